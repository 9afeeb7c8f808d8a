/** Members that were written and that no row of a table accounts for. */
import type { Wire } from "../../../src/registry.js";
import { targetsOf } from "./arrivals.js";
import type { Disagreement, Table } from "./table.js";
import { bare, isWithin, placesIn } from "./table-places.js";

/** Every member that was written is one that a row or the writer itself accounts for. */
export function additions(sent: Wire, table: Table): Disagreement[] {
  const { exact, whole } = writtenPlaces(table);
  return placesIn(sent).flatMap(({ path, value }) => {
    const place = withoutItems(bare(path));
    if (typeof value === "object" && value !== null) return [];
    const isKnown = exact.has(place) || whole.some((target) => isWithin(place, target));
    return isKnown ? [] : [{ place, path, why: "written without a row" }];
  });
}

interface WrittenPlaces {
  readonly exact: ReadonlySet<string>;
  /** Anything may be in them. */
  readonly whole: readonly string[];
}

const writtenByTable = new WeakMap<Table, WrittenPlaces>();

function writtenPlaces(table: Table): WrittenPlaces {
  const places = writtenByTable.get(table) ?? collectWritten(table);
  writtenByTable.set(table, places);
  return places;
}

function collectWritten({ rows, constants }: Table): WrittenPlaces {
  const changed = new Set(rows.flatMap(({ to = "", by }) => (by === undefined ? [] : targetsOf(to).map(bare))));
  const all = [...new Set([...rows.flatMap(({ to = "" }) => targetsOf(to)), ...constants].map(bare))];
  const isWhole = (target: string): boolean => !all.some((other) => other !== target && isWithin(other, target));
  return {
    exact: new Set(all.map(withoutItems)),
    whole: all.filter((target) => target !== "" && (changed.has(target) || isWhole(target))),
  };
}

function withoutItems(place: string): string {
  return place.replace(/(?:\[\])+$/, "");
}
