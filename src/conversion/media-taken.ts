/** Parts of turns and results without the media that a model or its dialect does not accept. */
import type { MediaPart, Medium, Part, Turn } from "../../generated/interlingua/text.js";
import { hasContent } from "./conversation/roles.js";
import type { Loss } from "./loss.js";

/** Whether a medium is accepted. */
export type TakesMedia = (part: MediaPart) => boolean;

/** Accepts some media, wherever their bytes are. */
export function takesOnly(taken: readonly Medium[]): TakesMedia {
  return ({ medium }) => taken.includes(medium);
}

/**
 * Removes unsupported media from the turns of a conversation, or from those of one role. A turn of nothing else stays
 * without content where a turn beside it has the same role: vendors join them.
 */
export function turnsWithMediaTaken(
  turns: readonly Turn[],
  takes: TakesMedia,
  loss: Loss,
  role?: Turn["role"],
): Turn[] {
  const isBeside = (turn: Turn, other: Turn | undefined): boolean =>
    other?.role === turn.role && other.parts.some(({ kind }) => kind !== "media");
  return turns.map((turn, index) => {
    if (!turn.parts.some(mayHaveMedia) || (role !== undefined && turn.role !== role)) return turn;
    const mayBeEmpty = isBeside(turn, turns[index - 1]) || isBeside(turn, turns[index + 1]);
    return { ...turn, parts: mediaTaken(turn.parts, takes, loss, mayBeEmpty) };
  });
}

function mayHaveMedia({ kind }: Part): boolean {
  return kind === "media" || kind === "result";
}

/**
 * Removes unsupported media, also inside results. Documents of plain text become text. If nothing else remains, a text
 * names what is missing: vendors refuse empty turns, and an empty result would mean that there was none.
 */
export function mediaTaken(parts: readonly Part[], takes: TakesMedia, loss: Loss, mayBeEmpty = false): Part[] {
  const isMissing = (part: Part): part is MediaPart =>
    part.kind === "media" && part.source.text === undefined && !takes(part);
  const missing = parts.filter(isMissing);
  for (const part of missing) loss.drop(part);
  const kept = parts.filter((part) => !isMissing(part)).map((part) => partTaken(part, takes, loss));
  return mayBeEmpty || missing.length === 0 || kept.some(hasContent)
    ? kept
    : [...kept, { kind: "text", text: leftOut(missing) }];
}

function partTaken(part: Part, takes: TakesMedia, loss: Loss): Part {
  if (part.kind === "result") return { ...part, parts: mediaTaken(part.parts, takes, loss) };
  if (part.kind !== "media" || part.source.text === undefined || takes(part)) return part;
  loss.dropConcept(part, "title", part.title);
  loss.dropConcept(part.source, "mime", part.source.mime, "text/plain");
  return { kind: "text", text: part.source.text, cache: part.cache, origin: part.origin };
}

function leftOut(missing: readonly MediaPart[]): string {
  const media = [...new Set(missing.map(({ medium }) => medium))];
  return `Left out here, because this model does not take it: ${media.join(", ")}.`;
}
