/** The form of answers by a schema that is missing. */
import type { Request } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";

/** Removes the form of answers if it is one by a schema and the schema is missing, which vendors refuse. */
export function dropFormatWithoutSchema(request: Request, loss: Loss): Request {
  const format = request.output_format;
  if (format?.kind !== "schema" || format.schema !== undefined) return request;
  loss.drop(format);
  return { ...request, output_format: undefined };
}

/** Without this member of the request it changes nothing. */
dropFormatWithoutSchema.about = ["output_format"] as const;

/** Concepts that this pass drops, except under these conditions. */
dropFormatWithoutSchema.drops = { output_format: "unless it lacks its schema" } as const;
