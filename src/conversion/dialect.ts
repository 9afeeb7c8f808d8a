/**
 * The interface of compiled dialects. Generated modules implement these types, and src/ accesses dialects only through
 * them.
 */
import type { AuthStyle } from "../../generated/auth-styles.js";
import type { Vocabularies } from "../../generated/interlingua/index.js";
import type { HeaderReader } from "./error-body.js";
import type { Refusal } from "./refusal.js";
import type { Failure } from "./failure.js";
import type { UpstreamJobs, Sibling } from "./jobs.js";
import type { Json, Wire } from "./json.js";
import type { ConceptPaths, Loss } from "./loss.js";
import type { Modality } from "./modalities/modality.js";
import type { ModelList } from "./model-list.js";
import type { Places } from "./places.js";
import type { Rule } from "./rules.js";
import type { StateRule } from "./state/rule.js";
import type { StreamFraming } from "./stream/framing.js";
import type { WireDifferences } from "./wire-differences.js";
import type { VocabularyName, Streaming } from "./stream/streaming.js";
import type { WriteContext } from "./write-context.js";
import type { Credential } from "./credential.js";

/** A header every request must carry, under any of its names. */
export interface RequiredHeader {
  readonly names: readonly string[];
  readonly message: string;
}

export interface Route {
  readonly method: "GET" | "POST" | "DELETE";
  /** `{model}` matches a public model ID, which may contain `/`. */
  readonly path: string;
  readonly dialect: string;
  readonly operationId: string;
  /** Where the model's ID and the flag for a stream are: in the body, or in the path itself. */
  readonly model: "body" | "path";
  readonly stream: "body" | "always" | "never";
  /** The operation, where one dialect has several with their own URLs. */
  readonly operation?: string;
  /** What the route does with the job that the path names as `{task}`. Routes that create one do nothing with it. */
  readonly job?: "read" | "remove";
  /** The route counts tokens, and calls no model. */
  readonly counts?: true;
  /** How to read a form with files, where the route accepts one besides JSON. */
  readonly form?: FormTable;
}

/** The types of the fields of a form. */
export interface FormTable {
  /** Fields that may be files, one or several. */
  readonly files: Readonly<Record<string, "one" | "list">>;
  /** The types of the other fields, which arrive as texts. */
  readonly values: Readonly<Record<string, "string" | "number" | "boolean" | "object">>;
}

/** What is wrong with a request body: the first problem found. */
export interface Problem {
  readonly path: string;
  readonly message: string;
}

/** How an upstream of the dialect is called. */
export interface Endpoint {
  /** After the provider's base URL; `{model}` is replaced by the upstream's model name. */
  readonly path: string;
  readonly streamPath: string;
  /** Slashes in names are written as `%2F`. Otherwise they separate segments of the path. */
  readonly slashes?: "encoded";
  /** Other paths, by operation. */
  readonly operations: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly auth: AuthStyle;
  /** Headers of a client that are forwarded when client and upstream have this dialect. */
  readonly forwardedHeaders: readonly string[];
}

export interface ErrorShape {
  /** The body of an error answer. */
  write(failure: Failure, requestId: string): Wire;
  /** The headers of an error answer, besides those of all dialects. */
  headers?(failure: Failure): Readonly<Record<string, string>>;
  /** The same as an event of a stream, after this many others. */
  writeEvent(failure: Failure, requestId: string, sequence?: number): string;
  /** Reads an upstream's error body of any form. Some dialects have the type in a header. */
  read(status: number, body: Json | undefined, header?: HeaderReader): Failure;
  /** The beginnings of names that no client may see. */
  readonly innerIds: readonly string[];
}

/** A dialect of any vocabulary. Conversions need two dialects of one vocabulary. */
export type AnyDialect = Dialect<VocabularyName>;

export type Dialect<V extends VocabularyName = "text"> = DialectBase<V> & Streaming<V>;

