/**
 * Lets the opaque state that a vendor attached to a call stand as reasoning before the call, where every dialect that
 * has a place for such state has it.
 */
import type { Part, Turn } from "../../../generated/interlingua/text.js";

export function signaturesBeforeCalls(turns: Turn[]): Turn[] {
  return turns.map((turn) => (turn.parts.some(isSigned) ? { ...turn, parts: move(turn.parts) } : turn));
}

function isSigned(part: Part): boolean {
  return part.kind === "call" && part.signature !== undefined;
}

function move(parts: readonly Part[]): Part[] {
  const moved: Part[] = [];
  for (const part of parts) {
    if (part.kind !== "call" || part.signature === undefined) {
      moved.push(part);
      continue;
    }
    const { signature, ...call } = part;
    const last = moved.at(-1);
    if (last?.kind === "reasoning" && last.signature === undefined && last.redacted === undefined) moved[moved.length - 1] = { ...last, signature };
    else moved.push({ kind: "reasoning", text: "", signature, origin: part.origin && { ...part.origin, concept: "signature" } });
    moved.push(call);
  }
  return moved;
}
