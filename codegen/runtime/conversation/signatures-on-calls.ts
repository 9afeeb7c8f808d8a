/**
 * Puts opaque state that stands before a call onto the call, for a vendor that looks for it there. That vendor refuses
 * the first call of a turn without one, but documents a value for calls that another model made.
 */
import type { Part, Turn } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";

interface Options {
  readonly unsigned: string;
}

export function signaturesOnCalls(turns: Turn[], loss: Loss, { unsigned }: Options): Turn[] {
  return turns.map((turn) => (turn.parts.some((part) => part.kind === "call") ? { ...turn, parts: attach(turn.parts, unsigned, loss) } : turn));
}

function attach(parts: readonly Part[], unsigned: string, loss: Loss): Part[] {
  const attached: Part[] = [];
  let isFirst = true;
  for (const part of parts) {
    if (part.kind !== "call") {
      attached.push(part);
      continue;
    }
    const signature = part.signature ?? takeSignature(attached, loss) ?? (isFirst ? unsigned : undefined);
    attached.push({ ...part, signature });
    isFirst = false;
  }
  return attached;
}

/** The signature of the reasoning just before; its words, which the vendor does not want back, go. */
function takeSignature(parts: Part[], loss: Loss): string | undefined {
  const last = parts.at(-1);
  if (last?.kind !== "reasoning" || last.signature === undefined) return undefined;
  parts.pop();
  loss.unsaid(last, "text", last.text);
  return last.signature;
}
