/**
 * Expresses strict tools by validated calls, for dialects that have this per request. It applies if every tool is
 * strict and may be called.
 */
import type { Request } from "../../../generated/interlingua/text.js";

export function validatedForStrict(request: Request): Request {
  const { tools = [], tool_choice: choice } = request;
  const isFree =
    choice === undefined || ((choice.mode === "auto" || choice.mode === "validated") && choice.names === undefined);
  if (!isFree || tools.length === 0 || tools.some(({ strict }) => strict !== true)) return request;
  return {
    ...request,
    tool_choice: { ...choice, mode: "validated" },
    tools: tools.map((tool) => ({ ...tool, strict: undefined })),
  };
}

/** Without this member of the request it changes nothing. */
validatedForStrict.about = ["tools"] as const;

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
validatedForStrict.carries = { "tools.strict": ["tool_choice.mode"] };

/** The condition under which it does so. */
validatedForStrict.carriesWhen = "where every tool is strict and may be called";
