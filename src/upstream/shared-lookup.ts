/**
 * Resolves the names of upstreams as the system does. One lookup serves all connections to a name that are opened
 * meanwhile: the system has two threads for lookups in all, and holds one for many seconds where the servers of a name
 * do not answer. So one vendor takes one thread, however many calls it gets, and its calls reach the next route. Where
 * all threads are held, or name servers are away, a name keeps the addresses that it had last, for a time: another host
 * may have them by then, which must not get the keys of a provider.
 */
import { lookup as systemLookup, type LookupAddress } from "node:dns";
import { withinTime } from "../errors/race.js";
import type { LookupAll, Resolved } from "./lookup-all.js";

interface LookupTimes {
  /** A connection waits so long where the addresses are new. Name servers that work answer sooner. */
  readonly newMs: number;
  /** So long where they are old: the system asks again after five seconds, and a connection is opened within ten. */
  readonly oldMs: number;
}

const TIMES: LookupTimes = { newMs: 1_000, oldMs: 6_000 };
/** Hosts of vendors change their addresses within minutes. */
const NEW_MS = 600_000;
/** Where no server answers, old addresses are the only ones. Older ones are not used. */
const OLD_MS = 86_400_000;
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

/** The addresses that names had last. */
class LastAddresses {
  readonly #found = new Map<string, { readonly addresses: LookupAddress[]; readonly foundAt: number }>();

  constructor(private readonly now: () => number) {}

  /** Nothing where they are too old. */
  of(key: string): { readonly addresses: LookupAddress[]; readonly isNew: boolean } | undefined {
    const found = this.#found.get(key);
    const age = this.now() - (found?.foundAt ?? -Infinity);
    return found === undefined || age > OLD_MS ? undefined : { addresses: found.addresses, isNew: age <= NEW_MS };
  }

  /** The names that were found last are at the end. */
  keep(key: string, addresses: LookupAddress[]): void {
    this.#found.delete(key);
    this.#found.set(key, { addresses, foundAt: this.now() });
    const [oldest] = this.#found.size > MOST_NAMES ? this.#found.keys() : [];
    if (oldest !== undefined) this.#found.delete(oldest);
  }

  forget(key: string): void {
    this.#found.delete(key);
  }
}

export function openSharedLookup(
  system: LookupAll = systemLookup,
  { newMs, oldMs } = TIMES,
  now = () => performance.now(),
): LookupAll {
  const underWay = new Map<string, UnderWay>();
  const last = new LastAddresses(now);

  function begin(key: string, hostname: string, options: Parameters<LookupAll>[1]): UnderWay {
    const result = resolved(system, hostname, options).finally(() => underWay.delete(key));
    const begun = { result: result.then((found) => orLast(key, found)), begunAt: now() };
    underWay.set(key, begun);
    return begun;
  }

  function orLast(key: string, found: Resolved): Resolved {
    if (found.error === null) last.keep(key, found.addresses);
    if (found.error?.code === UNKNOWN) last.forget(key);
    if (found.error?.code !== NOT_ANSWERED) return found;
    const addresses = last.of(key)?.addresses;
    return addresses === undefined ? found : { error: null, addresses };
  }

  /** Each connection waits until the lookup is late, and no longer where the addresses are known. */
  function inTime(key: string, { result, begunAt }: UnderWay): Promise<Resolved> {
    const found = last.of(key);
    if (found === undefined) return result;
    const { addresses, isNew } = found;
    const end = begunAt + (isNew ? newMs : oldMs);
    return withinTime(result, Math.max(0, end - now()), () => ({ error: null, addresses }));
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
