/** Which members of an object are known, so that readers can report the others. */
import { recordOf } from "../model/line.js";
import type { Beside, Form, Item, Line, Mapping, Unmapped, RecordRule } from "../model/mapping.js";
import { code, list, type Code } from "../print/code.js";
import { constant, type Constant } from "../print/declarations.js";
import { lossModule } from "./runtime.js";
import { pascal, segmentsOf } from "../model/names.js";
import { literal, quote, unused } from "./text.js";
import type { Json } from "../../src/conversion/json.js";

interface KeyNode {
  /** A leaf is carried, or dropped unless it has a neutral value. */
  readonly neutral: readonly Json[] | "known";
  readonly members: Map<string | number, KeyNode>;
  isList?: boolean;
  /** An object without members: any that it has is unknown. */
  isEmpty?: boolean;
}

export interface KeyTable {
  /** The path of the object inside the one that is read; empty for that one itself. */
  readonly path: string;
  readonly name: string;
  readonly declaration: Constant;
  /** The object may be given as a list of such objects. */
  readonly isList: boolean;
}

interface Contents {
  /** Places whose content another reader reports. */
  readonly records?: readonly string[];
  /** Places of objects that have no members. */
  readonly empty?: readonly string[];
}

/** Tables for an object and the objects inside it that the mapping reads. The reader of a record reports for it. */
export function keyTables(
  prefix: string,
  known: readonly string[],
  unmapped: readonly Unmapped[],
  { records = [], empty = [] }: Contents = {},
): KeyTable[] {
  const root: KeyNode = { neutral: "known", members: new Map() };
  const outside = known.filter((path) => !records.some((record) => path.startsWith(`${record}.`)));
  const leaves = outside.filter((path) => !outside.some((other) => other.startsWith(`${path}.`)));
  for (const path of leaves) add(root, path, "known");
  for (const { path, neutral } of unmapped) add(root, path, neutral);
  for (const path of empty) {
    const node = nodeAt(root, path);
    if (node !== undefined) node.isEmpty = true;
  }
  return tablesOf(root, "", prefix, new Set());
}

function add(root: KeyNode, path: string, neutral: KeyNode["neutral"]): void {
  const segments = segmentsOf(path);
  const last = segments.pop();
  if (last === undefined) return;
  let node = root;
  for (const segment of segments) {
    if (segment === "*") {
      node.isList = true;
      continue;
    }
    const next: KeyNode = node.members.get(segment) ?? { neutral: "known", members: new Map() };
    node.members.set(segment, next);
    node = next;
  }
  if (!node.members.has(last)) node.members.set(last, { neutral, members: new Map() });
}

function nodeAt(root: KeyNode, path: string): KeyNode | undefined {
  return segmentsOf(path).reduce<KeyNode | undefined>((node, segment) => node?.members.get(segment), root);
}

function tablesOf(node: KeyNode, path: string, prefix: string, taken: Set<string>): KeyTable[] {
  const name = unused(`${prefix}${pascal(path)}Keys`, taken);
  taken.add(name);
  const declaration = constant({ name, value: membersIn(node) });
  // A list has no members of its own to report.
  const own =
    node.isEmpty !== true && [...node.members.keys()].every((key) => typeof key === "number")
      ? []
      : [{ path, name, declaration, isList: node.isList === true }];
  const nested = [...node.members].filter(([, { members, isEmpty }]) => members.size > 0 || isEmpty === true);
  return [
    ...own,
    ...nested.flatMap(([key, member]) =>
      tablesOf(
        member,
        typeof key === "number" ? `${path}[${key}]` : path === "" ? key : `${path}.${key}`,
        prefix,
        taken,
      ),
    ),
  ];
}

