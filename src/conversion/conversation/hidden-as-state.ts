/**
 * Writes hidden reasoning as opaque state, for dialects without a form for reasoning that only its vendor can read.
 * Clients send the state back, and its tag shows that it is hidden reasoning of that vendor.
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
  // Without a tag, it could not be restored.
  return family === undefined || value === undefined ? part : { ...rest, signature: tagState(family, value, "hidden") };
}

function isHidden(part: Part): part is Extract<Part, { kind: "reasoning" }> & { readonly redacted: string } {
  return part.kind === "reasoning" && part.redacted !== undefined && part.redacted !== "" && !part.signature;
}

/** Streams do so too. */
hiddenAsState.inStreams = "hides_reasoning" as const;

/** Without these parts it changes nothing. */
hiddenAsState.about = ["reasoning"] as const;

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
hiddenAsState.carries = {
  "reasoning[redacted=present]": ["reasoning[redacted=absent].signature"],
  "reasoning.redacted": ["reasoning[redacted=absent].signature"],
};
hiddenAsState.carriesWhen = "where its vendor is known" as const;
