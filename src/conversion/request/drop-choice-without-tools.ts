/**
 * Removes a tool choice or a switch for parallel calls if there are no tools. Vendors refuse it, and it has no effect
 * unless a call is required.
 */
import type { Request } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";

export function dropChoiceWithoutTools(request: Request, loss: Loss): Request {
  if (request.tools !== undefined && request.tools.length > 0) return request;
  if (request.tool_choice?.mode === "required") loss.drop(request.tool_choice);
  return { ...request, tool_choice: undefined, parallel_calls: undefined };
}

/** Without these members of the request it changes nothing. */
dropChoiceWithoutTools.about = ["tool_choice", "parallel_calls"] as const;

/** Concepts that this pass drops, except under these conditions. */
dropChoiceWithoutTools.drops = {
  tool_choice: "beside tools, else it has no effect",
  parallel_calls: "beside tools, else it has no effect",
};
