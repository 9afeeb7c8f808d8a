/**
 * Tells hidden reasoning as opaque state, where a dialect has no form for reasoning that is only there in the form of
 * its vendor: clients give it back, and its tag says that it goes to the vendor as what it was.
 */
import type { Part, Turn } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";
import { readTag, tagState } from "../state/tag.js";

export function hiddenAsState(turns: Turn[], _loss: Loss): Turn[] {
  if (!turns.some(({ parts }) => parts.some(isHidden))) return turns;
  return turns.map((turn) => ({ ...turn, parts: turn.parts.map(asState) }));
}

function asState(part: Part): Part {
  if (!isHidden(part)) return part;
  const { redacted, ...rest } = part;
  const { family, value } = readTag(redacted) ?? {};
  // Without a tag nobody would know again what it was.
  return family === undefined || value === undefined ? part : { ...rest, signature: tagState(family, value, "hidden") };
}

function isHidden(part: Part): part is Extract<Part, { kind: "reasoning" }> & { readonly redacted: string } {
  return part.kind === "reasoning" && part.redacted !== undefined && part.redacted !== "" && !part.signature;
}
