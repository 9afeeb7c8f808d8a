/** Words of a dialect are those that its document names: in enums, in sentences about a member, in examples. */
import { hintFor, nearest } from "../load/nearest.js";
import type { About } from "../load/problem.js";
import type { SchemaPlace } from "./schema-place.js";

export interface WordFault {
  readonly message: string;
  readonly hint: string;
  readonly about?: About;
}

/** A member, and the document that describes it. */
export interface WordPlace {
  readonly place: SchemaPlace | undefined;
  readonly member: string;
  readonly document: string;
}

/** Shorter words resemble too many others. */
const LONG_ENOUGH = 4;

/** What a condition may say in place of a word. */
const CONDITIONS = ["present", "absent"];

/** Flags that are written as texts. */
const JSON_FLAGS = new Map<unknown, boolean>([
  ["true", true],
  ["false", false],
]);

/** Objects are recognized by a value: the document has it, and of a type that the member may have. */
export function conditionFault(at: WordPlace, wanted: unknown): WordFault | undefined {
  const fault = typeFault(at, wanted);
  if (fault !== undefined || typeof wanted !== "string") return fault;
  return wordFault(at, wanted, { isStrict: true, others: CONDITIONS });
}

/** What is written as it is has a type of the member, and is one of its words. */
export function constantFault(at: WordPlace, value: unknown): WordFault | undefined {
  const isText = typeof value === "string";
  if (isText ? value.includes("$") : typeof value !== "boolean" && typeof value !== "number") return undefined;
  return typeFault(at, value) ?? (isText ? wordFault(at, value) : undefined);
}

function typeFault({ place, member, document }: WordPlace, value: unknown): WordFault | undefined {
  const types = place?.types ?? [];
  const type = typeof value;
  if (types.length === 0 || types.includes(type) || (type === "number" && types.includes("integer"))) return undefined;
  const other = type === "boolean" ? String(value) : JSON_FLAGS.get(value);
  return {
    message: `${JSON.stringify(member)} is never ${JSON.stringify(value)} in the schemas of ${document}`,
    hint: types.includes(typeof other)
      ? `write ${member}: ${JSON.stringify(other)}`
      : `it is of the type ${types.join(" or ")} there`,
  };
}

interface WordOptions {
  readonly isStrict?: boolean;
  readonly others?: readonly string[];
  readonly meanings?: readonly string[];
}

/**
 * What is wrong with a word. With `isStrict`, a document that names words at a place names all of them. Else it may
 * leave words out, unless one is nearly a word that it names or one of `others`. `meanings` are words too where there
 * is no enum: a body with a word that is not in one is refused.
 */
export function wordFault(
  { place, member, document }: WordPlace,
  word: string,
  { isStrict = false, others = [], meanings = [] }: WordOptions = {},
): WordFault | undefined {
  if (place === undefined || word === "") return undefined;
  const { listed, described } = place.words;
  const only = onlyWords(described);
  const named = only.length > 0 ? only : wordsIn(described);
  const known = [...listed, ...others, ...(listed.length > 0 ? [] : meanings)];
  if ([...known, ...named].includes(word)) return undefined;
  const isLong = isStrict || word.length >= LONG_ENOUGH;
  const near = nearest(word, known) ?? (isLong ? nearest(word, named) : undefined);
  const isClosed = listed.length > 0 || only.length > 0 || (isStrict && named.length > 0);
  if (near === undefined && !isClosed) return undefined;
  const all = only.length > 0 ? `write ${member}: ${only.join(" or ")}` : hintFor(word, listed);
  const guess = near === undefined ? all : `did you mean ${JSON.stringify(near)}?`;
  return {
    message: `${document} has no word ${JSON.stringify(word)} for ${JSON.stringify(member)}`,
    hint: guess ?? `if the vendor has it, name it there in the description of ${JSON.stringify(member)}`,
    about: { written: word, meant: near },
  };
}

/** The words of a member that is always the same, as every sentence about it says. */
function onlyWords(described: string): string[] {
  const sentences = described.split("\n").filter(Boolean);
  const words = sentences.map((sentence) => /^Always ([\w$./:-]+?)[.:]?(?:[;,\s]|$)/.exec(sentence)?.[1]);
  return words.includes(undefined) ? [] : [...new Set(words.flatMap((word) => word ?? []))];
}

/** The words of a sentence, without the signs around them. */
function wordsIn(text: string): string[] {
  return text.match(/[\w$][\w$./:-]*(?<![.:])/g) ?? [];
}
