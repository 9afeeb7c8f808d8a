/** A choice among several tools, for dialects that cannot say it: only those tools are offered. */
import type { Request } from "../../../generated/interlingua/text.js";

export function offerChosenTools(request: Request): Request {
  const names = request.tool_choice?.names;
  if (names === undefined || (names.length === 1 && request.tool_choice?.mode === "required")) return request;
  const chosen = new Set(names);
  return {
    ...request,
    tools: request.tools?.filter((tool) => chosen.has(tool.name)),
    tool_choice: { ...request.tool_choice, names: undefined },
  };
}

/** What it says in other words. */
offerChosenTools.says = ["tool_choice.names"];
