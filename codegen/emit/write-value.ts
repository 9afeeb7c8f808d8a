/** The expression that writes one line of a mapping. */
import type { Line, Mapping } from "../join/mapping.js";
import { tableName, writeWordTables } from "./word-tables.js";
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

/** The tables of words as text. */
export function wordTableLines(mapping: Mapping): string[] {
  return writeWordTables(mapping).map(
    ({ name, type, value, isExported }) =>
      `${isExported === true ? "export " : ""}const ${name}: ${String(type)} = ${String(value)};\n`,
  );
}
