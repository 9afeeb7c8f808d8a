import { isObject, type Json, type JsonObject } from "../json.js";

/** The keywords of the smaller language, an excerpt of OpenAPI. */
const plainKeywords = [
  "type",
  "format",
  "title",
  "description",
  "nullable",
  "enum",
  "items",
  "minItems",
  "maxItems",
  "properties",
  "required",
  "propertyOrdering",
  "minProperties",
  "maxProperties",
  "minimum",
  "maximum",
  "minLength",
  "maxLength",
  "pattern",
  "anyOf",
  "default",
  "example",
];
/** The keywords that the larger language, most of JSON Schema, is documented not to support. Others it ignores. */
const refusedKeywords = ["const"];
const types = ["string", "number", "integer", "boolean", "array", "object", "null"];

/** The faults of a schema where only the smaller language is supported. */
export function plainSchemaFaults(schema: Json, at: string): string[] {
  return everySchema(schema, at).flatMap(([one, place]) => {
    const faults = Object.keys(one)
      .filter((name) => !plainKeywords.includes(name))
      .map((name) => `${place}: keyword ${name}`);
    if (typeof one.type !== "string" || !types.includes(one.type.toLowerCase())) {
      if (one.anyOf === undefined) faults.push(`${place}: type ${JSON.stringify(one.type)}`);
    }
    if (Array.isArray(one.enum) && one.enum.some((value) => typeof value !== "string"))
      faults.push(`${place}: an enum of more than texts`);
    if (String(one.type).toLowerCase() === "array" && !isObject(one.items))
      faults.push(`${place}: a list without items`);
    return faults;
  });
}

/** The faults of a schema where most of JSON Schema is supported. */
export function jsonSchemaFaults(schema: Json, at: string): string[] {
  return everySchema(schema, at).flatMap(([one, place]) => {
    const beside = typeof one.$ref === "string" ? Object.keys(one).filter((name) => !name.startsWith("$")) : [];
    const refused = Object.keys(one).filter((name) => refusedKeywords.includes(name));
    return [
      ...refused.map((name) => `${place}: keyword ${name}`),
      ...beside.map((name) => `${place}: ${name} beside $ref`),
    ];
  });
}

/** A schema and all schemas inside it. The names under `properties` are the author's and no keywords. */
function everySchema(schema: Json, at: string): [JsonObject, string][] {
  if (!isObject(schema)) return [];
  const inside: [JsonObject, string][] = [];
  for (const [name, value] of Object.entries(schema)) {
    if (["properties", "$defs", "definitions"].includes(name) && isObject(value)) {
      inside.push(...Object.entries(value).flatMap(([key, inner]) => everySchema(inner, `${at}.${name}.${key}`)));
    } else if (["items", "additionalProperties", "not"].includes(name)) {
      inside.push(...everySchema(value, `${at}.${name}`));
    } else if (["anyOf", "oneOf", "allOf", "prefixItems"].includes(name) && Array.isArray(value)) {
      inside.push(...value.flatMap((inner, index) => everySchema(inner, `${at}.${name}[${index}]`)));
    }
  }
  return [[schema, at], ...inside];
}
