/** One row for a concept that several forms have at one place. */
import { onlyWhen, type Condition } from "./condition.js";
import type { ReadPlace } from "./read-places.js";
import type { TableRow } from "./table-row.js";

export interface PlacedRow {
  readonly place: ReadPlace;
  readonly row: TableRow;
}

/** Rows of one concept and one place as one. */
export function mergeForms(rows: readonly PlacedRow[]): TableRow[] {
  const groups = new Map<string, PlacedRow[]>();
  for (const one of rows) {
    const key = `${one.row.concept} ${one.row.from}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map(
    (group) =>
      (group.length === 1
        ? group.map(({ row }) => row)
        : [{ ...merged(group), cases: group.map(({ row }) => row) }]
      ).flat()[0] as TableRow,
  );
}

/** Where some forms are not carried, the row says which. */
function merged(group: readonly PlacedRow[]): TableRow {
  const carried = group.filter(({ row }) => row.to !== undefined);
  const [first] = carried.length > 0 ? carried : group;
  const others = group.filter((one) => !carried.includes(one));
  if (first === undefined || carried.length === 0) return ofOthers(group);
  const by = [
    ...listOf(carried, "by", ", "),
    ...listOf(
      others.filter(({ row }) => row.dropped === undefined),
      "by",
      ", ",
    ),
  ];
  const dropped = others.filter(({ row }) => row.dropped !== undefined).map(({ place }) => place.form?.name ?? "");
  const when: Condition[] = [
    ...(dropped.length === 0 ? [] : [{ is: "not as", forms: dropped } as const]),
    ...carried.flatMap(({ row }) => row.conditions ?? []),
  ];
  const { concept, from, at, toAt } = first.row;
  return {
    concept,
    from,
    at,
    toAt,
    to: listOf(carried, "to", " or ").join(" or "),
    ...(by.length > 0 && { by: [...new Set(by)].join(", ") }),
    ...onlyWhen(when),
  };
}

function ofOthers(group: readonly PlacedRow[]): TableRow {
  const dropped = group.find(({ row }) => row.dropped !== undefined);
  const kept = group.find(({ row }) => row.dropped === undefined);
  const [first] = group;
  const row = (dropped ?? kept ?? first)?.row ?? { concept: "", from: "" };
  const form = dropped?.place.form?.name;
  return dropped === undefined || kept === undefined || form === undefined
    ? row
    : { ...row, ...onlyWhen([{ is: "form", form }]) };
}

function listOf(group: readonly PlacedRow[], member: "to" | "by", between: string): string[] {
  return [...new Set(group.flatMap(({ row }) => row[member]?.split(between) ?? []))];
}
