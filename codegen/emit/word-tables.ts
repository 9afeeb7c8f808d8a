/** Tables of words: what each word of a dialect means, and the word for each meaning. */
import type { Placed } from "../load/spec-file.js";
import { inside } from "../model/line.js";
import type { Line, Mapping, Words } from "../model/mapping.js";
import { oncePer } from "../model/once-per.js";
import { wordsFor } from "../model/vocabulary.js";
import { code, list, madeOf, type Code, Name } from "../print/code.js";
import { constant, functionOf, type Constant, type Declaration } from "../print/declarations.js";
import { finishReader } from "./own-names.js";
import { read, vocabularyType } from "./runtime.js";
import { camel } from "../model/names.js";
import { quote } from "./text.js";

interface WordTable {
  /** What has the words. */
  readonly node: Placed;
  readonly name: string;
  /** The vocabulary's type. */
  readonly type: string;
  readonly words: Words;
}

/** The table of the meaning of each address. */
export function addressesName(line: Line): string {
  return camel(`${line.concept} addresses`);
}

/** The table of a line's words. */
export function tableName(line: Line, mapping: Mapping): string {
  return tableNames(mapping).get(placeOf(line)) ?? camel(placeOf(line));
}

/** The table of the words of a record's form that is a bare word; a form that is named so adds nothing to the name. */
export function formTableName(record: string, form: string): string {
  return camel(form === "word" ? record : `${record} ${form}`);
}

function placeOf({ concept, at }: Line): string {
  return `${concept} ${at.join(" ")}`;
}

/**
 * The name of each line's table: that of its concept, and where several lines have the concept, as much of the end of
 * its first path as no other has.
 */
const tableNames = oncePer((mapping: Mapping): ReadonlyMap<string, string> => {
  const lines = new Map(linesOf(mapping).flatMap((line) => (line.kind === "words" ? [[placeOf(line), line]] : [])));
  const names = new Map([...lines].map(([place, line]) => [place, [...namesFor(line)]]));
  const known = new Set([
    "finish",
    ...[...mapping.records.values()].flatMap(({ name, forms }) => forms.map((form) => formTableName(name, form.name))),
    ...mapping.request.lines.map(addressesName),
  ]);
  return new Map(
    [...names].map(([place, own]) => {
      const others = [...names].flatMap(([other, taken]) => (other === place ? [] : taken));
      return [place, own.find((name) => !known.has(name) && !others.includes(name)) ?? camel(place)];
    }),
  );
});

/** The shortest first; the last has the whole path. */
function* namesFor({ concept, at: [first = ""] }: Line): Generator<string> {
  const segments = first.split(".");
  for (let count = 0; count <= segments.length; count++)
    yield camel([concept, ...segments.slice(segments.length - count)].join(" "));
}

/** Every line that may have words. */
function linesOf({ parts, records, request, response }: Mapping): Line[] {
  const forms = [...parts.forms, ...[...records.values()].flatMap((record) => record.forms)];
  return [...request.lines, ...response.lines, ...forms.flatMap((form) => form.lines)];
}

/** Every table of words in the lines and the bare forms of a mapping. Forms with the same words share one table. */
function wordTablesOf(mapping: Mapping, direction: "read" | "write"): WordTable[] {
  const bare = [...mapping.records.values()].flatMap((record) => {
    const fields = mapping.vocabulary.records.get(record.is)?.fields ?? [];
    return record.forms.flatMap((form) => {
      const field = fields.find(({ name }) => name === form.value);
      return form.values === undefined || field?.type.kind !== "enum"
        ? []
        : [
            {
              node: form.bare ?? form,
              name: formTableName(record.name, form.name),
              type: field.type.name,
              words: form.values,
            },
          ];
    });
  });
  const lines = linesOf(mapping)
    .filter(({ readOnly }) => direction === "read" || !readOnly)
    .flatMap((line) => tableOf(line, mapping));
  return [...new Map([...bare, ...lines].map((table) => [table.name, table])).values()];
}

