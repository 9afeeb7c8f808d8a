// Made from specs/language/dialect.json by "make generate". Change the specs, not this file.
import type { Json } from "../../src/conversion/json.js";
import type { CommonHeaders, Refusal } from "./common.js";

/** An OpenAPI 3.1 document of a dialect's paths and bodies, with `x-dialect` for what OpenAPI cannot express. */
export type Dialect = {
  readonly openapi: "3.1.0";
  readonly info: {
    readonly title: string;
    readonly version: Json;
    readonly description?: Json;
  };
  readonly "x-dialect": Keys;
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Readonly<Record<string, Json>> | boolean>>;
  };
};

/** A call of this path, as an OpenAPI operation. */
export type Operation =
  | {
      readonly operationId: string;
      readonly "x-task-action"?: "read" | "remove";
      readonly "x-counts"?: true;
      readonly "x-aliases"?: string[];
    }
  | {
      readonly operationId: string;
      readonly "x-model": "body" | "path";
      readonly "x-operation"?: string;
      readonly "x-request"?: string;
      readonly "x-task-action"?: "read" | "remove";
      readonly "x-stream": "body" | "always" | "never";
    };

/** Conditions on members. */
export type Looks = Readonly<Record<string, string>>;

/** The kinds of items with state. The first match counts. */
export type StateItems = {
  readonly when?: Readonly<Record<string, string | boolean>>;
  readonly at: StatePlaces;
  readonly family?: string;
  readonly beside?: true;
  readonly instead?: string;
  readonly needed?: true | "first";
  readonly aside?: true;
}[];

/** The kinds of objects with state. The first match counts. */
export type AnswerStateItems = {
  readonly when?: Looks;
  readonly at: StatePlaces;
  readonly pieces?: string;
}[];

/** The place of the state, or several. */
export type StatePlaces = string | string[];

/** The operations of a path. */
export type PathItem = {
  readonly get?: Operation;
  readonly post?: Operation;
  readonly delete?: Operation;
};

/** The properties of a dialect that OpenAPI cannot express. */
export type Keys = {
  readonly name: string;
  readonly vocabulary: string;
  readonly errors_below?: string[];
  readonly fallback_errors?: true;
  readonly credentials: {
    readonly in: "header" | "query";
    readonly name: string;
    readonly scheme?: string;
    readonly refused?: string;
  }[];
  readonly required_headers?: {
    readonly names: string[];
    readonly message: string;
  }[];
  readonly request_id_headers?: string[];
  readonly endpoint: {
    readonly path: string;
    readonly stream_path?: string;
    readonly slashes?: "encoded";
    readonly operations?: Readonly<Record<string, string>>;
    readonly auth: string;
    readonly headers?: CommonHeaders;
    readonly forwarded_headers?: string[];
  };
  readonly stream?: {
    readonly framing: "sse" | "ndjson" | "eventstream";
    readonly content_type?: string;
    readonly by_default?: true;
  };
  readonly state?: {
    readonly family: string;
    readonly ask?: {
      readonly at: string;
      readonly item: string;
      readonly beside: string;
      readonly unless: string;
    };
    readonly lists?: Readonly<Record<string, StateItems>>;
    readonly loop?: {
      readonly turns: string;
      readonly items: string;
      readonly caller: Looks;
      readonly call: Looks;
      readonly requested_by: string;
      readonly when: Looks;
      readonly with: string[];
    };
    readonly in_words?: {
      readonly at: string;
      readonly members: string[];
      readonly records?: Readonly<Record<string, string>>;
      readonly bare: string[];
    };
    readonly in_answers?: {
      readonly at: string[];
      readonly items: AnswerStateItems;
    };
  };
  readonly places: {
    readonly request_model?: string;
    readonly request_stream?: string;
    readonly response_model: string[];
    readonly event_model: string[];
    readonly ask_usage?: {
      readonly at: string;
      readonly value: Json;
      readonly adds?: string;
    };
    readonly usage_switch?: string;
    readonly usage_event?: Readonly<Record<string, Json>>;
    readonly answer_count?: string[];
    readonly image_size?: string[];
    readonly bulk?: string[];
    readonly addressed_media?: {
      readonly at: string;
      readonly when?: Readonly<Record<string, string>>;
      readonly medium?: "image" | "audio" | "video" | "document";
      readonly typed_by?: string;
    }[];
    readonly vectors?: {
      readonly at: string;
      readonly index: string;
      readonly vector: string;
      readonly form: string;
      readonly lists: Json[];
      readonly texts: Json[];
    };
    readonly normalise?: Readonly<Record<string, Readonly<Record<string, Json>>>>;
    readonly typed_media?: {
      readonly unless?: string[];
    };
    readonly inline_media?: ("image" | "video" | "document")[];
    readonly response_fixed?: Readonly<Record<string, Json>>;
    readonly event_fixed?: Readonly<Record<string, Json>>;
    readonly always?: Readonly<Record<string, Json>>;
    readonly always_in?: {
      readonly at: string;
      readonly item: Readonly<Record<string, Json>>;
      readonly set: Readonly<Record<string, Json>>;
    };
  };
  readonly jobs?: {
    readonly accepted?: string[];
    readonly callback?: string;
    readonly poll: JobCall;
    readonly named?: {
      readonly at: string;
      readonly after?: string;
    };
    readonly cancel?: JobCall;
    readonly remove?: JobCall;
    readonly archive_media?: true;
    readonly delete_when_done?: true;
    readonly files?: {
      readonly path: string;
      readonly state: string;
      readonly pending: string[];
      readonly failed: string[];
      readonly explanation?: string;
    };
    readonly inline_media?: true;
    readonly variant_of?: {
      readonly dialect: string;
      readonly rename?: Readonly<Record<string, string>>;
      readonly omit?: string[];
    };
  };
  readonly counting?: {
    readonly answer: Readonly<Record<string, Json>>;
    readonly inside?: string;
  };
  readonly models?: {
    readonly at: string;
    readonly identified_by?: string[];
    readonly endpoints?: {
      readonly parameter: string;
      readonly words: Readonly<Record<string, string>>;
    };
    readonly list: Readonly<Record<string, Json>>;
    readonly one: Readonly<Record<string, Json>>;
  }[];
  readonly shares_paths_of?: {
    readonly dialect: string;
    readonly when: {
      readonly at: string;
      readonly is?: Json;
      readonly present?: true;
      readonly has?: Readonly<Record<string, string | number | boolean | null>>;
    }[];
  };
  readonly refuse?: Refusal[];
};

/** One kind of call about a job. */
export type JobCall = {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: string;
  readonly body?: Readonly<Record<string, Json>>;
};
