import { ONLY_HERE } from "./no-concepts.js";
import type { Placed } from "../model/line.js";
import type { Mapping } from "../model/mapping.js";
import { oncePer } from "../model/once-per.js";
import type { EventRule, PieceRule, UnmappedPlace } from "../model/stream-rules.js";
import type { Match } from "../load/sources/mapping-lines.js";
import type { Pointer } from "../load/pointer.js";
import { inside } from "./read-places.js";

/** A place that the reader of streams reads, or names as lost. */
export interface StreamPlace extends Placed {
  /** The part's kind and its concept, `call.name`. A fragment without a kind is of the part that it continues. */
  readonly concept: string;
  readonly path: string;
  /** What a call holds, where it is no function call. */
  readonly calling?: string | undefined;
  /** Only the first of these with a value counts. */
  readonly earlier: readonly string[];
  readonly transform?: string | undefined;
  /** Why nothing reads it. */
  readonly because?: string;
  /** The objects on the way from the event to the one that has it. */
  readonly levels: readonly Level[];
  /** Its path in the innermost of them; `.` is that object itself. */
  readonly member: string;
}

/** An object in an event, or each item of a list, and what it has to match. */
export interface Level {
  /** From the object around it; empty where it is the same. */
  readonly path: string;
  readonly isList: boolean;
  readonly match: Match;
}

/** How tables name an event as a whole. */
export const WHOLE_EVENT = "(members of the event)";

/** The concept of fragments without a kind. */
export const CONTINUED = "part";

interface Around {
  readonly mapping: Mapping;
  /** The name of the event, and the place of the object that is read. */
  readonly prefix: string;
  readonly pointer: Pointer;
  readonly levels: readonly Level[];
}

export const streamPlaces = oncePer((mapping: Mapping): readonly StreamPlace[] =>
  placesOfEvent(mapping.stream.read, { mapping, prefix: "", pointer: ["stream", "read"], levels: [] }),
);

/** The kinds of the parts that have keys, whose fragments need not repeat it. */
export const continuedKinds = oncePer((mapping: Mapping): readonly string[] => [
  ...new Set(
    streamPlaces(mapping).flatMap(({ concept }) => /^(text|reasoning|call|refusal)\./.exec(concept)?.[1] ?? []),
  ),
]);

function placesOfEvent(rule: EventRule, around: Around): StreamPlace[] {
  const { pointer, prefix } = around;
  const words = Object.keys(rule.cases);
  return [
    ...placesOfAnswer(rule, around),
    ...rule.pieces.flatMap((piece) => placesOfPiece(piece, around)),
    ...words.flatMap((word) =>
      placesOfEvent(rule.cases[word] ?? rule, {
        ...around,
        prefix: nameOf(word, prefix, rule.discriminator),
        pointer: [...pointer, "cases", word],
        levels: [...around.levels, matching(rule.discriminator, word)],
      }),
    ),
  ];
}

function matching(discriminator: string | undefined, word: string): Level {
  return { path: "", isList: false, match: discriminator === undefined ? {} : { [discriminator]: word } };
}

/** Events have the name of their word; a word inside an event selects among those of one name. */
function nameOf(word: string, prefix: string, discriminator: string | undefined): string {
  if (discriminator?.includes(".") === true || prefix !== "") return `${prefix}[${word}]`;
  return /^(?:true|false)$/.test(word) ? prefix : word;
}

function placesOfAnswer(rule: EventRule, around: Around): StreamPlace[] {
  const {
    start = {},
    usage,
    fail,
    finish,
    citations,
    probabilities,
    stop_sequence: sequence,
    explanation,
    unmapped,
  } = rule;
  const { mapping } = around;
  return [
    ...Object.entries(start).flatMap(([concept, path]) => placesAt(concept, [path], around)),
    // Usage of a failure is charged, and no client sees it.
    ...placesAt(
      "usage",
      usage.filter((path) => !fail.some(({ at }) => path.startsWith(`${at}.`))),
      around,
    ),
    ...finish.flatMap((path) => placesAt("finish", [path], around)),
    ...citations.flatMap((path) => placesAt("text.citations", [path], around, mapping.response.citations?.transform)),
    ...(probabilities === undefined
      ? []
      : placesAt("probabilities", [probabilities.at], around, probabilities.transform)),
    ...placesAt("stop_sequence", sequence === undefined ? [] : [sequence], around),
    ...placesAt("explanation", explanation, around),
    ...unmapped.map((place) => unread(place, around)),
  ];
}

function placesAt(concept: string, paths: readonly string[], around: Around, transform?: string): StreamPlace[] {
  const { mapping, prefix, pointer, levels } = around;
  const places = paths.map((path) => placeIn(prefix, path));
  return places.map((path, index) => ({
    file: mapping.file,
    pointer,
    concept,
    path,
    earlier: places.slice(0, index),
    transform,
    levels,
    member: paths[index] ?? ".",
  }));
}

function placeIn(prefix: string, path: string): string {
  if (path !== ".") return inside(prefix, path);
  return prefix === "" ? WHOLE_EVENT : prefix;
}

function unread({ file, pointer, path, because }: UnmappedPlace, { prefix, levels }: Around): StreamPlace {
  return {
    file,
    pointer,
    concept: ONLY_HERE,
    path: placeIn(prefix, path),
    earlier: [],
    because,
    levels,
    member: path,
  };
}

function placesOfPiece(piece: PieceRule, around: Around): StreamPlace[] {
  return ownPlaces(piece, around).map((place) => ({ ...place, calling: place.calling ?? piece.calling }));
}

function ownPlaces(piece: PieceRule, { mapping, prefix, levels: outer }: Around): StreamPlace[] {
  const list = piece.each === undefined ? prefix : `${inside(prefix, piece.each)}`;
  const level: Level = { path: piece.each ?? "", isList: piece.each !== undefined, match: piece.when };
  const levels = [...outer, level];
  const around = { mapping, prefix: piece.each === undefined ? prefix : `${list}[]`, pointer: piece.pointer, levels };
  const kind = piece.kind ?? CONTINUED;
  const { text, whole, values, citations, id, name, redacted, signature } = piece;
  const words = kind === "call" ? "arguments" : "text";
  const optional = (path: string | undefined): string[] => (path === undefined ? [] : [path]);
  return [
    ...(piece.form === undefined ? [] : placesAt(kind, [mediumOf(piece)], around)),
    ...placesAt(`${kind}.id`, optional(id), around),
    ...placesAt(`${kind}.name`, optional(name), around),
    ...placesAt(`${kind}.${words}`, [...text, ...whole], around, piece.transform),
    // Only the arguments of calls come value by value.
    ...placesAt("call.arguments", values, around, piece.transform),
    ...placesAt(`${kind}.signature`, signature, around, piece.signatureTransform),
    ...placesAt(`${kind}.redacted`, optional(redacted), around),
    ...placesAt("text.citations", optional(citations), around),
    ...piece.pieces.flatMap((one) => placesOfPiece(one, around)),
    ...Object.entries(piece.cases ?? {}).flatMap(([word, rule]) =>
      rule.pieces.flatMap((one) =>
        placesOfPiece(one, {
          ...around,
          prefix: `${list}[${word}]`,
          levels: [...levels, matching(piece.discriminator, word)],
        }),
      ),
    ),
    ...piece.unmapped.map((place) => unread(place, around)),
  ];
}

/** The member that tells the form of a medium. */
function mediumOf({ when, at }: PieceRule): string {
  const [member] = Object.entries(when).flatMap(([path, wanted]) => (wanted === "present" ? [path] : []));
  return member ?? at ?? ".";
}
