/** Lines and forms of mappings as specs/language/mapping-lines.json has them. */
import type { Json } from "../../../src/conversion/json.js";

export type Paths = string | readonly string[];
export type Constants = Readonly<Record<string, Json>>;

/** A match on members of an object: a value, one of several, or whether it is there. */
export type Match = Readonly<Record<string, Json>>;

type Word = string | number | boolean;
export type WordsSource = Readonly<Record<string, Word | readonly Word[]>>;

export type UnmappedSource = Readonly<
  Record<string, string | { readonly reason: string; readonly neutral?: readonly Json[]; readonly hosted?: string }>
>;

/** A path alone, or a line with its options. */
export type LineSources = Readonly<Record<string, string | LineSource>>;

/** The options of lines of requests, forms, answers and usage. */
export interface LineSource {
  readonly at?: Paths;
  readonly transform?: Paths;
  readonly record?: string;
  readonly joined_by?: string;
  readonly others?: Readonly<Record<string, string>>;
  readonly const?: Constants;
  readonly content?: string;
  readonly words?: true;
  readonly media?: { readonly at: string; readonly content: string };
  readonly values?: "finish" | WordsSource;
  readonly else?: string;
  readonly neutral?: Json;
  readonly read_default?: Json;
  readonly default?: Json;
  readonly clamp?: number | readonly [number, number];
  readonly without?: Paths;
  readonly kind?: string;
  readonly direction?: "read";
  readonly absent?: string;
  readonly implicit?: string;
}

export type FormSources<Source> = Readonly<Record<string, Source>>;

/** The options of forms of parts and of records. */
export interface FormSource {
  readonly kind?: string;
  readonly when?: Match;
  readonly concepts?: Constants;
  readonly fields?: LineSources;
  readonly unmapped?: string | UnmappedSource;
  readonly consumed?: Readonly<Record<string, string>>;
  readonly const?: Constants;
  readonly direction?: "read" | "write";
  readonly in?: readonly string[];
  readonly implicit?: true;
  readonly at?: string;
  readonly refused?: string;
  readonly places?: "bytes";
}
