/** What is wrong with the YAML of a file: one fault, because the first one has others as its consequences. */
import type { Document, ErrorCode, LineCounter, YAMLError } from "yaml";
import { meantPath } from "./malformed-selectors.js";
import type { Problem } from "./problem.js";

const CLOSE = "end a text in quotes with the same quote, [ with ], and { with }";
const ONE_KEY =
  "write one key: value in a line; quote a value with a colon and a space, and give a key with members no value";

const DASHES = "write the keys of a map without dashes, and each item of a list with one";

const hints: Readonly<Partial<Record<ErrorCode, string>>> = {
  BAD_SCALAR_START: "quote the value",
  BLOCK_AS_IMPLICIT_KEY: ONE_KEY,
  BLOCK_IN_FLOW: "inside { … } quote text with a colon and a space, and write a map in braces",
  MISSING_CHAR: CLOSE,
  MULTILINE_IMPLICIT_KEY: ONE_KEY,
  MULTIPLE_DOCS: "leave --- out: a file is one document",
  TAB_AS_INDENT: "indent it with spaces",
  UNEXPECTED_TOKEN: "quote a value that holds brackets, braces or quotes",
};

/** What a decoder writes for bytes that are no text. */
const NO_TEXT = "\ufffd";

/** Keys that are there twice and tags are found as nodes of the document. */
export function yamlFault({ errors, warnings }: Document, lines: LineCounter, text: string): Omit<Problem, "file">[] {
  const noText = text.indexOf(NO_TEXT);
  if (noText >= 0) {
    const { line, col: column } = lines.linePos(noText);
    return [
      { line, column, message: "the file is not UTF-8 here", hint: "save it in UTF-8, and write the sign again" },
    ];
  }
  const known = warnings.filter(({ code }) => code !== "TAG_RESOLVE_FAILED");
  const [first] = [...errors, ...known].sort((left, right) => left.pos[0] - right.pos[0]);
  if (first === undefined) return [];
  const { line: found, col } = lines.linePos(first.pos[0]);
  const message = first.message.replace(/(?:;| at line \d+, column \d+)[^]*$/, "");
  const all = text.split("\n");
  // The parser may name an empty line before the line that it means.
  const isBefore = first.code === "BAD_INDENT" && isEmpty(all[found - 1] ?? "");
  const line = isBefore ? found + 1 + all.slice(found).findIndex((one) => !isEmpty(one)) : found;
  const column = isBefore ? 1 : col;
  return [{ line, column, message, hint: hintOf(first, all, line, column) }];
}

/** What word processors write in place of plain spaces and quotes. */
const ODD_INDENT = /^ *[\u00a0\u2000-\u200b\u202f\u3000]/;
/** Behind a colon or a dash, where a space makes a key or an item of it. */
const ODD_SPACE = /^\s*(?:[\w.]+:|-)[\u00a0\u2000-\u200b\u202f\u3000]/;
/** Where a name or a value begins. Inside a text they are sound. */
const ODD_QUOTES = /(?:^|[:[{,-])\s*[\u201c-\u201f\u00ab\u00bb]/;

function oddSign(line = ""): string | undefined {
  if (ODD_INDENT.test(line)) return "indent it with plain spaces: this line begins with a sign that looks like one";
  if (ODD_SPACE.test(line)) return "write a plain space there: this line has a sign that looks like one";
  return ODD_QUOTES.test(line) ? 'write plain quotes, "…", in place of typographic ones' : undefined;
}

function hintOf({ code, message }: YAMLError, lines: readonly string[], line: number, column: number) {
  const odd = oddSign(lines[line - 1]);
  if (odd !== undefined) return odd;
  if (code === "BAD_INDENT") return dashHint(lines[line - 1]) ?? indentHint(lines, line);
  if (code === "BLOCK_AS_IMPLICIT_KEY" && message.includes("sequence")) return DASHES;
  if (code === "BLOCK_AS_IMPLICIT_KEY" && isOutdented(lines, line)) return indentHint(lines, line);
  return lineHint(code, lines[line - 1], column) ?? hints[code];
}

/** A key with a value that is not as far in as the lines before and behind it, which seem to belong to the value. */
function isOutdented(lines: readonly string[], line: number): boolean {
  const before = lines.slice(0, line - 1).findLast((text) => !isEmpty(text));
  const behind = lines.slice(line).find((text) => !isEmpty(text));
  return indentOf(before) === indentOf(behind) && indentOf(before) > indentOf(lines[line - 1]);
}

function isEmpty(text: string): boolean {
  return /^\s*(?:#.*)?$/.test(text);
}

function indentOf(text = ""): number {
  return text.search(/\S|$/);
}

/** How far the line before is indented, if this line is not as far. */
function indentHint(lines: readonly string[], line: number): string {
  const before = lines.slice(0, line - 1).findLastIndex((text) => !isEmpty(text));
  const [wanted, found] = [before, line - 1].map((index) => indentOf(lines[index]));
  if (wanted === found && isItem(lines[before]) && !isItem(lines[line - 1])) return DASHES;
  return before < 0 || wanted === found
    ? CLOSE
    : `indent it as the keys beside it: line ${before + 1} begins with ${wanted} spaces, this line with ${found}`;
}

/** The item with the space that lacks behind its dash. */
function dashHint(line = ""): string | undefined {
  const [, item] = /^\s*-([^\s-].*)$/.exec(line) ?? [];
  return item === undefined ? undefined : `write - ${item}`;
}

function isItem(line = ""): boolean {
  return /^\s*- /.test(line);
}

function lineHint(code: ErrorCode, line: string | undefined, column: number): string | undefined {
  return spaceHint(code, line) ?? quotesHint(code, line, column) ?? colonHint(code, line, column);
}

/** The path with the quotes that lack around its brackets, which begin a list here. */
function quotesHint(code: ErrorCode, line = "", column: number): string | undefined {
  const [, key, list] = /([\w.]+): ([^\s"'{}[\],]+)$/.exec(line.slice(0, column - 1)) ?? [];
  const [selected] = /^\[[^\]{}]*\][^\s,}]*/.exec(line.slice(column - 1)) ?? [];
  return code === "UNEXPECTED_TOKEN" && key !== undefined && list !== undefined && selected !== undefined
    ? `write ${key}: "${meantPath(list + selected)}"`
    : undefined;
}

/** The line with the space that lacks after its colon. */
function spaceHint(code: ErrorCode, line = ""): string | undefined {
  const [, key, value] = /^\s*([\w.]+):([^\s:/].*)$/.exec(line) ?? [];
  return code === "MULTILINE_IMPLICIT_KEY" && key !== undefined && value !== undefined
    ? `write ${key}: ${value}`
    : undefined;
}

/** The text with the quotes that lack around its colon, which makes it a map here. */
function colonHint(code: ErrorCode, line = "", column: number): string | undefined {
  const [, key] = /([\w.]+): $/.exec(line.slice(0, column - 1)) ?? [];
  const [, text] = /^([^"'{}[\],]+: [^"'{}[\],]*[^"'{}[\],\s])\s*(?:[,}]|$)/.exec(line.slice(column - 1)) ?? [];
  return code === "BLOCK_IN_FLOW" && key !== undefined && text !== undefined ? `write ${key}: "${text}"` : undefined;
}
