/**
 * Turns the opaque state of a call, a text or a medium into reasoning before it, where every dialect with such state
 * has it. State of media moves only if the media are carried, because it is useless without its medium.
 */
import type { Part, ReasoningPart, Turn } from "../../../generated/interlingua/text.js";
import { type Loss, type Origin, withAnother } from "../loss.js";

type Kind = "text" | "media" | "call";
type Signed = Extract<Part, { kind: Kind }> & { readonly signature: string };

/** `of`: the kinds of parts whose state is moved. */
export function detachSignatures(turns: Turn[], _loss: Loss, of: readonly Kind[]): Turn[] {
  const isSigned = (part: Part): part is Signed =>
    of.some((kind) => kind === part.kind) && "signature" in part && part.signature !== undefined;
  return turns.map((turn) => (turn.parts.some(isSigned) ? { ...turn, parts: move(turn.parts, isSigned) } : turn));
}

/** State next to the last of several texts belongs to all of them, so it goes before the first. */
function move(parts: readonly Part[], isSigned: (part: Part) => part is Signed): Part[] {
  const moved: Part[] = [];
  let start = 0;
  for (const part of parts) {
    if (part.kind !== "text") start = moved.length;
    if (isSigned(part)) {
      const { signature, ...bare } = part;
      if (signature !== "") place(moved, start, signature, part);
      moved.push(bare as Part);
    } else moved.push(part);
    if (part.kind !== "text" || isSigned(part)) start = moved.length;
  }
  return moved;
}

/**
 * Reasoning just before it takes the state, unless it has its own. The same state at both counts once. Streams send
 * such reasoning in pieces, which form one part.
 */
function place(parts: Part[], start: number, signature: string, { origin }: Signed): void {
  const from = origin && { ...origin, concept: "signature" };
  const before = parts[start - 1];
  if (before?.kind === "reasoning" && before.signature === signature) {
    parts[start - 1] = { ...before, origin: withAnother(before.origin, from) };
    return;
  }
  let begin = start;
  while (begin > 0 && isBareAt(parts, begin - 1)) begin--;
  const [first, ...rest] = parts.slice(begin, start).filter(isBare);
  if (first === undefined) {
    const state: ReasoningPart = { kind: "reasoning", text: "", signature, origin: from };
    parts.splice(start, 0, state);
    return;
  }
  const text = [first, ...rest].map((piece) => piece.text).join("");
  const others = rest.reduceRight<Origin | undefined>((known, piece) => withAnother(piece.origin, known), undefined);
  parts.splice(begin, start - begin, {
    ...first,
    text,
    signature,
    origin: withAnother(first.origin, withAnother(from, others)),
  });
}

function isBareAt(parts: readonly Part[], index: number): boolean {
  const part = parts[index];
  return part !== undefined && isBare(part);
}

function isBare(part: Part): part is ReasoningPart {
  return part.kind === "reasoning" && part.signature === undefined && part.redacted === undefined;
}

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
detachSignatures.carries = { "{value}.signature": ["reasoning.signature"] };

/** The parts have no state then. */
detachSignatures.takesAway = true as const;

/** Without these parts it changes nothing. */
detachSignatures.about = ["state"] as const;
