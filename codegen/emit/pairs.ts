/** Field-mapping tables, for people and for `explain`. */
import type { Mapping } from "../join/mapping.js";
import { joinPair } from "../join/pair.js";
import { code, list } from "../print/code.js";
import { constant } from "../print/declarations.js";
import type { Module } from "../print/module.js";
import type { FieldRow } from "../../src/conversion/dialect.js";
import { types } from "./runtime.js";
import { quoteLong } from "./text.js";

export function emitPair(from: Mapping, to: Mapping): Module[] {
  const rows = joinPair(from, to);
  const specs = [from.file.name, to.file.name];
  const name = `${from.dialect}-to-${to.dialect}`;
  const type = code`readonly ${types.FieldRow}[]`;
  const carried = rows.filter(({ dropped }) => dropped === undefined).map(printRow);
  const dropped = rows.filter((row) => row.dropped !== undefined).map(printRow);
  const declarations = [
    constant({ name: "fields", isExported: true, type, value: list(carried) }),
    constant({ name: "dropped", isExported: true, type, value: list(dropped) }),
  ];
  return [
    { path: `pairs/${name}.ts`, specs, declarations },
    { path: `docs/${name}.md`, specs, lines: document(from, to, rows) },
  ];
}

function printRow(row: FieldRow): string {
  const members = (["concept", "from", "to", "by", "dropped"] as const).flatMap((key) =>
    row[key] === undefined ? [] : [`${key}: ${quoteLong(row[key])}`],
  );
  return `{ ${members.join(", ")} }`;
}

function document(from: Mapping, to: Mapping, rows: readonly FieldRow[]): string[] {
  const cell = (text: string | undefined): string => (text ?? "").replace(/\|/g, "\\|");
  const code = (text: string | undefined): string => (text === undefined ? "" : `\`${cell(text)}\``);
  const kept = rows
    .filter(({ dropped }) => dropped === undefined)
    .map((row) => `| ${cell(row.concept)} | ${code(row.from)} | ${code(row.to)} | ${cell(row.by)} |`);
  const lost = rows
    .filter(({ dropped }) => dropped !== undefined)
    .map((row) => `| ${code(row.from)} | ${cell(row.dropped)} |`);
  return [
    `# A ${from.dialect} request for a model behind ${to.dialect}`,
    "",
    "## Carried",
    "",
    "| concept | from | to | how |",
    "|---|---|---|---|",
    ...kept,
    "",
    "## Dropped and reported in `x-dropped-params`",
    "",
    "| field | because |",
    "|---|---|",
    ...lost,
  ];
}
