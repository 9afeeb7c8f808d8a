/** Tables of words: what each word of a dialect means, and the word for each meaning. */
import type { Line, Mapping, Words } from "../join/mapping.js";
import { wordsFor } from "../join/vocabulary.js";
import { code, list, Name, type Code } from "../print/code.js";
import { constant, functionOf, type Constant, type Declaration } from "../print/declarations.js";
import { finishReader } from "./own-names.js";
import { read, vocabularyType } from "./runtime.js";
import { camel, quote } from "./text.js";

interface WordTable {
  readonly name: string;
  /** The vocabulary's type. */
  readonly type: string;
  readonly words: Words;
}

/** The table of the meaning of each address. */
export function addressesName(line: Line): string {
  return camel(`${line.concept} addresses`);
}

export function tableName(line: Line): string {
  return camel(`${line.concept} ${line.at.join(" ")}`);
}

/** The table of the words of a record's form that is a bare word. */
export function formTableName(record: string, form: string): string {
  return camel(`${record} ${form}`);
}

/** Every table of words in the lines and the bare forms of a mapping. Forms with the same words share one table. */
function wordTablesOf(mapping: Mapping, direction: "read" | "write"): WordTable[] {
  const bare = [...mapping.records.values()].flatMap((record) => {
    const fields = mapping.vocabulary.records.get(record.is)?.fields ?? [];
    return record.forms.flatMap((form) => {
      const field = fields.find(({ name }) => name === form.value);
      return form.values === undefined || field?.type.kind !== "enum"
        ? []
        : [{ name: formTableName(record.name, form.name), type: field.type.name, words: form.values }];
    });
  });
  const forms = [...mapping.parts.forms, ...[...mapping.records.values()].flatMap((record) => record.forms)];
  const lines = [...mapping.request.lines, ...mapping.response.lines, ...forms.flatMap((form) => form.lines)]
    .filter(({ readOnly }) => direction === "read" || !readOnly)
    .flatMap(tableOf);
  return [...new Map([...bare, ...lines].map((table) => [table.name, table])).values()];
}

function tableOf(line: Line): WordTable[] {
  if (line.kind !== "words" || line.field.type.kind !== "enum") return [];
  return [{ name: tableName(line), type: line.field.type.name, words: line.words }];
}

/** What each word of the dialect means. */
export function readWordTables(mapping: Mapping): Declaration[] {
  const { vocabulary, request, isConversation, finish } = mapping;
  const meanings = (name: string, type: string, entries: readonly (readonly [string, string])[]): Constant =>
    mapOf(name, vocabularyType(vocabulary, type), entries.map(pair));
  const tables = wordTablesOf(mapping, "read").map(({ name, type, words }) =>
    meanings(
      `${name}Meanings`,
      type,
      Object.entries(words).flatMap(([meaning, all]) => all.map((word) => [word, meaning] as const)),
    ),
  );
  const addresses = request.lines.flatMap((line) =>
    line.kind !== "address" || line.field.type.kind !== "enum"
      ? []
      : [meanings(addressesName(line), line.field.type.name, Object.entries(line.meanings))],
  );
  return isConversation
    ? [...tables, ...addresses, meanings("finishMeanings", "Finish", Object.entries(finish.read)), finishOf(mapping)]
    : [...tables, ...addresses];
}

function mapOf(name: string, type: Name, entries: readonly string[]): Constant {
  return constant({
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
  const found = code`${read.meaningOf}(finishMeanings, ${word}) ?? ${quote(mapping.finish.otherwise)}`;
  return functionOf({
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
  const tables = wordTablesOf(mapping, "write").map(({ name, type, words }) =>
    writtenWords(`${name}Words`, wordsFor(enumOf(type), ownWords(words))),
  );
  return mapping.isConversation
    ? [
        ...tables,
        {
          ...writtenWords("finishWords", wordsFor(enumOf("Finish"), mapping.finish.write)),
          isExported: true,
          docs: "The word for each reason why an answer ends.",
        },
      ]
    : tables;
}

function writtenWords(name: string, words: ReadonlyMap<string, string>): Constant {
  const value: Code = code`new Map(${list([...words].map(pair))})`;
  return constant({ name, type: "ReadonlyMap<string, string>", value });
}
