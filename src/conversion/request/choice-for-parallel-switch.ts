/** Adds a tool choice for dialects that have the switch against parallel calls inside it. */
import type { Request } from "../../../generated/interlingua/text.js";

export function choiceForParallelSwitch(request: Request): Request {
  if (request.parallel_calls !== false) return { ...request, parallel_calls: undefined };
  if (request.tool_choice?.mode === "none") return { ...request, parallel_calls: undefined };
  return { ...request, tool_choice: request.tool_choice ?? { mode: "auto" } };
}
