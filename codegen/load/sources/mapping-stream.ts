/** Streams and errors of mappings as specs/language/mapping-stream.json has them. */
import type { ErrorPlaces } from "../../../src/conversion/error-body.js";
import type { Json } from "../../../src/conversion/json.js";
import type { Constants, Match, Paths } from "./mapping-lines.js";

export interface ErrorShapeSource {
  readonly body: Json;
  readonly event?: Json;
  readonly types: Readonly<Record<string, string>>;
  readonly event_types?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly words?: Readonly<
    Record<string, { readonly is: string; readonly else: string; readonly holds: readonly string[] }>
  >;
  readonly read: Partial<ErrorPlaces> & { readonly type_header?: string };
}

/** A shape, or members of the dialect's own in place of those of a shape, or all of them. */
export type ErrorsOfDialect =
  | string
  | (Partial<ErrorShapeSource> & { readonly shape: string })
  | (ErrorShapeSource & { readonly shape?: undefined });

/** A stream of conversations has `read` and `write`, one of results has `results`. */
export interface StreamSource {
  /** The data of the event that ends a stream, or that data by the event's name. */
  readonly end?: string | Readonly<Record<string, string>>;
  readonly ends_on_close_after?: readonly string[];
  readonly read?: EventSource;
  readonly write?: StreamWriteSource;
  readonly results?: ResultStreamSource;
}

export interface ResultStreamSource {
  readonly discriminator: string;
  readonly record: string;
  readonly created?: string;
  readonly usage?: string;
  readonly faults?: { readonly at: string; readonly record: string };
  readonly end?: string;
  readonly values: Readonly<Record<string, ResultWords>>;
}

export type ResultWords = readonly string[] | Readonly<Record<string, string>>;

export interface EventSource {
  readonly discriminator?: string;
  readonly cases?: CasesSource;
  readonly start?: Readonly<Record<string, string>>;
  readonly pieces?: readonly PieceSource[];
  readonly usage?: readonly string[];
  readonly usage_reset?: string;
  readonly finish?: Paths;
  readonly citations?: Paths;
  readonly answer_index?: string;
  readonly stop_sequence?: string;
  readonly explanation?: Paths;
  readonly unmapped?: Readonly<Record<string, string>>;
  readonly fail?: string;
  readonly end?: true | "close";
}

/** What an event means by its word; a list is one of pieces. */
export type CasesSource = Readonly<Record<string, EventSource | readonly PieceSource[]>>;

export interface PieceSource {
  readonly unmapped?: Readonly<Record<string, string>>;
  readonly when?: Match;
  readonly whole?: string;
  readonly kind?: string;
  readonly key?: Paths;
  readonly id?: string;
  readonly name?: string;
  readonly text?: Paths;
  readonly paragraph?: string;
  readonly transform?: string;
  readonly signature?: Paths | { readonly at: Paths; readonly transform: string };
  readonly redacted?: string;
  readonly values?: Paths;
  readonly form?: string;
  readonly at?: string;
  readonly citations?: string;
  readonly record?: string;
  readonly close?: true;
  readonly pieces?: readonly PieceSource[];
}

export type Templates = readonly Json[];

/** The events of each phase of a part. */
export type PartPhases = Readonly<Record<string, Templates>>;

export interface StreamWriteSource {
  /** The member of an event with its name. */
  readonly named?: string;
  readonly call_ids?: string;
  /** Members that several events have, by name. */
  readonly shared?: Readonly<Record<string, Json>>;
  readonly const?: Constants;
  readonly start?: Templates;
  readonly parts: Readonly<Record<string, PartPhases>>;
  readonly citations?: Templates;
  readonly finish: Templates;
  readonly usage?: Templates;
  readonly end?: Templates;
  readonly keep_alive: "comment" | "none" | Templates;
}
