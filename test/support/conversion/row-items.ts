/** Rows about some items of a list: `in items whose type is image_url and role is first_frame or absent`. */
import type { FieldRow, Json } from "../../../src/registry.js";
import type { Leaf } from "./table-places.js";

const CONDITION = /(?:^|; )in items whose ([^;]+)/;

/** A row, and the tests that items have to pass. */
interface ItemRow {
  readonly tests: string | undefined;
  readonly row: FieldRow;
}

/** The rows of tables, taken apart once. */
const known = new WeakMap<readonly FieldRow[], readonly ItemRow[]>();

/** The rows that are about the item around a place, without the condition that it meets. */
export function rowsInItem(path: string, given: readonly Leaf[], rows: readonly FieldRow[]): readonly FieldRow[] {
  const parted = known.get(rows) ?? rows.map(itemRow);
  known.set(rows, parted);
  if (parted.every(({ tests }) => tests === undefined)) return rows;
  const item = given.find((leaf) => leaf.path === path.slice(0, path.lastIndexOf("]") + 1))?.value;
  return parted.filter(({ tests }) => tests === undefined || isMet(tests, item)).map(({ row }) => row);
}

function itemRow(row: FieldRow): ItemRow {
  const { when = "", ...others } = row;
  const [, tests] = CONDITION.exec(when) ?? [];
  if (tests === undefined) return { tests, row };
  const conditions = when.replace(CONDITION, "").replace(/^; /, "");
  return { tests, row: conditions === "" ? others : { ...others, when: conditions } };
}

function isMet(tests: string, item: Json | undefined): boolean {
  const members = typeof item === "object" && item !== null && !Array.isArray(item) ? item : {};
  return tests.split(" and ").every((test) => {
    const [member = "", words = ""] = test.split(" is ");
    const value = members[member] ?? "absent";
    return typeof value === "string" && words.split(" or ").includes(value);
  });
}
