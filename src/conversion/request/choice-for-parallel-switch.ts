/** The switch against parallel calls stands inside the choice here, so there must be a choice that takes it. */
import type { Request } from "../../../generated/interlingua/text.js";

export function choiceForParallelSwitch(request: Request): Request {
  if (request.parallel_calls !== false) return { ...request, parallel_calls: undefined };
  if (request.tool_choice?.mode === "none") return { ...request, parallel_calls: undefined };
  return { ...request, tool_choice: request.tool_choice ?? { mode: "auto" } };
}
