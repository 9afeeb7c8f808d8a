/** One OpenAPI document of the whole client surface, from the documents of the dialects. */
import { type DialectDocument, operationKeys, type RouteSource } from "../../model/dialect-document.js";
import type { Mapping } from "../../model/mapping.js";
import type { ErrorsSource } from "../../load/sources/errors.js";
import type { SpecFile } from "../../load/spec-file.js";
import type { Module } from "../../print/module.js";
import type { Json, Wire } from "../../../src/conversion/json.js";
import { asWire } from "../../../src/conversion/values.js";
import { pascal } from "../../model/names.js";
import { GATEWAY, gatewayPaths } from "./gateway-paths.js";
import { headerComponents } from "./headers.js";
import { modelPaths } from "./model-paths.js";
import { callbacksOf, completeOperation, isUsable, ref, schemeOf } from "./operations.js";
import { clientCodes, type Codes, errorComponents } from "./responses.js";
import { KEY_VARIABLE, URL_VARIABLE } from "./samples.js";

const DESCRIPTION =
  "One base address for many models, each behind any of the dialects below. The examples read the address of the " +
  `gateway from the variable ${URL_VARIABLE}, and a key from ${KEY_VARIABLE}. Their models are those of the ` +
  "demonstration.";

/** Schemas keep their names behind the dialect's, so that two dialects may both have a `Request`. */
export function emitOpenApi(
  documents: readonly DialectDocument[],
  mappings: readonly Mapping[],
  errors: readonly SpecFile<ErrorsSource>[],
): Module {
  const codes = clientCodes(errors.map(({ value }) => value));
  const served = documents.filter(({ routes }) => routes.length > 0);
  const paths: Record<string, Wire> = {};
  for (const document of served)
    for (const [path, item] of Object.entries(pathsOf(document, codes))) paths[path] = { ...paths[path], ...item };
  Object.assign(paths, modelPaths(documents, codes));
  for (const document of documents) shareOperations(document, documents, paths);
  shareLookups(documents, paths);
  const openapi = {
    openapi: "3.1.0",
    info: {
      title: "Isogloss",
      version: "1",
      description: DESCRIPTION,
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: "/" }],
    security: [{ bearer: [] }],
    tags: [...served.map(({ openapi: { info } }) => ({ name: info.title, description: info.description })), GATEWAY],
    paths: { ...paths, ...gatewayPaths() },
    components: {
      securitySchemes: securitySchemes(served),
      parameters: { "x-request-id": REQUEST_ID },
      headers: headerComponents(),
      responses: errorsOf(served, mappings, codes),
      schemas: schemasOf(documents),
    },
  };
  return {
    path: "openapi.json",
    specs: documents.map(({ file }) => file.name),
    lines: [JSON.stringify(openapi, null, 1)],
  };
}

const REQUEST_ID = {
  name: "x-request-id",
  in: "header",
  description: "An ID for the call, which the answer and the gateway's logs then have.",
  schema: { type: "string", pattern: "^[A-Za-z0-9_-]{1,64}$" },
};

function pathsOf(document: DialectDocument, codes: Codes): Record<string, Wire> {
  const routeAt = (path: string, method: string): RouteSource | undefined =>
    document.routes.find((route) => route.path === path && route.method === method.toUpperCase());
  return Object.fromEntries(
    Object.entries(document.openapi.paths).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(renameMembers(item, pascal(document.name))).map(([method, operation]) => {
          const route = routeAt(path, method);
          const described = asWire(operation);
          const isCall = route !== undefined && described !== undefined;
          return [method, isCall ? completeOperation(described, document, route, codes) : operation];
        }),
      ),
    ]),
  );
}

function errorsOf(served: readonly DialectDocument[], mappings: readonly Mapping[], codes: Codes): Wire {
  const components = served.map((document) => {
    const mapping = mappings.find(({ dialect }) => dialect === document.name);
    return errorComponents(document, codes, Object.keys(mapping?.errors.headers ?? {}));
  });
  return Object.assign({}, ...components) as Wire;
}

function schemasOf(documents: readonly DialectDocument[]): Record<string, Json> {
  return Object.fromEntries(
    documents.flatMap(({ name, openapi }) =>
      Object.entries(openapi.components.schemas).map(([schema, value]) => [
        `${pascal(name)}${schema}`,
        rename(value, pascal(name)),
      ]),
    ),
  );
}

/** The ways in which clients send their key. */
function securitySchemes(documents: readonly DialectDocument[]): Wire {
  const credentials = documents.flatMap(({ keys }) => keys.credentials).filter(isUsable);
  return Object.fromEntries(
    credentials.map((credential) => [
      schemeOf(credential),
      credential.scheme === undefined
        ? { type: "apiKey", in: credential.in, name: credential.name }
        : { type: "http", scheme: credential.scheme },
    ]),
  );
}

/** Operations at which two dialects meet take a body of either and give an answer of either. */
function shareOperations(
  document: DialectDocument,
  documents: readonly DialectDocument[],
  paths: Record<string, Wire>,
): void {
  const { name, keys, openapi } = document;
  const host = documents.find((other) => other.name === keys.shares_paths_of?.dialect);
  const either = (content: Wire | undefined, schema: string): void => {
    const body = asWire(content?.["application/json"]);
    if (body === undefined || openapi.components.schemas[schema] === undefined) return;
    body.schema = { anyOf: [body.schema ?? {}, { $ref: ref(name, schema) }] };
  };
  for (const route of host?.routes.filter(({ job, counts }) => job === undefined && !counts) ?? []) {
    const operation = asWire(paths[route.path]?.post);
    if (operation !== undefined) Object.assign(operation, callbacksOf(document, route));
    either(asWire(asWire(operation?.requestBody)?.content), "Request");
    either(asWire(asWire(asWire(operation?.responses)?.["200"])?.content), "Response");
  }
}

/** A lookup answers in the dialect that created the task, whatever the dialect of its path. */
function shareLookups(documents: readonly DialectDocument[], paths: Record<string, Wire>): void {
  const lookups = documents.flatMap(({ name, routes }) =>
    routes.filter(({ job }) => job === "read").map(({ path }) => ({ own: ref(name, "Response"), path })),
  );
  const all = [...new Set(lookups.map(({ own }) => own))];
  for (const { own, path } of lookups) {
    const success = asWire(asWire(paths[path]?.get)?.responses)?.["200"];
    const body = asWire(asWire(asWire(success)?.content)?.["application/json"]);
    const others = all.filter((other) => other !== own);
    if (body !== undefined) body.schema = { anyOf: [own, ...others].map(($ref) => ({ $ref })) };
  }
}

function rename(value: Json | undefined, prefix: string): Json {
  if (Array.isArray(value)) return value.map((item) => rename(item, prefix));
  return typeof value === "object" && value !== null ? renameMembers(value, prefix) : (value ?? null);
}

function renameMembers(value: object, prefix: string): Wire {
  const members: [name: string, member: Json | undefined][] = Object.entries(value);
  return Object.fromEntries(
    members
      .filter(([key]) => !operationKeys.includes(key))
      .map(([key, member]) => [
        key,
        key === "$ref" && typeof member === "string"
          ? member.replace("#/components/schemas/", `#/components/schemas/${prefix}`)
          : rename(member, prefix),
      ]),
  );
}
