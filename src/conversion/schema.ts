/** Walks a JSON Schema. It descends only into keywords, because a property may have any name. */
import type { Json, Wire } from "./json.js";
import { asWire } from "./read.js";

const schemas = new Set(["items", "additionalProperties", "not"]);
const lists = new Set(["anyOf", "oneOf", "allOf", "prefixItems"]);
const maps = new Set(["properties", "$defs", "definitions", "patternProperties"]);

/** Changes a schema and all schemas inside it. */
export function changeSchema(value: Json, change: (schema: Wire) => Wire): Json {
  const schema = asWire(value);
  if (schema === undefined) return value;
  const walked: Wire = {};
  for (const [key, member] of Object.entries(schema))
    walked[key] = member === undefined ? undefined : inside(key, member, change);
  return change(walked);
}

function inside(key: string, member: Json, change: (schema: Wire) => Wire): Json {
  if (schemas.has(key)) return changeSchema(member, change);
  if (lists.has(key) && Array.isArray(member)) return member.map((one) => changeSchema(one, change));
  const map = maps.has(key) ? asWire(member) : undefined;
  return map === undefined
    ? member
    : Object.fromEntries(
        Object.entries(map).map(([name, one]) => [name, one === undefined ? one : changeSchema(one, change)]),
      );
}
