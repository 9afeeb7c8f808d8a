/** Walks a JSON Schema. It descends only into keywords, because a property may have any name. */
import type { Json, Wire } from "./json.js";
import { asList, asWire, inner } from "./values.js";

const schemas = new Set([
  ...["items", "additionalProperties", "not", "if", "then", "else", "contains", "propertyNames"],
  ...["unevaluatedItems", "unevaluatedProperties"],
]);
const lists = new Set(["anyOf", "oneOf", "allOf", "prefixItems"]);
const maps = new Set(["properties", "$defs", "definitions", "patternProperties", "dependentSchemas"]);

/** Changes a schema and all schemas inside it. */
export function changeSchema(value: Json, change: (schema: Wire) => Wire): Json {
  const schema = asWire(value);
  return schema === undefined ? value : change(changeInside(schema, (one) => changeSchema(one, change)));
}

/** Changes the schemas directly inside one. */
export function changeInside(schema: Wire, change: (schema: Json) => Json): Wire {
  return Object.fromEntries(
    Object.entries(schema).map(([key, member]) => [key, member === undefined ? member : inside(key, member, change)]),
  );
}

function inside(key: string, member: Json, change: (schema: Json) => Json): Json {
  if (schemas.has(key)) return change(member);
  if (lists.has(key) && Array.isArray(member)) return member.map(change);
  const map = maps.has(key) ? asWire(member) : undefined;
  return map === undefined
    ? member
    : Object.fromEntries(Object.entries(map).map(([name, one]) => [name, one === undefined ? one : change(one)]));
}

/** Visits the schemas directly inside one, with their keyword, and their name or index where it has several. */
export function eachInside(schema: Wire, visit: (inner: Json, keyword: string, at?: string | number) => void): void {
  for (const [keyword, member] of Object.entries(schema)) {
    if (member === undefined) continue;
    if (schemas.has(keyword)) visit(member, keyword);
    else if (lists.has(keyword)) for (const [index, one] of asList(member).entries()) visit(one, keyword, index);
    else if (maps.has(keyword))
      for (const [name, one] of Object.entries(inner(member))) if (one !== undefined) visit(one, keyword, name);
  }
}
