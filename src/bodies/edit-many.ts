/** Changes or removes several values in JSON text in one pass, and touches no other byte. */
import type { JsonEdit } from "../registry.js";
import { endOfString, endOfValue, keyAt, skipSpace } from "./scan-json.js";

export interface TextEdit {
  /** Items of a list have their indices as keys. */
  readonly path: readonly (string | number)[];
  /** JSON text. Without it the value is removed, with its comma. */
  readonly value?: string;
}

/** The edits at a value, or inside it. */
interface Branch {
  edit: TextEdit | undefined;
  readonly inside: Map<string, Branch>;
}

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly value: string;
}

/** A member of an object, with its key, or an item of a list. */
interface Entry {
  readonly key: string;
  readonly from: number;
  readonly start: number;
  readonly end: number;
}

/** An edit with its value as JSON text. */
export function asText({ path, value }: JsonEdit): TextEdit {
  return { path, ...(value !== undefined && { value: JSON.stringify(value) }) };
}

export function editJson(text: string, edits: readonly TextEdit[]): string {
  if (edits.length === 0) return text;
  const cuts: Cut[] = [];
  collect(text, skipSpace(text, 0), branchesOf(edits), cuts);
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end, value } of cuts.sort((one, other) => one.start - other.start)) {
    pieces.push(text.slice(from, start), value);
    from = end;
  }
  return pieces.join("") + text.slice(from);
}

function branchesOf(edits: readonly TextEdit[]): Branch {
  const root: Branch = { edit: undefined, inside: new Map() };
  for (const edit of edits) {
    let branch = root;
    for (const step of edit.path.map(String)) {
      const next = branch.inside.get(step) ?? { edit: undefined, inside: new Map() };
      branch.inside.set(step, next);
      branch = next;
    }
    branch.edit = edit;
  }
  return root;
}

function collect(text: string, open: number, { inside }: Branch, cuts: Cut[]): void {
  const entries = entriesOf(text, open);
  const isGone = ({ key }: Entry): boolean => isRemoval(inside.get(key));
  const lastKept = entries.findLastIndex((entry) => !isGone(entry));
  // Of members with the same name parsers take the last.
  const counted = new Map(entries.map((entry) => [entry.key, entry]));
  for (const [index, entry] of entries.entries()) {
    const branch = inside.get(entry.key);
    if (branch === undefined) continue;
    if (isGone(entry)) {
      if (index < lastKept) cuts.push({ start: entry.from, end: entries[index + 1]?.from ?? entry.end, value: "" });
    } else if (counted.get(entry.key) !== entry) continue;
    else if (branch.edit?.value !== undefined)
      cuts.push({ start: entry.start, end: entry.end, value: branch.edit.value });
    else collect(text, entry.start, branch, cuts);
  }
  const [first, last] = [entries[0], entries.at(-1)];
  if (first === undefined || last === undefined || lastKept === entries.length - 1) return;
  cuts.push({ start: entries[lastKept]?.end ?? first.from, end: last.end, value: "" });
}

function isRemoval(branch: Branch | undefined): boolean {
  return branch?.edit !== undefined && branch.edit.value === undefined;
}

function entriesOf(text: string, open: number): Entry[] {
  const isObject = text[open] === "{";
  if (!isObject && text[open] !== "[") return [];
  const entries: Entry[] = [];
  for (let at = skipSpace(text, open + 1); at < text.length && text[at] !== "}" && text[at] !== "]";) {
    const keyEnd = isObject ? endOfString(text, at) : at;
    const start = isObject ? skipSpace(text, skipSpace(text, keyEnd) + 1) : at;
    const end = endOfValue(text, start);
    entries.push({ key: isObject ? keyAt(text, at, keyEnd) : String(entries.length), from: at, start, end });
    const after = skipSpace(text, end);
    at = text[after] === "," ? skipSpace(text, after + 1) : after;
    if (at <= start) break;
  }
  return entries;
}
