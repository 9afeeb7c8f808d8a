// Made from specs/language/mapping.json by "make generate". Change the specs, not this file.
import type { Json } from "../../src/conversion/json.js";
import type { Paths } from "./common.js";
import type {
  Constants,
  Consumed,
  Match,
  PartForm,
  Places,
  RecordForm,
  RequestLine,
  ResponseLine,
  Unmapped,
  UsageLine,
} from "./mapping-lines.js";
import type { Errors, ResultStream, Stream } from "./mapping-stream.js";
import type { Passes } from "./passes.js";
import type { Rules } from "./rules.js";

/** The mapping of a dialect's fields to its vocabulary. The document in the same folder names both. */
export type Mapping = {
  readonly request: Request;
  readonly layout?: Layout;
  readonly parts?: Readonly<Record<string, PartForm>>;
  readonly records?: Readonly<Record<string, Readonly<Record<string, RecordForm>>>>;
  readonly response: {
    readonly fields: Readonly<Record<string, ResponseLine>>;
    readonly const?: Constants;
    readonly own?: Own;
    readonly echo?: string[] | Readonly<Record<string, Json>>;
    readonly after_read?: Passes;
    readonly before_write?: Passes;
    readonly ends_in_state?: "never";
    readonly cut_item?: {
      readonly finish: string[];
      readonly const: Readonly<Record<string, string>>;
    };
    readonly citations?: {
      readonly at: Paths;
      readonly transform: string;
      readonly direction?: "read";
      readonly places?: Places;
    };
  };
  readonly finish?: Readonly<
    Record<
      string,
      | string
      | string[]
      | {
          readonly written: string;
        }
    >
  >;
  readonly usage: Readonly<Record<string, UsageLine>>;
  readonly more_usage?: string;
  readonly errors: Errors;
  readonly stream?: ResultStream | Stream;
};

/** The request without its conversation. */
export type Request = {
  readonly fields: Readonly<Record<string, RequestLine>>;
  readonly consumed?: Consumed;
  readonly unmapped?: Unmapped;
  readonly after_read?: Passes;
  readonly before_write?: Passes;
  readonly rules?: Rules;
  readonly schemas?: {
    readonly all?: SchemaLimits;
    readonly answers?: SchemaLimits;
    readonly strict?: SchemaLimits;
  };
  readonly camel_case_except?: string[];
  readonly lone_items?: string[];
};

/**
 * The limits of some schemas, at any depth. Where `prefixItems` is refused, `items` must be the schema of every item.
 */
export type SchemaLimits = {
  readonly keywords?: Keywords;
  readonly without?: Keywords;
  readonly values?: Readonly<Record<string, (string | number | boolean | null)[]>>;
  readonly patterns?: "without_lookaround";
};

/** Keywords of JSON Schema. */
export type Keywords = string[];

/**
 * Members that are stored: by their type, or lists of which some items are stored. A member inside an object is
 * written only with the object.
 */
export type Own = Readonly<
  Record<
    string,
    | {
        readonly when?: Readonly<Record<string, string | number | boolean | null>>;
        readonly beside?: true;
        readonly own: Own;
      }[]
    | "string"
    | "integer"
    | "number"
    | "boolean"
    | "object"
    | "list"
  >
>;

/** The form of a conversation on the wire. */
export type Layout = {
  readonly at: string;
  readonly text_shorthand?: boolean;
  readonly neighbours?: "merged";
  readonly instructions?: {
    readonly at: string;
    readonly content: string;
    readonly words?: true;
    readonly joined_by?: string;
    readonly turns_beside?: Readonly<Record<string, string>>;
  };
  readonly items: Readonly<Record<string, Item>>;
  readonly after_read?: Passes;
  readonly before_write?: Passes;
  readonly default_item?: string;
  readonly consumed?: Consumed;
  readonly unmapped?: Unmapped;
};

/** A kind of item: a turn of one role, or a part with its own item. */
export type Item = {
  readonly role?: string;
  readonly form?: string;
  readonly when: Match;
  readonly content?: ContentPlace[] | ContentPlace;
  readonly citations?: {
    readonly at: string;
    readonly record: string;
    readonly in: "answer";
    readonly part?: string;
    readonly text?: string;
  };
  readonly fields?: Readonly<
    Record<
      string,
      {
        readonly at: string;
        readonly record: string;
      }
    >
  >;
  readonly refused?: string;
  readonly const?: Constants;
  readonly unmapped?: Unmapped;
  readonly consumed?: Consumed;
  readonly direction?: "read" | "write";
  readonly item_per_part?: true;
  readonly answer?: {
    readonly when?: Match;
    readonly form?: string;
    readonly const?: Constants;
    readonly item_per_part?: true;
  };
};

/** The place of parts: a path; `at:` with the value for no parts; or the place of parts of one form. */
export type ContentPlace =
  | string
  | {
      readonly at: string | string[];
      readonly form?: string | string[];
      readonly words?: true | "answer";
      readonly joined_by?: string;
      readonly default?:
        | Readonly<Record<string, Json[] | string | number | boolean | null>>
        | string
        | number
        | boolean
        | null;
    };
