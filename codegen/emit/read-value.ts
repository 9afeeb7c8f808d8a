/** The expression that reads one line of a mapping. */
import type { Line, Mapping, Words } from "../join/mapping.js";
import type { FieldType } from "../join/vocabulary.js";
import { code, joined, type Code, type Piece } from "../print/code.js";
import { argumentCount } from "./arguments.js";
import { locals } from "./locals.js";
import { functionNamed } from "./passes.js";
import { readItems } from "./among.js";
import { matchWire } from "./conditions.js";
import type { Member } from "./member.js";
import type { Places } from "./places.js";
import { access, camel, comment, literal, memberName, pascal, quote, segmentsOf } from "./text.js";

export function readValue(line: Line, places: Places, path: string, mapping: Mapping): string {
  if (line.among !== undefined) return readItems(line, mapping);
  if (line.record !== undefined && line.at.length === 0)
    return `read${pascal(line.record)}(${places.object("")}, ${path}, loss)`;
  if (line.address !== undefined) return `operation === undefined ? undefined : ${addressesName(line)}.get(operation)`;
  const values = line.at.map((at) => places.read(at));
  const found = values.length > 1 ? `first(${values.join(", ")})` : (values[0] ?? "undefined");
  const isSome = line.within !== undefined && Object.keys(line.of).length > 0;
  const value = isSome
    ? `itemsWithin(${found}, ${quote(line.within)}, (wire) => ${matchWire(line.of, "wire")})`
    : found;
  const place = placeOfFirst(line.at, values, path);
  if (line.concept === "usage") return `reportedUsage(${value}, readUsage)`;
  if (line.values === "finish")
    return `finishOf(${values.length > 1 ? `joinWords(${values.join(", ")})` : `asText(${value})`})`;
  if (line.values !== undefined && line.joined)
    return (
      "answerMeaning(" +
      [
        `${tableName(line)}Meanings`,
        `joinAnswerWords(${values.join(", ")})`,
        ...(line.otherwise === undefined ? [] : [quote(line.otherwise)]),
      ].join(", ") +
      ")"
    );
  if (line.values !== undefined) return `readWord(${tableName(line)}Meanings, ${value}, ${place}, loss)`;
  if (line.media !== undefined)
    return (
      `[...(${transformRead(line.transform ?? "", value, place).text} ?? []), ...readContent(` +
      `${places.read(line.media.at)}, ${placeOf(path, line.media.at)}, loss, readPart)]`
    );
  if (line.together) return transformRead(line.transform ?? "", `[${values.join(", ")}]`, place).text;
  if (line.transform !== undefined) return withDefault(line, transformRead(line.transform, value, place).text);
  if (line.record !== undefined && line.orList)
    return `readOneOf(${value}, ${place}, loss, (item, at) => read${pascal(line.record)}(item, at, loss))`;
  if (line.record !== undefined) return `read${pascal(line.record)}(${value}, ${place}, loss)`;
  if (line.each !== undefined && line.within !== undefined && !isSome)
    return (
      `readWithin(${value}, ${place}, ${quote(line.within)}, loss, (item, at) => read` +
      `${pascal(line.each)}(item, at, loss)${othersOf(line)})`
    );
  if (line.each !== undefined && line.alone)
    return `readAlone(${value}, ${place}, (item, at) => read${pascal(line.each)}(item, at, loss))`;
  if (line.each !== undefined)
    return `readEach(${value}, ${place}, (item, at) => read${pascal(line.each)}(item, at, loss))`;
  if (line.content !== undefined) return `readContent(${value}, ${place}, loss, readPart)`;
  if (line.item !== undefined) {
    const item = segmentsOf(line.item).reduce<string>(
      (object, segment, index, all) =>
        index === all.length - 1 ? access(object, String(segment)) : `inner(${access(object, String(segment))})`,
      "item",
    );
    const isMeant = matchWire(line.itemMatch, "item");
    const text = `asText(${item})`;
    return `readEach(${value}, ${place}, (item) => ${isMeant === "" ? text : `${isMeant} ? ${text} : undefined`})`;
  }
  return withDefault(line, plain(line.field.type, value, line.field.required));
}

/** Where the one of several places is that says anything. */
function placeOfFirst(at: readonly string[], values: readonly string[], path: string): string {
  const [first = "", ...others] = at;
  if (others.length === 0) return placeOf(path, first);
  return (
    `(first(${values.join(", ")}) === ${values[0]} ? ${placeOf(path, first)} : ` +
    `${placeOfFirst(others, values.slice(1), path)})`
  );
}

/** A transform is called with what it takes: the value, its place, the loss. */
export function transformRead(name: string, value: Piece, place: Piece): Code {
  const taken = [value, place, locals.loss].slice(0, argumentCount("transforms", camel(name)));
  return code`${functionNamed("transforms", name)}.read(${joined(taken)})`;
}