interface DialectBase<V extends VocabularyName> {
  readonly name: string;
  readonly vocabulary: V;
  /** How calls of its vocabulary are handled. */
  readonly modality: Modality<V>;
  readonly title: string;
  /** The paths at which clients call it. */
  readonly servedAt: readonly string[];
  /** The token counts that its answers can report and that calls are charged by. */
  readonly counts: readonly ("input" | "output")[];
  /** Paths below which unknown URLs are answered with its error shape. */
  readonly errorsBelow: readonly string[];
  /** What clients may present, tried in order. */
  readonly credentials: readonly Credential[];
  readonly requiredHeaders: readonly RequiredHeader[];
  /** Further headers in which clients look for the ID of their request. */
  readonly requestIdHeaders: readonly string[];
  readonly endpoint: Endpoint;
  readonly places: Places;
  /** Rules for opaque reasoning state; absent where there is none. */
  readonly state?: StateRule;
  readonly errors: ErrorShape;
  /** Present where calls create jobs. */
  readonly jobs?: UpstreamJobs;
  /** The answer to a token count: a template in which $tokens is the number. */
  readonly counting?: { readonly answer: Wire; readonly inside?: string };
  /** The paths at which its clients list models. */
  readonly models: readonly ModelList[];
  /** Another dialect at the same URL. */
  readonly sibling?: Sibling;
  /** The rules that apply to all models. */
  readonly rules: readonly Rule[];

  /** The first fault of a request body, or nothing. */
  validate(body: Wire, operation?: string): Problem | undefined;
  /** The first refusal that applies to a valid body, or nothing. */
  refuse(body: Wire): Refusal | undefined;
  /** The members of a request body that its document declares or refuses, in every spelling. */
  readonly requestMembers: ReadonlySet<string>;
  /** The names of members at any depth of a request body. */
  readonly requestNames: ReadonlySet<string>;

  /** `operation` comes from the URL, if it has one. */
  readRequest(body: Wire, loss: Loss, operation?: string): Vocabularies[V]["request"];
  writeRequest(request: Vocabularies[V]["request"], loss: Loss, context: WriteContext): Wire;
  /** The operation that a request calls; the usual one unless given. */
  operationOf?(request: Vocabularies[V]["request"]): string | undefined;
  /**
   * The loss gets what is not read: of an answer's parts, all that no concept covers, as of a request. Other members
   * of an answer describe the call, and clients miss nothing without them.
   */
  readResponse(body: Wire, loss?: Loss): Vocabularies[V]["response"];
  /** Without an echo, the answer repeats nothing of a request. The loss is that of the answer that was read. */
  writeResponse(response: Vocabularies[V]["response"], echo?: Wire, loss?: Loss): Wire;
  /** The members of a request that answers repeat. */
  echoOf(body: Wire): Wire;
  readUsage(usage: Wire): Vocabularies[V]["usage"];

  /** Whether the client wants the event that contains only usage, and whether an event is that one. */
  wantsUsage(body: Wire): boolean;
  isUsageEvent(event: Wire): boolean;

  /** Whether an answer has the form of an error. */
  isError(body: Wire): boolean;

  /** How its streams are framed, if they are no plain server-sent events. */
  readonly framing?: StreamFraming;

  /** The places of each concept of each form: `part.image.detail` -> `image.detail`. */
  readonly paths: ConceptPaths;
}

/** The known properties of a vendor's upstream. */
export interface Preset {
  readonly baseUrl?: string;
  readonly auth?: Endpoint["auth"];
  readonly headers?: Readonly<Record<string, string>>;
  readonly dialects: readonly string[];
  /** The profiles of its models, by patterns of their names. The first match counts. */
  readonly profiles?: readonly NamedProfile[];
  /** The family of its opaque state, if it is not that of the dialects. */
  readonly family?: string;
  /** How its wire form differs from that of a dialect. */
  readonly wire?: Readonly<Record<string, WireDifferences>>;
}

export interface NamedProfile {
  /** In lower case; * is any text. */
  readonly models: readonly string[];
  readonly profile: string;
}
