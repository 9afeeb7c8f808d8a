// Made from specs/language/mapping-stream.json by "make generate". Change the specs, not this file.
import type { Json } from "../../src/conversion/json.js";
import type { Paths } from "./common.js";
import type {
  Body,
  ErrorShapesEvent,
  ErrorShapesHeaders,
  ErrorShapesWords,
  EventTypes,
  Read,
  Types,
} from "./error-shapes.js";
import type { Match } from "./mapping-lines.js";

/**
 * The dialect's errors: a shape of specs/error-shapes.yaml, such a shape with some members replaced, or all members.
 */
export type Errors =
  | string
  | {
      readonly shape?: string;
      readonly body?: Body;
      readonly event?: ErrorShapesEvent;
      readonly types?: Types;
      readonly event_types?: EventTypes;
      readonly headers?: ErrorShapesHeaders;
      readonly words?: ErrorShapesWords;
      readonly read?: Read;
    };

/** Streams of results, in vocabularies without a conversation. */
export type ResultStream = {
  readonly results: {
    readonly discriminator: string;
    readonly record: string;
    readonly created?: string;
    readonly usage?: string;
    readonly faults?: {
      readonly at: string;
      readonly record: string;
    };
    readonly end?: string;
    readonly values: Readonly<Record<string, ResultText>>;
  };
};

/**
 * The types of an event, as a list, or by operation; else is for all other calls. All are read, and the first is
 * written.
 */
export type ResultText = string[] | Readonly<Record<string, string | string[]>>;

/** The dialect's streams. */
export type Stream = {
  readonly end?: Readonly<Record<string, string>> | string;
  readonly ends_on_close_after?: ("finish" | "usage")[];
  readonly read: MappingStreamEvent;
  readonly write: Write;
};

/** The contents of one event. */
export type MappingStreamEvent = {
  readonly discriminator?: string;
  readonly cases?: Cases;
  readonly start?: {
    readonly id?: string;
    readonly created?: string;
  };
  readonly pieces?: Pieces;
  readonly usage?: string[];
  readonly finish?: Paths;
  readonly citations?: Paths;
  readonly probabilities?: {
    readonly at: string;
    readonly transform: string;
  };
  readonly answer?: string;
  readonly answer_index?: string;
  readonly stop_sequence?: string;
  readonly explanation?: Paths;
  readonly unmapped?: Readonly<Record<string, string>>;
  readonly fail?: FailPlaces;
  readonly end?: true | "close";
};

/** A path on the wire, or a list of paths, some of them with a condition. */
export type FailPlaces =
  | string
  | (
      | string
      | {
          readonly at: string;
          readonly unless: string;
        }
    )[];

/**
 * The contents of an event, by the word at `discriminator`. The document of the dialect names it, and each word that
 * it lists has a case. A list holds pieces. A text is the reason why nothing is read. `image, video` names two words
 * with one meaning. `true` and `false` are booleans.
 */
export type Cases = Readonly<Record<string, Pieces | string | MappingStreamEvent>>;

/** Fragments of parts, in this order. */
export type Pieces = (
  | {
      readonly paragraph?: string;
      readonly at: string;
      readonly pieces?: Pieces;
      readonly unmapped?: Readonly<Record<string, string>>;
      readonly whole?: Paths;
      readonly when?: Match;
    }
  | {
      readonly kind?: PieceKind;
      readonly key?: Paths;
      readonly id?: string;
      readonly name?: string;
      readonly text?: Paths;
      readonly paragraph?: string;
      readonly values?: Paths;
      readonly form?: string;
      readonly at?: string;
      readonly transform?: string;
      readonly signature?:
        | {
            readonly at: Paths;
            readonly transform: string;
          }
        | Paths;
      readonly redacted?: string;
      readonly citations?: string;
      readonly close?: true;
      readonly pieces?: Pieces;
      readonly unmapped?: Readonly<Record<string, string>>;
      readonly whole?: Paths;
      readonly when?: Match;
      readonly record?: string;
    }
)[];

/** The kind of part. text_call is a call with a free text, search_call one that searches for tools. */
export type PieceKind = "text" | "reasoning" | "call" | "text_call" | "search_call" | "refusal" | "media";

/**
 * Events, written in this order. Their members are in the document's schemas of events, if it has any. Texts that
 * start with $ are replaced, such as $piece. $index counts all parts, $kind_index those of one kind, and
 * $index[kind=text|reasoning] those of these kinds. A member with $explanation is left out of answers that have none,
 * unless it is the first of its object.
 */
export type Templates = Readonly<Record<string, Json>>[];

/** The events of one kind of part. */
export type PartTemplates = {
  readonly text_start?: Templates;
  readonly text_end?: Templates;
  readonly open?: Templates;
  readonly text?: Templates;
  readonly likely_text?: Templates;
  readonly citation?: Templates;
  readonly signature?: Templates;
  readonly redacted?: Templates;
  readonly close?: Templates;
};

/** The events of the dialect. */
export type Write = {
  readonly named?: string;
  readonly call_ids?: string;
  readonly shared?: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly const?: Readonly<Record<string, Json>>;
  readonly start?: Templates;
  readonly parts: Readonly<Record<string, PartTemplates>>;
  readonly citations?: Templates;
  readonly finish: Templates;
  readonly usage?: Templates;
  readonly end?: Templates;
  readonly keep_alive: "comment" | "none" | Readonly<Record<string, Json>>[];
};
