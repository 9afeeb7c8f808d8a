import { JOINER } from "../stores/names.js";
import type { Output } from "./io.js";

/** Writes a value as one line of JSON, big integers digit for digit. */
export function printJson(output: Output, value: unknown): void {
  output.write(`${toJson(value) ?? "null"}\n`);
}

/** JSON in which a big integer is a number. Returns nothing for values that JSON cannot hold. */
export function toJson(value: unknown): string | undefined {
  if (typeof value === "bigint") return value.toString();
  if (Array.isArray(value)) return `[${value.map((item) => toJson(item) ?? "null").join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).flatMap(([key, member]) => {
    const written = toJson(member);
    return written === undefined ? [] : [`${JSON.stringify(key)}:${written}`];
  });
  return `{${members.join(",")}}`;
}

/** Clients and upstreams choose some texts, and none of them may steer the terminal or begin a line. */
const UNSAFE = new RegExp(`(?!${JOINER})[\\p{C}\\p{Zl}\\p{Zp}]`, "gu");

/** A text on one line. Characters that a terminal would obey or hide are written as `\u{1b}`. */
export function printable(text: string): string {
  return text.replace(UNSAFE, escaped);
}

/** What steers a terminal in a text of many lines: all of the C0 and C1 sets but tabs and line feeds. */
const STEERING = /[\0-\x08\x0b-\x1f\x7f-\x9f]/g;
/** The first half of the end of a line, which may be where a piece of a text ends. */
const HALF_END = /\r(?=\n|$)/g;

/** A text for a terminal that keeps its lines. Models repeat what documents and pages have them say. */
export function withoutSteering(text: string): string {
  return text.replace(HALF_END, "").replace(STEERING, escaped);
}

function escaped(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16) ?? ""}}`;
}

/** Rows in columns as wide as their widest cell. */
export function table(texts: readonly (readonly string[])[]): string {
  const rows = texts.map((row) => row.map(printable));
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** The longest line of text for people. A word that is longer has a line of its own. */
const LONGEST_LINE = 120;

/** A name, and what is to be known about it: each a label and a text. */
export type Block = readonly [name: string, details: readonly (readonly [label: string, text: string])[]];

/** Names, each with its details below it. Details without a text are left out; long texts go on below themselves. */
export function blocks(items: readonly Block[]): string {
  const labels = items.flatMap(([, details]) => details.map(([label]) => label.length));
  const indent = 2 + Math.max(0, ...labels) + 2;
  const described = items.flatMap(([name, details]) => [
    name,
    ...details.flatMap(([label, text]) => {
      const [first, ...more] = wrapped(text, LONGEST_LINE - indent);
      return first === undefined
        ? []
        : [`  ${label}`.padEnd(indent) + first, ...more.map((line) => " ".repeat(indent) + line)];
    }),
  ]);
  return described.join("\n");
}

/** A text in lines that are no longer than this, broken between words. */
export function wrapped(text: string, width = LONGEST_LINE): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ").filter((one) => one !== "")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`;
    if (lines.length > 0 && longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** `1 model`, or `2 models`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
