/**
 * A JSON Schema that may be written in the manner of OpenAPI 3.0: types in capitals, `nullable` instead of the type
 * null. Only members that are keywords are touched: a property may have any name.
 */
import type { Json, Wire } from "../json.js";
import { asWire } from "../read.js";

const schemas = new Set(["items", "additionalProperties", "not"]);
const lists = new Set(["anyOf", "oneOf", "allOf", "prefixItems"]);
const maps = new Set(["properties", "$defs", "definitions", "patternProperties"]);

export const jsonSchema = {
  read(value: Json | undefined): Json | undefined {
    return value === null || value === undefined ? undefined : plain(value);
  },

  write(schema: Json | undefined): Json | undefined {
    return schema;
  },
};

function plain(value: Json): Json {
  const schema = asWire(value);
  if (schema === undefined) return value;
  const told: Wire = {};
  for (const [key, member] of Object.entries(schema)) {
    if (member === undefined || key === "nullable") continue;
    told[key] = key === "type" ? typeOf(member, schema.nullable === true) : inside(key, member);
  }
  return told;
}

function inside(key: string, member: Json): Json {
  if (schemas.has(key)) return plain(member);
  if (lists.has(key) && Array.isArray(member)) return member.map(plain);
  const map = maps.has(key) ? asWire(member) : undefined;
  return map === undefined ? member : Object.fromEntries(Object.entries(map).map(([name, schema]) => [name, schema === undefined ? schema : plain(schema)]));
}

function typeOf(type: Json, isNullable: boolean): Json {
  if (typeof type !== "string") return type;
  const word = /^[A-Z]+$/.test(type) ? type.toLowerCase() : type;
  return isNullable ? [word, "null"] : word;
}
