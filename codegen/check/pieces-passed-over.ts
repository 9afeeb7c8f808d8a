/** A member without which pieces of an event are recognized is read by another piece, or listed as lost. */
import type { Mapping } from "../model/mapping.js";
import { isList } from "../model/source.js";
import type { EventSource, Pieces, PieceSource } from "../load/sources/mapping-stream.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/spec-file.js";
import type { Specs } from "./specs.js";

/** Pieces of one object, and what is listed beside them. */
interface Siblings {
  readonly pieces: readonly PieceSource[];
  readonly unmapped: readonly string[];
  readonly pointer: Pointer;
}

export function piecesPassedOver({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => {
    const read = mapping.file.value.stream?.read;
    return read === undefined ? [] : siblingsIn(read, ["stream", "read"]).flatMap((one) => passedOver(one, mapping));
  });
}

function siblingsIn({ pieces = [], unmapped = {}, cases = {} }: Partial<EventSource>, pointer: Pointer): Siblings[] {
  return [
    ...ofPieces(pieces, Object.keys(unmapped), [...pointer, "pieces"]),
    ...Object.entries(cases).flatMap(([word, rule]) => {
      const node = [...pointer, "cases", word];
      return isPieces(rule) ? ofPieces(rule, [], node) : siblingsIn(rule, node);
    }),
  ];
}

function isPieces(rule: EventSource | Pieces): rule is Pieces {
  return isList(rule);
}

function ofPieces(pieces: readonly PieceSource[], unmapped: readonly string[], pointer: Pointer): Siblings[] {
  const inner = pieces.flatMap(({ pieces: inside = [], unmapped: listed = {} }, index) =>
    ofPieces(inside, Object.keys(listed), [...pointer, index, "pieces"]),
  );
  return [{ pieces, unmapped, pointer }, ...inner];
}

function passedOver({ pieces, unmapped, pointer }: Siblings, { file }: Mapping): Problem[] {
  const answered = [...unmapped, ...pieces.flatMap(readBy)];
  return pieces.flatMap(({ when = {} }, index) =>
    Object.entries(when).flatMap(([member, wanted]) => {
      const isAnswered = answered.some((path) => path === member || path.startsWith(`${member}.`));
      if (wanted !== "absent" || isAnswered) return [];
      return [
        file.problem(
          [...pointer, index, "when", member],
          `this piece is without "${member}", and what has it is lost in silence`,
          `write a piece for it, or unmapped: { ${member}: <why> } beside pieces:`,
        ),
      ];
    }),
  );
}

/** The members that a piece reads, or is recognized by. */
function readBy({ when = {}, ...piece }: PieceSource): string[] {
  const conditions = Object.entries(when).flatMap(([member, wanted]) => (wanted === "absent" ? [] : [member]));
  const places = Object.entries(piece).flatMap(([key, value]) =>
    ["kind", "record", "form", "transform", "unmapped"].includes(key) ? [] : [value],
  );
  return [...conditions, ...places.flatMap(textsIn)];
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
