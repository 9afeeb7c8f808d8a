/** The expression that reads one line of a mapping. */
import type { Line, Mapping } from "../join/mapping.js";
import type { FieldType } from "../join/vocabulary.js";
import { code, codeOf, joined, type Code, type Piece } from "../print/code.js";
import { argumentCount } from "./arguments.js";
import { matchWire, memberOf } from "./conditions.js";
import { locals } from "./locals.js";
import type { Member } from "./member.js";
import { finishReader, formReader, reader } from "./own-names.js";
import { functionNamed } from "./passes.js";
import type { Places } from "./places.js";
import { readItems } from "./read-among.js";
import { content, read, settle, vocabularyType } from "./runtime.js";
import { camel, memberName, quote } from "./text.js";
import { placeOf, type Where } from "./where.js";
import { addressesName, tableName } from "./word-tables.js";

const { item, loss } = locals;

/** A line with the expressions for its value and for the place of the value. */
interface Found {
  readonly line: Line;
  readonly mapping: Mapping;
  /** The value at each place of the line. */
  readonly values: readonly Piece[];
  readonly value: Piece;
  readonly place: Piece;
}

export function readValue(line: Line, places: Places, where: Where, mapping: Mapping): Piece {
  if (line.among !== undefined) return readItems(line, mapping);
  if (line.record !== undefined && line.at.length === 0)
    return code`${formReader(mapping, line.record, "")}(${places.object("")}, ${placeOf(where, "")}, ${loss})`;
  if (line.address !== undefined)
    return code`${locals.operation} === undefined ? undefined : ${addressesName(line)}.get(${locals.operation})`;
  const values = line.at.map((at) => places.read(at));
  const value = selected(line, firstOf(values));
  const found = { line, mapping, values, value, place: placeOfFirst(line.at, values, where) };
  if (line.media !== undefined) return readMedia(found, places, where);
  return line.concept === "usage" || line.values !== undefined ? readWords(found) : readRecords(found);
}

/** The value at the first of several places that has one. */
export function firstOf(values: readonly Piece[]): Piece {
  return values.length > 1 ? code`${read.first}(${joined(values)})` : (values[0] ?? "undefined");
}

/** Lists inside of objects that match the line's condition. */
function selected({ within, of }: Line, value: Piece): Piece {
  const test = matchWire(of, locals.wire);
  return within === undefined || test === undefined
    ? value
    : code`${read.itemsWithin}(${value}, ${quote(within)}, (${locals.wire}) => ${test})`;
}

function isSelected({ within, of }: Line): boolean {
  return within !== undefined && Object.keys(of).length > 0;
}

/** Words of the dialect by their tables, and counts. */
function readWords({ line, mapping, values, value, place }: Found): Code {
  if (line.concept === "usage") return code`${settle.reportedUsage}(${value}, ${reader(mapping, "Usage")})`;
  if (line.values === "finish") {
    const word = values.length > 1 ? code`${read.joinWords}(${joined(values)})` : code`${read.asText}(${value})`;
    return code`${finishReader(mapping)}(${word})`;
  }
  const table = `${tableName(line)}Meanings`;
  if (!line.joined) return code`${read.readWord}(${table}, ${value}, ${place}, ${loss})`;
  const otherwise = line.otherwise === undefined ? "" : `, ${quote(line.otherwise)}`;
  return code`${read.answerMeaning}(${table}, ${read.joinAnswerWords}(${joined(values)})${otherwise})`;
}

/** Sources in a list of their own, with the media among the parts behind them. */
function readMedia({ line, mapping, value, place }: Found, places: Places, where: Where): Code {
  const at = line.media?.at ?? "";
  const given = code`${places.read(at)}, ${placeOf(where, at)}, ${loss}, ${reader(mapping, "Part")}`;
  const others = code`${content.readContent}(${given})`;
  return code`[...(${transformRead(line.transform ?? "", value, place)} ?? []), ...${others}]`;
}

