/**
 * Moves conditions that the vendor refuses in any schema to its descriptions, which the model reads. They are reported,
 * because no host enforces them. `request.schemas.all` declares what is accepted.
 */
import type { Request } from "../../../generated/interlingua/text.js";
import { describeRefused } from "../describe-refused.js";
import type { Loss } from "../loss.js";
import type { SchemaRules } from "../schema-limits.js";

export function describeConditions(
  request: Request,
  loss: Loss,
  _value: undefined,
  _context: object,
  { all: limits }: SchemaRules = {},
): Request {
  if (limits === undefined) return request;
  const { tools, output_format: format } = request;
  return {
    ...request,
    tools: tools?.map((tool) => describeRefused(tool, "parameters", limits, loss)),
    output_format: format && describeRefused(format, "schema", limits, loss),
  };
}

/** Without these members of the request it changes nothing. */
describeConditions.about = ["tools", "output_format"] as const;

/** Concepts that this pass drops, except under these conditions. */
describeConditions.drops = {
  "tools.parameters": "with conditions that the vendor accepts",
  "output_format.schema": "with conditions that the vendor accepts",
};
