/**
 * Adapts schemas of answers for dialects that accept only objects: "schema must be a JSON Schema of 'type: "object"'".
 * Alternatives and references at the root become one object. For a list or a single value, the schema becomes an
 * instruction. The loss is reported, because the host does not enforce it.
 */
import type { OutputFormat, Request } from "../../../generated/interlingua/text.js";
import { describesObjects, flatSchema } from "../flat-schema.js";
import { formatInWords } from "../format-in-words.js";
import { withInstruction } from "../instruction.js";
import type { Wire } from "../json.js";
import type { Loss } from "../loss.js";
import { asWire } from "../read.js";
import { isClosedSchema } from "../strict-schema.js";

export function schemaAsInstruction(request: Request, loss: Loss): Request {
  const format = request.output_format;
  if (format?.kind !== "schema" || format.schema === undefined) return request;
  const root = asWire(format.schema);
  if (root !== undefined && describesObjects(root))
    return { ...request, output_format: ofOneObject(format, root, loss) };
  loss.dropConcept(format, "schema", format.schema);
  return withInstruction({ ...request, output_format: undefined }, formatInWords(format));
}

function ofOneObject(format: OutputFormat, root: Wire, loss: Loss): OutputFormat {
  const flat = flatSchema(root);
  if (flat === undefined) return root.type === "object" ? format : { ...format, schema: { ...root, type: "object" } };
  const place = loss.placeOf(format, "schema");
  if (place !== undefined) for (const member of flat.lost) loss.at(`${place}.${member}`);
  const changed = { ...format, schema: flat.schema };
  if (format.strict !== true || isClosedSchema(flat.schema)) return changed;
  loss.dropConcept(format, "strict", true);
  return { ...changed, strict: undefined };
}
