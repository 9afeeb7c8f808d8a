/** Counts calls without a valid key by where they come from. Whoever has a valid one is never counted. */
import { isIPv6 } from "node:net";
import { LeakyBuckets } from "./leaky-buckets.js";

/** The addresses that are remembered. */
const MOST_ADDRESSES = 10_000;
/** Above the limit so many guesses are looked up, for one of them may be a key that was never used here. */
const LOOK_UPS_A_SECOND = 5;
/** A household or a machine has as many addresses as this leaves open. */
const IPV6_GROUPS = 4;

export class FailedAuthentications {
  readonly #failures: LeakyBuckets;
  readonly #lookUps: LeakyBuckets;
  /** Guesses that are being looked up, by where they come from. */
  readonly #underWay = new Map<string, number>();

  constructor(perMinute: number, now: () => number = () => performance.now(), mostAddresses = MOST_ADDRESSES) {
    this.#failures = new LeakyBuckets({ holds: perMinute, leaksWithinMs: 60_000 }, now, mostAddresses);
    this.#lookUps = new LeakyBuckets({ holds: LOOK_UPS_A_SECOND, leaksWithinMs: 1_000 }, now, mostAddresses);
  }

  /** Counts one more, or tells after how many seconds another may come. */
  count(address: string | undefined): number | undefined {
    const waitMs = this.#failures.pour(networkOf(address ?? ""));
    return waitMs === undefined ? undefined : Math.ceil(waitMs / 1000);
  }

  /** To be called before a guess is looked up, with what to call afterwards; nothing when it must not be looked up now. */
  beginGuess(address: string | undefined): (() => void) | undefined {
    const name = networkOf(address ?? "");
    const underWay = this.#underWay.get(name) ?? 0;
    // Those under way may all be sound, as after a restart: they count where one has failed lately.
    const isSuspect = !this.#failures.isEmpty(name) && !this.#failures.hasRoom(name, underWay + 1);
    if (isSuspect && this.#lookUps.pour(name) !== undefined) return undefined;
    this.#underWay.set(name, underWay + 1);
    return () => this.#endGuess(name);
  }

  #endGuess(name: string): void {
    const left = (this.#underWay.get(name) ?? 1) - 1;
    if (left === 0) this.#underWay.delete(name);
    else this.#underWay.set(name, left);
  }
}

/** An address of IPv4, however it is written, or the network of one of IPv6. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!isIPv6(plain)) return plain;
  const [before = "", after] = plain.split("::", 2);
  const head = before === "" ? [] : before.split(":");
  const tail = after === undefined || after === "" ? [] : after.split(":");
  const zeros = after === undefined ? [] : Array.from({ length: 8 - head.length - tail.length }, () => "0");
  const groups = [...head, ...zeros, ...tail].slice(0, IPV6_GROUPS);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
