/** The places of a dialect's bodies that calls need without a conversion. */
import type { Json, Wire } from "./json.js";

/** Places in bodies that the gateway reads or changes even when nothing is converted. */
export interface Places {
  /** The model in a request body. Nothing when it is in the path. */
  readonly requestModel: readonly string[] | undefined;
  /** The flag that requests a stream. */
  readonly requestStream: readonly string[] | undefined;
  /** Where a response and each event of a stream can name the model. */
  readonly responseModel: readonly (readonly string[])[];
  readonly eventModel: readonly (readonly string[])[];
  /** Values with two spellings: each with the spelling that upstreams know. */
  readonly normalise: readonly { readonly at: readonly string[]; readonly values: Readonly<Record<string, Json>> }[];
  /** Media that are given by URL need a type, unless their URL starts with one of these. */
  readonly typedMedia?: { readonly unless: readonly string[] };
  /** Media of these kinds are accepted as bytes alone: those that are given by URL are fetched. */
  readonly inlineMedia?: readonly string[];
  /** The ID of the task whose draft is made final: the list, the members that its item has, and the place there. */
  readonly draftTask?: { readonly list: readonly string[]; readonly item: Wire; readonly at: readonly string[] };
  /** Values that answers and events always have, whatever the upstream sent. */
  readonly responseFixed: readonly { readonly at: readonly string[]; readonly value: Json }[];
  readonly eventFixed: readonly { readonly at: readonly string[]; readonly value: Json }[];
  /** Values that every request to an upstream must have. */
  readonly always: readonly { readonly at: readonly string[]; readonly value: Json }[];
  /**
   * Members that an object in every request to an upstream must have. The object is at a member, alone or in a list,
   * or is added there.
   */
  readonly alwaysIn?: { readonly at: string; readonly item: Wire; readonly set: Wire };
  /** The name of the prompt whose beginning upstreams may have in a cache. */
  readonly cacheKey?: readonly (readonly string[])[];
  /** The limit of an answer's tokens, and the number of answers. The first place with a value counts. */
  readonly outputLimit: readonly (readonly string[])[];
  readonly answerCount: readonly (readonly string[])[];
  /** Where a body has its answers, in dialects that can have several. */
  readonly answers?: string;
  /** The number, size and quality of requested images, and the number of previews. */
  readonly images: ImagePlaces | undefined;
  /** The size alone, where images are part of text answers. */
  readonly imageSize: readonly (readonly string[])[];
  /** The budget of reasoning tokens. */
  readonly reasoningBudget: readonly (readonly string[])[];
  /** Which requests get an output limit where the client set none: all, or those to models that reason. */
  readonly namesLimit?: "always" | "reasoning";
  /** The inputs, where a request has a list of inputs instead of a conversation. */
  readonly inputs: readonly (readonly string[])[];
  /** Members with the bulk of an answer, at any depth. They pass through unparsed. */
  readonly bulkMembers: ReadonlySet<string>;
  /** Events of its streams of text may hold whole media. */
  readonly mediaInStreams?: true;
  /** Vectors in answers, whose order and form clients rely on, and not all upstreams honor. */
  readonly vectors?: VectorPlaces;
  /** Members with the bytes of media, at any depth of a body. */
  readonly mediaMembers: ReadonlySet<string>;
  /** Addresses and IDs of media, in objects at any depth of a body. */
  readonly mediaAddresses?: readonly MediaAddress[];
  readonly askUsage: AskUsage | undefined;
}

/** The option that makes an upstream's stream report usage, and its value. */
export interface AskUsage {
  readonly at: readonly string[];
  readonly value: Json;
  /** The member that events have because of it, as null where they report nothing. */
  readonly adds?: readonly string[];
}

export interface MediaAddress {
  readonly at: readonly string[];
  /** Words that the object has. */
  readonly when: readonly { readonly at: readonly string[]; readonly is: string }[];
  readonly medium?: "image" | "audio" | "video" | "document";
  /** The place of the kind or the media type. Without one, it is no medium. */
  readonly typedBy?: readonly string[];
}

export interface VectorPlaces {
  readonly at: readonly string[];
  /** The members of each vector with its index and its numbers. */
  readonly index: string;
  readonly vector: string;
  /** The requested form, and its values for lists of numbers and for texts. The default is lists. */
  readonly form: readonly string[];
  readonly lists: readonly Json[];
  readonly texts: readonly Json[];
}

type ImagePlaces = Readonly<Record<"count" | "size" | "quality" | "partials", readonly (readonly string[])[]>> & {
  readonly several: readonly SeveralPlaces[];
};

/** A concept with which the model decides how many images it makes, unless its value is the neutral one. */
export interface SeveralPlaces {
  readonly concept: string;
  readonly at: readonly (readonly string[])[];
  readonly neutral: Json;
  /** The most images that the client accepts, and the given ones that count among them. */
  readonly limit: readonly (readonly string[])[];
  readonly given: readonly (readonly string[])[];
}
