/** The expression that writes one line of a mapping. */
import type { Line, Mapping } from "../join/mapping.js";
import { wordsFor } from "../join/vocabulary.js";
import { tableName, wordTablesOf } from "./read-value.js";
import { camel, literal, pascal, quote } from "./text.js";
import { ObjectTree } from "./tree.js";

export function writeValue(line: Line, value: string, record: string, mapping: Mapping): string {
  const limited = line.atMost === undefined ? value : `atMost(${value}, ${line.atMost}, () => ${reportCall(line, record, value)})`;
  return withDefault(line, bareValue(line, limited, record, mapping));
}

function bareValue(line: Line, value: string, record: string, mapping: Mapping): string {
  if (line.values === "finish") return `finishWord(finishWords, ${value}, response.parts) ?? null`;
  if (line.values !== undefined) return `wordFor(${tableName(line)}Words, ${value}, () => ${reportCall(line, record, value)})`;
  if (line.as !== undefined) return `${camel(line.as)}.write(${value})`;
  if (line.record !== undefined) return `${value} && write${pascal(line.record)}(${value}, loss)`;
  if (line.each !== undefined && line.within !== undefined) {
    const list = `someOf(${value}?.map((item) => write${pascal(line.each)}(item, loss)))`;
    return `within(${list}, ${quote(line.within)})`;
  }
  if (line.each !== undefined) return `someOf(${value}?.map((item) => write${pascal(line.each)}(item, loss)))`;
  if (line.content !== undefined) return `writeContent(${value}, ${String(mapping.layout.short)}, (inside) => writePart(inside, ${quote(line.content)}, loss)) ?? ${mapping.layout.short ? quote("") : "[]"}`;
  if (line.item !== undefined) {
    const tree = new ObjectTree();
    for (const [key, constant] of Object.entries(line.also)) tree.set(key, literal(constant), { constant: true });
    tree.set(line.item, "item", { constant: true });
    return `${value}?.map((item) => (${tree.print()}))`;
  }
  if (line.clamp !== undefined) return `clamp(${value}, ${line.clamp[0]}, ${line.clamp[1]})`;
  return value;
}

function reportCall(line: Line, record: string, value: string): string {
  const neutral = line.field.neutral === undefined ? "" : `, ${literal(line.field.neutral)}`;
  return `loss.unsaid(${record}, ${quote(line.concept)}, ${value}${neutral})`;
}

function withDefault(line: Line, expression: string): string {
  const fromModel = line.defaultFromModel === undefined ? "" : ` ?? context.${line.defaultFromModel}`;
  const fallback = line.default === undefined ? "" : ` ?? ${literal(line.default)}`;
  return `${expression}${fromModel}${fallback}`;
}

/** Words for every meaning of the lines that have a table, with the vocabulary's `like` followed. */
export function writeWordTables(mapping: Mapping): string[] {
  const tables = wordTablesOf(mapping, "write").map(({ name, type, words }) => {
    const own = new Map(Object.entries(words).flatMap(([meaning, [word]]) => (word === undefined ? [] : [[meaning, word] as const])));
    const rows = [...wordsFor(mapping.vocabulary.enums.get(type) ?? [], own)].map(([meaning, word]) => `[${quote(meaning)}, ${quote(word)}],`);
    return `const ${name}Words: ReadonlyMap<string, string> = new Map([\n${rows.join("\n")}\n]);`;
  });
  if (!mapping.isConversation) return [...tables, ""];
  const finish = wordsFor(mapping.vocabulary.enums.get("Finish") ?? [], mapping.finish.write);
  return [...tables, `export const finishWords: ReadonlyMap<string, string> = new Map([\n${[...finish].map(([meaning, word]) => `[${quote(meaning)}, ${quote(word)}],`).join("\n")}\n]);`, ""];
}
