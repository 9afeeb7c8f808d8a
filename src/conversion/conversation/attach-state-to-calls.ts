/**
 * Attaches opaque state to the calls that it came with, for hosts that need it there. Other hosts of such a dialect
 * have no place for it, so it is dropped and reported.
 */
import type { Part, Turn } from "../../../generated/interlingua/text.js";
import type { WriteContext } from "../dialect.js";
import type { Loss } from "../loss.js";
import { attachSignatures } from "./attach-signatures.js";

interface Options {
  /** The value for the first call of a turn without state. */
  readonly unknown: string;
}

export function attachStateToCalls(
  turns: Turn[],
  loss: Loss,
  { unknown }: Options,
  { stateAt }: Pick<WriteContext, "stateAt">,
): Turn[] {
  if (stateAt === "calls") return attachSignatures(turns, loss, { unsigned: unknown, thoughts: "kept" });
  return turns.map((turn) =>
    turn.parts.some(isSignedCall) ? { ...turn, parts: turn.parts.map((part) => bare(part, loss)) } : turn,
  );
}

function bare(part: Part, loss: Loss): Part {
  if (!isSignedCall(part)) return part;
  loss.dropConcept(part, "signature", part.signature);
  return { ...part, signature: undefined };
}

function isSignedCall(part: Part): part is Extract<Part, { kind: "call" }> {
  return part.kind === "call" && part.signature !== undefined;
}
