/** Removes a tool choice without a usable mode. If it only names tools, the model may choose among them. */
import type { Request } from "../../../generated/interlingua/text.js";

export function normaliseToolChoice(request: Request): Request {
  const choice = request.tool_choice;
  if (choice === undefined || choice.mode !== undefined) return request;
  const isNamed = choice.names !== undefined && choice.names.length > 0;
  return { ...request, tool_choice: isNamed ? { ...choice, mode: "auto" } : undefined };
}