function withDefault(line: Line, expression: string): string {
  if (!line.field.required) return expression;
  const fallback =
    typeof line.default === "string" ? line.default : line.default === undefined ? "" : JSON.stringify(line.default);
  return line.field.type.kind === "string" ? `${expression} ?? ${quote(fallback)}` : expression;
}

function plain(type: FieldType, value: string, isRequired: boolean): string {
  switch (type.kind) {
    case "string":
      return `asText(${value})`;
    case "number":
      return `asNumber(${value})`;
    case "integer":
      return `asInteger(${value})`;
    case "boolean":
      return `asFlag(${value})`;
    case "list":
      return `${type.of.kind === "json" ? "asItems" : "asTexts"}(${value})`;
    case "enum":
      return `asText(${value}) as ${type.name}${isRequired ? "" : " | undefined"}`;
    default:
      return `asJson(${value})`;
  }
}

/** How other members beside a list within are read. */
function othersOf({ others }: Line): string {
  return others === undefined
    ? ""
    : `, (name) => ({ name, ${Object.entries(others)
        .map(([concept, word]) => `${memberName(concept)}: ${quote(word)}`)
        .join(", ")} })`;
}

function placeOf(path: string, member: string): string {
  if (path === quote("")) return quote(member);
  return member === "" ? path : `${path} + ${quote(`.${member}`)}`;
}

/** The table of what is asked for at each address. */
export function addressesName(line: Line): string {
  return camel(`${line.concept} addresses`);
}

export function tableName(line: Line): string {
  return camel(`${line.concept} ${line.at.join(" ")}`);
}

interface WordTable {
  readonly name: string;
  /** The vocabulary's type. */
  readonly type: string;
  readonly words: Words;
}

/** Every table of words in the lines and the bare forms of a mapping; forms that say the same share one. */
export function wordTablesOf(mapping: Mapping, direction: "read" | "write"): WordTable[] {
  const bare = [...mapping.records.values()].flatMap((record) => {
    const fields = mapping.vocabulary.records.get(record.is)?.fields ?? [];
    return record.forms.flatMap((form) => {
      const field = fields.find(({ name }) => name === form.value);
      return form.values === undefined || field?.type.kind !== "enum"
        ? []
        : [{ name: camel(`${record.name} ${form.name}`), type: field.type.name, words: form.values }];
    });
  });
  const forms = [...mapping.parts.forms, ...[...mapping.records.values()].flatMap((record) => record.forms)];
  const lines = [...mapping.request.lines, ...mapping.response.lines, ...forms.flatMap((form) => form.lines)]
    .filter(({ readOnly }) => direction === "read" || !readOnly)
    .flatMap(tableOf);
  return [...new Map([...bare, ...lines].map((table) => [table.name, table])).values()];
}

function tableOf(line: Line): WordTable[] {
  if (line.values === undefined || line.values === "finish" || line.field.type.kind !== "enum") return [];
  return [{ name: tableName(line), type: line.field.type.name, words: line.values }];
}

/** What each word of the dialect means. */
export function wordTables(mapping: Mapping): string[] {
  const tables = wordTablesOf(mapping, "read").map(({ name, type, words }) => {
    const entries = Object.entries(words).flatMap(([meaning, all]) =>
      all.map((word) => `[${quote(word)}, ${quote(meaning)}],`),
    );
    return (
      `const ${name}Meanings: ReadonlyMap<string, ${type}> = new Map<string, ${type}>([\n` +
      `${entries.join("\n")}\n]);`
    );
  });
  for (const line of mapping.request.lines) {
    if (line.address === undefined || line.field.type.kind !== "enum") continue;
    const type = line.field.type.name;
    tables.push(
      `const ${addressesName(line)}: ReadonlyMap<string, ${type}> = new Map<string, ${type}` +
        `>(${literal(Object.entries(line.address))});`,
    );
  }
  if (!mapping.isConversation) return tables;
  const finish = Object.entries(mapping.finish.read).map(([word, meaning]) => `[${quote(word)}, ${quote(meaning)}],`);
  return [
    ...tables,
    `const finishMeanings: ReadonlyMap<string, Finish> = new Map<string, Finish>([\n${finish.join("\n")}\n]);`,
    "",
    comment("What a word means; no word means nothing."),
    "export function finishOf(word: string | undefined): Finish | undefined {",
    `return word === undefined ? undefined : (meaningOf(finishMeanings, word) ?? ${quote(mapping.finish.otherwise)});`,
    "}",
    "",
  ];
}

/** The lines of an object, each with where its value stands. */
export function members(lines: readonly Line[], places: Places, path: string, mapping: Mapping): Member[] {
  return lines
    .filter((line) => line.at.length > 0 || line.record !== undefined || line.address !== undefined)
    .map((line) => ({
      name: line.concept,
      expression: readValue(line, places, path, mapping),
      note: placesOfLine(line),
    }));
}

function placesOfLine({ at, together, address }: Line): string {
  if (at.length > 0) return at.join(together ? " and " : " or ");
  return address === undefined ? "among the members here" : "by the address";
}