function readRecords(found: Found): Piece {
  const { line, mapping, values, value, place } = found;
  if (line.together) return transformRead(line.transform ?? "", code`[${joined(values)}]`, place);
  if (line.transform !== undefined) return withDefault(line, transformRead(line.transform, value, place));
  if (line.record !== undefined) {
    const readRecord = formReader(mapping, line.record, "");
    return line.orList
      ? code`${read.readOneOf}(${value}, ${place}, ${loss}, ${itemReader(readRecord)})`
      : code`${readRecord}(${value}, ${place}, ${loss})`;
  }
  if (line.each !== undefined || line.item !== undefined) return readList(found);
  if (line.content !== undefined)
    return code`${content.readContent}(${value}, ${place}, ${loss}, ${reader(mapping, "Part")})`;
  return withDefault(line, plain(line, value, mapping));
}

/** A list that must be there is there, if only as an empty one. */
function readList({ line, mapping, value, place }: Found): Code {
  const needed = line.field.required && line.field.type.kind === "list" ? " ?? []" : "";
  if (line.each !== undefined) {
    const readEach = itemReader(formReader(mapping, line.each, ""));
    if (line.within !== undefined && !isSelected(line))
      return code`${read.readWithin}(${value}, ${place}, ${quote(line.within)}, ${loss}, ${readEach}${othersOf(line)})`;
    return code`${line.alone ? read.readAlone : read.readEach}(${value}, ${place}, ${readEach})${needed}`;
  }
  const text = code`${read.asText}(${memberOf(item, line.item ?? "")})`;
  const isMeant = matchWire(line.itemMatch, item);
  const readItem = isMeant === undefined ? text : code`${isMeant} ? ${text} : undefined`;
  return code`${read.readEach}(${value}, ${place}, (${item}) => ${readItem})${needed}`;
}

/** A reader of an item at a place, with the loss of the function around it. */
export function itemReader(readOne: Piece, name: "item" | "one" = "item", place: "at" | "place" = "at"): Code {
  return code`(${name}, ${place}) => ${readOne}(${name}, ${place}, ${loss})`;
}

/** The path of the first of several places that has a value. */
function placeOfFirst(at: readonly string[], values: readonly Piece[], where: Where): Piece {
  const [first = "", ...others] = at;
  if (others.length === 0) return placeOf(where, first);
  const isFirst = code`${read.first}(${joined(values)}) === ${values[0] ?? ""}`;
  return code`(${isFirst} ? ${placeOf(where, first)} : ${placeOfFirst(others, values.slice(1), where)})`;
}

/** A transform is called with what it takes: the value, its place, the loss. */
export function transformRead(name: string, value: Piece, place: Piece): Code {
  const taken = [value, place, loss].slice(0, argumentCount("transforms", camel(name)));
  return code`${functionNamed("transforms", name)}.read(${joined(taken)})`;
}

function withDefault(line: Line, expression: Code): Code {
  if (!line.field.required || line.field.type.kind !== "string") return expression;
  const fallback =
    typeof line.default === "string" ? line.default : line.default === undefined ? "" : JSON.stringify(line.default);
  return code`${expression} ?? ${quote(fallback)}`;
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
function othersOf({ others }: Line): Code {
  if (others === undefined) return codeOf();
  const constants = Object.entries(others).map(([concept, word]) => `${memberName(concept)}: ${quote(word)}`);
  return code`, (name) => ({ name, ${constants.join(", ")} })`;
}

/** The lines of an object, each with the place of its value if the expression does not show it. */
export function members(lines: readonly Line[], places: Places, where: Where, mapping: Mapping): Member[] {
  return lines
    .filter((line) => line.at.length > 0 || line.record !== undefined || line.address !== undefined)
    .map((line) => ({
      name: line.concept,
      expression: readValue(line, places, where, mapping),
      note: placesNote(line),
    }));
}

export function placesNote({ at, together, address }: Line): string | undefined {
  if (at.length === 1) return undefined;
  if (at.length > 1) return at.join(together ? " and " : " or ");
  return address === undefined ? "among the members here" : "by the address";
}
