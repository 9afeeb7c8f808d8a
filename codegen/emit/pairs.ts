/** Field-mapping tables, for people and for `explain`. */
import type { FieldRow } from "../../src/conversion/pair.js";
import { code, list, Name } from "../print/code.js";
import { constant } from "../print/declarations.js";
import type { Module } from "../print/module.js";
import { listOfRows, type Row } from "../print/rows.js";
import type { PairTable } from "../tables/pairs.js";
import { types } from "./runtime.js";
import { camel, pascal, piecesOf, quote } from "./text.js";

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
    value: [
      "{",
      `  from: ${quote(from)},`,
      `  to: ${quote(to)},`,
      listOfRows("fields", fields.map(rowOf), "  "),
      listOfRows("dropped", dropped.map(rowOf), "  "),
      listOfRows("answer", answer.map(rowOf), "  "),
      listOfRows("stream", stream.map(rowOf), "  "),
      "}",
    ].join("\n"),
  });
  const specs = mappings.map(({ file }) => file.name);
  return { path: pathOf(table), specs, declarations: [pair], isLaidOut: true };
}

function nameOf(table: PairTable): Name {
  return new Name(`${camel(table.from)}To${pascal(table.to)}`, pathOf(table).replace(/\.ts$/, ".js"));
}

function pathOf({ from, to }: PairTable): string {
  return `pairs/${from}-to-${to}.ts`;
}

const MEMBERS = ["concept", "from", "to", "by", "when", "dropped"] as const;

function rowOf(row: FieldRow): Row {
  return MEMBERS.flatMap((name) => (row[name] === undefined ? [] : [[name, piecesOf(row[name])] as const]));
}
