/** Files of specs/dialects as specs/language/dialect.json has them: OpenAPI documents with keys of our own. */
import type { Credential } from "../../../src/conversion/dialect.js";
import type { VectorPlaces } from "../../../src/conversion/places.js";
import type { UpstreamFiles } from "../../../src/conversion/jobs.js";
import type { Json } from "../../../src/conversion/json.js";
import type { Framing } from "../../../src/conversion/stream/framing.js";
import type { StateAsk } from "../../../src/conversion/state/ask.js";
import type { AnswerItem, StateItem, StateLoop, WordsRule } from "../../../src/conversion/state/rule.js";
import type { RefusalSource } from "./errors.js";

export interface UpstreamJobCallSource {
  readonly method: string;
  readonly path: string;
  readonly body?: Json;
}

/** Where a host's files report their state. */
export type UpstreamFilesSource = Omit<UpstreamFiles, "state" | "explanation"> & {
  readonly state: string;
  readonly explanation?: string;
};

/** Where and how clients of a dialect look models up. */
export interface ModelsSource {
  readonly at: string;
  readonly identified_by?: readonly string[];
  readonly list: Readonly<Record<string, Json>>;
  readonly one: Readonly<Record<string, Json>>;
}

/** Another dialect that differs only in how jobs are polled. */
export interface VariantSource {
  readonly dialect: string;
  readonly rename?: Readonly<Record<string, string>>;
  readonly omit?: readonly string[];
}

/** A test that only bodies of one dialect pass. */
export interface ClaimSource {
  readonly at: string;
  readonly is?: Json;
  readonly present?: true;
  readonly has?: Readonly<Record<string, Json>>;
}

/** Where answers list vectors, and where a request names their form. */
export type VectorsSource = Omit<VectorPlaces, "at" | "form"> & { readonly at: string; readonly form: string };

/** As it is written: conditions may be left out, and one place needs no list. */
type Written<I extends AnswerItem | StateItem> = Omit<I, "when" | "at"> & {
  readonly when?: I["when"];
  readonly at: string | readonly string[];
};

/** Opaque state of reasoning: whose it is, and where requests hold it. */
export interface StateSource {
  readonly family: string;
  readonly ask?: StateAsk;
  readonly loop?: StateLoop;
  readonly in_words?: Omit<WordsRule, "at"> & { readonly at: string };
  readonly lists?: Readonly<Record<string, readonly Written<StateItem>[]>>;
  readonly in_answers?: { readonly at: readonly string[]; readonly items: readonly Written<AnswerItem>[] };
}

export interface DialectKeys {
  readonly name: string;
  readonly vocabulary: string;
  readonly fallback_errors?: boolean;
  /** Paths below which its error shape answers what nobody serves. */
  readonly errors_below?: readonly string[];
  readonly credentials: readonly Credential[];
  readonly required_headers?: readonly { readonly names: readonly string[]; readonly message: string }[];
  readonly request_id_headers?: readonly string[];
  readonly endpoint: {
    readonly path: string;
    readonly stream_path?: string;
    readonly slashes?: "encoded";
    readonly operations?: Readonly<Record<string, string>>;
    readonly auth: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly forwarded_headers?: readonly string[];
  };
  readonly stream?: {
    readonly framing: Framing;
    readonly content_type?: string;
    /** A request without the member is answered with a stream. */
    readonly by_default?: boolean;
  };
  readonly places: {
    readonly request_model?: string;
    readonly request_stream?: string;
    readonly response_model: readonly string[];
    readonly event_model: readonly string[];
    readonly ask_usage?: { readonly at: string; readonly value: Json };
    /** Where a request gives the number of answers, if no line of the mapping does. */
    readonly answer_count?: readonly string[];
    /** Where a request for text gives the size of an image in the answer. */
    readonly image_size?: readonly string[];
    /** Members that hold the bulk of an answer. */
    readonly bulk?: readonly string[];
    readonly vectors?: VectorsSource;
    /** Values that clients may write in two manners, by place: each as upstreams know it. */
    readonly normalise?: Readonly<Record<string, Readonly<Record<string, Json>>>>;
    /** Media that are given as addresses are sent with their types. */
    readonly typed_media?: { readonly unless?: readonly string[] };
    /** Media that upstreams take as bytes alone. */
    readonly inline_media?: readonly string[];
    /** Constants of answers and of events. They replace what the upstream gave. */
    readonly response_fixed?: Readonly<Record<string, Json>>;
    readonly event_fixed?: Readonly<Record<string, Json>>;
    /** Constants of every request to an upstream, converted or not. */
    readonly always?: Readonly<Record<string, Json>>;
    /** The same for an object that may be in a list. */
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
    readonly archive_media?: boolean;
    readonly inline_media?: boolean;
    readonly delete_when_done?: boolean;
    readonly variant_of?: VariantSource;
    readonly files?: UpstreamFilesSource;
  };
  readonly counting?: { readonly answer: Readonly<Record<string, Json>>; readonly inside?: string };
  readonly models?: readonly ModelsSource[];
  /** Calls of this dialect come to the paths of another. */
  readonly shares_paths_of?: { readonly dialect: string; readonly when: readonly ClaimSource[] };
  readonly refuse?: readonly RefusalSource[];
}

export interface Operation {
  readonly operationId: string;
  /** Absent for calls about a task, which have no body. */
  readonly "x-model"?: "body" | "path";
  readonly "x-stream"?: "body" | "always" | "never";
  readonly "x-task-action"?: "read" | "remove";
  readonly "x-operation"?: string;
  readonly "x-aliases"?: readonly string[];
  readonly "x-counts"?: true;
  readonly "x-request"?: string;
  readonly requestBody?: { readonly content?: Content };
  readonly responses?: Readonly<Record<string, { readonly content?: Content }>>;
}

type Content = Readonly<Record<string, { readonly schema?: Json; readonly example?: Json }>>;

/** An OpenAPI document with the keys of a dialect. */
export interface DialectSource extends OpenApi {
  readonly "x-dialect": DialectKeys;
}

export interface OpenApi {
  readonly openapi: "3.1.0";
  readonly info: { readonly title: string; readonly version: Json; readonly description?: Json };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Json>> };
}
