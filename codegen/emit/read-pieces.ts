/** Readers of fragments: what one place of an event contains of a part. */
import * as transformFunctions from "../../src/conversion/transforms/index.js";
import type { Mapping } from "../join/mapping.js";
import type { PieceRule } from "../join/stream-rules.js";
import { code, joined, type Code, type Piece } from "../print/code.js";
import { matchWire, onlyWhere } from "./conditions.js";
import { unitOf } from "./keys.js";
import { locals } from "./locals.js";
import { formReader } from "./own-names.js";
import { functionNamed } from "./passes.js";
import type { Places } from "./places.js";
import { citations, dropPlaceholderState, lossModule, read, streamEvents } from "./runtime.js";
import { camel, literal, quote } from "./text.js";

const { event, state } = locals;

export function readPiece(piece: PieceRule, places: Places, mapping: Mapping): Code {
  const textAt = (at: string): Code => textOf(piece, places.read(at));
  const members: Piece[] = [
    ...(piece.kind === undefined ? [] : [`kind: ${quote(piece.kind)}`]),
    ...(piece.key.length === 0
      ? []
      : [code`key: ${streamEvents.keyOf}(${joined(piece.key.map((at) => places.read(at)))})`]),
    ...(piece.calling === undefined ? [] : [`calling: ${quote(piece.calling)}`]),
    ...(piece.id === undefined ? [] : [code`id: ${read.asText}(${places.read(piece.id)})`]),
    ...(piece.name === undefined ? [] : [code`name: ${read.asText}(${places.read(piece.name)})`]),
    ...(piece.whole === undefined ? [] : [code`whole: ${textAt(piece.whole)}`]),
    ...eitherOf("text", piece.text.map(textAt)),
    ...(piece.paragraph === undefined ? [] : [code`paragraph: ${streamEvents.keyOf}(${places.read(piece.paragraph)})`]),
    ...eitherOf(
      "signature",
      piece.signature.map((at) => stateOf(piece, places.read(at), mapping)),
    ),
    ...unsignedOf(piece, places),
    ...(piece.redacted === undefined ? [] : [code`redacted: ${read.asText}(${places.read(piece.redacted)})`]),
    ...valuesOf(piece.values.map(textAt)),
    ...mediaOf(piece, places, mapping),
    ...(piece.citations === undefined ? [] : [citationsOf(piece, places.read(piece.citations), mapping)]),
    ...(piece.close ? ["close: true"] : []),
  ];
  return onlyWhere(matchWire(piece.when, event), code`${state}.sink.piece({ ${joined(members)} });`);
}

/** A member from the first of several expressions that has anything. */
function eitherOf(name: string, expressions: readonly Piece[]): Code[] {
  return expressions.length === 0 ? [] : [code`${name}: ${joined(expressions, " ?? ")}`];
}

function stateOf({ signatureTransform }: PieceRule, value: Piece, { response }: Mapping): Code {
  if (signatureTransform !== undefined) return code`${functionNamed("transforms", signatureTransform)}.read(${value})`;
  // Streams have the same placeholders for state as whole answers.
  const pass = response.afterRead.find(({ name }) => name === "drop_placeholder_state");
  const text = code`${read.asText}(${value})`;
  return pass === undefined
    ? text
    : code`${dropPlaceholderState.withoutPlaceholder}(${text}, ${literal(pass.options.placeholders ?? [])})`;
}

/** Some transforms of state also read a placeholder for text without state. */
function unsignedOf({ signature, signatureTransform }: PieceRule, places: Places): Code[] {
  const known: Readonly<Record<string, object | undefined>> = transformFunctions;
  const transform = signatureTransform === undefined ? undefined : known[camel(signatureTransform)];
  if (signatureTransform === undefined || transform === undefined || !("readUnsigned" in transform)) return [];
  const name = functionNamed("transforms", signatureTransform);
  return eitherOf(
    "unsigned",
    signature.map((at) => code`${name}.readUnsigned(${places.read(at)})`),
  );
}

/** A part that is given whole, at a place of the event or as the event itself. */
function mediaOf({ form, at }: PieceRule, places: Places, mapping: Mapping): Code[] {
  if (form === undefined) return [];
  const wire = at === undefined ? event : places.object(at);
  return [code`media: ${formReader(mapping, form, "Part")}(${wire}, "", ${lossModule.noLoss})`];
}

/** Citations with a key are those of one part; without one they may be about any words of the answer. */
function citationsOf({ key, citation }: PieceRule, value: Piece, mapping: Mapping): Code {
  const unit = unitOf(citation, mapping);
  const found = code`${streamEvents.readCitations}(${value}, ${formReader(mapping, citation ?? "", "")})`;
  const placed = unit === undefined ? found : code`${citations.reportedCitations}(${quote(unit)}, ${found})`;
  return code`${key.length === 0 ? "cited" : "citations"}: ${placed}`;
}

/** Values from several places, in the order of the places. */
function valuesOf(lists: readonly Code[]): Code[] {
  if (lists.length === 0) return [];
  const [only] = lists;
  const all =
    lists.length === 1 && only !== undefined ? only : code`[${joined(lists.map((list) => code`...${list}`))}]`;
  return [code`values: ${all}`];
}

function textOf(piece: PieceRule, value: Piece): Code {
  return piece.transform === undefined
    ? code`${read.asText}(${value})`
    : code`${functionNamed("transforms", piece.transform)}.read(${value})`;
}
