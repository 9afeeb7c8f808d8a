/** A dialect's OpenAPI document with its `x-dialect` keys understood. */
import type { SpecFile } from "../load/spec-file.js";
import type { Json } from "../runtime/json.js";

export interface RefusalSource {
  readonly at: string;
  readonly is?: Json;
  readonly not_null?: boolean;
  readonly not_in?: readonly Json[];
  readonly has?: Readonly<Record<string, Json>>;
  readonly code: string;
  readonly message: string;
  /** What a vendor's own clients look for in the error. */
  readonly details?: Json;
}

export interface DialectKeys {
  readonly name: string;
  readonly vocabulary: string;
  readonly fallback_errors?: boolean;
  readonly credentials: readonly { readonly in: "header" | "query"; readonly name: string; readonly scheme?: string }[];
  readonly required_headers?: readonly { readonly names: readonly string[]; readonly message: string }[];
  readonly request_id_headers?: readonly string[];
  readonly endpoint: { readonly path: string; readonly stream_path?: string; readonly tasks?: Readonly<Record<string, string>>; readonly auth: string; readonly headers?: Readonly<Record<string, string>>; readonly forwarded_headers?: readonly string[] };
  readonly places: {
    readonly request_model?: string;
    readonly request_stream?: string;
    readonly response_model: readonly string[];
    readonly event_model: readonly string[];
    readonly ask_usage?: { readonly at: string; readonly value: Json };
    /** Where a request asks for several answers, where no line of the mapping says it. */
    readonly candidates?: readonly string[];
    /** Members that hold the bulk of an answer. */
    readonly bulk?: readonly string[];
    /** Values that clients may write in two manners, by place: each as upstreams know it. */
    readonly normalise?: Readonly<Record<string, Readonly<Record<string, Json>>>>;
    /** What answers, and events, say whatever the upstream said. */
    readonly response_fixed?: Readonly<Record<string, Json>>;
    readonly event_fixed?: Readonly<Record<string, Json>>;
    /** What every request to an upstream must say, converted or not. */
    readonly always?: Readonly<Record<string, Json>>;
    readonly usage_switch?: string;
    readonly usage_event?: Readonly<Record<string, Json>>;
  };
  readonly refuse?: readonly RefusalSource[];
}

interface Operation {
  readonly operationId: string;
  readonly "x-model": "body" | "path";
  readonly "x-stream": "body" | "always" | "never";
  readonly "x-task"?: string;
  readonly "x-request"?: string;
}

export interface OpenApi {
  readonly info: { readonly title: string; readonly description?: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Json>> };
}

export interface DialectDocument {
  readonly file: SpecFile;
  readonly name: string;
  readonly keys: DialectKeys;
  readonly openapi: OpenApi;
  readonly routes: readonly { readonly method: string; readonly path: string; readonly operation: string; readonly model: string; readonly stream: string; readonly task: string | undefined; readonly request: string }[];
}

export function readDialectDocument(file: SpecFile): DialectDocument {
  const openapi = file.value as unknown as OpenApi & { readonly "x-dialect": DialectKeys };
  const keys = openapi["x-dialect"];
  const routes = Object.entries(openapi.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => ["get", "post", "delete"].includes(method))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation: operation.operationId, model: operation["x-model"], stream: operation["x-stream"], task: operation["x-task"], request: operation["x-request"] ?? "Request" })),
  );
  return { file, name: keys.name, keys, openapi, routes };
}
