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
  readonly form?: SentForm;
}

/** The form that a body came as. */
export interface SentForm {
  readonly parts: readonly SentPart[];
  /** The members of the body without those that hold files, or may: these have names of their own in forms. */
  readonly values: Wire;
}

/** A part to send: a text, or a file by its number among the attachments. */
export interface SentPart {
  readonly name: string;
  /** The member of the body that it belongs to. */
  readonly member: string;
  readonly filename: string | undefined;
  readonly type: string | undefined;
  readonly content: string | number;
}

/** How many times the bytes of a body are in memory at once: as text, as values, and as the request to the upstream. */
export const TIMES_HELD = 3;
