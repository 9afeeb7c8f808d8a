/**
 * Moves conditions that the vendor refuses in schemas of answers to their descriptions, as describe_conditions does.
 * `request.schemas.answers` declares what is accepted.
 */
import type { Request } from "../../../generated/interlingua/text.js";
import { describeRefused } from "../describe-refused.js";
import type { Loss } from "../loss.js";
import type { SchemaRules } from "../schema-limits.js";

export function describeAnswerConditions(
  request: Request,
  loss: Loss,
  _value: undefined,
  _context: object,
  { answers: limits }: SchemaRules = {},
): Request {
  const format = request.output_format;
  if (limits === undefined || format === undefined) return request;
  return { ...request, output_format: describeRefused(format, "schema", limits, loss) };
}

/** Without this member of the request it changes nothing. */
describeAnswerConditions.about = ["output_format"] as const;

/** Concepts that this pass drops, except under these conditions. */
describeAnswerConditions.drops = { "output_format.schema": "with conditions that the vendor accepts" };
