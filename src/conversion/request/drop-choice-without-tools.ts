/**
 * A choice or a switch for parallel calls where there are no tools is refused by vendors, and asks for nothing unless a
 * call must be made.
 */
import type { Request } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";

export function dropChoiceWithoutTools(request: Request, loss: Loss): Request {
  if (request.tools !== undefined && request.tools.length > 0) return request;
  if (request.tool_choice?.mode === "required") loss.drop(request.tool_choice);
  return { ...request, tool_choice: undefined, parallel_calls: undefined };
}
