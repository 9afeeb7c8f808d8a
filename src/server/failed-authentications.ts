/** Counts calls without a valid key by where they come from. Whoever has a valid one is never counted, nor kept waiting. */
import { isIPv6 } from "node:net";

const MINUTE_MS = 60_000;
/** The addresses that are remembered; of more, the one that was seen least lately is forgotten. */
const MOST_ADDRESSES = 10_000;
/** A household or a machine has as many addresses as this leaves open. */
const IPV6_GROUPS = 4;

interface Bucket {
  readonly level: number;
  readonly at: number;
}

export class FailedAuthentications {
  readonly #buckets = new Map<string, Bucket>();

  constructor(
    private readonly perMinute: number,
    private readonly now: () => number = () => performance.now(),
    private readonly mostAddresses = MOST_ADDRESSES,
  ) {}

  /** Counts one more, or tells after how many seconds another may come. */
  count(address: string | undefined): number | undefined {
    const name = networkOf(address ?? "");
    const at = this.now();
    const { level, at: since } = this.#buckets.get(name) ?? { level: 0, at };
    const left = Math.max(0, level - ((at - since) * this.perMinute) / MINUTE_MS);
    const isFull = left + 1 > this.perMinute;
    this.#remember(name, { level: isFull ? left : left + 1, at });
    return isFull ? Math.ceil(((left + 1 - this.perMinute) * MINUTE_MS) / this.perMinute / 1000) : undefined;
  }

  #remember(name: string, bucket: Bucket): void {
    this.#buckets.delete(name);
    const oldest = this.#buckets.size >= this.mostAddresses ? this.#buckets.keys().next().value : undefined;
    if (oldest !== undefined) this.#buckets.delete(oldest);
    this.#buckets.set(name, bucket);
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
