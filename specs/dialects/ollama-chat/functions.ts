/** Transforms and a pass that the ollama-chat dialect alone needs. */
import type { Request, Source } from "../../../generated/interlingua/text.js";
import type { Json } from "../../../src/conversion/json.js";
import type { Loss } from "../../../src/conversion/loss.js";
import { typeOfImage } from "../../../src/conversion/media-types.js";
import { mediaUri } from "../../../src/conversion/transforms/index.js";
import { tokenList } from "../../../src/conversion/tokens.js";

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
    return { mime: shownType(value), data: value };
  },

  write(source: Source | undefined, loss: Loss): Json | undefined {
    if (source?.data === undefined) return undefined;
    loss.dropConcept(source, "mime", source.mime, shownType(source.data));
    return source.data;
  },

  drops: { mime: "where the bytes show it" } as const,
};

function shownType(data: string): string {
  return typeOfImage(data) ?? "application/octet-stream";
}

/**
 * Removes a choice, because there are none: without one, calls are left to the model. A choice that asks for more is
 * reported: its mode alone where that has a place of its own, because names of tools are carried by the tools.
 */
export function dropChoice(request: Request, loss: Loss): Request {
  const choice = request.tool_choice;
  if (choice === undefined || choice.names !== undefined) return request;
  const isFree = choice.mode === undefined || choice.mode === "auto";
  if (!isFree && !loss.hasPlace(choice, "mode")) return request;
  loss.dropConcept(choice, "mode", choice.mode, "auto");
  return { ...request, tool_choice: undefined };
}

/** Without this member of the request it changes nothing. */
dropChoice.about = ["tool_choice"] as const;

/** Concepts that this pass drops, except under these conditions. */
dropChoice.drops = { tool_choice: "unless it is free, which has no effect", "tool_choice.names": "" } as const;

/** How likely each token was, as a list of tokens. */
export const tokenProbabilities = tokenList({
  text: "token",
  logarithm: "logprob",
  bytes: "bytes",
  likeliest: "top_logprobs",
});
