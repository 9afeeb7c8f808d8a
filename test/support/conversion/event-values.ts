/** The values that events have at the places of a row of streams. */
import type { Match } from "../../../codegen/load/sources/mapping-lines.js";
import type { Level, StreamPlace } from "../../../codegen/tables/stream-places.js";
import type { TableRow } from "../../../codegen/tables/table-row.js";
import { lookUp } from "../../../src/conversion/body-paths.js";
import type { Json, Wire } from "../../../src/registry.js";
import { isEmpty } from "./row-conditions.js";

/** Values that are there, of all places of the row. */
export function valuesOf({ ways = [] }: TableRow, event: Wire): Json[] {
  return ways.flatMap((way) => valuesAt(way, event)).filter((value): value is Json => !isEmpty(value));
}

function valuesAt({ levels, member }: StreamPlace, event: Wire): (Json | undefined)[] {
  const objects = levels.reduce<Json[]>((outer, level) => outer.flatMap((one) => objectsAt(level, one)), [event]);
  return objects.map((object) => (member === "." ? object : at(object, member)));
}

function objectsAt({ path, isList, match }: Level, outer: Json): Json[] {
  const inner = path === "" ? outer : at(outer, path);
  const all = isList ? (Array.isArray(inner) ? inner : []) : inner === undefined ? [] : [inner];
  return all.filter((one) => matches(one, match));
}

function matches(object: Json, match: Match): boolean {
  return Object.entries(match).every(([path, wanted]) => {
    const value = path === "." ? object : at(object, path);
    if (wanted === "present") return value !== undefined && value !== null;
    const given = value === undefined || value === null ? "absent" : String(value);
    return [wanted].flat().some((one) => String(one) === given);
  });
}

function at(object: Json, path: string): Json | undefined {
  const value = typeof object === "object" && object !== null ? lookUp(object, path) : undefined;
  return value === null ? undefined : value;
}
