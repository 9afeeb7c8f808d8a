/** A request's body as the stages of a call use it. */
import type { Wire } from "../registry.js";
import type { Attachments } from "./attachments.js";

/** A valid body. */
export interface Body {
  readonly text: string;
  readonly json: Wire;
  /** It contains an integer that parsing has rounded. */
  readonly hasBigIntegers: boolean;
  /** The bytes of the placeholders in the text. */
  readonly attachments?: Attachments | undefined;
  /** The parts of the form that it came as. */
  readonly form?: readonly SentPart[];
}

/** A part to send: a text, or a file by its number among the attachments. */
export interface SentPart {
  readonly name: string;
  readonly filename: string | undefined;
  readonly type: string | undefined;
  readonly content: string | number;
}

/** How many times the bytes of a body are in memory at once: as text, as values, and as the request to the upstream. */
export const TIMES_HELD = 3;
