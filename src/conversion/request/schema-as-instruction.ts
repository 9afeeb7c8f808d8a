/**
 * Adapts schemas of answers for dialects that accept only objects: "schema must be a JSON Schema of 'type: "object"'".
 * Alternatives and references at the root become one object. For a list or a single value, the schema becomes an
 * instruction, and so does a schema that contains itself where a vendor does not accept one. The loss is reported,
 * because the host does not enforce it.
 */
import type { OutputFormat, Request } from "../../../generated/interlingua/text.js";
import { isClosableSchema } from "../closable-schema.js";
import type { WriteContext } from "../write-context.js";
import { describesObjects, flatSchema } from "../flat-schema.js";
import { dropSchema, formatInWords } from "../format-in-words.js";
import { withInstruction } from "../instruction.js";
import type { Wire } from "../json.js";
import type { Loss } from "../loss.js";
import { asWire } from "../values.js";
import type { SchemaRules } from "../schema-limits.js";
import { isClosedSchema } from "../strict-schema.js";

/** `unless`: the dialect accepts any root, and only schemas whose objects can be closed. */
export function schemaAsInstruction(
  request: Request,
  loss: Loss,
  unless?: "unless_closable",
  { instructions }: Pick<WriteContext, "instructions"> = {},
  schemas: SchemaRules = {},
): Request {
  const format = request.output_format;
  if (format?.kind !== "schema" || format.schema === undefined) return request;
  if (unless === "unless_closable")
    return isClosableSchema(format.schema) ? request : inWords(request, format, loss, instructions);
  const root = asWire(format.schema);
  if (root !== undefined && describesObjects(root))
    return { ...request, output_format: ofOneObject(format, root, loss, schemas) };
  return inWords(request, format, loss, instructions);
}

function inWords(request: Request, format: OutputFormat, loss: Loss, place: WriteContext["instructions"]): Request {
  dropSchema(format, loss);
  return withInstruction({ ...request, output_format: undefined }, formatInWords(format), place);
}

function ofOneObject(format: OutputFormat, root: Wire, loss: Loss, { strict }: SchemaRules): OutputFormat {
  const flat = flatSchema(root);
  if (flat === undefined) return root.type === "object" ? format : { ...format, schema: { ...root, type: "object" } };
  loss.dropInside(format, "schema", flat.lost);
  const changed = { ...format, schema: flat.schema };
  if (format.strict !== true || isClosedSchema(flat.schema, strict)) return changed;
  loss.dropConcept(format, "strict", true);
  return { ...changed, strict: undefined };
}

/** Without this member of the request it changes nothing. */
schemaAsInstruction.about = ["output_format"] as const;

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
schemaAsInstruction.carries = { output_format: ["text.text"], "output_format.schema": ["text.text"] };

/** Concepts that this pass drops, except under these conditions. */
schemaAsInstruction.drops = {
  "output_format.schema": "of an object",
  "output_format.name": "of an object",
  "output_format.description": "of an object",
  "output_format.strict": "with a closed schema",
};
