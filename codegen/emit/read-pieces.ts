/** Readers of fragments: what one place of an event contains of a part. */
import { join } from "../../src/conversion/place-names.js";
import { passInStreams } from "../model/functions.js";
import type { Mapping } from "../model/mapping.js";
import type { Placed } from "../load/spec-file.js";
import { inside } from "../model/line.js";
import { piecesOf, type PieceRule } from "../model/stream-rules.js";
import { listOf } from "../model/source.js";
import { code, joined, lines, madeOf, type Code, type Piece } from "../print/code.js";
import { constant, type Constant } from "../print/declarations.js";
import { citationReader } from "./citations-beside.js";
import { matchAt, onlyWhere } from "./conditions.js";
import { unitOf } from "./keys.js";
import { locals } from "./locals.js";
import { conceptPaths, formReader } from "./own-names.js";
import { transformNamed } from "./passes.js";
import type { Places } from "./places.js";
import { citations, dropPlaceholderState, lossModule, read, streamEvents } from "./runtime.js";
import { camel } from "../model/names.js";
import { literal, quote } from "./text.js";

const { event, state } = locals;

/** A member of a fragment. */
interface Content {
  readonly name: string;
  readonly value: Piece;
}

/** `holder` is where the object of the piece is in the event. */
export function readPiece(piece: PieceRule, holder: string, places: Places, mapping: Mapping): Code {
  return madeOf(piece, statementOf(piece, holder, places, mapping));
}

function statementOf(piece: PieceRule, holder: string, places: Places, mapping: Mapping): Code {
  const lossAt = lossPlace(piece, holder);
  const place: Piece[] = [
    ...(piece.kind === undefined ? [] : [`kind: ${quote(piece.kind)}`]),
    ...(piece.key.length === 0
      ? []
      : [code`key: ${streamEvents.keyOf}(${joined(piece.key.map((at) => places.read(at)))})`]),
    ...(piece.calling === undefined ? [] : [`calling: ${quote(piece.calling)}`]),
    ...(piece.paragraph === undefined ? [] : [code`paragraph: ${streamEvents.keyOf}(${places.read(piece.paragraph)})`]),
    ...(lossAt === undefined ? [] : [`place: ${quote(lossAt)}`]),
  ];
  const contents = contentsOf(piece, places, mapping);
  const members = contents.map(({ name, value }) => madeOf(nodeOf(piece, name), code`${name}: ${value}`));
  const close = piece.close ? ["close: true"] : [];
  const whole = code`${state}.sink.piece({ ${joined([...place, ...members, ...close])} });`;
  const others = otherTexts(piece, holder, places, mapping);
  const test = matchAt(piece.when, (path) => places.read(path));
  const isEmptyAtTimes = mayBeEmpty(piece);
  if (!isEmptyAtTimes && others.length === 0) return onlyWhere(test, whole);
  const local = (name: string): string => (test === undefined ? places.local(localOf(piece, name)) : name);
  const all = lines([isEmptyAtTimes ? unlessEmpty(piece, place, contents, local) : whole, ...others]);
  return test === undefined ? all : code`if (${test}) {\n${all}\n}`;
}

/** Reports the texts at later places that are not the text of the first one. */
function otherTexts(piece: PieceRule, holder: string, places: Places, mapping: Mapping): Code[] {
  const texts = piece.text.map((at) => textOf(piece, places.read(at), mapping));
  return texts.slice(1).map((text, index) => {
    const earlier = joined(texts.slice(0, index + 1), " ?? ");
    const place = quote(join(holder, piece.text[index + 1] ?? ""));
    return code`${streamEvents.loseOther}(${text}, ${earlier}, ${place}, ${state}.sink);`;
  });
}

/** Where the content of a piece is that not every dialect has a place for: the place of all of it, if it is several. */
function lossPlace({ form, at = "", signature, redacted, citations }: PieceRule, holder: string): string | undefined {
  const places = [...(form === undefined ? [] : [at]), ...signature, ...listOf(redacted), ...listOf(citations)];
  const [first, ...others] = places.map((place) => join(holder, place));
  return first === undefined ? undefined : others.reduce(commonPlace, first);
}

/** The innermost object that holds both. */
function commonPlace(one: string, other: string): string {
  const names = other.split(".");
  const own = one.split(".");
  const end = own.findIndex((name, index) => name !== names[index]);
  return own.slice(0, end < 0 ? own.length : end).join(".");
}

function contentsOf(piece: PieceRule, places: Places, mapping: Mapping): Content[] {
  const textAt = (at: string): Code => textOf(piece, places.read(at), mapping);
  const wordAt = (at: string): Code => code`${read.asText}(${places.read(at)})`;
  return [
    ...eitherOf("id", listOf(piece.id).map(wordAt)),
    ...eitherOf("name", listOf(piece.name).map(wordAt)),
    // An item may have an empty text beside the one that counts.
    ...eitherOf("whole", piece.whole.map(textAt), " || "),
    ...eitherOf("text", piece.text.map(textAt)),
    ...eitherOf(
      "signature",
      piece.signature.map((at) => stateOf(piece, places.read(at), mapping)),
    ),
    ...unsignedOf(piece, places, mapping),
    ...eitherOf("redacted", listOf(piece.redacted).map(wordAt)),
    ...valuesOf(piece.values.map(textAt)),
    ...mediaOf(piece, places, mapping),
    ...(piece.citations === undefined ? [] : [citationsOf(piece, places.read(piece.citations), mapping)]),
  ];
}

