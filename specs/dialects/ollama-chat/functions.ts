/** A transform and a pass that the ollama-chat dialect alone needs. */
import type { Request, Source } from "../../../generated/interlingua/text.js";
import type { Json } from "../../../src/conversion/json.js";
import type { Loss } from "../../../src/conversion/loss.js";
import { mediaUri } from "../../../src/conversion/transforms/index.js";

/** How the bytes of each type of image start, in base64. */
const BEGINNINGS: readonly (readonly [mime: string, beginning: string])[] = [
  ["image/png", "iVBORw0KGgo"],
  ["image/jpeg", "/9j/"],
  ["image/gif", "R0lGOD"],
  ["image/webp", "UklGR"],
];

/**
 * An image as its bytes alone, in base64. Other dialects need its type too, which its first bytes show. Another type
 * than they show is lost.
 */
export const bareImage = {
  holdsMedia: true,
  reportsWriting: true,

  read(value: Json | undefined): Source | undefined {
    if (typeof value !== "string" || value === "") return undefined;
    if (value.slice(0, 5).toLowerCase() === "data:") return mediaUri.read(value);
    return { mime: shownBy(value), data: value };
  },

  write(source: Source | undefined, loss: Loss): Json | undefined {
    if (source?.data === undefined) return undefined;
    loss.dropConcept(source, "mime", source.mime, shownBy(source.data));
    return source.data;
  },
};

function shownBy(data: string): string {
  const [mime = "application/octet-stream"] = BEGINNINGS.find(([, beginning]) => data.startsWith(beginning)) ?? [];
  return mime;
}

/** Removes a choice that leaves calls to the model, because there are no choices: without one it is so anyway. */
export function dropFreeChoice(request: Request): Request {
  const choice = request.tool_choice;
  return choice?.mode === "auto" && choice.names === undefined ? { ...request, tool_choice: undefined } : request;
}

/** Concepts that this pass drops, except under these conditions. */
dropFreeChoice.drops = { tool_choice: "unless it is free, which has no effect" } as const;
