/**
 * Moves media from results into a user turn after them, for dialects whose results are text only or accept only some
 * media. If a result has no text left, a text states where its media are. The moved media have a text that names their
 * call.
 */
import type { MediaPart, Medium, Part, Turn } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";
import type { ResultPart } from "./roles.js";

/** `media`: those to move; all of them unless given. */
export function mediaBesideResults(turns: Turn[], _loss: Loss, media?: readonly Medium[]): Turn[] {
  // Documents of plain text are no media to any dialect, so they stay.
  const moves = (part: Part): part is MediaPart =>
    part.kind === "media" && part.source.text === undefined && (media === undefined || media.includes(part.medium));
  const names = new Map<string, string>();
  return turns.map((turn) => {
    const moved: Part[] = [];
    const parts = turn.parts.map((part) => {
      if (part.kind === "call") names.set(part.id, part.name);
      if (part.kind !== "result" || !part.parts.some(({ kind }) => kind === "media")) return part;
      const going = part.parts.filter(moves);
      const staying = part.parts.filter((inside) => !moves(inside));
      if (going.length > 0) moved.push(labelOf(part, names.get(part.id)));
      for (const inside of going) moved.push(inside);
      return { ...part, parts: [...wordsFor(staying, going), ...staying.filter((inside) => !isEmpty(inside))] };
    });
    return moved.length === 0 && parts.every((part, index) => part === turn.parts[index])
      ? turn
      : { ...turn, parts: [...parts, ...moved] };
  });
}

function labelOf({ id, name }: ResultPart, called: string | undefined): Part {
  const known = name ?? called;
  return {
    kind: "text",
    text: `Media from the result of ${known === undefined ? `call ${id}` : `${known} (call ${id})`}:`,
  };
}

/** The text of a result that had only media. */
function wordsFor(staying: readonly Part[], going: readonly MediaPart[]): Part[] {
  if (staying.some(isInWords)) return [];
  const kept = staying.filter((part): part is MediaPart => part.kind === "media");
  return [
    ...(kept.length > 0 ? [`The result is the media given with it: ${counted(kept)}.`] : []),
    ...(going.length > 0 ? [`The result is the media that follow: ${counted(going)}.`] : []),
  ].map((text) => ({ kind: "text", text }));
}

function isInWords(part: Part): boolean {
  return part.kind === "media" ? part.source.text !== undefined : !isEmpty(part);
}

function isEmpty(part: Part): boolean {
  return part.kind === "text" && part.text === "";
}

function counted(media: readonly MediaPart[]): string {
  const counts = new Map<string, number>();
  for (const { medium } of media) counts.set(medium, (counts.get(medium) ?? 0) + 1);
  return [...counts].map(([medium, count]) => `${count} ${medium}${count > 1 ? "s" : ""}`).join(", ");
}

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
mediaBesideResults.carries = { "result.parts": ["media[medium={value}]", "text.text"] };

/** Without these parts it changes nothing. */
mediaBesideResults.about = ["media"] as const;
