/**
 * What every compiled dialect offers the gateway. Generated modules implement these types, and src/ knows dialects only
 * through them.
 */
import type { Vocabularies } from "../../generated/interlingua/index.js";
import type { Turn } from "../../generated/interlingua/text.js";
import type { Failure, Refusal } from "./failure.js";
import type { Family } from "./family.js";
import type { UpstreamJobs, Sibling } from "./jobs.js";
import type { Json, Wire } from "./json.js";
import type { ConceptPaths, Loss } from "./loss.js";
import type { Modality } from "./modalities/modality.js";
import type { ModelList } from "./model-list.js";
import type { Places } from "./places.js";
import type { SwitchSetting } from "./reasoning-words.js";
import type { Rule } from "./rules.js";
import type { StateRule } from "./state/rule.js";
import type { OwnTool } from "./tool-names.js";
import type { StreamReader, StreamTemplates, TextSink } from "./stream/contract.js";
import type { ResultSink, ResultWriting } from "./stream/results.js";

/** A credential a client may present, tried in order. */
export interface Credential {
  readonly in: "header" | "query";
  readonly name: string;
  /** An authorization scheme such as `bearer` that stands before the key. */
  readonly scheme?: string;
}

/** A header every request must carry, under any of its names. */
export interface RequiredHeader {
  readonly names: readonly string[];
  readonly message: string;
}

export interface Route {
  readonly method: "GET" | "POST" | "DELETE";
  /** `{model}` stands for a public model ID, which may contain `/`. */
  readonly path: string;
  readonly dialect: string;
  readonly operationId: string;
  /** Where the model's ID and the wish for a stream are told: in the body, or by the path itself. */
  readonly model: "body" | "path";
  readonly stream: "body" | "always" | "never";
  /** What is asked for, where one dialect asks for different things at different addresses. */
  readonly operation?: string;
  /** What is done with the job that the path names as `{task}`; nothing where the route makes one or knows none. */
  readonly job?: "read" | "remove";
  /** Nothing is asked of a model: tokens are counted. */
  readonly counts?: true;
  /** How to read a form with files, where one is taken instead of JSON. */
  readonly form?: FormTable;
}

/** What the parts of a form mean. */
export interface FormTable {
  /** Those that may be files, one or several. */
  readonly files: Readonly<Record<string, "one" | "list">>;
  /** The kinds of those that are told as texts. */
  readonly values: Readonly<Record<string, "string" | "number" | "boolean" | "object">>;
}

/** What is wrong with a request body: the first problem found. */
export interface Problem {
  readonly path: string;
  readonly message: string;
}

/** How the dialect is spoken to an upstream. */
export interface Endpoint {
  /** After the provider's base URL; `{model}` stands for the upstream's model name. */
  readonly path: string;
  readonly streamPath: string;
  /** Other paths, by what is asked for. */
  readonly operations: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly auth: "bearer" | "x-api-key" | "x-goog-api-key" | "query-key" | "none";
  /** Headers of a client that go along when client and upstream speak this dialect. */
  readonly forwardedHeaders: readonly string[];
}

export interface WriteContext {
  /** The model's name at the upstream. */
  readonly model: string;
  readonly stream: boolean;
  /** What the catalog and the provider's preset say of the model. */
  readonly outputLimit?: number;
  /** The limit that is named where neither the client nor the catalog says one. */
  readonly usualLimit?: number | undefined;
  /** What models of its family accept. */
  readonly family?: Family;
  /** The host has a switch for reasoning: filled with what it is to be set to. */
  readonly reasoningSwitch?: SwitchSetting;
  /** The host wants reasoning back in words. */
  readonly wantsReasoning?: boolean;
  /** With auto, what comes again is marked where the dialect has marks and the client makes none. */
  readonly promptCache?: "auto" | "off";
  /** The host wants opaque state back on calls, or as its record of the reasoning. */
  readonly stateAt?: "calls" | "reasoning" | undefined;
  /** So many such marks the host takes where its dialect knows none. */
  readonly cacheMarks?: number | undefined;
  /** Filled with the tools that had to be offered otherwise: from the name that is sent to the client's own tool. */
  readonly toolNames?: Map<string, OwnTool>;
}

export interface ErrorShape {
  /** The body of an error answer. */
  write(failure: Failure, requestId: string): Wire;
  /** The same as an event of a stream that has begun, after so many others. */
  writeEvent(failure: Failure, requestId: string, sequence?: number): string;
  /** What an upstream's error body says, whatever its form. */
  read(status: number, body: Json | undefined): Failure;
  /** How names begin that no client is to know. */
  readonly innerIds: readonly string[];
}

export type VocabularyName = keyof Vocabularies;

/** How streams are read and written, by vocabulary. */
interface Streaming {
  text: {
    /** Reads an upstream's events and tells them to the sink. */
    openReader(sink: TextSink): StreamReader;
    /** The text of every event this dialect's streams are made of. */
    readonly templates: StreamTemplates;
  };
  embedding: { readonly openReader?: undefined; readonly templates?: undefined };
  video: { readonly openReader?: undefined; readonly templates?: undefined };
  /** Some hosts make images, and tell nothing on the way. */
  image: { openReader?(sink: ResultSink): StreamReader; readonly templates?: ResultWriting };
}

/** What readers of streams tell, by vocabulary. */
interface Sinks {
  text: TextSink;
  embedding: never;
  video: never;
  image: ResultSink;
}

export type SinkOf<V extends VocabularyName> = Sinks[V];

/** A dialect of any vocabulary. Requests and answers pass between two of one vocabulary only. */
export type AnyDialect = Dialect<VocabularyName>;

