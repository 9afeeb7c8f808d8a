/** Validated calls, for dialects that say it of each tool: the model may call, and every tool is strict. */
import type { Request } from "../../../generated/interlingua/text.js";

export function strictForValidated(request: Request): Request {
  const choice = request.tool_choice;
  if (choice?.mode !== "validated") return request;
  return { ...request, tool_choice: { ...choice, mode: "auto" }, tools: request.tools?.map((tool) => ({ ...tool, strict: true })) };
}
