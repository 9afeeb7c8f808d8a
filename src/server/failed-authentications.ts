/** Counts calls without a valid key by their network. Callers with a valid key are never counted. */
import { isIPv6 } from "node:net";
import { LeakyBuckets } from "./leaky-buckets.js";

/** How many networks are remembered. */
const MOST_ADDRESSES = 10_000;
/** How many guesses are looked up above the limit: one of them may be a key that this process has not seen. */
const LOOK_UPS_A_SECOND = 5;
/** The groups of an IPv6 address that identify a household or a machine. */
const IPV6_GROUPS = 4;

export class FailedAuthentications {
  readonly #failures: LeakyBuckets;
  readonly #lookUps: LeakyBuckets;
  /** Guesses that are being looked up, by network. */
  readonly #underWay = new Map<string, number>();

  constructor(perMinute: number, now: () => number = () => performance.now(), mostAddresses = MOST_ADDRESSES) {
    this.#failures = new LeakyBuckets({ holds: perMinute, leaksWithinMs: 60_000 }, now, mostAddresses);
    this.#lookUps = new LeakyBuckets({ holds: LOOK_UPS_A_SECOND, leaksWithinMs: 1_000 }, now, mostAddresses);
  }

  /** Counts one, or returns after how many seconds another is allowed. */
  count(address: string | undefined): number | undefined {
    const waitMs = this.#failures.pour(networkOf(address ?? ""));
    return waitMs === undefined ? undefined : Math.ceil(waitMs / 1000);
  }

  /** Call it before a guess is looked up, and its result afterwards. Nothing when it must not be looked up now. */
  beginGuess(address: string | undefined): (() => void) | undefined {
    const name = networkOf(address ?? "");
    const underWay = this.#underWay.get(name) ?? 0;
    // After a restart all those under way may be valid: they count only where one has failed lately.
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

/** The IPv4 address in any notation, or the network of an IPv6 address. */
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
