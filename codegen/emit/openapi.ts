/** One OpenAPI document of the whole client surface, from the documents of the dialects. */
import type { DialectDocument } from "../join/dialect-document.js";
import type { Module } from "../print/module.js";
import type { Json, Wire } from "../../src/conversion/json.js";
import { asWire } from "../../src/conversion/read.js";
import { pascal } from "./text.js";

/** Schemas keep their names behind the dialect's, so that two dialects may both have a `Request`. */
export function emitOpenApi(documents: readonly DialectDocument[]): Module {
  const paths: Record<string, Wire> = {};
  const schemas: Record<string, Json> = {};
  for (const document of documents) {
    const prefix = pascal(document.name);
    for (const [path, item] of Object.entries(document.openapi.paths))
      paths[path] = { ...paths[path], ...renameMembers(item, prefix) };
    for (const [name, schema] of Object.entries(document.openapi.components.schemas))
      schemas[`${prefix}${name}`] = rename(schema, prefix);
  }
  describeModels(documents, paths);
  for (const document of documents) shareOperations(document, documents, paths);
  const openapi = {
    openapi: "3.1.0",
    info: {
      title: "Isogloss",
      version: "1",
      description: "One base address for many models, each behind any of the dialects below.",
    },
    security: [{ bearer: [] }],
    paths,
    components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } }, schemas },
  };
  return {
    path: "openapi.json",
    specs: documents.map(({ file }) => file.name),
    lines: [JSON.stringify(openapi, null, 1)],
  };
}

/** The description of a model differs by dialect of the client: its members are in the templates. */
function describeModels(documents: readonly DialectDocument[], paths: Record<string, Wire>): void {
  for (const at of new Set(documents.flatMap(({ keys }) => (keys.models ?? []).map((list) => list.at)))) {
    const version = pascal(at.split("/").filter(Boolean).join("-"));
    const described = {
      "200": {
        description: "What clients of this path expect.",
        content: { "application/json": { schema: { type: "object" } } },
      },
    };
    const model = {
      name: "model",
      in: "path",
      required: true,
      description: "Public ID of the model.",
      schema: { type: "string" },
    };
    paths[at] = {
      get: { operationId: `list${version}`, summary: "List the models that can be called", responses: described },
    };
    paths[`${at}/{model}`] = {
      get: { operationId: `get${version}`, summary: "Describe one model", parameters: [model], responses: described },
    };
  }
}

/** Operations at which two dialects meet take a body of either and give an answer of either. */
function shareOperations(
  { name, keys, openapi }: DialectDocument,
  documents: readonly DialectDocument[],
  paths: Record<string, Wire>,
): void {
  const host = documents.find((other) => other.name === keys.shares_paths_of?.dialect);
  const either = (content: Wire | undefined, schema: string): void => {
    const body = asWire(content?.["application/json"]);
    if (body === undefined || openapi.components.schemas[schema] === undefined) return;
    body.schema = { anyOf: [body.schema ?? {}, { $ref: `#/components/schemas/${pascal(name)}${schema}` }] };
  };
  for (const { path } of host?.routes.filter(({ job, counts }) => job === undefined && !counts) ?? []) {
    const operation = asWire(paths[path]?.post);
    either(asWire(asWire(operation?.requestBody)?.content), "Request");
    either(asWire(asWire(asWire(operation?.responses)?.["200"])?.content), "Response");
  }
}

/** Keys of documents that only the compiler reads. */
const OWN_KEYS = ["x-model", "x-stream", "x-operation", "x-request", "x-task-action", "x-aliases", "x-counts"];

function rename(value: Json | undefined, prefix: string): Json {
  if (Array.isArray(value)) return value.map((item) => rename(item, prefix));
  return typeof value === "object" && value !== null ? renameMembers(value, prefix) : (value ?? null);
}

function renameMembers(value: object, prefix: string): Wire {
  const members: [name: string, member: Json | undefined][] = Object.entries(value);
  return Object.fromEntries(
    members
      .filter(([key]) => !OWN_KEYS.includes(key))
      .map(([key, member]) => [
        key,
        key === "$ref" && typeof member === "string"
          ? member.replace("#/components/schemas/", `#/components/schemas/${prefix}`)
          : rename(member, prefix),
      ]),
  );
}
