/** Removes a choice that leaves calls to the model, for dialects without choices: without one it is so anyway. */
import type { Request } from "../../../generated/interlingua/text.js";

export function dropFreeChoice(request: Request): Request {
  const choice = request.tool_choice;
  return choice?.mode === "auto" && choice.names === undefined ? { ...request, tool_choice: undefined } : request;
}

/** Concepts that this pass drops, except under these conditions. */
dropFreeChoice.drops = { tool_choice: "unless it is free, which has no effect" };
