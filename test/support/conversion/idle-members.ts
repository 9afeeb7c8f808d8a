/** Members of bodies that say nothing by themselves. */
import type { TableRow } from "../../../codegen/tables/table-row.js";
import type { Named } from "./row-conditions.js";
import { isWithin } from "./table-places.js";

/** An object of whose members none is carried: those that are there only describe others. */
export function holdsNothing(name: string, path: string, given: readonly Named[], rows: readonly TableRow[]): boolean {
  if (!rows.some(({ from }) => from !== name && isWithin(from, name))) return false;
  const inside = given.filter((leaf) => leaf.path !== path && isWithin(leaf.path, path));
  return !inside.some((leaf) =>
    rows.some(
      (row) => row.from === leaf.name && row.to !== undefined && !describesNothing(row, leaf.path, given, rows),
    ),
  );
}

/** A member that is read together with an earlier one, which is not there: the type of bytes without bytes. */
export function describesNothing(
  row: TableRow,
  path: string,
  given: readonly Named[],
  rows: readonly TableRow[],
): boolean {
  const first = row.by === undefined ? undefined : firstBeside(row, rows);
  if (first === undefined || first.from === row.from) return false;
  return !given.some(({ name, path: other }) => name === first.from && around(other) === around(path));
}

/** The rows that others are read together with: they are asked for with every value of every body. */
const firstByRow = new WeakMap<readonly TableRow[], Map<TableRow, TableRow | undefined>>();

/** The first of the members that are read together. */
function firstBeside(row: TableRow, rows: readonly TableRow[]): TableRow | undefined {
  const known = firstByRow.get(rows) ?? new Map<TableRow, TableRow | undefined>();
  firstByRow.set(rows, known);
  if (known.has(row)) return known.get(row);
  const isBeside = ({ concept, from, by, when, form }: TableRow): boolean =>
    concept === row.concept &&
    by === row.by &&
    when === row.when &&
    form === row.form &&
    around(from) === around(row.from);
  const first = rows.find(isBeside);
  known.set(row, first);
  return first;
}

/** The place of the object around a member. */
export function around(path: string): string {
  return path.replace(/\.?[^.]*$/, "");
}
