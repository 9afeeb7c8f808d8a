/** The expression that reads one line of a mapping. */
import { type LineOf, type Within } from "../model/line.js";
import type { Line, Mapping } from "../model/mapping.js";
import type { FieldType } from "../model/vocabulary.js";
import { code, codeOf, joined, madeOf, type Code, type Piece } from "../print/code.js";
import { matchWire, memberOf } from "./conditions.js";
import { locals } from "./locals.js";
import type { Member } from "./member.js";
import { finishReader, formReader, reader } from "./own-names.js";
import { functionNamed } from "./passes.js";
import type { Places } from "./places.js";
import { readItems } from "./read-among.js";
import { content, read, settle, vocabularyType } from "./runtime.js";
import { memberName, quote } from "./text.js";
import { placeOf } from "./where.js";
import { addressesName, tableName } from "./word-tables.js";

const { item, loss } = locals;

/** Where a line has its value: the expressions for it and for its place. */
interface Found {
  readonly mapping: Mapping;
  /** The value at each place of the line. */
  readonly values: readonly Piece[];
  readonly value: Piece;
  /** The object that has the value, and the member: two arguments. */
  readonly place: Piece;
}

export function readValue(line: Line, places: Places, mapping: Mapping): Code {
  return madeOf(line, valueOf(line, places, mapping));
}

function valueOf(line: Line, places: Places, mapping: Mapping): Piece {
  const values = line.at.map((at) => places.read(at));
  const found = { mapping, values, value: firstOf(values), place: placeOfFirst(line.at, values, places) };
  if (line.concept === "usage") return code`${settle.reportedUsage}(${found.value}, ${reader(mapping, "Usage")})`;
  switch (line.kind) {
    case "shared":
      return readItems(line, mapping);
    case "inline":
      return code`${formReader(mapping, line.record, "")}(${places.object("")}, ${loss})`;
    case "address":
      return code`${locals.operation} === undefined ? undefined : ${addressesName(line)}.get(${locals.operation})`;
    case "finish":
      return code`${finishReader(mapping)}(${wordAt(found)})`;
    case "words":
      return readWords(line, found);
    case "media":
      return readMedia(line, found, places);
    case "together":
      return transformRead(mapping, line.transform, code`[${joined(values)}]`, found.place);
    case "transform":
      return withDefault(line, transformRead(mapping, line.transform, selected(line, found.value), found.place));
    case "record":
      return readRecord(line, found);
    case "records":
      return readList(line, found);
    case "members":
      return readMembers(line, found);
    case "content":
      return code`${content.readContent}(${found.value}, ${loss}, ${reader(mapping, "Part")}, ${found.place})`;
    default:
      return withDefault(line, plain(line, found.value, mapping));
  }
}

/** The value at the first of several places that has one. */
export function firstOf(values: readonly Piece[]): Piece {
  return values.length > 1 ? code`${read.first}(${joined(values)})` : (values[0] ?? "undefined");
}

/** Lists inside of objects that match the line's condition. */
function selected({ within, of }: Within, value: Piece): Piece {
  const test = matchWire(of, locals.wire);
  return within === undefined || test === undefined
    ? value
    : code`${read.itemsWithin}(${value}, ${quote(within)}, (${locals.wire}) => ${test})`;
}

/** The word of an answer; words at several places are one. */
function wordAt({ values, value }: Found): Code {
  return values.length > 1 ? code`${read.joinWords}(${joined(values)})` : code`${read.asText}(${value})`;
}

/** Words of the dialect by their tables. */
function readWords(line: LineOf<"words">, { mapping, values, value, place }: Found): Code {
  const table = `${tableName(line, mapping)}Meanings`;
  if (!line.isJoined) return code`${read.readWord}(${table}, ${value}, ${loss}, ${place})`;
  const otherwise = line.otherwise === undefined ? "" : `, ${quote(line.otherwise)}`;
  return code`${read.answerMeaning}(${table}, ${read.joinAnswerWords}(${joined(values)})${otherwise})`;
}

/** Sources in a list of their own, with the media among the parts behind them. */
function readMedia(
  { media: { at }, transform }: LineOf<"media">,
  { mapping, value, place }: Found,
  places: Places,
): Code {
  const given = code`${places.read(at)}, ${loss}, ${reader(mapping, "Part")}, ${placeOf(places, at)}`;
  const others = code`${content.readContent}(${given})`;
  return code`[...(${transformRead(mapping, transform, value, place)} ?? []), ...${others}]`;
}

function readRecord({ record, orList }: LineOf<"record">, { mapping, value, place }: Found): Code {
  const readOne = formReader(mapping, record, "");
  return orList
    ? code`${read.readOneOf}(${value}, ${loss}, ${readOne}, ${place})`
    : code`${readOne}(${value}, ${loss}, ${place})`;
}

/** A list that must be there is there, if only as an empty one. */
function emptyOf({ field }: Line): string {
  return field.required && field.type.kind === "list" ? " ?? []" : "";
}

