/**
 * Writes the failure of a tool into the text of its result, for dialects without a flag for it. A text that is an
 * object with an error shows the failure already.
 */
import type { Part, Turn } from "../../../generated/interlingua/text.js";
import { showsFailure } from "../failure-text.js";
import type { ResultPart } from "./roles.js";

const mark = "Error";

export function failuresAsText(turns: Turn[]): Turn[] {
  return turns.map((turn) =>
    turn.parts.some(isFailed)
      ? { ...turn, parts: turn.parts.map((part) => (isFailed(part) ? asText(part) : part)) }
      : turn,
  );
}

function isFailed(part: Part): part is ResultPart {
  return part.kind === "result" && part.error === true;
}

function asText({ error: _error, ...result }: ResultPart): ResultPart {
  const [first, ...rest] = result.parts;
  if (first?.kind !== "text") return { ...result, parts: [{ kind: "text", text: mark }, ...result.parts] };
  if (showsFailure(first.text)) return result;
  return { ...result, parts: [{ ...first, text: `${mark}: ${first.text}` }, ...rest] };
}

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
failuresAsText.carries = { "result.error": ["text.text"] };

/** Without these parts it changes nothing. */
failuresAsText.about = ["call", "result"] as const;
