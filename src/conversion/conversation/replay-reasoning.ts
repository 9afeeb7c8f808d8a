/**
 * Sends reasoning text back to hosts whose tool loops need it, and to no others, which refuse it or charge for it. Such
 * hosts need it with every call. For calls of another model, or without reasoning, a placeholder replaces it, because
 * an empty text does not count. Hosts with records of reasoning get back what they signed, with its text, and their own
 * text in formats without signatures.
 */
import type { Part, ReasoningPart, Turn } from "../../../generated/interlingua/text.js";
import type { WriteContext } from "../dialect.js";
import type { Loss } from "../loss.js";
import { recordOf } from "../transforms/reasoning-record.js";

interface Options {
  readonly unknown: string;
  /** Formats of records whose text is refused without a signature. A record without a format has an empty one. */
  readonly signed?: readonly string[];
}

export function replayReasoning(
  turns: Turn[],
  loss: Loss,
  { unknown, signed = [] }: Options,
  { wantsReasoning = false, stateAt }: Pick<WriteContext, "wantsReasoning" | "stateAt">,
): Turn[] {
  if (wantsReasoning)
    return turns
      .map((turn) => ({ ...turn, parts: turn.parts.map((part) => unsigned(part, loss)) }))
      .map((turn) =>
        callsInSilence(turn) ? { ...turn, parts: [{ kind: "reasoning", text: unknown }, ...turn.parts] } : turn,
      );
  return turns.flatMap((turn) => {
    if (!turn.parts.some(isReasoning)) return [turn];
    const parts = turn.parts.flatMap((part): Part[] => {
      if (!isReasoning(part)) return [part];
      const record = stateAt === "reasoning" ? recorded(part, signed) : undefined;
      if (record === undefined) loss.drop(part);
      return record === undefined ? [] : [record];
    });
    return parts.length === 0 ? [] : [{ ...turn, parts }];
  });
}

/** Nothing if it lacks a signature. */
function recorded(
  { text, signature, ...part }: ReasoningPart,
  mustBeSigned: readonly string[],
): ReasoningPart | undefined {
  const record = signature === undefined ? undefined : recordOf(signature, text, mustBeSigned);
  return record === undefined ? undefined : { ...part, text: "", signature: record };
}

function unsigned(part: Part, loss: Loss): Part {
  if (!isReasoning(part) || part.signature === undefined) return part;
  loss.dropConcept(part, "signature", part.signature);
  return { ...part, signature: undefined };
}

function callsInSilence({ parts }: Turn): boolean {
  return (
    parts.some(({ kind }) => kind === "call") && !parts.some((part) => part.kind === "reasoning" && part.text !== "")
  );
}

function isReasoning(part: Part): part is ReasoningPart {
  return part.kind === "reasoning";
}
