/**
 * Reads a host's record of its reasoning, which stands beside the words of it or alone: its entries are reasoning with
 * what is opaque as its state. The words count once.
 */
import type { Part, ReasoningPart, Turn } from "../../../generated/interlingua/text.js";
import { type Loss, withAnother } from "../loss.js";
import { partsOfRecord } from "../transforms/reasoning-record.js";

interface Options {
  /** The form of parts that hold a record for their state. */
  readonly form: string;
  /** Words that nobody signed keep their entry for their state, so that they can come back to their host. */
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