/** Most events lack most contents, and a fragment without any means nothing unless it begins or ends a part. */
function mayBeEmpty({ kind, key, close, form }: PieceRule): boolean {
  return kind !== "call" && key.length === 0 && !close && form === undefined;
}

function unlessEmpty(
  piece: PieceRule,
  place: readonly Piece[],
  contents: readonly Content[],
  local: (name: string) => string,
): Code {
  const named = contents.map(({ name, value }) => ({ name, value, local: local(name) }));
  const isThere = named.map((content) => `${content.local} !== undefined`);
  const members = named.map((content) =>
    madeOf(
      nodeOf(piece, content.name),
      content.local === content.name ? content.name : `${content.name}: ${content.local}`,
    ),
  );
  return lines([
    ...named.map((content) => madeOf(nodeOf(piece, content.name), code`const ${content.local} = ${content.value};`)),
    code`if (${joined(isThere, " || ")}) ${state}.sink.piece({ ${joined([...place, ...members])} });`,
  ]);
}

/** The keys of pieces with another name than the content that comes from them. */
const keysOfContents: Readonly<Record<string, string>> = {
  unsigned: "signature",
  media: "form",
  cited: "citations",
};

/** The key of a piece that a content comes from. */
function nodeOf(piece: PieceRule, name: string): Placed {
  const isTransformed = piece.transform !== undefined && ["text", "whole", "values"].includes(name);
  return inside(piece, isTransformed ? "transform" : (keysOfContents[name] ?? name));
}

/** What a content is called beside others of an event. */
function localOf({ kind }: PieceRule, name: string): string {
  return kind === undefined || kind === "text" ? name : camel(`${kind} ${name}`);
}

/** A member from the first of several expressions that has anything. */
function eitherOf(name: string, expressions: readonly Piece[], either = " ?? "): Content[] {
  return expressions.length === 0 ? [] : [{ name, value: joined(expressions, either) }];
}

function stateOf({ signatureTransform }: PieceRule, value: Piece, mapping: Mapping): Code {
  if (signatureTransform !== undefined) return code`${transformNamed(mapping, signatureTransform)}.read(${value})`;
  const text = code`${read.asText}(${value})`;
  const [table] = placeholders(mapping);
  return table === undefined ? text : code`${dropPlaceholderState.withoutPlaceholder}(${text}, ${table.name})`;
}

/** The placeholders that events have in place of state, which mean nothing: those of whole answers. */
export function placeholders(mapping: Mapping): readonly Constant[] {
  const pass = passInStreams(mapping.response.afterRead, "drops_placeholders", mapping.functions);
  const isUsed = piecesOf(mapping.stream.read).some(
    ({ signature, signatureTransform }) => signature.length > 0 && signatureTransform === undefined,
  );
  if (pass === undefined || !isUsed) return [];
  const value = literal(pass.value);
  const docs = "What is in the place of state and is no state.";
  return [constant({ node: pass, name: "placeholders", docs, type: "readonly string[]", value })];
}

/** Some transforms of state also read a placeholder for text without state. */
function unsignedOf({ signature, signatureTransform }: PieceRule, places: Places, { functions }: Mapping): Content[] {
  const transform = signatureTransform === undefined ? undefined : functions.find("transforms", signatureTransform);
  if (transform?.members.includes("readUnsigned") !== true) return [];
  const { name } = transform;
  return eitherOf(
    "unsigned",
    signature.map((at) => code`${name}.readUnsigned(${places.read(at)})`),
  );
}

/** A part that is given whole, at a place of the event or as the event itself. */
function mediaOf({ form, at }: PieceRule, places: Places, mapping: Mapping): Content[] {
  if (form === undefined) return [];
  const wire = at === undefined ? event : places.object(at);
  return [{ name: "media", value: code`${formReader(mapping, form, "Part")}(${wire}, ${lossModule.noLoss})` }];
}

/** Citations with a key are those of one part; without one they may be about any words of the answer. */
function citationsOf({ key, citation }: PieceRule, value: Piece, mapping: Mapping): Content {
  const unit = unitOf(citation, mapping);
  const reader = citationReader(citation ?? "", mapping);
  const given = code`${value}, ${reader}, ${event}, ${state}.sink, ${conceptPaths(mapping)}`;
  const found = code`${streamEvents.readCitations}(${given})`;
  const placed = unit === undefined ? found : code`${citations.reportedCitations}(${quote(unit)}, ${found})`;
  return { name: key.length === 0 ? "cited" : "citations", value: placed };
}

/** Values from several places, in the order of the places. */
function valuesOf(lists: readonly Code[]): Content[] {
  if (lists.length === 0) return [];
  const [only] = lists;
  const all =
    lists.length === 1 && only !== undefined ? only : code`[${joined(lists.map((list) => code`...${list}`))}]`;
  return [{ name: "values", value: all }];
}

function textOf(piece: PieceRule, value: Piece, mapping: Mapping): Code {
  return piece.transform === undefined
    ? code`${read.asText}(${value})`
    : code`${transformNamed(mapping, piece.transform)}.read(${value})`;
}
