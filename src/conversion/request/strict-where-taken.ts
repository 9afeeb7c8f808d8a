/**
 * Strict tools with schemas that the vendor's strict mode takes. A tool with any other schema would have the whole
 * call refused: it is offered without strictness, which is reported.
 */
import type { Request } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";
import { isClosedSchema, isStrictSchema } from "../strict-schema.js";

interface Options {
  /** Takes every schema of closed objects, and not only what all vendors take. */
  readonly closed?: boolean;
}

export function strictWhereTaken(request: Request, loss: Loss, { closed = false }: Options): Request {
  const takes = closed ? isClosedSchema : isStrictSchema;
  const tools = request.tools?.map((tool) => {
    // A tool without arguments is strict as it is.
    if (tool.strict !== true || tool.parameters === undefined || takes(tool.parameters)) return tool;
    loss.dropConcept(tool, "strict", true);
    return { ...tool, strict: undefined };
  });
  return { ...request, tools };
}
