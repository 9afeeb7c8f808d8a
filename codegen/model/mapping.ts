/** A mapping with its shorthands written out and its concepts tied to the vocabulary. */
import type { MappingSource, ResponseSource } from "../load/sources/mapping.js";
import type { Match } from "../load/sources/mapping-lines.js";
import type { ErrorShapeSource } from "../load/sources/mapping-stream.js";
import type { RulesSource } from "../load/sources/rules.js";
import type { SpecFile } from "../load/spec-file.js";
import type { ErrorPlaces } from "../../src/conversion/error-body.js";
import type { Json } from "../../src/conversion/json.js";
import type { OwnRule } from "../../src/conversion/own.js";
import type { SchemaRules } from "../../src/conversion/schema-limits.js";
import type { FunctionTable } from "./functions.js";
import type { Line, Placed, Words } from "./line.js";
import type { Vocabulary } from "./vocabulary.js";
import type { InstructionsPlace, OtherWays } from "./place.js";
import type { StreamRules } from "./stream-rules.js";

export type { Line, Placed, Words } from "./line.js";

export interface ListRule {
  /** A text in its place is this concept. */
  readonly text?: string;
  /** Items that match this hold items in turn. */
  readonly inside?: OtherWays["inside"];
  /** A single item is written without the list. */
  readonly isLone?: true;
}

export interface Unmapped extends Placed {
  readonly path: string;
  readonly because: string;
  readonly neutral: readonly Json[];
  /** It requests a tool of this name, which the vendor's servers run. */
  readonly hosted?: string | undefined;
}

