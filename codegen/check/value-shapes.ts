/** A list is written where the document has a list, and one value where it has one. */
import type { Line } from "../model/line.js";
import type { Item, Layout } from "../model/mapping.js";
import type { FunctionTable } from "../model/functions.js";
import type { Field } from "../model/vocabulary.js";
import { isMap, type Old, printed } from "../load/former-lines.js";
import type { SchemaPlace } from "./schema-place.js";
import type { WordFault } from "./wire-words.js";

const names: Readonly<Record<string, string>> = {
  string: "a text",
  enum: "a word",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

/** Types as people call them. */
export function named(types: readonly string[]): string {
  return types.map((type) => names[type] ?? type).join(" or ");
}

export function transformHint({ concept }: Line, at: string): string {
  return `write the member that has it, or ${printed({ [concept]: { at, transform: "<name>" } })}`;
}

/** A list that is written without brackets. */
export function listFault(line: Line, at: string, types: readonly string[]): WordFault | undefined {
  if (line.field.type.kind !== "list" || types.some((type) => type !== "array")) return undefined;
  if (!isWrittenAlone(line)) return undefined;
  const place = `${at}[]`;
  const record = line.kind === "records" ? line.record : undefined;
  return {
    message: `${JSON.stringify(at)} is a list, and its path has no brackets`,
    hint: `write ${printed({ [line.concept]: record === undefined ? place : { at: place, record } })}`,
  };
}

/** Answers have lists of values as they are: brackets there say that an empty list is written too. */
function isWrittenAlone(line: Line): boolean {
  if (line.kind === "records") return line.isAlone;
  return line.kind === "value" && !line.isAlwaysList && line.pointer[0] !== "response";
}

/** The path of one item of a list. */
const ITEM = /^(.*)\[\d+\]$/;

function listOfItem(path: string): string | undefined {
  return ITEM.exec(path)?.[1];
}

/** A list in the place of one value, or the words of parts in the place of a list. */
export function shapeFault(
  line: Line,
  at: string,
  types: readonly string[],
  functions: FunctionTable,
): WordFault | undefined {
  const written = shapeOf(line, functions);
  if (written === undefined || types.includes(written) || isObjectOfParts(line, types)) return undefined;
  const { concept } = line;
  const other = respelt(line, at, types);
  return {
    message: `"${concept}" is written as ${named([written])}, and ${JSON.stringify(at)} is ${named(types)}`,
    hint:
      other === undefined
        ? transformHint(line, at)
        : `write ${printed({ [concept]: Object.keys(other).length === 1 ? (other.at ?? null) : other })}`,
  };
}

/** The parts of an answer are in an object, which may be an item: that is a problem of its own. */
function isObjectOfParts({ kind, pointer }: Line, types: readonly string[]): boolean {
  return kind === "content" && pointer[0] === "response" && types.every((type) => type === "object");
}

/** The type of what is written, where that does not depend on the value. */
function shapeOf(line: Line, functions: FunctionTable): string | undefined {
  switch (line.kind) {
    case "value":
      return isPlainList(line.field) ? "array" : undefined;
    case "content":
      return line.words ? "string" : "array";
    case "records":
      return line.isAlone && listOfItem(line.at[0] ?? "") !== undefined ? "array" : undefined;
    case "transform":
      return functions.find("transforms", line.transform)?.effects.writesObject === true ? "object" : undefined;
    default:
      return undefined;
  }
}

/** A list, except of the parts of an answer: they are a problem of their own. */
function isPlainList({ type }: Field): boolean {
  return type.kind === "list" && type.of.kind !== "union";
}

/** The options of the line as they would fit its place. */
function respelt(line: Line, at: string, types: readonly string[]): Old | undefined {
  const { words: _words, joined_by: _joinedBy, transform, ...options } = optionsOf(line);
  // A text is there as it is.
  if (transform !== undefined)
    return line.field.type.kind === "string" && types.includes("string") ? options : undefined;
  const list = listOfItem(at);
  if (line.kind !== "content") return list === undefined ? undefined : { ...options, at: `${list}[]` };
  if (line.words) return types.includes("array") ? options : undefined;
  if (types.includes("string")) return { ...options, words: true };
  return list === undefined ? undefined : { ...options, at: list };
}

function optionsOf({ file, pointer }: Line): Old {
  const source = file.at(pointer);
  return isMap(source) ? source : {};
}

/** The content of an item is written as a list of parts, or as their words. */
export function contentFault({ words, content }: Item, place: SchemaPlace | undefined): WordFault | undefined {
  const types = knownTypes(place);
  const written = words === true ? "string" : "array";
  if (content === undefined || types.length === 0 || types.includes(written)) return undefined;
  return {
    message: `the parts are written as ${named([written])}, and ${JSON.stringify(content)} is ${named(types)}`,
    hint: contentHint(content, words === true, types),
  };
}

function contentHint(content: string, isWords: boolean, types: readonly string[]): string {
  if (isWords) return types.includes("array") ? "leave words: out" : "write at: with the member that has the words";
  if (types.includes("string")) return `write ${printed({ content: { at: content, words: true } })}`;
  const list = listOfItem(content);
  return list === undefined ? "write the member that has the parts" : `write content: ${list}`;
}

/** Instructions are written as a list of parts, or as their words. */
export function instructionsFault(
  { at, content, words }: NonNullable<Layout["instructions"]>,
  place: SchemaPlace | undefined,
): WordFault | undefined {
  const types = knownTypes(place);
  const written = words ? "string" : "array";
  if (types.length === 0 || types.includes(written)) return undefined;
  const other = words ? { at, content } : { at, content, words: true };
  const isOther = types.includes(words ? "array" : "string");
  return {
    message: `the instructions are written as ${named([written])}, and ${JSON.stringify(at)} is ${named(types)}`,
    hint: isOther ? `write ${printed({ instructions: other })}` : "write at: with the member that has them",
  };
}

/** The turns of a conversation are a list. */
export function turnsFault({ at }: Layout, place: SchemaPlace | undefined): WordFault | undefined {
  const types = knownTypes(place);
  if (types.length === 0 || types.includes("array")) return undefined;
  const list = listOfItem(at);
  return {
    message: `the turns are written as a list, and ${JSON.stringify(at)} is ${named(types)}`,
    hint: list === undefined ? "write at: with the member that has the turns" : `write at: ${list}`,
  };
}

/** One object is written at the place of one item of a list: the others would have no place. */
export function itemFault(at: string, isList: boolean): WordFault | undefined {
  const list = listOfItem(at);
  if (list === undefined || isList) return undefined;
  return {
    message: `${JSON.stringify(at)} is one item of a list, and there may be several parts`,
    hint: `write ${printed({ at: `${list}[]` })}`,
  };
}

function knownTypes(place: SchemaPlace | undefined): readonly string[] {
  return (place?.types ?? []).filter((type) => type !== "null");
}
