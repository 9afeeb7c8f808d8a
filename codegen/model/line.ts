/** Lines of a mapping: each is one correspondence between a concept and the places where the dialect has it. */
import type { Match } from "../load/sources/mapping-lines.js";
import type { About, Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import type { Placed } from "../load/spec-file.js";
import type { Json } from "../../src/conversion/json.js";
import type { OtherWays, SelectorFault } from "./place.js";
import type { Field } from "./vocabulary.js";

export type { Placed } from "../load/spec-file.js";

/** What lines of every kind have. */
export interface LineBase extends Placed {
  readonly concept: string;
  readonly field: Field;
  /** Paths, the preferred one first; empty where it has no place of its own. */
  readonly at: readonly string[];
  /** Other ways in which clients may write the list that it shares. */
  readonly otherWays: OtherWays;
  /** Why its selectors mean nothing here. */
  readonly fault: SelectorFault | undefined;
  /** A part of this kind has it. */
  readonly part: string | undefined;
  /** Read, but never written. */
  readonly readOnly: boolean;
  /** A single item of a list is written without the list. */
  readonly isLone: boolean;
  /** Every value except this one is reported as lost. */
  readonly neutral: Json | undefined;
  /** The value of a request without this concept. */
  readonly readDefault: Presumption | undefined;
  /** What is written without a value. */
  readonly default: Json | undefined;
  readonly defaultFromModel: string | undefined;
  readonly idPrefix: string | undefined;
  /** The time at which it is written, where an upstream gave none. */
  readonly generated: boolean;
  /** An empty list is left out. */
  readonly omitEmpty: boolean;
  readonly clamp: readonly [number, number] | undefined;
  /** A longer list is cut, and the cut is reported. */
  readonly atMost: number | undefined;
  /** Constants that are written with it. */
  readonly companions: Readonly<Record<string, Json>>;
  /** Other members with the same value. */
  readonly copies: readonly string[];
  /** Counts that the dialect counts apart. */
  readonly without: readonly string[];
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

/** The lists of records that each object of the wire's list has. */
export interface Within {
  /** The member with such a list. */
  readonly within: string | undefined;
  /** Only in objects that match this. */
  readonly of: Match;
}

type Kind =
  /** The dialect has no place for it. */
  | { readonly kind: "absent"; readonly because: string }
  /** The dialect expresses it in another way. */
  | { readonly kind: "implicit"; readonly because: string }
  /** The URL has it: the meaning of each operation. */
  | {
      readonly kind: "address";
      /** The meaning of each operation, and the operation of each meaning. */
      readonly meanings: Readonly<Record<string, string>>;
      readonly operations: Readonly<Record<string, string>>;
    }
  /** A part has it, and it has no other place. */
  | { readonly kind: "part" }
  /** The members of a record are among those of the object around it. */
  | { readonly kind: "inline"; readonly record: string }
  /** The value is at its place as it is. */
  | { readonly kind: "value"; readonly isAlwaysList: boolean }
  /** Words of the dialect. In answers words at several places are one word with slashes. */
  | {
      readonly kind: "words";
      readonly words: Words;
      readonly isJoined: boolean;
      readonly otherwise: string | undefined;
    }
  /** The reason why an answer ends. */
  | { readonly kind: "finish" }
  | ({ readonly kind: "transform"; readonly transform: string } & Within)
  /** A transform for each of several places. */
  | { readonly kind: "transforms"; readonly transforms: readonly string[] }
  /** All the places together have it. */
  | { readonly kind: "together"; readonly transform: string }
  /** A transform, and media among the parts in a list of their own. */
  | {
      readonly kind: "media";
      readonly transform: string;
      readonly media: { readonly at: string; readonly content: string };
    }
  /** A record, which may be given as a list of records. */
  | { readonly kind: "record"; readonly record: string; readonly orList: boolean }
  | ({
      readonly kind: "records";
      readonly record: string;
      /** One object is written in place of the list. */
      readonly isAlone: boolean;
      /** What other members of an object around a list are: records of their names, with these constants. */
      readonly others: Readonly<Record<string, string>> | undefined;
    } & Within)
  /** Each value of a list is a member of an object of its own. */
  | {
      readonly kind: "members";
      readonly item: string;
      readonly match: Match;
      readonly constants: Readonly<Record<string, Json>>;
    }
  /** The items of a shared list that match. */
  | {
      readonly kind: "shared";
      readonly match: Match;
      readonly record: string | undefined;
      /** The concept is a list of records. */
      readonly isList: boolean;
      /** The member of an item that has the value. */
      readonly item: string | undefined;
      /** The separator between several texts that are one here. */
      readonly joinedBy: string | undefined;
    }
  /** Parts, or their words as one text. */
  | { readonly kind: "content"; readonly content: string; readonly words: boolean; readonly joinedBy: string }
  /** The parts of an answer are those of one item, or a list of items. */
  | {
      readonly kind: "parts";
      readonly isItems: boolean;
      readonly itemForm: string | undefined;
      /** Items have IDs of their own at this member. */
      readonly itemIds: string | undefined;
    };

export type LineKind = Kind;
export type Line = LineBase & Kind;
export type LineOf<K extends Kind["kind"]> = LineBase & Extract<Kind, { readonly kind: K }>;

/** What is wrong with a line, a form or an item. */
export function problemOf({ file, pointer }: Placed, message: string, hint?: string, about?: About): Problem {
  return file.problem(pointer, message, hint, about);
}

/** The node of a key of it, or of what the key holds. */
export function inside<P extends Placed>({ file, pointer }: P, ...keys: Pointer): Placed {
  return { file, pointer: [...pointer, ...keys] };
}

/** The record that a line has one or several of. */
export function recordOf(line: Line): string | undefined {
  return singleOf(line) ?? eachOf(line);
}

/** The record that a line has one of. */
export function singleOf(line: Line): string | undefined {
  if (line.kind === "inline" || line.kind === "record") return line.record;
  return line.kind === "shared" && !line.isList ? line.record : undefined;
}

/** The record that a line has a list of. */
export function eachOf(line: Line): string | undefined {
  return line.kind === "records" || (line.kind === "shared" && line.isList) ? line.record : undefined;
}

/** One object is written in place of the list. */
export function isAlone(line: Line): boolean {
  return line.kind === "records" && line.isAlone;
}

export function mediaOf(line: Line): LineOf<"media">["media"] | undefined {
  return line.kind === "media" ? line.media : undefined;
}

/** The context of the parts that a line has. */
export function contentOf(line: Line): string | undefined {
  return line.kind === "content" ? line.content : undefined;
}

/** Whether the parts of an answer are those of items, or of one item. */
export function formOfParts(line: Line | undefined): Partial<LineOf<"parts">> {
  return line?.kind === "parts" ? line : {};
}

/** The lines that take items of lists which they share. */
export function linesThatShare(lines: readonly Line[]): LineOf<"shared">[] {
  return lines.filter((line): line is LineOf<"shared"> => line.kind === "shared");
}

/** The transform of the value. */
export function transformOf(line: Line): string | undefined {
  switch (line.kind) {
    case "transform":
    case "together":
    case "media":
      return line.transform;
    default:
      return undefined;
  }
}

/** The transform that a line is written with: where each place has one, that of the first. */
export function writingTransformOf(line: Line): string | undefined {
  return line.kind === "transforms" ? line.transforms[0] : transformOf(line);
}

export function wordsOf(line: Line): Words | undefined {
  return line.kind === "words" ? line.words : undefined;
}

/** The place of lists inside the objects of a list. */
export function withinOf(line: Line): string | undefined {
  return line.kind === "transform" || line.kind === "records" ? line.within : undefined;
}

/** The member of each item of a list that has the value. */
export function itemOf(line: Line): string | undefined {
  return line.kind === "members" || line.kind === "shared" ? line.item : undefined;
}
