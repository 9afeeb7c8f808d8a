// Made from specs/language/mapping-lines.json by "make generate". Change the specs, not this file.
import type { Json } from "../../src/conversion/json.js";
import type { Paths, Selectors } from "./common.js";

/** The unit of the places of citations, if it is not characters: bytes, of UTF-8. */
export type Places = "bytes";

/** The dialect's words for each value of the enum. The first one is written, and all are read. */
export type MappingLinesWords = Readonly<Record<string, string | string[]>>;

/** Constants that are written with the concept, by path. No line has a concept there. */
export type Constants = Readonly<Record<string, Json>>;

/**
 * What is written if the request has no value. `{ model: outputLimit, else: … }` uses the catalog first. Without
 * `else`, a request needs none: models that reason get one with room for the answer.
 */
export type MappingLinesDefault = Json;

/** Conditions on members of the object on the wire. */
export type Match = Readonly<
  Record<
    string,
    | string
    | boolean
    | (string | boolean)[]
    | {
        readonly is_a: "string" | "number" | "boolean" | "object" | "record";
      }
  >
>;

/** Members that the gateway handles elsewhere, with the reason. */
export type Consumed = Readonly<Record<string, string>>;

/**
 * Members that no other dialect can carry, with the reason. A conversion drops and reports them. A member has one
 * answer: a member that is mapped or consumed is not listed. Members inside an object are listed one by one where a
 * line maps some of them.
 */
export type Unmapped = Readonly<
  Record<
    string,
    | string
    | {
        readonly reason: string;
        readonly neutral?: Json[];
        readonly hosted?: string;
      }
  >
>;

/**
 * The dialect's words for each value of the enum. The first one is written. True, false and whole numbers are not
 * texts.
 */
export type AnswerWords = Readonly<Record<string, string | number | boolean | (string | number | boolean)[]>>;

/** A path, or `at:` with options, or why the dialect has no place for it. */
export type Line = string | Readonly<Record<string, Json>>;

/** Bounds of a number that no transform converts. */
export type BoundsAlone = {
  readonly clamp: Json[];
};

/** The dialect's place for this concept: a path, or `at:` with options, or why it has none. */
export type RequestLine =
  | string
  | {
      readonly at?: Selectors;
      readonly transform?: string;
      readonly record?: string;
      readonly values?: MappingLinesWords;
      readonly const?: Constants;
      readonly default?: MappingLinesDefault;
      readonly direction?: "read";
      readonly clamp?: [number, number] | number;
      readonly absent?: string;
      readonly implicit?: string;
      readonly neutral?: Json;
      readonly others?: Readonly<Record<string, string>>;
      readonly read_default?:
        | Readonly<Record<string, string | number | boolean | null>>
        | string
        | number
        | boolean
        | null;
      readonly lone?: true;
      readonly joined_by?: string;
    };

/** The form's place for this concept: a path, or `at:` with options, or why it has none. */
export type FormLine =
  | string
  | {
      readonly at?: Selectors;
      readonly transform?: string;
      readonly record?: string;
      readonly content?: string;
      readonly words?: true;
      readonly joined_by?: string;
      readonly media?: {
        readonly at: string;
        readonly content: string;
      };
      readonly values?: MappingLinesWords;
      readonly const?: Constants;
      readonly default?: MappingLinesDefault;
      readonly direction?: "read";
      readonly clamp?: [number, number] | number;
      readonly absent?: string;
      readonly implicit?: string;
    };

/** The answer's place for this concept: a path, or `at:` with options, or why it has none. */
export type ResponseLine =
  | string
  | {
      readonly at?: Selectors;
      readonly kind?: "refusal";
      readonly record?: string;
      readonly content?: "answer";
      readonly values?: AnswerWords | "finish";
      readonly else?: string;
      readonly direction?: "read";
      readonly const?: Constants;
      readonly default?: Json;
      readonly absent?: string;
      readonly implicit?: string;
      readonly transform?: string;
    };

/** The answer's place for this count: a path, or `at:` with options, or why it has none. */
export type UsageLine =
  | string
  | {
      readonly at?: Paths;
      readonly const?: Constants;
      readonly default?: MappingLinesDefault;
      readonly without?: string | string[];
      readonly transform?: string | string[];
      readonly direction?: "read";
      readonly absent?: string;
      readonly implicit?: string;
    };

/** A form of a part, or the reason why the dialect has no parts of a kind. */
export type PartForm = {
  readonly absent?: string;
  readonly kind?: string;
  readonly when?: Match;
  readonly concepts?: Readonly<Record<string, string | number | boolean>>;
  readonly fields?: Readonly<Record<string, FormLine>>;
  readonly unmapped?: Unmapped;
  readonly consumed?: Consumed;
  readonly const?: Constants;
  readonly direction?: "read" | "write";
  readonly in?: string[];
};

/** A form of a record. */
export type RecordForm = {
  readonly places?: Places;
  readonly when?: Match;
  readonly concepts?: Readonly<Record<string, string | number | boolean>>;
  readonly fields?: Readonly<Record<string, FormLine>>;
  readonly unmapped?: string | Unmapped;
  readonly consumed?: Consumed;
  readonly const?: Constants;
  readonly direction?: "read" | "write";
  readonly implicit?: true;
  readonly at?: string;
  readonly refused?: string;
};
