/**
 * Removes values that a vendor documents as placeholders for opaque state. Some clients encode them in base64, like all
 * state.
 */
import type { Part, Turn } from "../../../generated/interlingua/text.js";
import { decodeBase64, decodeUtf8 } from "../bytes.js";
import type { Loss } from "../loss.js";

export function dropPlaceholderState(turns: Turn[], _loss: Loss, placeholders: readonly string[]): Turn[] {
  const isPlaceholder = (part: Part): boolean =>
    "signature" in part &&
    part.signature !== undefined &&
    withoutPlaceholder(part.signature, placeholders) === undefined;
  return turns.flatMap((turn) => {
    if (!turn.parts.some(isPlaceholder)) return [turn];
    const parts = turn.parts
      .map((part) => (isPlaceholder(part) ? ({ ...part, signature: undefined } as Part) : part))
      .filter((part) => !isNothing(part));
    return parts.length === 0 ? [] : [{ ...turn, parts }];
  });
}

/** The value, or nothing if it is a placeholder. */
export function withoutPlaceholder(value: string | undefined, placeholders: readonly string[]): string | undefined {
  if (value === undefined || placeholders.includes(value)) return undefined;
  return placeholders.includes(decodeUtf8(decodeBase64(value))) ? undefined : value;
}

/** Reasoning that contained only state. */
function isNothing(part: Part): boolean {
  return part.kind === "reasoning" && part.text === "" && part.signature === undefined && part.redacted === undefined;
}

/** Concepts that this pass drops, except under these conditions. */
dropPlaceholderState.drops = { "*.signature": "unless {value}" };

/** Streams drop the same placeholders. */
dropPlaceholderState.inStreams = "drops_placeholders" as const;

/** Without these parts it changes nothing. */
dropPlaceholderState.about = ["state"] as const;
