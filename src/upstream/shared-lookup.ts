/**
 * Resolves the names of upstreams as the system does. One lookup serves all connections to a name that are opened
 * meanwhile: the system has two threads for lookups in all, and holds one for many seconds where the servers of a name
 * do not answer. So one vendor takes one thread, however many calls it gets, and its calls reach the next route.
 */
import { type LookupAddress, lookup as systemLookup } from "node:dns";
import type { LookupFunction } from "node:net";
import type { LookupAll } from "./client-lookup.js";

interface Resolved {
  readonly error: NodeJS.ErrnoException | null;
  readonly addresses: LookupAddress[];
}

export function openSharedLookup(system: LookupAll = systemLookup): LookupFunction {
  const underWay = new Map<string, Promise<Resolved>>();

  return (hostname, { all, ...options }, callback) => {
    const key = JSON.stringify([hostname, options]);
    const shared =
      underWay.get(key) ??
      new Promise<Resolved>((resolve) =>
        system(hostname, { ...options, all: true }, (error, addresses) => {
          underWay.delete(key);
          resolve({ error, addresses });
        }),
      );
    underWay.set(key, shared);
    shared.then(
      ({ error, addresses }) => {
        const [first] = addresses ?? [];
        if (all === true || first === undefined) process.nextTick(callback, error, addresses);
        else process.nextTick(callback, null, first.address, first.family);
      },
      (error: unknown) => {
        underWay.delete(key);
        process.nextTick(callback, error, []);
      },
    );
  };
}