function readList(line: LineOf<"records">, { mapping, value: given, place }: Found): Code {
  const value = selected(line, given);
  const readOne = formReader(mapping, line.record, "");
  if (line.within !== undefined && Object.keys(line.of).length === 0)
    return code`${read.readWithin}(${value}, ${loss}, ${quote(line.within)}, ${readOne}${othersOf(line)})`;
  if (line.isAlone) return code`${read.readAlone}(${value}, ${loss}, ${readOne}, ${place})${emptyOf(line)}`;
  const readAll = hasBareForm(line, mapping) ? read.readEachValue : read.readEach;
  return code`${readAll}(${value}, ${loss}, ${readOne})${emptyOf(line)}`;
}

/** Whether an item of the list may be a value that is no object. */
function hasBareForm({ record }: LineOf<"records">, { records }: Mapping): boolean {
  return records.get(record)?.forms.some(({ isBare, direction }) => isBare && direction !== "write") === true;
}

/** The values that are members of the objects of a list. An object that is not meant is lost. */
function readMembers(line: LineOf<"members">, { value }: Found): Code {
  const text = code`${read.asText}(${memberOf(item, line.item)})`;
  const isMeant = matchWire(line.match, item);
  const readItem = isMeant === undefined ? text : code`${isMeant} ? ${text} : ${loss}.other(${item})`;
  return code`${read.readEach}(${value}, ${loss}, (${item}) => ${readItem})${emptyOf(line)}`;
}

/** The object, and which of several members of it has the value. */
function placeOfFirst(at: readonly string[], values: readonly Piece[], places: Places): Piece {
  return at.length < 2 ? placeOf(places, at[0] ?? "") : code`${places.root}, ${memberOfFirst(at, values)}`;
}

function memberOfFirst([first = "", ...others]: readonly string[], values: readonly Piece[]): Piece {
  if (others.length === 0) return quote(first);
  const isFirst = code`${read.first}(${joined(values)}) === ${values[0] ?? ""}`;
  return code`${isFirst} ? ${quote(first)} : ${memberOfFirst(others, values.slice(1))}`;
}

/** A transform is called with what it takes: the value, the loss, the place of the value. */
export function transformRead({ functions }: Mapping, name: string, value: Piece, place: Piece): Code {
  const transform = functionNamed(functions, "transforms", name);
  return code`${transform.name}.read(${joined([value, loss, place].slice(0, transform.takes))})`;
}

/** Whether the value is there in any case, if only as an empty text or list. */
export function isAlwaysRead(line: Line): boolean {
  return line.kind === "media" || hasDefault(line);
}

function hasDefault({ field, kind }: Line): boolean {
  return field.required && field.type.kind === "string" && kind !== "together";
}

function withDefault(line: Line, expression: Code): Code {
  if (!hasDefault(line)) return expression;
  return code`${expression} ?? ${quote(defaultText(line.default))}`;
}

/** Without a value, a text is empty. What is an empty list on the wire is an empty text too. */
function defaultText(fallback: Line["default"]): string {
  if (typeof fallback === "string") return fallback;
  const isNone = fallback === undefined || (Array.isArray(fallback) && fallback.length === 0);
  return isNone ? "" : JSON.stringify(fallback);
}

const plainReaders: Readonly<Partial<Record<FieldType["kind"], Piece>>> = {
  string: read.asText,
  number: read.asNumber,
  integer: read.asInteger,
  boolean: read.asFlag,
};

function plain({ field: { type, required } }: Line, value: Piece, { vocabulary }: Mapping): Code {
  if (type.kind === "list") return code`${type.of.kind === "json" ? read.asItems : read.asTexts}(${value})`;
  if (type.kind === "enum")
    return code`${read.asText}(${value}) as ${vocabularyType(vocabulary, type.name)}${required ? "" : " | undefined"}`;
  return code`${plainReaders[type.kind] ?? read.asJson}(${value})`;
}

/** How other members beside a list within are read. */
function othersOf({ others }: LineOf<"records">): Code {
  if (others === undefined) return codeOf();
  const constants = Object.entries(others).map(([concept, word]) => `${memberName(concept)}: ${quote(word)}`);
  return code`, (name) => ({ name, ${constants.join(", ")} })`;
}

/** The members that the lines of an object become. */
export function members(lines: readonly Line[], places: Places, mapping: Mapping): Member[] {
  return lines
    .filter((line) => line.at.length > 0 || line.kind === "inline" || line.kind === "address")
    .map((line) => ({
      name: line.concept,
      expression: readValue(line, places, mapping),
    }));
}

/** How a concept of a record is read that is a member of the object around a list of records. */
export function plainReader(concept: string, record: string, { vocabulary }: Mapping): Piece {
  const field = vocabulary.records.get(record)?.fields.find(({ name }) => name === concept);
  switch (field?.type.kind) {
    case "integer":
      return read.asInteger;
    case "number":
      return read.asNumber;
    case "boolean":
      return read.asFlag;
    case "json":
      return read.asJson;
    default:
      return read.asText;
  }
}
