/**
 * Removes a tool choice without a usable mode. If it only names tools, the model may choose among them. Names have no
 * effect where no tool may be called, and few dialects take both.
 */
import type { Request } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";

export function normaliseToolChoice(request: Request, loss: Loss): Request {
  const choice = request.tool_choice;
  if (choice?.mode === "none" && choice.names !== undefined)
    return { ...request, tool_choice: { ...choice, names: undefined } };
  if (choice === undefined || choice.mode !== undefined) return request;
  const isNamed = choice.names !== undefined && choice.names.length > 0;
  if (isNamed) return { ...request, tool_choice: { ...choice, mode: "auto" } };
  // A choice among no tools; an unknown mode was named by the reader.
  loss.dropConcepts(choice, ["names"]);
  return { ...request, tool_choice: undefined };
}

/** Without this member of the request it changes nothing. */
normaliseToolChoice.about = ["tool_choice"] as const;
