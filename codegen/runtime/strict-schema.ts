/** Whether a schema of arguments is one that strict mode takes: vendors refuse a strict tool with any other. */
import type { Json, Wire } from "./json.js";
import { asWire } from "./read.js";

/** Keywords whose values need no look of their own. */
const plain: ReadonlySet<string> = new Set(["type", "description", "title", "enum", "const", "$ref", "$schema", "required", "additionalProperties"]);

/** What every vendor of strict tools knows. */
const formats: ReadonlySet<Json> = new Set(["date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid"]);

/** Keywords of schemas inside: one, a list of them, or some by name. */
const inside: Readonly<Record<string, (value: Json | undefined) => boolean>> = {
  items: isStrictWithin,
  anyOf: (value) => Array.isArray(value) && value.every(isStrictWithin),
  properties: (value) => areStrict(value),
  $defs: (value) => areStrict(value),
  definitions: (value) => areStrict(value),
  format: (value) => formats.has(value ?? null),
};

/** Objects are closed and all their properties are required, at any depth, and nothing is asked for that some vendor does not know. */
export function isStrictSchema(schema: Json | undefined): boolean {
  return asWire(schema)?.type === "object" && isStrictWithin(schema);
}

function isStrictWithin(value: Json | undefined): boolean {
  const schema = asWire(value);
  if (schema === undefined || !Object.entries(schema).every(([key, member]) => plain.has(key) || inside[key]?.(member) === true)) return false;
  const isObject = schema.type === "object" || schema.properties !== undefined || (Array.isArray(schema.type) && schema.type.includes("object"));
  return !isObject || isClosed(schema);
}

function isClosed({ properties, required, additionalProperties }: Wire): boolean {
  const names = Object.keys(asWire(properties) ?? {});
  return additionalProperties === false && names.every((name) => Array.isArray(required) && required.includes(name));
}

function areStrict(value: Json | undefined): boolean {
  const schemas = asWire(value);
  return schemas !== undefined && Object.values(schemas).every(isStrictWithin);
}
