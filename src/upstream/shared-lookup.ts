/**
 * Resolves the names of upstreams as the system does. One lookup serves all connections to a name that are opened
 * meanwhile: the system has two threads for lookups in all, and holds one for many seconds where the servers of a name
 * do not answer. So one vendor takes one thread, however many calls it gets, and its calls reach the next route.
 */
import { lookup as systemLookup } from "node:dns";
import type { LookupAll, Resolved } from "./lookup-all.js";

export function openSharedLookup(system: LookupAll = systemLookup): LookupAll {
  const underWay = new Map<string, Promise<Resolved>>();

  return (hostname, options, callback) => {
    const key = JSON.stringify([hostname, options]);
    let shared = underWay.get(key);
    if (shared === undefined) {
      shared = resolved(system, hostname, options).finally(() => underWay.delete(key));
      underWay.set(key, shared);
    }
    shared.then(
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
