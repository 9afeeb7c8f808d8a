/** Where the wire of a vendor differs from that of its dialect. */
import type { Turn } from "../../generated/interlingua/text.js";
import type { WriteContext } from "./write-context.js";
import type { Json } from "./json.js";
import type { Loss } from "./loss.js";

export interface WireDifferences {
  /** It has the wire form of another dialect. */
  readonly as?: string;
  /** Top-level members with another name. */
  readonly rename?: Readonly<Record<string, string>>;
  /** Output limits of the dialect that it ignores without an error. */
  readonly ignored?: readonly string[];
  /** Roles that it does not accept, and their replacements. */
  readonly roles?: Readonly<Record<string, string>>;
  /** The family of its opaque state in this dialect. */
  readonly family?: string;
  /** Concepts that it does not accept: left out of converted requests and reported. */
  readonly lacks?: readonly string[];
  /** The switch for reasoning, and its two values. */
  readonly reasoning_switch?: { readonly at: string; readonly on: Json; readonly off: Json };
  /** Its tool loops need the reasoning of earlier turns as text. */
  readonly reasoning?: "returned";
  /** The members with reasoning text that it refuses in bodies of its own dialect. */
  readonly reasoning_refused?: readonly string[];
  /** Instructions come first, in one turn. */
  readonly instructions?: "first";
  /** A choice of tools cannot name several. */
  readonly tool_choice?: "of_one";
  /** The most characters of identifiers. */
  readonly longest?: Readonly<Record<string, number>>;
  /** Where opaque state goes: on tool calls, or in the record of the reasoning. */
  readonly state_at?: "calls" | "reasoning";
  readonly cache_marks?: WriteContext["cacheMarks"];
  readonly strict_answers?: WriteContext["strictAnswers"];
  /** It refuses requests for opaque state. */
  readonly state?: "unrequested";
  /** Streams report their usage without a request, and a request for it is refused. */
  readonly usage?: "unrequested";
  /** Changes of the turns that it needs, besides those of its dialect. */
  readonly beforeWrite?: (turns: Turn[], loss: Loss) => Turn[];
}
