/** A mapping with its shorthands written out and its concepts tied to the vocabulary. */
import type { MappingSource } from "../load/sources/mapping.js";
import type { Match } from "../load/sources/mapping-lines.js";
import type { ErrorShapeSource } from "../load/sources/mapping-stream.js";
import type { RulesSource } from "../load/sources/rules.js";
import type { Pointer, SpecFile } from "../load/spec-file.js";
import type { ErrorPlaces } from "../../src/conversion/error-body.js";
import type { Json } from "../../src/conversion/json.js";
import type { OwnRule } from "../../src/conversion/own.js";
import type { Field, Vocabulary } from "./vocabulary.js";
import type { OtherWays } from "./place.js";
import { type StreamRules } from "./stream-rules.js";

/** One correspondence between a concept and the places where the dialect holds it. */
export interface Line {
  readonly concept: string;
  readonly field: Field;
  readonly pointer: Pointer;
  /** Paths, the preferred one first; empty when an inline record holds it, or nothing does. */
  readonly at: readonly string[];
  readonly transform: string | undefined;
  /** A transform for each of several places. */
  readonly transformEach: readonly string[];
  readonly each: string | undefined;
  readonly record: string | undefined;
  /** Each member of a list is at this path of an object of its own. */
  readonly item: string | undefined;
  /** The condition on such an object. */
  readonly itemMatch: Match;
  readonly constants: Readonly<Record<string, Json>>;
  /** Other ways in which clients may write the list that it shares. */
  readonly otherWays: OtherWays;
  /** Why its selectors mean nothing here. */
  readonly fault: string | undefined;
  readonly content: string | undefined;
  /** Media among the parts are in a list of their own. */
  readonly media: { readonly at: string; readonly content: string } | undefined;
  /** A record that may be given as a list of records. */
  readonly orList: boolean;
  /** The parts of an answer are those of one item, or a list of items. */
  readonly itemForm: string | undefined;
  readonly items: boolean;
  /** Items of an answer have IDs of their own at this member. */
  readonly itemIds: string | undefined;
  /** The wire's list holds several concepts: the items that match this hold this one. */
  readonly among: Match | undefined;
  /** The separator between several texts that are one here. */
  readonly joinedBy: string | undefined;
  /** Each object of the wire's list holds records in a list of its own. */
  readonly within: string | undefined;
  /** What other members of such an object are: records of their names, with these constants. */
  readonly others?: Readonly<Record<string, string>> | undefined;
  /** Only in objects that match this. */
  readonly of: Match;
  readonly values: Words | "finish" | undefined;
  /** In answers words at several places are one word with slashes. */
  readonly joined: boolean;
  /** In answers: what an unknown word means. */
  readonly otherwise: string | undefined;
  /** One object is written in place of the list. */
  readonly alone: boolean;
  /** An empty list is left out. */
  readonly omitEmpty: boolean;
  /** Every value except this one is reported as lost. */
  readonly neutral: Json | undefined;
  /** All the places together hold it. */
  readonly together: boolean;
  /** The value of a request without this concept. */
  readonly readDefault: Presumption | undefined;
  /** The meaning of each address, by the word of its operation. */
  readonly address: Readonly<Record<string, string>> | undefined;
  readonly alwaysList: boolean;
  readonly default: Json | undefined;
  readonly defaultFromModel: string | undefined;
  readonly clamp: readonly [number, number] | undefined;
  /** A longer list is cut, and the cut is reported. */
  readonly atMost: number | undefined;
  readonly idPrefix: string | undefined;
  /** The time at which it is written, where an upstream gave none. */
  readonly generated: boolean;
  /** Other members with the same value. */
  readonly copies: readonly string[];
  readonly without: readonly string[];
  /** A part of this kind holds it. */
  readonly part: string | undefined;
  /** Read, but never written. */
  readonly readOnly: boolean;
  readonly absent: string | undefined;
  readonly implicit: string | undefined;
}

/** The value that is presumed where a client gives none; null where there is none. */
export interface Presumption {
  readonly value: Json;
  /** Other values by the meaning of another concept. */
  readonly by: string | undefined;
  readonly cases: Readonly<Record<string, Json>>;
}

/** The dialect's words for each meaning, the one that is written first. */
export type Words = Readonly<Record<string, readonly string[]>>;

export interface ListRule {
  /** A text in its place is this concept. */
  readonly text?: string;
  /** Items that match this hold items in turn. */
  readonly inside?: OtherWays["inside"];
}

export interface Unmapped {
  readonly path: string;
  readonly because: string;
  readonly neutral: readonly Json[];
  /** It requests a tool of this name, which the vendor's servers run. */
  readonly hosted?: string | undefined;
}

export interface Form {
  readonly name: string;
  /** What paths of this form are filed under: `part.image`. */
  readonly key: string;
  readonly kind: string | undefined;
  readonly pointer: Pointer;
  readonly when: Match;
  /** Values of concepts that this form requires of a record; a record read from it has the constants among them. */
  readonly concepts: Readonly<Record<string, Json>>;
  readonly lines: readonly Line[];
  readonly unmapped: readonly Unmapped[];
  readonly consumed: Readonly<Record<string, string>>;
  readonly constants: Readonly<Record<string, Json>>;
  /** The form is a bare value, not an object. */
  readonly value: string | undefined;
  /** How it is read and written. */
  readonly transform: string | undefined;
  readonly values: Words | undefined;
  /** The dialect expresses it by leaving it out. */
  readonly implicit: boolean;
  /** Why no other dialect can carry it. */
  readonly dropped: string | undefined;
  /** Why it cannot be written, and a call with it is refused. */
  readonly refused: string | undefined;
  readonly beside: boolean;
  readonly in: readonly string[] | undefined;
  readonly direction: "read" | "write" | undefined;
  /**
   * It is no record itself but holds a list of them, which have these concepts from members of the object around it.
   */
  readonly inside: { readonly at: string; readonly fields: Readonly<Record<string, string>> } | undefined;
}

