/**
 * Reads a JSON Schema that may have the form of OpenAPI 3.0: types in capitals or as numbers, `nullable` instead of the
 * type null, counts as texts.
 */
import type { Json, Wire } from "./json.js";
import { asWire } from "./values.js";
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
  const isNullable = schema.nullable === true;
  const converted: Wire = {};
  for (const [key, member] of Object.entries(schema)) {
    if (key === "nullable" || member === undefined) continue;
    if (key === "type") converted.type = typeOf(member, isNullable);
    else if (counts.has(key) && typeof member === "string") converted[key] = Number(member);
    else converted[key] = isNullable ? withNull(key, member) : member;
  }
  return converted;
}

/** In JSON Schema each keyword holds by itself: null as a type is not enough where a list of values has no null. */
function withNull(key: string, member: Json): Json {
  if (!Array.isArray(member)) return member;
  if (key === "enum") return member.includes(null) ? member : [...member, null];
  if (key !== "anyOf" && key !== "oneOf") return member;
  return member.some(takesNull) ? member : [...member, { type: "null" }];
}

function takesNull(branch: Json): boolean {
  const type = asWire(branch)?.type;
  return type === "null" || (Array.isArray(type) && type.includes("null"));
}

function typeOf(type: Json, isNullable: boolean): Json | undefined {
  const word = typeof type === "number" ? types[type] : type;
  if (typeof word !== "string") return type;
  const small = /^[A-Z_]+$/.test(word) ? word.toLowerCase() : word;
  if (small === "" || unspecified.test(small)) return undefined;
  return isNullable ? [small, "null"] : small;
}
