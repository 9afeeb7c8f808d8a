/**
 * Resolves the names of upstreams as the system does. One lookup serves all connections to a name that are opened
 * meanwhile: the system has two threads for lookups in all, and holds one for many seconds where the servers of a name
 * do not answer. So one vendor takes one thread, however many calls it gets, and its calls reach the next route. Where
 * all threads are held, or name servers are away, a name keeps the addresses that it had last.
 */
import { lookup as systemLookup, type LookupAddress } from "node:dns";
import { withinTime } from "../errors/race.js";
import type { LookupAll, Resolved } from "./lookup-all.js";

/** Name servers that work answer sooner. */
const MOST_WAIT_MS = 1_000;
/** More names than a catalog has hosts. */
const MOST_NAMES = 1_000;
/** No server answered. */
const NOT_ANSWERED = "EAI_AGAIN";
/** The name does not exist: nothing is kept of it. */
const UNKNOWN = "ENOTFOUND";

interface UnderWay {
  readonly result: Promise<Resolved>;
  readonly begunAt: number;
}

export function openSharedLookup(system: LookupAll = systemLookup, mostWaitMs = MOST_WAIT_MS): LookupAll {
  const underWay = new Map<string, UnderWay>();
  const last = new Map<string, LookupAddress[]>();

  function begin(key: string, hostname: string, options: Parameters<LookupAll>[1]): UnderWay {
    const result = resolved(system, hostname, options).finally(() => underWay.delete(key));
    const begun = { result: result.then((found) => orLast(key, found)), begunAt: performance.now() };
    underWay.set(key, begun);
    return begun;
  }

  function orLast(key: string, found: Resolved): Resolved {
    if (found.error === null) keep(key, found.addresses);
    const addresses = last.get(key);
    if (found.error?.code === UNKNOWN) last.delete(key);
    return addresses !== undefined && found.error?.code === NOT_ANSWERED ? { error: null, addresses } : found;
  }

  /** The names that were found last are at the end. */
  function keep(key: string, addresses: LookupAddress[]): void {
    last.delete(key);
    last.set(key, addresses);
    const [oldest] = last.size > MOST_NAMES ? last.keys() : [];
    if (oldest !== undefined) last.delete(oldest);
  }

  /** Each connection waits until the lookup is late, and no longer where the addresses are known. */
  function inTime(key: string, { result, begunAt }: UnderWay): Promise<Resolved> {
    const addresses = last.get(key);
    if (addresses === undefined) return result;
    const left = Math.max(0, begunAt + mostWaitMs - performance.now());
    return withinTime(result, left, () => ({ error: null, addresses }));
  }

  return (hostname, options, callback) => {
    const key = JSON.stringify([hostname, options]);
    inTime(key, underWay.get(key) ?? begin(key, hostname, options)).then(
      ({ error, addresses }) => process.nextTick(callback, error, addresses),
      (error: unknown) => process.nextTick(callback, error, []),
    );
  };
}

function resolved(system: LookupAll, hostname: string, options: Parameters<LookupAll>[1]): Promise<Resolved> {
  return new Promise((resolve) =>
    system(hostname, options, (error, addresses) => resolve({ error, addresses: error === null ? addresses : [] })),
  );
}
