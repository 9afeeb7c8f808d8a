/** Opaque state at the end of an answer, for clients that take the last part for the result. */
import type { Part } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";

/** The parts without the state after all text and calls. An answer with nothing else keeps it. */
export function leadingSomewhere(parts: Part[], loss: Loss): Part[] {
  if (!isBareState(parts.at(-1)) || parts.every(({ kind }) => kind === "reasoning")) return parts;
  const end = parts.findLastIndex((part) => !isBareState(part)) + 1;
  for (const part of parts.slice(end)) loss.drop(part);
  return parts.slice(0, end);
}

function isBareState(part: Part | undefined): boolean {
  return part?.kind === "reasoning" && part.text === "" && part.redacted === undefined;
}
