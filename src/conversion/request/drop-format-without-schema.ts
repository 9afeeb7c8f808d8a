/** The form of answers by a schema that is missing. */
import type { Request } from "../../../generated/interlingua/text.js";
import type { Json } from "../json.js";
import type { Loss } from "../loss.js";
import { asWire } from "../values.js";

/**
 * Removes the form of answers if it is one by a schema and the schema is missing, which vendors refuse. An empty schema
 * asks for any JSON.
 */
export function dropFormatWithoutSchema(request: Request, loss: Loss): Request {
  const format = request.output_format;
  if (format?.kind !== "schema") return request;
  const { schema, ...rest } = format;
  if (isEmpty(schema)) return { ...request, output_format: { ...rest, kind: "json" } };
  if (schema !== undefined) return request;
  loss.drop(format);
  return { ...request, output_format: undefined };
}

function isEmpty(schema: Json | undefined): boolean {
  const wire = asWire(schema);
  return wire !== undefined && Object.keys(wire).length === 0;
}

/** Without this member of the request it changes nothing. */
dropFormatWithoutSchema.about = ["output_format"] as const;

/** Concepts that this pass drops, except under these conditions. */
dropFormatWithoutSchema.drops = { output_format: "unless it lacks its schema" } as const;
