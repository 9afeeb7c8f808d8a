/** Every schema of a dialect's document, with its place. */
import type { Json } from "../../src/conversion/json.js";
import type { DialectDocument } from "../model/dialect-document.js";
import { isObject } from "../model/source.js";
import type { Pointer } from "../load/pointer.js";

/** What the value of a keyword is. */
export type ValueKind =
  | "any"
  | "boolean"
  | "count"
  | "list"
  | "number"
  | "positive number"
  | "schema"
  | "schemas by name"
  | "schemas"
  | "text"
  | "texts"
  | "types";

const ofKinds: readonly (readonly [kind: ValueKind, keywords: readonly string[]])[] = [
  ["any", ["const", "default", "dependentRequired", "discriminator", "example", "externalDocs", "xml"]],
  ["boolean", ["deprecated", "readOnly", "uniqueItems", "writeOnly"]],
  ["count", ["maxContains", "maxItems", "maxLength", "maxProperties"]],
  ["count", ["minContains", "minItems", "minLength", "minProperties"]],
  ["list", ["enum", "examples"]],
  ["number", ["exclusiveMaximum", "exclusiveMinimum", "maximum", "minimum"]],
  ["positive number", ["multipleOf"]],
  ["schema", ["additionalProperties", "contains", "contentSchema", "else", "if", "items", "not", "propertyNames"]],
  ["schema", ["then", "unevaluatedItems", "unevaluatedProperties"]],
  ["schemas by name", ["$defs", "dependentSchemas", "patternProperties", "properties"]],
  ["schemas", ["allOf", "anyOf", "oneOf", "prefixItems"]],
  ["text", ["$anchor", "$comment", "$dynamicAnchor", "$dynamicRef", "$id", "$ref", "$schema"]],
  ["text", ["contentEncoding", "contentMediaType", "description", "format", "pattern", "title"]],
  ["texts", ["required"]],
  ["types", ["type"]],
];

/** The keywords of JSON Schema 2020-12 and those that OpenAPI 3.1 adds, with what their values are. */
export const keywordKinds: ReadonlyMap<string, ValueKind> = new Map(
  ofKinds.flatMap(([kind, keywords]) => keywords.map((keyword) => [keyword, kind] as const)),
);

export interface SchemaNode {
  readonly schema: { readonly [keyword: string]: Json | undefined };
  readonly pointer: Pointer;
}

export function schemasIn({ openapi }: DialectDocument): SchemaNode[] {
  return byName(openapi.components.schemas, ["components", "schemas"]);
}

function byName(schemas: Json | undefined, pointer: Pointer): SchemaNode[] {
  if (!isObject(schemas)) return [];
  return Object.entries(schemas).flatMap(([name, schema]) => schemasAt(schema, [...pointer, name]));
}

function schemasAt(schema: Json | undefined, pointer: Pointer): SchemaNode[] {
  if (!isObject(schema)) return [];
  const inner = Object.entries(schema).flatMap(([keyword, value]): SchemaNode[] => {
    const place = [...pointer, keyword];
    const kind = keywordKinds.get(keyword);
    if (kind === "schemas by name") return byName(value, place);
    if (kind === "schemas" && Array.isArray(value))
      return value.flatMap((one, index) => schemasAt(one, [...place, index]));
    return kind === "schema" ? schemasAt(value, place) : [];
  });
  return [{ schema, pointer }, ...inner];
}
