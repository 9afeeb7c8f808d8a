/** Field-mapping tables, for people and for `explain`. */
import type { FieldRow } from "../../src/conversion/pair.js";
import { code, list, Name, object, type Code } from "../print/code.js";
import { constant } from "../print/declarations.js";
import type { Module } from "../print/module.js";
import type { PairTable } from "../tables/pairs.js";
import { types } from "./runtime.js";
import { camel, pascal } from "../model/names.js";
import { literal, quote } from "./text.js";

/** A module for each pair, and one that lists them. */
export function emitPairs(tables: readonly PairTable[]): Module[] {
  const pairs = constant({
    name: "pairs",
    isExported: true,
    docs: "What a request of one dialect becomes for a model behind another, and what its answer becomes.",
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
  const { from, to, fields, dropped, answer, stream, mappings } = table;
  const pair = constant({
    name: nameOf(table),
    isExported: true,
    docs: `A request of the ${from} dialect for a model behind ${to}, and its answer.`,
    type: types.Pair,
    value: object([
      `from: ${quote(from)}`,
      `to: ${quote(to)}`,
      rowsOf("fields", fields),
      rowsOf("dropped", dropped),
      rowsOf("answer", answer),
      rowsOf("stream", stream),
    ]),
  });
  const specs = mappings.map(({ file }) => file.name);
  return { path: pathOf(table), specs, declarations: [pair] };
}

function nameOf(table: PairTable): Name {
  return new Name(`${camel(table.from)}To${pascal(table.to)}`, pathOf(table).replace(/\.ts$/, ".js"));
}

function pathOf({ from, to }: PairTable): string {
  return `pairs/${from}-to-${to}.ts`;
}

const MEMBERS = ["concept", "from", "to", "by", "when", "dropped"] as const;

function rowsOf(name: string, rows: readonly FieldRow[]): Code {
  return code`${name}: ${list(rows.map((row) => literal(Object.fromEntries(membersOf(row)))))}`;
}

function membersOf(row: FieldRow): [name: string, value: string][] {
  return MEMBERS.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]]]));
}
