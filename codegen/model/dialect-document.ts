/** A dialect's OpenAPI document with its `x-dialect` keys understood. */
import type { DialectKeys, DialectSource, OpenApi, Operation } from "../load/sources/dialect.js";
import type { SpecFile } from "../load/spec-file.js";
import type { FormTable } from "../../src/conversion/dialect.js";
import type { Json } from "../../src/conversion/json.js";
import { endlessSchema, formTable } from "./form-table.js";
import { isObject } from "./source.js";

const FORM = "multipart/form-data";

export interface DialectDocument {
  readonly file: SpecFile<DialectSource>;
  readonly name: string;
  readonly keys: DialectKeys;
  readonly openapi: OpenApi;
  readonly routes: readonly RouteSource[];
  /** The schemas of all bodies that clients send, or upstreams are sent. */
  readonly requests: readonly string[];
  /** The same of answers, and of the events that carry them. */
  readonly answers: readonly string[];
  /** The schemas of the events of streams; none where the document has none. */
  readonly events: readonly string[];
}

export interface RouteSource {
  readonly method: string;
  readonly path: string;
  /** Further paths that mean the same. */
  readonly aliases: readonly string[];
  readonly operationId: string;
  readonly model: string;
  readonly stream: string;
  readonly operation: string | undefined;
  readonly job: string | undefined;
  readonly counts: boolean;
  readonly request: string;
  readonly form: FormTable | undefined;
}

export function readDialectDocument(file: SpecFile<DialectSource>): DialectDocument {
  const openapi = file.value;
  const keys = openapi["x-dialect"];
  const operations = Object.values(openapi.paths).flatMap((methods) => Object.values(methods));
  const routes = Object.entries(openapi.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => ["get", "post", "delete"].includes(method))
      .map(([method, operation]) => routeOf(method.toUpperCase(), path, operation, openapi)),
  );
  return {
    file,
    name: keys.name,
    keys,
    openapi,
    routes,
    requests: [...new Set(["Request", ...routes.map(({ request }) => request)])],
    answers: [...new Set(["Response", ...operations.flatMap((operation) => answersOf(operation))])],
    events: [...new Set(operations.flatMap((operation) => answersOf(operation, isStream)))],
  };
}

function isStream(mediaType: string): boolean {
  return mediaType !== "application/json";
}

/** The names of the schemas that an operation answers with, in bodies of some types. */
function answersOf({ responses = {} }: Operation, isMeant = (_mediaType: string): boolean => true): string[] {
  const content = Object.entries(responses["200"]?.content ?? {}).filter(([mediaType]) => isMeant(mediaType));
  return content.flatMap(([, { schema }]) => {
    const name = isObject(schema) && typeof schema.$ref === "string" ? schema.$ref.split("/").at(-1) : undefined;
    return name === undefined ? [] : [name];
  });
}

/** Keys of operations that only the compiler reads. */
export const operationKeys: readonly string[] = [
  "x-model",
  "x-stream",
  "x-operation",
  "x-request",
  "x-task-action",
  "x-aliases",
  "x-counts",
];

/** A call about a task has no body, so its operation has no keys about bodies. */
function routeOf(method: string, path: string, operation: Operation, openapi: OpenApi): RouteSource {
  const {
    operationId,
    "x-model": model = "body",
    "x-stream": stream = "never",
    "x-operation": name,
    "x-task-action": job,
    "x-request": request = "Request",
    "x-aliases": aliases = [],
    "x-counts": counts = false,
  } = operation;
  return {
    method,
    path,
    aliases,
    operationId,
    model,
    stream,
    operation: name,
    job,
    counts,
    request,
    form: formOf(operation, openapi),
  };
}

/**
 * The paths at which clients send requests in this dialect: its own, or those of the dialect whose paths it shares.
 */
export function pathsServed({ keys, routes }: DialectDocument, documents: readonly DialectDocument[]): string[] {
  const host = documents.find(({ name }) => name === keys.shares_paths_of?.dialect);
  return [
    ...new Set(
      [...(host?.routes ?? []), ...routes]
        .filter(({ job, counts }) => job === undefined && !counts)
        .map(({ path }) => path),
    ),
  ];
}

/** A form without an end has no table, and is a problem of its own. */
function formOf(operation: Operation, { components }: OpenApi): FormTable | undefined {
  const schema = formSchema(operation);
  const isUsable = schema !== undefined && endlessSchema(schema, components.schemas) === undefined;
  return isUsable ? formTable(schema, components.schemas) : undefined;
}

/** The schema of the form that an operation takes. */
export function formSchema({ requestBody }: Operation): Json | undefined {
  return requestBody?.content?.[FORM]?.schema;
}
