/** The expression that writes one line of a mapping. */
import { type LineOf, writingTransformOf } from "../model/line.js";
import type { Line, Mapping } from "../model/mapping.js";
import { code, madeOf, type Code, type Piece } from "../print/code.js";
import { locals } from "./locals.js";
import { ObjectTree } from "./object-tree.js";
import { finishWords, formWriter, writer } from "./own-names.js";
import { transformNamed } from "./passes.js";
import { content, write } from "./runtime.js";
import { literal, quote } from "./text.js";
import { tableName } from "./word-tables.js";
import { reportDropped } from "./write-report.js";
import { writeWords } from "./write-words.js";

const { item, loss } = locals;

export function writeValue(line: Line, value: Piece, record: Piece, mapping: Mapping): Code {
  const report = reportDropped(record, line.concept, value, line.field.neutral);
  const limited = line.atMost === undefined ? value : code`${write.atMost}(${value}, ${line.atMost}, () => ${report})`;
  return madeOf(line, withDefault(line, bareValue(line, limited, record, mapping)));
}

function bareValue(line: Line, value: Piece, record: Piece, mapping: Mapping): Piece {
  const report = code`() => ${reportDropped(record, line.concept, value, line.field.neutral)}`;
  switch (line.kind) {
    case "finish":
      return code`${write.finishWord}(${finishWords(mapping)}, ${value}, ${locals.response}.parts) ?? null`;
    case "words":
      return code`${write.wordFor}(${tableName(line, mapping)}Words, ${value}, ${report})`;
    case "transform":
    case "transforms":
      return transformed(writingTransformOf(line) ?? "", bounded(line, value, record), mapping);
    case "together":
    case "media":
      return transformed(line.transform, value, mapping);
    case "record":
      return code`${value} && ${formWriter(mapping, line.record, "")}(${value}, ${loss})`;
    case "records":
      return writeList(line, value, mapping);
    case "content":
      return writeInside(line, value, mapping);
    case "members":
      return code`${value}?.map((${item}) => (${itemObject(line).print()}))`;
    default:
      return bounded(line, value, record);
  }
}

function transformed(transform: string, value: Piece, mapping: Mapping): Code {
  const { members = [] } = mapping.functions.find("transforms", transform) ?? {};
  const reported = members.includes("reportsWriting") ? code`, ${loss}` : "";
  return code`${transformNamed(mapping, transform)}.write(${value}${reported})`;
}

/** A number within the bounds of the line, if it has any. */
function bounded({ clamp, concept, field }: Line, value: Piece, record: Piece): Piece {
  if (clamp === undefined) return value;
  // Only an integer past 2^53 is refused: its digits are lost already.
  const report = reportDropped(
    record,
    concept,
    value,
    field.neutral,
    field.type.kind === "integer" ? "clamp" : "dropConcept",
  );
  return code`${write.clamp}(${value}, ${clamp[0]}, ${clamp[1]}, () => ${report})`;
}

function writeList({ record, isAlone, within, of }: LineOf<"records">, value: Piece, mapping: Mapping): Code {
  const writeItem = code`(${item}) => ${formWriter(mapping, record, "")}(${item}, ${loss})`;
  const list = code`${write.someOf}(${value}?.map(${writeItem}))`;
  if (within === undefined) return isAlone ? code`${write.writeAlone}(${value}, ${writeItem})` : list;
  const known = Object.entries(of).filter(
    ([, wanted]) => typeof wanted === "string" && wanted !== "absent" && wanted !== "present",
  );
  const constants = known.length === 0 ? "" : `, ${literal(Object.fromEntries(known))}`;
  return code`${write.within}(${list}, ${quote(within)}${constants})`;
}

/** Parts inside of a part. */
function writeInside(line: LineOf<"content">, value: Piece, mapping: Mapping): Code {
  if (line.words) return code`${writeWords(value, line.joinedBy, line.content, mapping)} ?? ""`;
  const { textShorthand } = mapping.layout;
  const writePart = code`(inside) => ${writer(mapping, "Part")}(inside, ${quote(line.content)}, ${loss})`;
  const empty = textShorthand ? quote("") : "[]";
  return code`${content.writeContent}(${value}, ${textShorthand}, ${writePart}) ?? ${empty}`;
}

function itemObject(line: LineOf<"members">): ObjectTree {
  const tree = new ObjectTree();
  for (const [key, constant] of Object.entries(line.constants)) tree.set(key, literal(constant), { constant: true });
  tree.set(line.item, item, { constant: true });
  return tree;
}

function withDefault(line: Line, expression: Piece): Piece {
  if (line.defaultFromModel === undefined && line.default === undefined) return expression;
  const fromModel = line.defaultFromModel === undefined ? "" : code` ?? ${locals.context}.${line.defaultFromModel}`;
  const fallback = line.default === undefined ? "" : ` ?? ${literal(line.default)}`;
  return code`${expression}${fromModel}${fallback}`;
}
