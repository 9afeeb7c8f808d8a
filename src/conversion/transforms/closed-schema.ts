/** A schema of answers for a vendor that refuses open objects and `oneOf`. */
import type { Json, Wire } from "../json.js";
import { asJson } from "../values.js";
import { changeSchema } from "../schema.js";

export const closedSchema = {
  read: asJson,

  write(schema: Json | undefined): Json | undefined {
    return schema === undefined ? undefined : changeSchema(schema, closed);
  },
};

function closed(schema: Wire): Wire {
  const { oneOf, ...rest } = schema;
  const merged = oneOf === undefined || rest.anyOf !== undefined ? schema : { ...rest, anyOf: oneOf };
  return isOpenObject(merged) ? { ...merged, additionalProperties: false } : merged;
}

function isOpenObject({ type, properties, additionalProperties }: Wire): boolean {
  const isObject = properties !== undefined || type === "object" || (Array.isArray(type) && type.includes("object"));
  return isObject && (additionalProperties === undefined || additionalProperties === true);
}
