/** Content that is one text or a list of parts, in either direction. */
import type { Part, TextPart, Turn } from "../../generated/interlingua/text.js";
import type { Json, Wire } from "./json.js";
import type { Loss } from "./loss.js";
import { asWire } from "./values.js";
import { type ReadMember } from "./read.js";

type ReadPart = (wire: Wire, loss: Loss) => Part | undefined;

/** The content at a member of an object. */
export function readContent(
  value: Json | undefined,
  loss: Loss,
  readPart: ReadPart,
  from: object,
  member: string,
): Part[] {
  if (typeof value === "string") return value === "" ? [] : [textPart(value, from, member)];
  if (!Array.isArray(value)) {
    const wire = asWire(value);
    const part = wire && readPart(wire, loss);
    return part === undefined ? [] : [part];
  }
  const parts: Part[] = [];
  for (const [index, item] of value.entries()) {
    const wire = asWire(item);
    const part = typeof item === "string" ? textPart(item, value, index) : wire && readPart(wire, loss);
    if (part !== undefined) parts.push(part);
  }
  return parts;
}

function textPart(text: string, from: object, member: string | number): Part {
  return { kind: "text", text, origin: { from, member, form: "content" } };
}

/** A list of parts. With `short`, a single text is written without a list. */
export function writeContent(
  parts: readonly Part[],
  short: boolean,
  write: (part: Part) => Wire | undefined,
): Json | undefined {
  const wires: Wire[] = [];
  let lone: string | undefined;
  for (const part of parts) {
    const wire = write(part);
    if (wire === undefined) continue;
    wires.push(wire);
    lone = part.kind === "text" && part.cache === undefined ? part.text : undefined;
  }
  if (short && wires.length === 1 && lone !== undefined) return lone;
  return wires.length > 0 ? wires : undefined;
}

/** The media among parts, for dialects that have a separate place for them. */
export function mediaOf(parts: readonly Part[]): Part[] {
  return parts.filter(({ kind }) => kind === "media");
}

/**
 * The text of all parts, for dialects that accept nothing else. A refusal without a place of its own is text too.
 * `report` reports what a text has beside its words.
 */
export function writeWords(
  parts: readonly Part[],
  between: string,
  loss: Loss,
  report?: (part: TextPart, loss: Loss) => void,
): string | undefined {
  const words: string[] = [];
  for (const part of parts) {
    if (part.kind === "text") report?.(part, loss);
    if (part.kind === "text" || part.kind === "refusal") words.push(part.text);
    else loss.drop(part);
  }
  return words.length > 0 ? words.join(between) : undefined;
}

/** Parts that a dialect has in a list next to the content. Anything else in its place is lost. */
export function besideList<T extends Part>(
  value: Json | undefined,
  loss: Loss,
  read: (wire: Wire, loss: Loss) => T | undefined,
  from: object,
  member: string,
): T[] {
  if (value !== undefined && value !== null && value !== "" && !Array.isArray(value)) loss.other(from, member);
  return besideValues(value, loss, (item, _loss, list, index) => {
    const wire = asWire(item);
    return wire === undefined ? loss.other(list, index) : read(wire, loss);
  });
}

/** The same of parts that are bare values. */
export function besideValues<T extends Part>(value: Json | undefined, loss: Loss, read: ReadMember<T>): T[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item, index) => read(item, loss, value, index) ?? []);
}

/** A part that a dialect has next to the content as one value. */
export function besideText<T extends Part>(
  value: Json | undefined,
  loss: Loss,
  read: ReadMember<T>,
  from: object,
  member: string,
): T[] {
  const part = value === undefined || value === null ? undefined : read(value, loss, from, member);
  return part === undefined ? [] : [part];
}

/** A part that a dialect has next to the content as one object. */
export function besideObject<T extends Part>(
  value: Json | undefined,
  loss: Loss,
  read: (wire: Wire, loss: Loss) => T | undefined,
  from: object,
  member: string,
): T[] {
  const wire = asWire(value);
  if (wire === undefined && value !== undefined && value !== null) loss.at(from, member);
  const part = wire && read(wire, loss);
  return part === undefined ? [] : [part];
}

/** The part that is a whole item, if it could be read. */
export function concat(part: Part | undefined): Part[] {
  return part === undefined ? [] : [part];
}

/** The texts of parts of one kind, as the one value that a dialect has for them. */
export function besideValue(parts: readonly { readonly text: string }[], between = ""): string | undefined {
  const words = parts.map(({ text }) => text).join(between);
  return words === "" ? undefined : words;
}

/** The states of parts, separated by line breaks. */
export function besideState(
  parts: readonly { readonly signature?: string | undefined }[],
  between = "\n",
): string | undefined {
  const states = parts.flatMap(({ signature }) => signature ?? []);
  return states.length === 0 ? undefined : states.join(between);
}

/** The turn of a value that is in place of a list of items. */
export function bareTurn(role: Turn["role"], parts: Part[]): Turn[] {
  return parts.length === 0 ? [] : [{ role, parts }];
}

/** A part among items belongs to a turn with its neighbours. */
export function addBare(turns: Turn[], role: Turn["role"], part: Part | undefined): void {
  const last = turns.at(-1);
  if (part === undefined) return;
  if (last?.role === role && last.origin === undefined) last.parts.push(part);
  else turns.push({ role, parts: [part] });
}

/** Items of an answer get IDs that are the same each time the answer is written. */
export function nameItems(items: readonly Wire[], member: string, answerId: string, from = 0): Wire[] {
  return items.map((item, index) =>
    typeof item[member] === "string" ? { ...item, [member]: item[member] + itemTail(answerId, from + index) } : item,
  );
}

/** The end of an item's ID: its answer and its index. */
export function itemTail(answerId: string, index: number): string {
  return `${answerId.replace(/^[A-Za-z]+[-_]/, "")}_${index}`;
}
