/**
 * Keeps tools strict only if the vendor's strict mode accepts their schemas. The vendor refuses a whole call for any
 * other strict tool, so such a tool loses its strictness, which is reported.
 */
import type { Request } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";
import { isClosedSchema, isStrictSchema } from "../strict-schema.js";

/** `schemas`: strict mode accepts every schema of closed objects, and not only what all vendors accept. */
export function strictWhereTaken(request: Request, loss: Loss, schemas?: "closed_objects"): Request {
  const takes = schemas === "closed_objects" ? isClosedSchema : isStrictSchema;
  const tools = request.tools?.map((tool) => {
    // A tool without arguments stays strict.
    if (tool.strict !== true || tool.parameters === undefined || takes(tool.parameters)) return tool;
    loss.dropConcept(tool, "strict", true);
    return { ...tool, strict: undefined };
  });
  return { ...request, tools };
}

/** Without this member of the request it changes nothing. */
strictWhereTaken.about = ["tools"] as const;

/** Concepts that this pass drops, except under these conditions. */
strictWhereTaken.drops = { "tools.strict": "with a schema that strict mode accepts" };
