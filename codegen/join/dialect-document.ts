/** A dialect's OpenAPI document with its `x-dialect` keys understood. */
import type { SpecFile } from "../load/spec-file.js";
import type { FormTable, VectorPlaces } from "../../src/conversion/dialect.js";
import type { UpstreamFiles } from "../../src/conversion/jobs.js";
import type { Json } from "../../src/conversion/json.js";
import type { StateAsk } from "../../src/conversion/state/ask.js";
import type { StateItem, StateLoop } from "../../src/conversion/state/places.js";
import { formTable } from "./form-table.js";

export interface RefusalSource {
  readonly at: string;
  /** It is refused only where this is said too. */
  readonly beside?: string;
  readonly is?: Json;
  readonly not_null?: boolean;
  readonly not_in?: readonly Json[];
  readonly has?: Readonly<Record<string, Json>>;
  /** So many items are too many. */
  readonly times?: number;
  readonly code: string;
  readonly message: string;
  /** What a vendor's own clients look for in the error. */
  readonly details?: Json;
}

export interface UpstreamJobCallSource {
  readonly method: string;
  readonly path: string;
  readonly body?: Json;
}

/** Where a host's files tell how they stand. */
export type UpstreamFilesSource = Omit<UpstreamFiles, "state" | "explanation"> & {
  readonly state: string;
  readonly explanation?: string;
};

/** Where and how clients of a dialect look models up. */
export interface ModelsSource {
  readonly at: string;
  readonly known_by?: readonly string[];
  readonly list: Readonly<Record<string, Json>>;
  readonly one: Readonly<Record<string, Json>>;
}

/** Another dialect in all but how jobs are asked after. */
export interface VariantSource {
  readonly dialect: string;
  readonly rename?: Readonly<Record<string, string>>;
  readonly omit?: readonly string[];
}

/** A test of a body that can only be meant for a dialect. */
export interface ClaimSource {
  readonly at: string;
  readonly is?: Json;
  readonly present?: true;
  readonly has?: Readonly<Record<string, Json>>;
}

/** Where answers list vectors, and where a request says in which form it wants them. */
export type VectorsSource = Omit<VectorPlaces, "at" | "form"> & { readonly at: string; readonly form: string };

type StateItemSource = Omit<StateItem, "when"> & { readonly when?: StateItem["when"] };

/** Opaque state of reasoning: whose it is, and where requests hold it. */
export interface StateSource {
  readonly family: string;
  readonly ask?: StateAsk;
  readonly loop?: StateLoop;
  readonly lists?: Readonly<Record<string, readonly StateItemSource[]>>;
  readonly in_answers?: { readonly at: readonly string[]; readonly items: readonly StateItemSource[] };
}

export interface DialectKeys {
  readonly name: string;
  readonly vocabulary: string;
  readonly fallback_errors?: boolean;
  /** Paths below which its error shape answers what nobody serves. */
  readonly errors_below?: readonly string[];
  readonly credentials: readonly { readonly in: "header" | "query"; readonly name: string; readonly scheme?: string }[];
  readonly required_headers?: readonly { readonly names: readonly string[]; readonly message: string }[];
  readonly request_id_headers?: readonly string[];
  readonly endpoint: {
    readonly path: string;
    readonly stream_path?: string;
    readonly operations?: Readonly<Record<string, string>>;
    readonly auth: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly forwarded_headers?: readonly string[];
  };
  readonly places: {
    readonly request_model?: string;
    readonly request_stream?: string;
    readonly response_model: readonly string[];
    readonly event_model: readonly string[];
    readonly ask_usage?: { readonly at: string; readonly value: Json };
    /** Where a request asks for several answers, where no line of the mapping says it. */
    readonly answer_count?: readonly string[];
    /** Where a request for words tells how large an image among them is to be. */
    readonly image_size?: readonly string[];
    /** Members that hold the bulk of an answer. */
    readonly bulk?: readonly string[];
    readonly vectors?: VectorsSource;
    /** Values that clients may write in two manners, by place: each as upstreams know it. */
    readonly normalise?: Readonly<Record<string, Readonly<Record<string, Json>>>>;
    /** Media that are given as addresses are told with their types. */
    readonly typed_media?: { readonly unless?: readonly string[] };
    /** What answers, and events, say whatever the upstream said. */
    readonly response_fixed?: Readonly<Record<string, Json>>;
    readonly event_fixed?: Readonly<Record<string, Json>>;
    /** What every request to an upstream must say, converted or not. */
    readonly always?: Readonly<Record<string, Json>>;
    /** The same of an object that may stand in a list. */
    readonly always_in?: {
      readonly at: string;
      readonly item: Readonly<Record<string, Json>>;
      readonly set: Readonly<Record<string, Json>>;
    };
    readonly usage_switch?: string;
    readonly usage_event?: Readonly<Record<string, Json>>;
  };
  readonly state?: StateSource;
  readonly jobs?: {
    readonly accepted?: readonly string[];
    readonly callback?: string;
    readonly poll: UpstreamJobCallSource;
    readonly named?: { readonly at: string; readonly after?: string };
    readonly cancel?: UpstreamJobCallSource;
    readonly remove?: UpstreamJobCallSource;
    readonly keeps_media?: boolean;
    readonly inline_media?: boolean;
    readonly forgets?: boolean;
    readonly variant_of?: VariantSource;
    readonly files?: UpstreamFilesSource;
  };
  readonly counting?: { readonly answer: Readonly<Record<string, Json>>; readonly inside?: string };
  readonly models?: readonly ModelsSource[];
  /** Calls of this dialect come to the paths of another. */
  readonly shares_paths_of?: { readonly dialect: string; readonly when: readonly ClaimSource[] };
  readonly refuse?: readonly RefusalSource[];
}

interface Operation {
  readonly operationId: string;
  /** Absent for calls about a task, which have no body. */
  readonly "x-model"?: "body" | "path";
  readonly "x-stream"?: "body" | "always" | "never";
  readonly "x-task-action"?: "read" | "remove";
  readonly "x-operation"?: string;
  readonly "x-aliases"?: readonly string[];
  readonly "x-counts"?: true;
  readonly "x-request"?: string;
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Json }>> };
}

const FORM = "multipart/form-data";

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
  readonly routes: readonly RouteSource[];
  /** The schemas of all bodies that clients send, or upstreams are sent. */
  readonly requests: readonly string[];
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

export function readDialectDocument(file: SpecFile): DialectDocument {
  const openapi = file.value as unknown as OpenApi & { readonly "x-dialect": DialectKeys };
  const keys = openapi["x-dialect"];
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
  };
}

/** A call about a task has no body, so nothing of it is told there. */
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

/** The paths at which clients ask for something in this dialect, be they its own or those of a dialect that it shares them with. */
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

function formOf({ requestBody }: Operation, { components }: OpenApi): FormTable | undefined {
  const schema = requestBody?.content?.[FORM]?.schema;
  return schema === undefined ? undefined : formTable(schema, components.schemas);
}
