/**
 * A schema of answers for a vendor that refuses open objects, `oneOf`, and bounds of numbers, lengths and counts. A
 * bound that it does not know is moved to the description.
 */
import type { Json, Wire } from "../json.js";
import { asJson } from "../read.js";
import { changeSchema } from "../schema.js";

const bounds = new Set([
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minLength",
  "maxLength",
  "maxItems",
  "uniqueItems",
  "minProperties",
  "maxProperties",
]);

export const closedSchema = {
  read: asJson,

  write(schema: Json | undefined): Json | undefined {
    return schema === undefined ? undefined : changeSchema(schema, closed);
  },
};

function closed(schema: Wire): Wire {
  const { oneOf, ...rest } = schema;
  const merged = oneOf === undefined || rest.anyOf !== undefined ? schema : { ...rest, anyOf: oneOf };
  return inWords(isOpenObject(merged) ? { ...merged, additionalProperties: false } : merged);
}

function isOpenObject({ type, properties, additionalProperties }: Wire): boolean {
  const isObject = properties !== undefined || type === "object" || (Array.isArray(type) && type.includes("object"));
  return isObject && (additionalProperties === undefined || additionalProperties === true);
}

function inWords(schema: Wire): Wire {
  const [unknown, known] = [true, false].map((wanted) =>
    Object.entries(schema).filter((member) => isUnknown(member) === wanted),
  );
  if (unknown === undefined || known === undefined || unknown.length === 0) return schema;
  const words = unknown.map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join(", ");
  const described =
    typeof schema.description === "string" && schema.description !== "" ? `${schema.description}\n\n` : "";
  return { ...Object.fromEntries(known), description: `${described}{${words}}` };
}

/** Of `minItems`, only the values 0 and 1 are supported. */
function isUnknown([name, value]: [string, Json | undefined]): boolean {
  return value !== undefined && (bounds.has(name) || (name === "minItems" && value !== 0 && value !== 1));
}
