/** The expression that writes one line of a mapping. */
import type { Json } from "../../src/conversion/json.js";
import type { Line, Mapping } from "../join/mapping.js";
import { code, type Code, type Piece } from "../print/code.js";
import { locals } from "./locals.js";
import { ObjectTree } from "./object-tree.js";
import { finishWords, formWriter, writer } from "./own-names.js";
import { functionNamed } from "./passes.js";
import { content, write } from "./runtime.js";
import { literal, quote } from "./text.js";
import { tableName } from "./word-tables.js";

const { item, loss } = locals;

export function writeValue(line: Line, value: Piece, record: Piece, mapping: Mapping): Piece {
  const report = reportDropped(record, line.concept, value, line.field.neutral);
  const limited = line.atMost === undefined ? value : code`${write.atMost}(${value}, ${line.atMost}, () => ${report})`;
  return withDefault(line, bareValue(line, limited, record, mapping));
}

/** A call that reports a concept of a record as lost, unless its value is the neutral one. */
export function reportDropped(record: Piece, concept: string, value: Piece, neutral: Json | undefined): Code {
  const unless = neutral === undefined ? "" : `, ${literal(neutral)}`;
  return code`${loss}.dropConcept(${record}, ${quote(concept)}, ${value}${unless})`;
}

function bareValue(line: Line, value: Piece, record: Piece, mapping: Mapping): Piece {
  const report = code`() => ${reportDropped(record, line.concept, value, line.field.neutral)}`;
  if (line.values === "finish")
    return code`${write.finishWord}(${finishWords(mapping)}, ${value}, ${locals.response}.parts) ?? null`;
  if (line.values !== undefined) return code`${write.wordFor}(${tableName(line)}Words, ${value}, ${report})`;
  if (line.transform !== undefined) return code`${functionNamed("transforms", line.transform)}.write(${value})`;
  if (line.record !== undefined) return code`${value} && ${formWriter(mapping, line.record, "")}(${value}, ${loss})`;
  if (line.each !== undefined) return writeList(line, line.each, value, mapping);
  if (line.content !== undefined) return writeInside(line.content, value, mapping);
  if (line.item !== undefined) return code`${value}?.map((${item}) => (${itemObject(line, line.item).print()}))`;
  if (line.clamp !== undefined) return code`${write.clamp}(${value}, ${line.clamp[0]}, ${line.clamp[1]}, ${report})`;
  return value;
}

function writeList(line: Line, each: string, value: Piece, mapping: Mapping): Code {
  const writeItem = code`(${item}) => ${formWriter(mapping, each, "")}(${item}, ${loss})`;
  const list = code`${write.someOf}(${value}?.map(${writeItem}))`;
  if (line.within === undefined) return line.alone ? code`${write.writeAlone}(${value}, ${writeItem})` : list;
  const known = Object.entries(line.of).filter(
    ([, wanted]) => typeof wanted === "string" && wanted !== "absent" && wanted !== "present",
  );
  const constants = known.length === 0 ? "" : `, ${literal(Object.fromEntries(known))}`;
  return code`${write.within}(${list}, ${quote(line.within)}${constants})`;
}

/** Parts inside of a part. */
function writeInside(where: string, value: Piece, mapping: Mapping): Code {
  const { textShorthand } = mapping.layout;
  const writePart = code`(inside) => ${writer(mapping, "Part")}(inside, ${quote(where)}, ${loss})`;
  const empty = textShorthand ? quote("") : "[]";
  return code`${content.writeContent}(${value}, ${textShorthand}, ${writePart}) ?? ${empty}`;
}

function itemObject(line: Line, at: string): ObjectTree {
  const tree = new ObjectTree();
  for (const [key, constant] of Object.entries(line.constants)) tree.set(key, literal(constant), { constant: true });
  tree.set(at, item, { constant: true });
  return tree;
}

function withDefault(line: Line, expression: Piece): Piece {
  if (line.defaultFromModel === undefined && line.default === undefined) return expression;
  const fromModel = line.defaultFromModel === undefined ? "" : code` ?? ${locals.context}.${line.defaultFromModel}`;
  const fallback = line.default === undefined ? "" : ` ?? ${literal(line.default)}`;
  return code`${expression}${fromModel}${fallback}`;
}
