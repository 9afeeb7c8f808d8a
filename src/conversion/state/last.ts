/** Opaque state that an answer ends in, for clients who take its last part for its result. */
import type { Part } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";

/** The parts without state that comes after all words and calls; an answer of nothing else keeps it. */
export function leadingSomewhere(parts: Part[], at: string, loss: Loss): Part[] {
  if (!isBareState(parts.at(-1)) || parts.every(({ kind }) => kind === "reasoning")) return parts;
  const end = parts.findLastIndex((part) => !isBareState(part)) + 1;
  for (let index = end; index < parts.length; index++) loss.at(`${at}[${index}]`);
  return parts.slice(0, end);
}

function isBareState(part: Part | undefined): boolean {
  return part?.kind === "reasoning" && part.text === "" && part.redacted === undefined;
}
