/** A request's body as the pipeline hands it on. */
import type { Wire } from "../registry.js";
import type { Attachments } from "./attachments.js";

/** A sound body. */
export interface Body {
  readonly text: string;
  readonly json: Wire;
  /** Somewhere stands an integer that parsing has altered. */
  readonly hasBigIntegers: boolean;
  /** What marks in the text stand for. */
  readonly attachments?: Attachments | undefined;
  /** The parts of the form as which it came. */
  readonly form?: readonly SentPart[];
}

/** A part as it is sent on: with a text, or with a file by its number among what the body encloses. */
export interface SentPart {
  readonly name: string;
  readonly filename: string | undefined;
  readonly type: string | undefined;
  readonly content: string | number;
}

/** So many times the bytes of a body are in memory at once: as text, as what it says, and as what is sent on. */
export const TIMES_HELD = 3;