export interface RecordRule {
  readonly name: string;
  readonly is: string;
  readonly forms: readonly Form[];
  /** What its places count, where not characters. */
  readonly places: "bytes" | undefined;
}

export interface Beside {
  readonly pointer: Pointer;
  /** Of several forms all are of one kind. */
  readonly forms: readonly string[];
  readonly at: readonly string[];
  readonly list: boolean;
  readonly first: boolean;
  readonly empty: Readonly<Record<string, Json>>;
}

export interface Item {
  readonly name: string;
  readonly role: string;
  readonly part: string | undefined;
  readonly when: Match;
  readonly content: string | undefined;
  /** The content is one text, never a list of parts: always, or in answers. */
  readonly words: boolean | "answer";
  readonly empty: Json | undefined;
  readonly hasEmpty: boolean;
  readonly beside: readonly Beside[];
  /** Citations of the text are beside it. */
  readonly citations: { readonly at: string; readonly each: string; readonly in: string } | undefined;
  readonly unmapped: readonly Unmapped[];
  readonly consumed: Readonly<Record<string, string>>;
  readonly direction: "read" | "write" | undefined;
  /** Written in requests only, or in answers only. */
  readonly in: "request" | "answer" | undefined;
  readonly constants: Readonly<Record<string, Json>>;
  /** Every part is an item of its own. */
  readonly itemPerPart: boolean;
  /** A list of further tools. */
  readonly offers: { readonly at: string; readonly each: string } | undefined;
  /** Why a call with such an item is refused. */
  readonly refused: string | undefined;
  readonly pointer: Pointer;
}

export interface CitationsRule {
  readonly at: readonly string[];
  readonly transform: string;
  readonly places: "bytes" | undefined;
  /** Clients get them in another place. */
  readonly isOnlyRead: boolean;
}

export interface Pass {
  readonly name: string;
  readonly options: Readonly<Record<string, Json>>;
}

export interface Layout {
  readonly at: string;
  /** A bare text, or bare parts, in place of the list are one turn of this item. */
  readonly defaultItem: string | undefined;
  readonly textShorthand: boolean;
  /** Neighbouring items of one role are written as one. */
  readonly merged: boolean;
  readonly instructions: { readonly at: string; readonly content: string; readonly words: boolean } | undefined;
  readonly items: readonly Item[];
  /** Passes over what was read. */
  readonly afterRead: readonly Pass[];
  /** Passes over what is about to be written. */
  readonly beforeWrite: readonly Pass[];
}

export interface ErrorRules {
  /** The shape of specs/error-shapes.yaml that it goes by. */
  readonly shape: string | undefined;
  readonly body: Json;
  readonly event: Json;
  readonly types: Readonly<Record<string, string>>;
  /** Codes whose messages the dialect's clients act on. */
  readonly words: NonNullable<ErrorShapeSource["words"]>;
  readonly read: ErrorPlaces;
}

/** A member of the request that answers repeat. */
export interface Echo {
  readonly at: string;
  readonly of: string;
  readonly default: Json | undefined;
}

export interface FinishWords {
  /** Every word of the dialect and what it means. */
  readonly read: Readonly<Record<string, string>>;
  /** The dialect's word for each meaning that has one of its own. */
  readonly write: ReadonlyMap<string, string>;
  readonly otherwise: string;
}

export interface Mapping {
  readonly file: SpecFile<MappingSource>;
  readonly dialect: string;
  readonly vocabulary: Vocabulary;
  /** Its vocabulary has a conversation; else layout, parts and finish are empty. */
  readonly isConversation: boolean;
  readonly request: {
    readonly lines: readonly Line[];
    readonly consumed: Readonly<Record<string, string>>;
    readonly unmapped: readonly Unmapped[];
    /** Other ways in which clients may write the lists that hold several concepts. */
    readonly lists: Readonly<Record<string, ListRule>>;
    readonly afterRead: readonly Pass[];
    readonly beforeWrite: readonly Pass[];
    readonly rules: RulesSource;
    /** Names of members may be in camel case or snake case, except inside these. */
    readonly camelButInside: readonly string[] | undefined;
    /** The constants that are written beside a concept. */
    readonly beside: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  };
  readonly layout: Layout;
  readonly parts: RecordRule;
  readonly records: ReadonlyMap<string, RecordRule>;
  readonly response: {
    readonly afterRead: readonly Pass[];
    readonly beforeWrite: readonly Pass[];
    readonly lines: readonly Line[];
    readonly constants: Readonly<Record<string, Json>>;
    readonly echo: readonly Echo[];
    /** The members that only clients of this dialect get, and the dialect whose clients they are. */
    readonly own: OwnRule | undefined;
    readonly ownOf: string;
    /** Citations of the text are beside it, in a form of their own. */
    readonly citations: CitationsRule | undefined;
    /** Opaque state may be the last part of an answer. */
    readonly endsInState: boolean;
  };
  readonly finish: FinishWords;
  readonly usage: readonly Line[];
  readonly errors: ErrorRules;
  /** Without a conversation there need be none. */
  readonly stream: StreamRules;
}
