/** One YAML file of the specs, with the place of every node. */
import {
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Node,
  type Pair,
} from "yaml";
import { Recent } from "../cache/recent.js";
import { namesOf, ungrouped } from "./grouped-keys.js";
import type { About, Problem } from "./problem.js";
import { repeatedKeys, type RepeatedKey } from "./repeated-keys.js";
import { yamlFault } from "./yaml-faults.js";
import type { Pointer } from "./pointer.js";

/** A node of a spec. Its line and column are looked for only where there is something to report. */
export interface Placed {
  readonly file: SpecFile;
  readonly pointer: Pointer;
}

export interface SpecPlace {
  /** Relative to the specs' parent, as people name it. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const ONE_LINE = "leave one of the two lines out";
const HEADING = "write the name of what they belong to on a line of its own before them, or leave them out";
const MERGED = "keys that merge maps are not part of the spec language";
const EMPTY = "write what it is for, or remove it";
const ONE_NAME = "take it out of one of the keys";

const forbiddenKeys = new Set(["__proto__", "constructor", "prototype"]);

interface ParsedText {
  readonly document: Document;
  readonly lines: LineCounter;
}

/** Who compiles again, after a change of one file, parses that file alone. */
const parsedTexts = new Recent<ParsedText>(4_000_000);

function parseText(text: string): ParsedText {
  const known = parsedTexts.find(text);
  if (known !== undefined) return known;
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: false, merge: false, version: "1.2" });
  const parsed = { document, lines };
  parsedTexts.keep(text, parsed);
  return parsed;
}

function quoted({ name }: RepeatedKey): string {
  return `"${name.slice(0, 60)}"`;
}

/** Several members in a row are there again: they are those of another object, whose name is missing. */
function isWithoutHeading(twice: readonly RepeatedKey[]): boolean {
  return twice.length > 1 && twice.every(({ isGrouped }) => !isGrouped);
}

/** A file whose value has a form that was checked, or any at all. */
export class SpecFile<Value = unknown> {
  private constructor(
    /** Relative to the specs' parent, as people name it. */
    readonly name: string,
    readonly value: Value,
    /** The file as it is on the disk. */
    private readonly text: string,
  ) {}

  /** A file whose value is known from before. */
  static known<Value>(name: string, value: Value, text: string): SpecFile<Value> {
    return new SpecFile(name, value, text);
  }

  /** Parses a file; where the YAML itself has problems there is no file. `hasGroups`: a key may be several names. */
  static read(text: string, name: string, hasGroups = false): SpecFile<unknown> | Problem[] {
    const { document, lines } = parseText(text);
    const faults = yamlFault(document, lines, text);
    if (faults.length > 0) return faults.map((fault) => ({ file: name, ...fault }));
    const problems: Problem[] = [];
    const refuse = (node: unknown, message: string, hint: string): void => {
      const { line, col } = lines.linePos(isNode(node) ? (node.range?.[0] ?? 0) : 0);
      problems.push({ file: name, line, column: col, message, hint });
    };
    const refuseMarks = (node: Node): void => {
      if (node.tag !== undefined) refuse(node, `the tag ${node.tag} is not part of the spec language`, "leave it out");
      if ("anchor" in node && node.anchor !== undefined)
        refuse(node, "anchors are not part of the spec language", `leave &${String(node.anchor)} out`);
    };
    visit(document, {
      Alias: (_key, node) =>
        refuse(node, "aliases are not part of the spec language", "write the value out where it is meant"),
      Pair: (_key, pair) => {
        if (!isScalar(pair.key))
          refuse(pair.key, "a key must be plain text", "quote it if it holds special characters");
        else {
          const forbidden = namesOf(String(pair.key.value)).find((known) => forbiddenKeys.has(known));
          if (pair.key.value === "<<") refuse(pair.key, MERGED, "write the members out where they are meant");
          if (forbidden !== undefined) refuse(pair.key, `the key "${forbidden}" is not allowed`, "choose another name");
        }
      },
      Map: (_key, node, path) => {
        refuseMarks(node);
        const { items } = node;
        const holder = path.findLast((one) => isPair(one))?.key;
        const twice = repeatedKeys(items, hasGroups, textOf(holder));
        const [first] = twice;
        if (first !== undefined && isWithoutHeading(twice))
          return refuse(first.key, `${twice.map(quoted).join(", ")} are here twice`, HEADING);
        for (const one of twice) refuse(one.key, `${quoted(one)} is here twice`, one.isGrouped ? ONE_NAME : ONE_LINE);
      },
      Node: (_key, node) => refuseMarks(node),
    });
    if (problems.length > 0) return problems;
    const value: unknown = document.toJS({ maxAliasCount: 0 });
    if (value === null) return [{ file: name, line: 1, column: 1, message: "the file is empty", hint: EMPTY }];
    return new SpecFile<unknown>(name, hasGroups ? ungrouped(value) : value, text);
  }

