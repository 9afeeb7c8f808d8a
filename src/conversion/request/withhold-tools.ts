/** A choice of no call, for dialects without choices. */
import type { Request } from "../../../generated/interlingua/text.js";

/** Leaves out all tools if none may be called, for dialects whose models decide whether to call. */
export function withholdTools(request: Request): Request {
  return request.tool_choice?.mode === "none" ? { ...request, tools: undefined, tool_choice: undefined } : request;
}

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
withholdTools.carries = { tool_choice: ["tools"], "tool_choice.mode": ["tools"] };

/** Concepts that this pass drops, except under these conditions. */
withholdTools.drops = { tools: "where calls are not forbidden" };
