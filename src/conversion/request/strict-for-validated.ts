/**
 * Validated calls, for dialects that say it of each tool: the model may call, and every tool is strict whose schema
 * strict mode takes. Where one does not, the wish is not kept whole, and is reported.
 */
import type { Request, ToolChoice } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";
import { isStrictSchema } from "../strict-schema.js";

export function strictForValidated(request: Request, loss: Loss): Request {
  const choice = request.tool_choice;
  if (choice?.mode !== "validated") return request;
  const tools = request.tools?.map((tool) => (isStrictSchema(tool.parameters) ? { ...tool, strict: true } : tool));
  if (tools?.some(({ strict }) => strict !== true) === true) reportMode(choice, loss);
  return { ...request, tool_choice: { ...choice, mode: "auto" }, tools };
}

/** A choice may be its mode and nothing else. */
function reportMode(choice: ToolChoice, loss: Loss): void {
  if (loss.placeOf(choice, "mode") === undefined) loss.drop(choice);
  else loss.dropConcept(choice, "mode", choice.mode);
}