function membersIn({ members }: KeyNode): Code {
  const carried = [...members].flatMap(([key, { neutral }]) => (neutral === "known" ? [String(key)] : []));
  const dropped = [...members].flatMap(([key, { neutral }]) =>
    neutral === "known" ? [] : [`[${quote(String(key))}, ${literal([...neutral])}]`],
  );
  const further = dropped.length === 0 ? "" : code`, ${list(dropped)}`;
  return code`${lossModule.membersOf}(${literal(carried)}${further})`;
}

export function pathsOfLines(lines: readonly Line[], mapping: Mapping): string[] {
  return lines.flatMap((line) => {
    if (line.at.length > 0) return [...line.at, ...mediaPlace(line)];
    return inlineForms([line], mapping).flatMap((form) => keysOfForm(form, mapping));
  });
}

/** The forms of records whose members are among those of the object around them. */
export function inlineForms(lines: readonly Line[], { records }: Mapping): readonly Form[] {
  return lines.flatMap((line) => (line.kind === "inline" ? (records.get(line.record)?.forms ?? []) : []));
}

/** Places whose content is read by another reader. */
export function recordsOf(lines: readonly Line[], mapping: Mapping): string[] {
  return lines.flatMap((line) => {
    if (line.kind === "inline")
      return mapping.records.get(line.record)?.forms.flatMap((form) => recordsOf(form.lines, mapping)) ?? [];
    return recordOf(line) !== undefined || line.kind === "content" ? [...line.at] : mediaPlace(line);
  });
}

function mediaPlace(line: Line): string[] {
  return line.kind === "media" ? [line.media.at] : [];
}

export function keysOfForm(form: Form, mapping: Mapping): string[] {
  const inside = form.inside === undefined ? [] : [form.inside.at, ...Object.values(form.inside.fields)];
  return [
    ...Object.keys(form.when),
    ...Object.keys(form.consumed),
    // Where a constant is written, clients may have given another value, which is not carried.
    ...Object.keys(form.constants).filter((place) => !form.unmapped.some(({ path }) => path === place)),
    ...inside,
    ...pathsOfLines(form.lines, mapping),
  ];
}

/** The places that a form writes as objects without members. */
export function emptyObjectsOf({ constants }: Form): string[] {
  return Object.entries(constants).flatMap(([path, value]) => (JSON.stringify(value) === "{}" ? [path] : []));
}

/** The forms of parts at a place that are not only written. */
export function readableForms({ forms }: Beside, { parts }: Mapping): string[] {
  return forms.filter((name) => parts.forms.find((form) => form.name === name)?.direction !== "write");
}

export function keysOfItem(item: Item, mapping: Mapping): string[] {
  const part = mapping.parts.forms.find(({ name }) => name === item.part);
  return [
    ...Object.keys(item.when),
    ...Object.keys(item.consumed),
    ...Object.keys(item.constants),
    ...(item.content === undefined ? [] : [item.content]),
    ...(item.citations === undefined ? [] : [item.citations.at]),
    ...item.beside.filter((entry) => readableForms(entry, mapping).length > 0).flatMap(({ at }) => at),
    ...(item.offers === undefined ? [] : [item.offers.at]),
    ...(part === undefined ? [] : pathsOfLines(part.lines, mapping)),
  ];
}

/** Whether the members of a record are among those of the object around it, not in an object of their own. */
export function isInline(rule: RecordRule, mapping: Mapping): boolean {
  const lines = [...mapping.request.lines, ...mapping.parts.forms.flatMap((form) => form.lines)];
  return lines.some((line) => line.kind === "inline" && line.record === rule.name);
}

/** What the places of a record count, where not characters. */
export function unitOf(record: string | undefined, mapping: Mapping): "bytes" | undefined {
  return record === undefined ? undefined : mapping.records.get(record)?.places;
}

/** Whether the dialect has members for the places of citations. */
export function hasPlaces(record: string | undefined, mapping: Mapping): boolean {
  const rule = record === undefined ? undefined : mapping.records.get(record);
  return (
    rule?.is === "Citation" &&
    rule.forms.some(({ lines }) => lines.some(({ concept, at }) => concept === "end" && at.length > 0))
  );
}