  /** The same file with what a validator found its value to be. */
  checked<Checked>(check: (value: unknown) => value is Checked): SpecFile<Checked> | undefined {
    const { name, value, text } = this;
    return check(value) ? new SpecFile(name, value, text) : undefined;
  }

  /** The value of a node. */
  at(pointer: Pointer): unknown {
    return pointer.reduce<unknown>(
      (node, key) => (typeof node === "object" && node !== null ? Reflect.get(node, key) : undefined),
      this.value,
    );
  }

  /** The place of a node in the file. */
  place(pointer: Pointer): SpecPlace {
    const { document, lines } = parseText(this.text);
    const { line, col } = lines.linePos(offsetOf(document, pointer));
    return { file: this.name, line, column: col };
  }

  /** The first and the last line of a node; a member of a map begins with its key. */
  linesOf(pointer: Pointer): { readonly first: number; readonly last: number } {
    const { document, lines } = parseText(this.text);
    const node: unknown = document.getIn(pointer, true);
    const [start = 0, end = start] = (isNode(node) ? node.range : document.contents?.range) ?? [];
    return { first: this.place(pointer).line, last: lines.linePos(Math.max(start, end - 1)).line };
  }

  /** The same file with another value. */
  with(value: unknown): SpecFile {
    return new SpecFile<unknown>(this.name, value, this.text);
  }

  /** A problem at a node; with `key`, at the name of the node's member. */
  problem(pointer: Pointer, message: string, hint?: string, about?: About): Problem {
    return { ...this.place(pointer), message, hint, ...(about && { about }) };
  }
}

/** The place of the nearest node that exists; for a member of a map, the place of its key. */
function offsetOf({ contents }: Document, pointer: Pointer): number {
  return nearest(contents, pointer, isNode(contents) ? (contents.range?.[0] ?? 0) : 0).offset;
}

interface Nearest {
  readonly offset: number;
  /** How many segments of the pointer lead to it. */
  readonly depth: number;
}

/** Several keys may have the name of a member: the one below which most of the pointer exists is meant. */
function nearest(node: unknown, [segment, ...rest]: Pointer, offset: number): Nearest {
  if (segment === undefined) return { offset, depth: 0 };
  const found = membersAt(node, segment).map(({ start, value }) => nearest(value, rest, start ?? offset));
  const [first] = found.toSorted((one, other) => other.depth - one.depth);
  return first === undefined ? { offset, depth: 0 } : { ...first, depth: first.depth + 1 };
}

interface MemberNode {
  readonly start: number | undefined;
  readonly value: unknown;
}

/** The item of a list, or the members of a map under a name: its own key comes before one of several names. */
function membersAt(node: unknown, segment: string | number): MemberNode[] {
  if (isSeq(node)) {
    const item = node.items[Number(segment)];
    return isNode(item) ? [{ start: item.range?.[0], value: item }] : [];
  }
  if (!isMap(node)) return [];
  const name = String(segment);
  const rank = ({ key }: Pair): number => (textOf(key) === name ? 0 : 1);
  return node.items
    .filter((pair) => isPair(pair) && isNamed(pair.key, name))
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ key, value }) => ({ start: isNode(key) ? key.range?.[0] : undefined, value }));
}

function textOf(key: unknown): string {
  return isScalar(key) ? String(key.value) : "";
}

/** Whether a key is this name, or several names of which this is one. */
function isNamed(key: unknown, name: string): boolean {
  const text = textOf(key);
  return isScalar(key) && (text === name || namesOf(text).includes(name));
}
