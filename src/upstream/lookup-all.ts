/** Functions that resolve a name to all of its addresses. */
import type { LookupAddress, LookupOptions } from "node:dns";
import type { LookupFunction } from "node:net";

export type LookupAll = (
  hostname: string,
  options: LookupOptions & { readonly all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export interface Resolved {
  readonly error: NodeJS.ErrnoException | null;
  readonly addresses: LookupAddress[];
}

/** The same for connections, some of which want the first address alone. */
export function forConnections(lookup: LookupAll): LookupFunction {
  return (hostname, { all, ...options }, callback) =>
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses;
      if (error !== null || all === true || first === undefined) callback(error, addresses);
      else callback(null, first.address, first.family);
    });
}
