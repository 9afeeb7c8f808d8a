/** What streams are read with has the type that it is read as, in the schemas of the events. */
import { writingTransformOf } from "../model/line.js";
import type { Mapping } from "../model/mapping.js";
import type { PieceRule } from "../model/stream-rules.js";
import { besides, last, linesOfPart, membersOfPart, wordsOf } from "./members-of-answers.js";
import { follow } from "./part-places.js";
import type { SchemaPlace } from "./schema-place.js";
import { named } from "./value-shapes.js";
import type { WordFault } from "./wire-words.js";

const TEXT = ["string"];
const NUMBER = ["number", "integer"];

/** The types that are read at the places of each key. */
const types: Readonly<Record<string, readonly string[]>> = {
  id: TEXT,
  name: TEXT,
  text: TEXT,
  whole: TEXT,
  signature: TEXT,
  redacted: TEXT,
  finish: TEXT,
  stop_sequence: TEXT,
  explanation: TEXT,
  key: [...TEXT, ...NUMBER],
  paragraph: [...TEXT, ...NUMBER],
  answer_index: NUMBER,
  created: NUMBER,
  citations: ["object", "array"],
  probabilities: ["object", "array"],
  usage: ["object"],
};

/** A place of an event that never has a value of the type that a key is read as. */
export function eventTypeFault(
  place: SchemaPlace | undefined,
  key: string,
  path: string,
  members: readonly string[],
): WordFault | undefined {
  const wanted = types[key];
  const found = typesAt(place, path);
  if (wanted === undefined || path === "." || found.length === 0 || areOf(found, wanted)) return undefined;
  const other = besides(place, path, members).find((one) => areOf(typesAt(place, one), wanted));
  const meant = named(wanted.filter((type) => type !== "integer"));
  return {
    message: `${key} is read as ${meant}, and ${JSON.stringify(path)} is ${named(found)}`,
    hint: `write ${key}: ${other ?? "with the member that has it"}`,
  };
}

function typesAt(place: SchemaPlace | undefined, path: string): readonly string[] {
  return (follow(place, path)?.types ?? []).filter((type) => type !== "null");
}

function areOf(found: readonly string[], wanted: readonly string[]): boolean {
  return found.some((type) => wanted.includes(type));
}

/** The same of the members of a piece. A transform may read any type. */
export function pieceTypeFault(
  place: SchemaPlace | undefined,
  piece: PieceRule,
  key: string,
  path: string,
  mapping: Mapping,
): WordFault | undefined {
  if (transformOf(piece, key) !== undefined) return undefined;
  const fault = eventTypeFault(place, key, path, membersOfPart(mapping, piece.kind ?? "", key));
  const transform = key === "text" || key === "whole" ? transformFor(piece, path, mapping) : undefined;
  return fault && transform !== undefined ? { ...fault, hint: `write transform: ${transform} beside ${key}:` } : fault;
}

function transformOf({ transform, signatureTransform }: PieceRule, key: string): string | undefined {
  if (key === "text" || key === "whole") return transform;
  return key === "signature" ? signatureTransform : undefined;
}

/** The transform that whole answers have at a member of this name. What is empty at first has pieces of its own. */
function transformFor({ kind = "", close }: PieceRule, path: string, mapping: Mapping): string | undefined {
  const line = linesOfPart(mapping, kind, wordsOf(kind)).find(({ at }) => at.some((one) => last(one) === last(path)));
  const transform = line && writingTransformOf(line);
  const piecewise = `non_empty_${transform}`;
  return !close && mapping.functions.find("transforms", piecewise) !== undefined ? piecewise : transform;
}
