/** Files of specs/mappings as specs/language/mapping.json has them: with their shorthands. */
import type { Json } from "../../../src/conversion/json.js";
import type { OwnType } from "../../../src/conversion/own.js";
import type { ErrorsOfDialect, StreamSource } from "./mapping-stream.js";
import type { Constants, FormSource, FormSources, LineSources, Match, Paths, UnmappedSource } from "./mapping-lines.js";
import type { RulesSource } from "./rules.js";

export interface MappingSource {
  readonly request: RequestSource;
  readonly layout?: LayoutSource;
  readonly parts?: FormSources<FormSource>;
  readonly records?: Readonly<Record<string, FormSources<FormSource>>>;
  readonly response: ResponseSource;
  readonly finish?: FinishSource;
  readonly usage: LineSources;
  readonly errors: ErrorsOfDialect;
  readonly stream?: StreamSource;
}

export interface RequestSource {
  readonly fields: LineSources;
  readonly consumed?: Readonly<Record<string, string>>;
  readonly unmapped?: UnmappedSource;
  readonly after_read?: readonly PassSource[];
  readonly before_write?: readonly PassSource[];
  readonly rules?: RulesSource;
  readonly camel_case_except?: readonly string[];
}

/** A name, or a name with options. */
export type PassSource = string | Readonly<Record<string, Json>>;

export interface ResponseSource {
  readonly fields: LineSources;
  readonly const?: Constants;
  readonly own?: OwnSource;
  readonly echo?: readonly string[] | Constants;
  readonly after_read?: readonly PassSource[];
  readonly before_write?: readonly PassSource[];
  readonly ends_in_state?: "never";
  readonly citations?: {
    readonly at: Paths;
    readonly transform: string;
    readonly direction?: "read";
    readonly places?: "bytes";
  };
}

export type OwnSource = Readonly<Record<string, OwnType | readonly OwnItemSource[]>>;

export interface OwnItemSource {
  readonly when?: Constants;
  readonly beside?: true;
  readonly own: OwnSource;
}

/** The words of each way to end, or the one that is only written; `else` names a way. */
export type FinishSource = Readonly<Record<string, string | readonly string[] | { readonly written: string }>>;

export interface LayoutSource {
  readonly at: string;
  readonly default_item?: string;
  readonly text_shorthand?: boolean;
  readonly neighbours?: "merged";
  readonly instructions?: {
    readonly at: string;
    readonly content: string;
    readonly words?: true;
    readonly joined_by?: string;
  };
  readonly items: Readonly<Record<string, ItemSource>>;
  readonly consumed?: Readonly<Record<string, string>>;
  readonly unmapped?: UnmappedSource;
  readonly after_read?: readonly PassSource[];
  readonly before_write?: readonly PassSource[];
}

/** A place for any parts, or for those of one form or of several. */
export interface ContentPlaceSource {
  readonly at: Paths;
  readonly form?: Paths;
  readonly words?: true | "answer";
  readonly joined_by?: string;
  readonly default?: Json;
}

export type ContentSource = string | ContentPlaceSource;

/** What is different in answers. */
export interface AnswerItemSource {
  readonly when?: Match;
  readonly form?: string;
  readonly const?: Constants;
  readonly item_per_part?: true;
}

export interface ItemSource {
  readonly role?: string;
  readonly form?: string;
  readonly when: Match;
  readonly content?: ContentSource | readonly ContentSource[];
  readonly citations?: {
    readonly at: string;
    readonly record: string;
    readonly in: string;
    readonly part?: string;
    readonly text?: string;
  };
  readonly fields?: Readonly<Record<string, { readonly at: string; readonly record: string }>>;
  readonly refused?: string;
  readonly const?: Constants;
  readonly unmapped?: UnmappedSource;
  readonly consumed?: Readonly<Record<string, string>>;
  readonly direction?: "read" | "write";
  readonly item_per_part?: true;
  readonly answer?: AnswerItemSource;
}
