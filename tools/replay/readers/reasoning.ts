import { stated, type Cursor } from "../cursor.js";
import type { ReasoningPart } from "../meaning.js";

/** The text of a thought and its place. */
interface Words {
  readonly at: string;
  readonly pieces: readonly string[];
}

/** Reads a thought whose text and opaque state are separate, so that one may be dropped and the other sent. */
export function readThought(at: string, words: Words, state: Cursor): ReasoningPart[] {
  const value = state.text();
  const given: ReasoningPart = {
    kind: "reasoning",
    at,
    carrier: words.at,
    text: words.pieces.join(""),
    pieces: words.pieces.length > 1 ? true : undefined,
  };
  if (value === undefined || value === "") return [given];
  return [given, { kind: "reasoning", at, carrier: state.path, text: "", signature: stated(state, value) }];
}