export interface Form extends Placed {
  readonly name: string;
  /** What paths of this form are filed under: `part.image`. */
  readonly key: string;
  readonly kind: string | undefined;
  readonly when: Match;
  /** Values of concepts that this form requires of a record; a record read from it has the constants among them. */
  readonly concepts: Readonly<Record<string, Json>>;
  readonly lines: readonly Line[];
  readonly unmapped: readonly Unmapped[];
  readonly consumed: Readonly<Record<string, string>>;
  readonly constants: Readonly<Record<string, Json>>;
  /** The form is a bare value, not an object. */
  readonly isBare: boolean;
  /** The line of the concept that the bare value is; none where the value is a constant. */
  readonly bare: Line | undefined;
  /** That concept. */
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

export interface RecordRule extends Placed {
  readonly name: string;
  readonly is: string;
  readonly forms: readonly Form[];
  /** What its places count, where not characters. */
  readonly places: "bytes" | undefined;
}

/** The forms of all parts. */
export interface PartsRule extends RecordRule {
  /** Why the dialect has no parts of a kind. */
  readonly absent: ReadonlyMap<string, string>;
}

export interface Beside extends Placed {
  /** Of several forms all are of one kind. */
  readonly forms: readonly string[];
  readonly at: readonly string[];
  readonly list: boolean;
  readonly first: boolean;
  readonly joinedBy: string;
  readonly empty: Readonly<Record<string, Json>>;
}

export interface Item extends Placed {
  readonly name: string;
  readonly role: string;
  readonly part: string | undefined;
  readonly when: Match;
  readonly content: string | undefined;
  /** The node with that place. */
  readonly contentAt: Placed;
  /** The content is one text, never a list of parts: always, or in answers. */
  readonly words: boolean | "answer";
  readonly joinedBy: string;
  /** What is written without content: in every place, or by place and nothing in others. */
  readonly empty: { readonly everywhere: Json } | { readonly by: Readonly<Record<string, Json>> } | undefined;
  readonly beside: readonly Beside[];
  /** Citations of the text are beside it. */
  readonly citations: CitationList | undefined;
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
}

/** Citations in a list. */
export interface CitationList {
  readonly at: string;
  readonly each: string;
  readonly in: string;
  /** The members of a citation with the index of its part and with its words. */
  readonly part?: string;
  readonly text?: string;
}

export interface CitationsRule extends Placed {
  readonly at: readonly string[];
  readonly transform: string;
  readonly places: "bytes" | undefined;
  /** Clients get them in another place. */
  readonly isOnlyRead: boolean;
}

export interface Pass extends Placed {
  readonly name: string;
  /** Nothing where the pass is its name alone. */
  readonly value: Json | undefined;
}

export interface Layout extends Placed {
  readonly at: string;
  /** It is one item, or the list of parts, and no list of items: so tables see some answers. */
  readonly isOneItem?: boolean;
  /** A bare text, or bare parts, in place of the list are one turn of this item. */
  readonly defaultItem: string | undefined;
  readonly textShorthand: boolean;
  /** Neighbouring items of one role are written as one. */
  readonly merged: boolean;
  readonly instructions: InstructionsPlace | undefined;
  readonly items: readonly Item[];
  /** Passes over what was read, and over what is about to be written. */
  readonly afterRead: readonly Pass[];
  readonly beforeWrite: readonly Pass[];
}

export interface ErrorRules extends Pick<Required<ErrorShapeSource>, "body" | "event" | "types" | "headers" | "words"> {
  /** The shape of specs/error-shapes.yaml that it goes by. */
  readonly shape: string | undefined;
  /** Where these are written: in the mapping, or in the shape. */
  readonly nodes: Readonly<Record<keyof ErrorShapeSource, Placed>>;
  /** The types of events, if they differ. */
  readonly eventTypes: ErrorShapeSource["event_types"];
  readonly read: ErrorPlaces;
  /** The header with the type of an upstream's error. */
  readonly typeHeader: string | undefined;
}

/** A member of the request that answers repeat. */
export interface Echo extends Placed {
  readonly at: string;
  readonly default: Json | undefined;
}

export interface FinishWords extends Placed {
  /** Every word of the dialect and what it means. */
  readonly read: Readonly<Record<string, string>>;
  /** The dialect's word for each meaning that has one of its own. */
  readonly write: ReadonlyMap<string, string>;
  readonly otherwise: string;
}

/** The list inside a usage whose items have counts of their own, and the items that the usage leaves out. */
export interface MoreUsage extends Placed {
  readonly at: string;
  readonly match: Match;
}

/** Names of members may be in camel case or snake case, except inside some; and one item may be without its list. */
export interface SpellingRule {
  readonly own: readonly string[];
  readonly lists: readonly string[];
}

export interface Mapping {
  readonly file: SpecFile<MappingSource>;
  readonly dialect: string;
  readonly vocabulary: Vocabulary;
  readonly functions: FunctionTable;
  /** Its vocabulary has a conversation; else layout, parts and finish are empty. */
  readonly isConversation: boolean;
  readonly request: Placed & {
    readonly lines: readonly Line[];
    readonly consumed: Readonly<Record<string, string>>;
    readonly unmapped: readonly Unmapped[];
    /** Other ways in which clients may write the lists that hold several concepts. */
    readonly lists: Readonly<Record<string, ListRule>>;
    readonly afterRead: readonly Pass[];
    readonly beforeWrite: readonly Pass[];
    readonly rules: RulesSource;
    /** What the vendor accepts in JSON Schemas. */
    readonly schemas: SchemaRules;
    /** What clients may spell in another way. */
    readonly spelling: SpellingRule | undefined;
    /** The constants that are written beside a concept. */
    readonly beside: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  };
  readonly layout: Layout;
  readonly parts: PartsRule;
  readonly records: ReadonlyMap<string, RecordRule>;
  readonly response: Placed & {
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
    /** What differs in the last item of an answer that was cut. */
    readonly cutItem: ResponseSource["cut_item"];
  };
  readonly finish: FinishWords;
  readonly usage: readonly Line[];
  readonly moreUsage: MoreUsage | undefined;
  readonly errors: ErrorRules;
  /** The dialect has streams; else the rules for them are empty. */
  readonly hasStreams: boolean;
  readonly stream: StreamRules;
}
