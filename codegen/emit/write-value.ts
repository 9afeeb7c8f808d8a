/** The expression that writes one line of a mapping. */
import type { Line, Mapping, Words } from "../join/mapping.js";
import { wordsFor } from "../join/vocabulary.js";
import { tableName, wordTablesOf } from "./read-value.js";
import { camel, literal, pascal, quote } from "./text.js";
import { ObjectTree } from "./tree.js";

export function writeValue(line: Line, value: string, record: string, mapping: Mapping): string {
  const limited =
    line.atMost === undefined ? value : `atMost(${value}, ${line.atMost}, () => ${reportCall(line, record, value)})`;
  return withDefault(line, bareValue(line, limited, record, mapping));
}

function bareValue(line: Line, value: string, record: string, mapping: Mapping): string {
  if (line.values === "finish") return `finishWord(finishWords, ${value}, response.parts) ?? null`;
  if (line.values !== undefined)
    return `wordFor(${tableName(line)}Words, ${value}, () => ${reportCall(line, record, value)})`;
  if (line.transform !== undefined) return `${camel(line.transform)}.write(${value})`;
  if (line.record !== undefined) return `${value} && write${pascal(line.record)}(${value}, loss)`;
  if (line.each !== undefined && line.within !== undefined) {
    const list = `someOf(${value}?.map((item) => write${pascal(line.each)}(item, loss)))`;
    const known = Object.entries(line.of).flatMap(([key, wanted]) =>
      typeof wanted === "string" && wanted !== "absent" && wanted !== "present" ? [[key, wanted] as const] : [],
    );
    return (
      `within(${list}, ${quote(line.within)}` +
      `${known.length === 0 ? "" : `, ${literal(Object.fromEntries(known))}`})`
    );
  }
  if (line.each !== undefined && line.alone)
    return `writeAlone(${value}, (item) => write${pascal(line.each)}(item, loss))`;
  if (line.each !== undefined) return `someOf(${value}?.map((item) => write${pascal(line.each)}(item, loss)))`;
  if (line.content !== undefined)
    return (
      `writeContent(${value}, ${String(mapping.layout.textShorthand)}, (inside) => ` +
      `writePart(inside, ${quote(line.content)}, loss)) ?? ` +
      `${mapping.layout.textShorthand ? quote("") : "[]"}`
    );
  if (line.item !== undefined) {
    const tree = new ObjectTree();
    for (const [key, constant] of Object.entries(line.constants)) tree.set(key, literal(constant), { constant: true });
    tree.set(line.item, "item", { constant: true });
    return `${value}?.map((item) => (${tree.print()}))`;
  }
  if (line.clamp !== undefined)
    return `clamp(${value}, ${line.clamp[0]}, ${line.clamp[1]}, () => ${reportCall(line, record, value)})`;
  return value;
}

function reportCall(line: Line, record: string, value: string): string {
  const neutral = line.field.neutral === undefined ? "" : `, ${literal(line.field.neutral)}`;
  return `loss.dropConcept(${record}, ${quote(line.concept)}, ${value}${neutral})`;
}

function withDefault(line: Line, expression: string): string {
  const fromModel = line.defaultFromModel === undefined ? "" : ` ?? context.${line.defaultFromModel}`;
  const fallback = line.default === undefined ? "" : ` ?? ${literal(line.default)}`;
  return `${expression}${fromModel}${fallback}`;
}

/** The written word for each meaning of a line's enum. */
export function wordsOfLine(line: Line, mapping: Mapping): Map<string, string> {
  const words =
    line.values === undefined || line.values === "finish" || line.field.type.kind !== "enum" ? {} : line.values;
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
export function writeWordTables(mapping: Mapping): string[] {
  const tables = wordTablesOf(mapping, "write").map(({ name, type, words }) => {
    const rows = [...wordsFor(mapping.vocabulary.enums.get(type) ?? [], ownWords(words))].map(
      ([meaning, word]) => `[${quote(meaning)}, ${quote(word)}],`,
    );
    return `const ${name}Words: ReadonlyMap<string, string> = new Map([\n${rows.join("\n")}\n]);`;
  });
  if (!mapping.isConversation) return [...tables, ""];
  const finish = wordsFor(mapping.vocabulary.enums.get("Finish") ?? [], mapping.finish.write);
  return [
    ...tables,
    `export const finishWords: ReadonlyMap<string, string> = new Map([\n` +
      `${[...finish].map(([meaning, word]) => `[${quote(meaning)}, ${quote(word)}],`).join("\n")}` +
      `\n]);`,
    "",
  ];
}