export type Dialect<V extends VocabularyName = "text"> = DialectBase<V> & Streaming[V];

interface DialectBase<V extends VocabularyName> {
  readonly name: string;
  readonly vocabulary: V;
  /** How calls of its vocabulary are handled. */
  readonly modality: Modality<V>;
  readonly title: string;
  /** The paths at which clients call it. */
  readonly servedAt: readonly string[];
  /** The counts of tokens that its answers may tell, and calls are charged by. */
  readonly counts: readonly ("input" | "output")[];
  /** Paths below which its error shape answers what nobody serves. */
  readonly errorsBelow: readonly string[];
  readonly credentials: readonly Credential[];
  readonly requiredHeaders: readonly RequiredHeader[];
  /** Headers, beside that of all answers, in which clients look for the ID of their request. */
  readonly requestIdHeaders: readonly string[];
  readonly endpoint: Endpoint;
  readonly places: Places;
  /** Opaque state of reasoning; absent where there is none. */
  readonly state?: StateRule;
  readonly errors: ErrorShape;
  /** There where calls make jobs. */
  readonly jobs?: UpstreamJobs;
  /** How its clients are told the tokens of a request: a template in which $tokens is their number. */
  readonly counting?: { readonly answer: Wire; readonly inside?: string };
  /** Where its clients look models up. */
  readonly models: readonly ModelList[];
  /** Another dialect that is called at the same address. */
  readonly sibling?: Sibling;
  /** What it accepts, whatever the model. */
  readonly rules: readonly Rule[];

  /** The first thing wrong with a request body, or nothing. */
  validate(body: Wire, operation?: string): Problem | undefined;
  /** The first refusal that a valid body meets, or nothing. */
  refuse(body: Wire): Refusal | undefined;

  /** `task` is what its address says, where that says anything. */
  readRequest(body: Wire, loss: Loss, operation?: string): Vocabularies[V]["request"];
  writeRequest(request: Vocabularies[V]["request"], loss: Loss, context: WriteContext): Wire;
  /** The loss is told places of the answer that are not read. */
  readResponse(body: Wire, loss?: Loss): Vocabularies[V]["response"];
  /** Without an echo the answer is to no request in particular. The loss is told places in the answer. */
  writeResponse(response: Vocabularies[V]["response"], echo?: Wire, loss?: Loss): Wire;
  /** What answers repeat of a request. */
  echoOf(body: Wire): Wire;
  readUsage(usage: Wire): Vocabularies[V]["usage"];

  /** Whether the client wants the event that only tells usage, and whether an event is that one. */
  wantsUsage(body: Wire): boolean;
  isUsageEvent(event: Wire): boolean;

  /** An error in the form of an answer. */
  isError(body: Wire): boolean;

  /** Where each concept of each form may stand: `part.image.detail` -> `image_url.detail`. */
  readonly paths: ConceptPaths;
}

/** One line of the field-mapping table of an ordered pair of dialects. */
export interface FieldRow {
  readonly concept: string;
  readonly from: string;
  /** Where the target carries it; nothing when it is dropped. */
  readonly to?: string;
  /** How it is changed on the way. */
  readonly by?: string;
  /** Why it is dropped. */
  readonly dropped?: string;
}

/** What a request of one dialect becomes for a model behind another. */
export interface Pair {
  readonly from: string;
  readonly to: string;
  readonly fields: readonly FieldRow[];
  readonly dropped: readonly FieldRow[];
}

/** What is known beforehand of a vendor's upstream. */
export interface Preset {
  readonly baseUrl?: string;
  readonly auth?: Endpoint["auth"];
  readonly headers?: Readonly<Record<string, string>>;
  readonly dialects: readonly string[];
  /** What its models accept, by patterns of their names; the first that fits counts. */
  readonly profiles?: readonly NamedProfile[];
  /** Whose opaque state it makes and understands, where that is not the dialects' own. */
  readonly family?: string;
  /** Where its wire differs from a dialect in its plain form. */
  readonly wire?: Readonly<Record<string, WireDifferences>>;
}

export interface NamedProfile {
  /** In small letters; * is any text. */
  readonly models: readonly string[];
  readonly profile: string;
}

export interface WireDifferences {
  /** It is another dialect in truth. */
  readonly as?: string;
  /** Top-level members under another name. */
  readonly rename?: Readonly<Record<string, string>>;
  /** Roles it does not know, and those that stand in for them. */
  readonly roles?: Readonly<Record<string, string>>;
  /** Whose opaque state it makes and understands here. */
  readonly family?: string;
  /** Concepts it does not take: left out of converted requests and reported. */
  readonly lacks?: readonly string[];
  /** Where a switch for reasoning stands, and its two values. */
  readonly reasoning_switch?: { readonly at: string; readonly on: Json; readonly off: Json };
  /** Reasoning goes back in words: its tool loops demand it. */
  readonly reasoning?: "returned";
  /** The members with reasoning in words that it refuses in bodies of its own dialect. */
  readonly reasoning_refused?: readonly string[];
  /** Instructions stand before all else, in one turn. */
  readonly instructions?: "first";
  /** The most characters it takes of identifiers. */
  readonly longest?: Readonly<Record<string, number>>;
  /** Opaque state goes back on the calls of tools. */
  readonly state_at?: "calls" | "reasoning";
  /** How many marks of what comes again it takes, which its dialect does not know. */
  readonly cache_marks?: number;
  /** It refuses to be asked for opaque state. */
  readonly state?: "unasked";
  /** Streams tell their usage by themselves, and the wish for it is refused. */
  readonly usage?: "unasked";
  /** What it asks of the turns beyond what its dialect does. */
  readonly beforeWrite?: (turns: Turn[], loss: Loss) => Turn[];
}
