/** Parts of turns and results without the media that a model does not accept. */
import type { Medium, Part } from "../../generated/interlingua/text.js";
import type { Loss } from "./loss.js";

type MediaPart = Extract<Part, { kind: "media" }>;

/**
 * Removes unsupported media, also inside results. Documents of plain text become text. If nothing else remains, a text
 * names what is missing: vendors refuse empty turns, and an empty result would mean that there was none.
 */
export function mediaTaken(parts: readonly Part[], taken: readonly Medium[], loss: Loss): Part[] {
  const isMissing = (part: Part): part is MediaPart =>
    part.kind === "media" && !taken.includes(part.medium) && part.source.text === undefined;
  const missing = parts.filter(isMissing);
  for (const part of missing) loss.drop(part);
  const kept = parts.filter((part) => !isMissing(part)).map((part) => partTaken(part, taken, loss));
  return missing.length === 0 || kept.some(hasContent) ? kept : [...kept, { kind: "text", text: leftOut(missing) }];
}

function partTaken(part: Part, taken: readonly Medium[], loss: Loss): Part {
  if (part.kind === "result") return { ...part, parts: mediaTaken(part.parts, taken, loss) };
  if (part.kind !== "media" || taken.includes(part.medium) || part.source.text === undefined) return part;
  loss.dropConcept(part, "title", part.title);
  return { kind: "text", text: part.source.text, cache: part.cache, origin: part.origin };
}

function hasContent(part: Part): boolean {
  return part.kind !== "text" || part.text.trim() !== "";
}

function leftOut(missing: readonly MediaPart[]): string {
  const media = [...new Set(missing.map(({ medium }) => medium))];
  return `Left out here, because this model does not take it: ${media.join(", ")}.`;
}
