/**
 * Lists of rows, laid out as prettier would: most of what is generated are tables of rows, and a formatter that
 * first understands a program takes a hundred times as long.
 */
import { WIDTH } from "./wrap.js";

/** The text of each member, in the pieces in which it is written: a long one is a sum of strings. */
export type Row = readonly (readonly [name: string, pieces: readonly string[]])[];

const INDENT = "  ";

/** `name: [ … ],` with a line for each row that fits, as a member of an object with this indent. */
export function listOfRows(name: string, rows: readonly Row[], indent: string): string {
  const [first, ...others] = rows;
  if (first === undefined) return `${indent}${name}: [],`;
  const line = `${indent}${name}: [${inOneLine(first)}],`;
  if (others.length === 0 && fits(line)) return line;
  return [`${indent}${name}: [`, ...rows.flatMap((row) => rowLines(row, indent + INDENT)), `${indent}],`].join("\n");
}

function inOneLine(row: Row): string {
  return `{ ${row.map(([name, pieces]) => `${name}: ${sum(pieces)}`).join(", ")} }`;
}

function rowLines(row: Row, indent: string): string[] {
  const line = `${indent}${inOneLine(row)},`;
  if (fits(line)) return [line];
  const members = row.flatMap(([name, pieces]) => memberLines(name, pieces, indent + INDENT));
  return [`${indent}{`, ...members, `${indent}},`];
}

function memberLines(name: string, pieces: readonly string[], indent: string): string[] {
  const line = `${indent}${name}: ${sum(pieces)},`;
  if (fits(line) || (pieces.length === 1 && isShort(name))) return [line];
  const below = `${indent}${INDENT}${sum(pieces)},`;
  if (fits(below)) return [`${indent}${name}:`, below];
  const last = pieces.length - 1;
  return [
    `${indent}${name}:`,
    ...pieces.map((piece, index) => `${indent}${INDENT}${quoted(piece)}${index === last ? "," : " +"}`),
  ];
}

/** Below such a name, a string would have hardly more room than beside it. */
function isShort(name: string): boolean {
  return name.length < INDENT.length + 3;
}

function fits(line: string): boolean {
  return line.length <= WIDTH;
}

function sum(pieces: readonly string[]): string {
  return pieces.map(quoted).join(" + ");
}

/** In single quotes where that saves escapes. */
function quoted(text: string): string {
  const double = JSON.stringify(text)
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");
  const isShorter = text.split('"').length > text.split("'").length;
  if (!isShorter) return double;
  const inside = double.slice(1, -1).replace(/\\(.)|'/g, (found, escaped) => {
    if (found === "'") return "\\'";
    return escaped === '"' ? '"' : found;
  });
  return `'${inside}'`;
}
