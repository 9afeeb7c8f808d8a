/** The rules of a mapping for streams. */
import type { Match } from "../load/sources/mapping-lines.js";
import type { Placed } from "../load/spec-file.js";
import type { Templates } from "../load/sources/mapping-stream.js";
import type { Json } from "../../src/conversion/json.js";
import type { ResultRules } from "./result-rules.js";
import type { Framing } from "../../src/conversion/stream/framing.js";

export interface PieceRule extends Placed {
  /** The condition on the list item that holds the fragment. */
  readonly when: Match;
  /** The places of the whole text, for hosts that did not send it in fragments. */
  readonly whole: readonly string[];
  readonly kind: string | undefined;
  readonly key: readonly string[];
  readonly calling: string | undefined;
  readonly id: string | undefined;
  readonly name: string | undefined;
  readonly text: readonly string[];
  /** The paragraph that the text belongs to. */
  readonly paragraph: string | undefined;
  readonly transform: string | undefined;
  readonly signature: readonly string[];
  readonly signatureTransform: string | undefined;
  readonly redacted: string | undefined;
  /** Where arguments are sent one value at a time. */
  readonly values: readonly string[];
  /** A whole part in this form of the mapping, at this place or as the object itself. */
  readonly form: string | undefined;
  readonly at: string | undefined;
  readonly citations: string | undefined;
  readonly citation: string | undefined;
  readonly close: boolean;
  readonly each: string | undefined;
  readonly discriminator: string | undefined;
  readonly cases: Readonly<Record<string, EventRule>> | undefined;
  readonly pieces: readonly PieceRule[];
  /** Places in each item that nothing reads, which are reported. */
  readonly unmapped: readonly UnmappedPlace[];
}

/** A place that nothing reads, and why. */
export interface UnmappedPlace extends Placed {
  readonly path: string;
  readonly because: string;
}

/** A place and the transform that reads it. */
export interface TransformedPlace extends Placed {
  readonly at: string;
  readonly transform: string;
}

/** A place that makes an event an error, unless another place has a value. */
export interface FailPlace {
  readonly at: string;
  readonly unless: string | undefined;
}

/** The places that are read to know a failure. */
export function placesOfFailure({ fail }: Pick<EventRule, "fail">): readonly string[] {
  return fail.flatMap(({ at, unless }) => (unless === undefined ? [at] : [at, unless]));
}

/** What one event of an upstream's stream means. */
export interface EventRule extends Placed {
  readonly discriminator: string | undefined;
  readonly cases: Readonly<Record<string, EventRule>>;
  readonly start: Readonly<Record<string, string>> | undefined;
  readonly pieces: readonly PieceRule[];
  readonly usage: readonly string[];
  /** Words at several places are one word with slashes. */
  readonly finish: readonly string[];
  /** Where it has what the answer has at the place of `response.citations`. */
  readonly citations: readonly string[];
  /** Where it says how likely the tokens of its text are. */
  readonly probabilities: TransformedPlace | undefined;
  /** Where it has the whole answer, of which it counts what did not come before. */
  readonly answer: string | undefined;
  /** Where it names the one of several answers that it is about: the first alone counts. */
  readonly answerIndex: string | undefined;
  readonly stop_sequence: string | undefined;
  readonly explanation: readonly string[];
  /** Places that nothing reads, which are reported. */
  readonly unmapped: readonly UnmappedPlace[];
  readonly fail: readonly FailPlace[];
  readonly end: boolean;
  /** A close of the connection after it is an end too. */
  readonly mayClose: boolean;
}

/** An event that means nothing. */
export const emptyEvent: Omit<EventRule, keyof Placed> = {
  discriminator: undefined,
  cases: {},
  start: undefined,
  pieces: [],
  usage: [],
  finish: [],
  citations: [],
  probabilities: undefined,
  answer: undefined,
  answerIndex: undefined,
  stop_sequence: undefined,
  explanation: [],
  unmapped: [],
  fail: [],
  end: false,
  mayClose: false,
};

/** Whether an event is known, and means nothing. */
export function isNothing({ file: _file, pointer: _pointer, ...rule }: EventRule): boolean {
  return JSON.stringify(rule) === JSON.stringify(emptyEvent);
}

/** Every piece that an event may hold, in lists and cases too. */
export function piecesOf(rule: Pick<EventRule, "pieces" | "cases">): PieceRule[] {
  const ofPiece = (piece: PieceRule): PieceRule[] => [
    piece,
    ...piecesOf({ pieces: piece.pieces, cases: piece.cases ?? {} }),
  ];
  return [...rule.pieces.flatMap(ofPiece), ...Object.values(rule.cases).flatMap(piecesOf)];
}

/** Every place where an event, or one of its cases, says how likely tokens are. */
export function probabilitiesOf({ probabilities, cases }: EventRule): TransformedPlace[] {
  return [...(probabilities === undefined ? [] : [probabilities]), ...Object.values(cases).flatMap(probabilitiesOf)];
}

/** Whether an event, or one of its cases, is read in this way. */
export function someEvent(rule: EventRule, has: (rule: EventRule) => boolean): boolean {
  return has(rule) || Object.values(rule.cases).some((inner) => someEvent(inner, has));
}

/** The events of each phase of a part. */
export type PartTemplates = Readonly<Record<string, Templates>>;

export interface StreamRules {
  readonly framing: Framing;
  /** A request without the member for streams is answered with one. */
  readonly byDefault: boolean;
  /** Data that ends the stream, or nothing when an event or the close does. */
  readonly endMarker: string | undefined;
  /** What must have arrived before a close of the connection is an end. If empty, a close never is. */
  readonly endsOnCloseAfter: readonly string[];
  /** Where the events are results. */
  readonly results: ResultRules | undefined;
  readonly read: EventRule;
  readonly write: {
    /** The member of an event with its name. */
    readonly named: string | undefined;
    /** The name of the event that the end marker is, where events are named. */
    readonly endName: string | undefined;
    readonly interleaved: boolean;
    /** Kinds of parts that carry the opaque state before them. */
    readonly signed: readonly string[];
    readonly unsigned: string | undefined;
    readonly callIds: string;
    readonly always: Readonly<Record<string, Json>>;
    readonly start: Templates;
    readonly parts: Readonly<Record<string, PartTemplates>>;
    readonly citations: Templates | undefined;
    readonly finish: Templates;
    readonly usage: Templates | undefined;
    readonly end: Templates | undefined;
    readonly keepAlive: Templates | "comment" | "none";
  };
}
