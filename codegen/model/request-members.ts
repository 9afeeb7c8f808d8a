/** The names of members that a dialect's document declares for requests. */
import type { Json } from "../../src/conversion/json.js";
import { segmentsOf } from "./names.js";
import type { DialectDocument } from "./dialect-document.js";
import { isObject } from "./source.js";

type Schema = { readonly [keyword: string]: Json | undefined };

/** Keywords whose schemas describe the same value. */
const SAME_VALUE = ["allOf", "anyOf", "oneOf", "if", "then", "else"] as const;

/** Those of the body itself, with the members at which its refusals begin. */
export function membersOfRequests(document: DialectDocument): string[] {
  const refused = (document.keys.refuse ?? []).map(({ at }) => String(segmentsOf(at)[0]));
  const declared = requestSchemas(document).flatMap((schema) =>
    sameValue(schema, document).flatMap(({ properties }) => Object.keys(isObject(properties) ? properties : {})),
  );
  return [...new Set([...declared, ...refused])].sort();
}

/** Those at any depth. */
export function namesInRequests(document: DialectDocument): string[] {
  const names = new Set<string>();
  const seen = new Set<Schema>();
  const visit = (value: Json | undefined): void => {
    if (!isObject(value)) return;
    for (const schema of sameValue(value, document)) {
      if (seen.has(schema)) continue;
      seen.add(schema);
      for (const [name, inside] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
        names.add(name);
        visit(inside);
      }
      visit(schema.items);
      visit(schema.additionalProperties);
    }
  };
  for (const schema of requestSchemas(document)) visit(schema);
  return [...names].sort();
}

function requestSchemas({ requests, openapi }: DialectDocument): Schema[] {
  return requests.map((name) => openapi.components.schemas[name]).filter(isObject);
}

/** All schemas of one value, through references. */
function sameValue(schema: Schema, { openapi }: DialectDocument): Schema[] {
  const all = new Set<Schema>();
  const add = (value: Json | undefined): void => {
    if (!isObject(value) || all.has(value)) return;
    all.add(value);
    if (typeof value.$ref === "string") add(openapi.components.schemas[value.$ref.split("/").at(-1) ?? ""]);
    for (const keyword of SAME_VALUE) for (const inside of [value[keyword]].flat()) add(inside);
  };
  add(schema);
  return [...all];
}
