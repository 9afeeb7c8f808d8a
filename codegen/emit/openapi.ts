/** One OpenAPI document of the whole client surface, from the documents of the dialects. */
import type { DialectDocument } from "../join/dialect-document.js";
import type { Module } from "../print/module.js";
import type { Json } from "../runtime/json.js";
import { pascal } from "./text.js";

/** Schemas keep their names behind the dialect's, so that two dialects may both have a `Request`. */
export function emitOpenApi(documents: readonly DialectDocument[]): Module {
  const paths: Record<string, Json> = {};
  const schemas: Record<string, Json> = {};
  for (const document of documents) {
    const prefix = pascal(document.name);
    const renamed = (value: Json | undefined): Json => rename(value, prefix);
    for (const [path, item] of Object.entries(document.openapi.paths)) paths[path] = { ...(paths[path] as object | undefined), ...(renamed(item as unknown as Json) as object) };
    for (const [name, schema] of Object.entries(document.openapi.components.schemas)) schemas[`${prefix}${name}`] = renamed(schema);
  }
  const openapi = {
    openapi: "3.1.0",
    info: { title: "Isogloss", version: "1", description: "One base address for many models, each behind any of the dialects below." },
    security: [{ bearer: [] }],
    paths,
    components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } }, schemas },
  };
  return { path: "openapi.json", specs: documents.map(({ file }) => file.name), lines: [JSON.stringify(openapi, null, 1)] };
}

function rename(value: Json | undefined, prefix: string): Json {
  if (Array.isArray(value)) return value.map((item) => rename(item, prefix));
  if (typeof value !== "object" || value === null) return value ?? null;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !["x-model", "x-stream", "x-task", "x-request"].includes(key))
      .map(([key, member]) => [key, key === "$ref" && typeof member === "string" ? member.replace("#/components/schemas/", `#/components/schemas/${prefix}`) : rename(member, prefix)]),
  );
}
