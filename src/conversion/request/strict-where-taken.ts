/**
 * Keeps tools strict only if the vendor's strict mode accepts their schemas. The vendor refuses a whole call for any
 * other strict tool, so such a tool loses its strictness, which is reported. A schema of answers that is strict by the
 * client's dialect alone stays strict if the host enforces schemas only then and every strict mode accepts it. It must
 * also be small: the vendor would refuse a larger one for a strictness that the client did not request.
 */
import type { Request } from "../../../generated/interlingua/text.js";
import type { WriteContext } from "../write-context.js";
import type { Wire } from "../json.js";
import type { Loss } from "../loss.js";
import type { SchemaRules } from "../schema-limits.js";
import { isWithinSize } from "../schema-size.js";
import { isClosedSchema, isStrictSchema } from "../strict-schema.js";
import { STRICT_ANSWERS } from "./strict-by-dialect.js";

/** A strict tool that takes no arguments says so: strict modes refuse an object that may have any. */
const NO_ARGUMENTS: Wire = { type: "object", properties: {}, required: [], additionalProperties: false };

export function strictWhereTaken(
  request: Request,
  loss: Loss,
  _value: undefined,
  { strictAnswers }: Pick<WriteContext, "strictAnswers">,
  { strict: limits }: SchemaRules = {},
): Request {
  const tools = request.tools?.map((tool) => {
    if (tool.strict !== true) return tool;
    if (tool.parameters === undefined) return { ...tool, parameters: NO_ARGUMENTS };
    if (limits === undefined ? isStrictSchema(tool.parameters) : isClosedSchema(tool.parameters, limits)) return tool;
    loss.dropConcept(tool, "strict", true);
    return { ...tool, strict: undefined };
  });
  return { ...request, tools, output_format: formatTaken(request, strictAnswers) };
}

function formatTaken({ output_format: format, presumed }: Request, answers: WriteContext["strictAnswers"]) {
  if (format === undefined || presumed?.includes(STRICT_ANSWERS) !== true) return format;
  const isTaken = answers !== undefined && isStrictSchema(format.schema) && isWithinSize(format.schema, answers);
  return isTaken ? format : { ...format, strict: undefined };
}

/** Without these members of the request it changes nothing. */
strictWhereTaken.about = ["tools", "output_format"] as const;

/** Presumed concepts of which it writes only what the vendor accepts. */
strictWhereTaken.decides = [STRICT_ANSWERS] as const;

/** Concepts that this pass drops, except under these conditions. */
strictWhereTaken.drops = { "tools.strict": "with a schema that strict mode accepts" };
