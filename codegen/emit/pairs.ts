/** Field-mapping tables, for people and for `explain`. */
import type { FieldRow } from "../../src/conversion/dialect.js";
import { code, list, Name, object } from "../print/code.js";
import { constant } from "../print/declarations.js";
import type { Module } from "../print/module.js";
import type { PairTable } from "../tables/pairs.js";
import { types } from "./runtime.js";
import { camel, pascal, quote, quoteLong } from "./text.js";

/** A module for each pair, and one that lists them. */
export function emitPairs(tables: readonly PairTable[]): Module[] {
  const pairs = constant({
    name: "pairs",
    isExported: true,
    docs: "What a request of one dialect becomes for a model behind another.",
    type: code`readonly ${types.Pair}[]`,
    value: list(tables.map(nameOf)),
  });
  const specs = tables.flatMap(({ mappings }) => mappings.map(({ file }) => file.name));
  return [
    ...tables.map(emitPair),
    { path: "pairs/index.ts", specs: [...new Set(specs)].sort(), declarations: [pairs] },
  ];
}

function emitPair(table: PairTable): Module {
  const { from, to, fields, dropped, mappings } = table;
  const pair = constant({
    name: nameOf(table),
    isExported: true,
    docs: `A request of the ${from} dialect for a model behind ${to}.`,
    type: types.Pair,
    value: object([
      code`from: ${quote(from)}`,
      code`to: ${quote(to)}`,
      code`fields: ${list(fields.map(printRow))}`,
      code`dropped: ${list(dropped.map(printRow))}`,
    ]),
  });
  return { path: pathOf(table), specs: mappings.map(({ file }) => file.name), declarations: [pair] };
}

function nameOf(table: PairTable): Name {
  return new Name(`${camel(table.from)}To${pascal(table.to)}`, pathOf(table).replace(/\.ts$/, ".js"));
}

function pathOf({ from, to }: PairTable): string {
  return `pairs/${from}-to-${to}.ts`;
}

function printRow(row: FieldRow): string {
  const members = (["concept", "from", "to", "by", "when", "dropped"] as const).flatMap((key) =>
    row[key] === undefined ? [] : [`${key}: ${quoteLong(row[key])}`],
  );
  return `{ ${members.join(", ")} }`;
}
