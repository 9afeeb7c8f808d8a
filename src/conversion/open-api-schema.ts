/**
 * Reads a JSON Schema that may have the form of OpenAPI 3.0: types in capitals or as numbers, `nullable` instead of the
 * type null, counts as texts.
 */
import type { Json, Wire } from "./json.js";
import { changeSchema } from "./schema.js";

/** The types by their numbers in the vendor's interface definition. */
const types = ["", "string", "number", "integer", "boolean", "array", "object", "null"];
/** A word for no type, as in interface definitions: `X_UNSPECIFIED`. */
const unspecified = /_unspecified$/;
const counts = new Set(["minItems", "maxItems", "minLength", "maxLength", "minProperties", "maxProperties"]);

export function readOpenApiSchema(value: Json | undefined): Json | undefined {
  return value === null || value === undefined ? undefined : changeSchema(value, plain);
}

function plain(schema: Wire): Wire {
  const converted: Wire = {};
  for (const [key, member] of Object.entries(schema)) {
    if (key === "nullable" || member === undefined) continue;
    if (key === "type") converted.type = typeOf(member, schema.nullable === true);
    else converted[key] = counts.has(key) && typeof member === "string" ? Number(member) : member;
  }
  return converted;
}

function typeOf(type: Json, isNullable: boolean): Json | undefined {
  const word = typeof type === "number" ? types[type] : type;
  if (typeof word !== "string") return type;
  const small = /^[A-Z_]+$/.test(word) ? word.toLowerCase() : word;
  if (small === "" || unspecified.test(small)) return undefined;
  return isNullable ? [small, "null"] : small;
}
