/**
 * Removes alternatives, conditions and references from the root of tool schemas, where vendors refuse them:
 * "does not support oneOf, allOf, or anyOf at the top level". The model still sees every field. The tool
 * itself must check the lost conditions, which are reported.
 */
import type { Request, Tool } from "../../../generated/interlingua/text.js";
import { flatSchema, SchemaBudget } from "../flat-schema.js";
import type { Loss } from "../loss.js";
import { asWire } from "../values.js";
import { isStrictSchema } from "../strict-schema.js";

export function flatToolSchemas(request: Request, loss: Loss): Request {
  if (request.tools === undefined) return request;
  const budget = new SchemaBudget();
  return { ...request, tools: request.tools.map((tool) => flatTool(tool, budget, loss)) };
}

function flatTool(tool: Tool, budget: SchemaBudget, loss: Loss): Tool {
  const root = asWire(tool.parameters);
  const flat = root === undefined ? undefined : flatSchema(root, budget);
  if (flat === undefined) return tool;
  loss.dropInside(tool, "parameters", flat.lost);
  const kept = { ...tool, parameters: flat.schema };
  if (tool.strict !== true || isStrictSchema(flat.schema)) return kept;
  loss.dropConcept(tool, "strict", true);
  return { ...kept, strict: undefined };
}

/** Without this member of the request it changes nothing. */
flatToolSchemas.about = ["tools"] as const;

/** Concepts that this pass drops, except under these conditions. */
flatToolSchemas.drops = { "tools.parameters": "as one object", "tools.strict": "with a closed schema" };
