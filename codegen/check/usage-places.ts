/** Where the events of a document have counts of tokens. */
import { printed } from "../load/former-lines.js";
import { segmentsOf } from "../model/names.js";
import type { Pointer } from "../load/pointer.js";
import type { Mapping } from "../model/mapping.js";
import type { SchemaPlace } from "./schema-place.js";

/** Counts are not far inside of an event. */
const DEEPEST = 3;

/** The line with the nearest object that has counts of the mapping, for a path of usage that leads nowhere. */
export function usageHint(place: SchemaPlace | undefined, pointer: Pointer, { usage }: Mapping): string | undefined {
  if (place === undefined || pointer.at(-1) !== "usage") return undefined;
  const counts = new Set(usage.flatMap(({ at }) => at.map((path) => String(segmentsOf(path)[0]))));
  const path = pathTo([{ path: "", place }], counts, 0);
  return path === undefined ? undefined : `write ${printed({ usage: [path] })}`;
}

interface Found {
  readonly path: string;
  readonly place: SchemaPlace;
}

function pathTo(level: readonly Found[], counts: ReadonlySet<string>, depth: number): string | undefined {
  const inside = level.flatMap(({ path, place }) =>
    place.names.flatMap((name): Found[] => {
      const member = place.member(name);
      return member === undefined ? [] : [{ path: path === "" ? name : `${path}.${name}`, place: member }];
    }),
  );
  const found = inside.find(({ place }) => place.names.some((name) => counts.has(name)));
  if (found !== undefined || depth >= DEEPEST || inside.length === 0) return found?.path;
  return pathTo(inside, counts, depth + 1);
}
