/**
 * Reads a host's record of its reasoning, which may be next to the text of the reasoning. Its entries become reasoning
 * parts with opaque state. Text that occurs in both counts once.
 */
import type { Part, ReasoningPart, Turn } from "../../../generated/interlingua/text.js";
import { type Loss, withAnother } from "../loss.js";
import { partsOfRecord } from "../transforms/reasoning-record.js";

interface Options {
  /** The form of parts that have a record as their state. */
  readonly form: string;
  /** Unsigned text keeps its entry as state, so that it can return to its host. */
  readonly words?: "kept";
}

export function reasoningOfRecord(turns: Turn[], _loss: Loss, { form, words }: Options): Turn[] {
  const isRecord = (part: Part): part is ReasoningPart & { readonly signature: string } =>
    part.kind === "reasoning" && part.signature !== undefined && part.origin?.form === `part.${form}`;
  return turns.map((turn) => {
    const record = turn.parts.find(isRecord);
    return record === undefined ? turn : { ...turn, parts: asReasoning(turn.parts, record, words === "kept") };
  });
}

function asReasoning(
  parts: readonly Part[],
  record: ReasoningPart & { readonly signature: string },
  keepsUnsigned: boolean,
): Part[] {
  const { origin } = record;
  const read = partsOfRecord(record.signature).map(({ text, signature, unsigned }) => ({
    text,
    signature: signature ?? (keepsUnsigned ? unsigned : undefined),
  }));
  const reasoning = parts.filter((part): part is ReasoningPart => part.kind === "reasoning" && part !== record);
  if (reasoning.length > 0 && read.every(({ signature }) => signature === undefined))
    return parts.filter((part) => part !== record);
  const isWordless = read.every(({ text }) => text === "");
  const words = reasoning.map(({ text }) => text).join("");
  const [first] = reasoning;
  const recorded = read.map(({ text, signature }, index): ReasoningPart => ({
    kind: "reasoning",
    text: index === 0 && isWordless ? words : text,
    ...(signature !== undefined && { signature }),
    origin: index === 0 && first !== undefined ? withAnother(first.origin, stateOrigin(record)) : origin,
  }));
  return [...recorded, ...parts.filter((part) => part.kind !== "reasoning")];
}

function stateOrigin({ origin }: ReasoningPart): ReasoningPart["origin"] {
  return origin && { ...origin, concept: "signature" };
}
