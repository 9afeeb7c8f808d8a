/**
 * Expresses validated calls by strict tools, for dialects that have this per tool. The model may call, and every tool
 * is strict whose schema strict mode accepts. If one is not accepted, the loss is reported.
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

/** The choice may contain only its mode. */
function reportMode(choice: ToolChoice, loss: Loss): void {
  if (loss.hasPlace(choice, "mode")) loss.dropConcept(choice, "mode", choice.mode);
  else loss.drop(choice);
}

/** Without this member of the request it changes nothing. */
strictForValidated.about = ["tool_choice"] as const;

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
strictForValidated.carries = { "tool_choice.mode": ["tools.strict"] };

/** Concepts that this pass drops, except under these conditions. */
strictForValidated.drops = { "tool_choice.mode": "validated with closed schemas" };
