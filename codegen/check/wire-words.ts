/** Words of a dialect are those that its document names: in enums, in sentences about a member, in examples. */
import { hintFor, nearest } from "../load/nearest.js";
import type { SchemaPlace } from "./schema-place.js";

export interface WordFault {
  readonly message: string;
  readonly hint: string;
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

/** Objects are recognized by a value: the document has it, and of a type that the member may have. */
export function conditionFault(at: WordPlace, wanted: unknown): WordFault | undefined {
  const { place, member, document } = at;
  const types = place?.types ?? [];
  const type = typeof wanted;
  if (types.length > 0 && !types.includes(type)) {
    const other = type === "boolean" ? String(wanted) : wanted === "true";
    const isMeant = types.includes(typeof other);
    return {
      message: `${JSON.stringify(member)} is never ${JSON.stringify(wanted)} in the schemas of ${document}`,
      hint: isMeant ? `write ${member}: ${JSON.stringify(other)}` : `it is of the type ${types.join(" or ")} there`,
    };
  }
  return typeof wanted === "string" ? wordFault(at, wanted, { isStrict: true, others: CONDITIONS }) : undefined;
}

/**
 * What is wrong with a word. With `isStrict`, a document that names words at a place names all of them. Else it may
 * leave words out, unless one is nearly a word that it names or one of `others`.
 */
export function wordFault(
  { place, member, document }: WordPlace,
  word: string,
  { isStrict = false, others = [] }: { readonly isStrict?: boolean; readonly others?: readonly string[] } = {},
): WordFault | undefined {
  if (place === undefined || word === "") return undefined;
  const { listed, told } = place.words;
  const named = wordsIn(told);
  if ([...listed, ...named, ...others].includes(word)) return undefined;
  const isLong = isStrict || word.length >= LONG_ENOUGH;
  const near = nearest(word, [...listed, ...others]) ?? (isLong ? nearest(word, named) : undefined);
  const isClosed = listed.length > 0 || (isStrict && named.length > 0);
  if (near === undefined && !isClosed) return undefined;
  const guess = near === undefined ? hintFor(word, listed) : `did you mean ${JSON.stringify(near)}?`;
  return {
    message: `${document} has no word ${JSON.stringify(word)} for ${JSON.stringify(member)}`,
    hint: guess ?? `if the vendor has it, name it there in the description of ${JSON.stringify(member)}`,
  };
}

/** The words of a sentence, without the signs around them. */
function wordsIn(text: string): string[] {
  return text.match(/[\w$][\w$./:-]*(?<![.:])/g) ?? [];
}