function tableOf(line: Line, mapping: Mapping): WordTable[] {
  if (line.kind !== "words" || line.field.type.kind !== "enum") return [];
  return [{ node: line, name: tableName(line, mapping), type: line.field.type.name, words: line.words }];
}

/** What each word of the dialect means. */
export function readWordTables(mapping: Mapping): Declaration[] {
  const { vocabulary, request, isConversation, finish } = mapping;
  const meanings = (node: Placed, name: string, type: string, entries: readonly Code[]): Constant =>
    mapOf(node, name, vocabularyType(vocabulary, type), entries);
  const tables = wordTablesOf(mapping, "read").map(({ node, name, type, words }) =>
    meanings(
      node,
      `${name}Meanings`,
      type,
      Object.entries(words).flatMap(([meaning, all]) =>
        all.map((word) => madeOf(inside(node, "values", meaning), pair([word, meaning]))),
      ),
    ),
  );
  const addresses = request.lines.flatMap((line) =>
    line.kind !== "address" || line.field.type.kind !== "enum"
      ? []
      : [
          meanings(
            line,
            addressesName(line),
            line.field.type.name,
            Object.entries(line.meanings).map(([operation, meaning]) =>
              madeOf(inside(line, "values", meaning), pair([operation, meaning])),
            ),
          ),
        ],
  );
  const finishes = Object.entries(finish.read).map(([word, meaning]) =>
    madeOf(inside(finish, meaning), pair([word, meaning])),
  );
  return isConversation
    ? [...tables, ...addresses, meanings(finish, "finishMeanings", "Finish", finishes), finishOf(mapping)]
    : [...tables, ...addresses];
}

function mapOf(node: Placed, name: string, type: Name, entries: readonly Code[]): Constant {
  return constant({
    node,
    name,
    type: code`ReadonlyMap<string, ${type}>`,
    value: code`new Map<string, ${type}>(${list(entries)})`,
  });
}

function pair([key, value]: readonly [string, string]): string {
  return `[${quote(key)}, ${quote(value)}]`;
}

function finishOf(mapping: Mapping): Declaration {
  const word = new Name("word");
  const otherwise = madeOf(inside(mapping.finish, "else"), quote(mapping.finish.otherwise));
  const found = code`${read.meaningOf}(finishMeanings, ${word}) ?? ${otherwise}`;
  return functionOf({
    node: mapping.finish,
    name: finishReader(mapping),
    isExported: true,
    docs: "What a word means; no word means nothing.",
    parameters: [{ name: word, type: "string | undefined" }],
    result: code`${vocabularyType(mapping.vocabulary, "Finish")} | undefined`,
    body: [code`return ${word} === undefined ? undefined : (${found});`],
  });
}

/** The written word for each meaning of a line's enum. */
export function wordsOfLine(line: Line, mapping: Mapping): Map<string, string> {
  const words = line.kind !== "words" || line.field.type.kind !== "enum" ? {} : line.words;
  return wordsFor(
    mapping.vocabulary.enums.get(line.field.type.kind === "enum" ? line.field.type.name : "") ?? [],
    ownWords(words),
  );
}

function ownWords(words: Words): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([meaning, [word]]) => (word === undefined ? [] : [[meaning, word] as const])),
  );
}

/** Words for every meaning of the lines that have a table, with the vocabulary's `like` followed. */
export function writeWordTables(mapping: Mapping): Constant[] {
  const enumOf = (type: string) => mapping.vocabulary.enums.get(type) ?? [];
  const tables = wordTablesOf(mapping, "write").map(({ node, name, type, words }) =>
    writtenWords(node, `${name}Words`, wordsFor(enumOf(type), ownWords(words))),
  );
  return mapping.isConversation
    ? [
        ...tables,
        {
          ...writtenWords(mapping.finish, "finishWords", wordsFor(enumOf("Finish"), mapping.finish.write)),
          isExported: true,
          docs: "The word for each reason why an answer ends.",
        },
      ]
    : tables;
}

function writtenWords(node: Placed, name: string, words: ReadonlyMap<string, string>): Constant {
  const value: Code = code`new Map(${list([...words].map(pair))})`;
  return constant({ node, name, type: "ReadonlyMap<string, string>", value });
}
