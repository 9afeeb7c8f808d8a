/**
 * A JSON Schema for a vendor without `const`, and without other members next to `$ref`: both are written in another
 * form.
 */
import type { Json, Wire } from "../json.js";
import { changeSchema } from "../schema.js";
import { jsonSchema } from "./json-schema.js";

export const schemaSubset = {
  read: jsonSchema.read,

  write(schema: Json | undefined): Json | undefined {
    return schema === undefined ? undefined : changeSchema(schema, modest);
  },
};

function modest(schema: Wire): Wire {
  if (schema.const === undefined && schema.$ref === undefined) return schema;
  const { const: constant, $ref: reference, ...rest } = schema;
  const subset = constant === undefined ? rest : { ...rest, enum: [constant] };
  if (reference === undefined) return subset;
  return Object.keys(subset).every((key) => key.startsWith("$"))
    ? { ...subset, $ref: reference }
    : { ...subset, anyOf: [{ $ref: reference }] };
}
