/** Faults that people make in mappings: a line that is missing, and a word that is misspelt. */
import { type Document, isMap, isPair, isScalar, isSeq, parseDocument } from "yaml";

type Path = readonly (string | number)[];

export interface Mutation {
  readonly kind: "deleted" | "misspelt";
  /** Of the entry in the mapping. */
  readonly path: Path;
  /** The word before and after; of a deletion the entry. */
  readonly change: string;
  readonly text: string;
}

/** Below these keys are sentences for people. */
const PROSE = new Set(["absent", "implicit", "reason", "message", "description", "because", "refused", "consumed"]);
/** Their values are sentences, or objects with a reason. */
const REASONS = new Set(["unmapped", "consumed"]);
/** Shorter words resemble too many others. */
const WORD = /[A-Za-z_]{5,}/g;

/** Every single fault of a mapping: each entry deleted, and each word misspelt in one way. */
export function mutationsOf(text: string, random: () => number): (() => Mutation)[] {
  const places = placesIn(parseDocument(text));
  const deletions = places.map(
    ({ path }) =>
      () =>
        deleted(text, path),
  );
  const typos = places.flatMap(({ path, words }) =>
    words.map(
      ({ word, isKey }) =>
        () =>
          misspelt(text, path, word, isKey, random),
    ),
  );
  return [...deletions, ...typos];
}

interface Place {
  readonly path: Path;
  readonly words: readonly { readonly word: string; readonly isKey: boolean }[];
}

function placesIn(document: Document): Place[] {
  const visit = (node: unknown, path: Path): Place[] => {
    if (isSeq(node)) return node.items.flatMap((item, index) => entry([...path, index], undefined, item));
    if (!isMap(node)) return [];
    return node.items.flatMap((pair) => {
      if (!isPair(pair) || !isScalar(pair.key)) return [];
      return entry([...path, String(pair.key.value)], String(pair.key.value), pair.value);
    });
  };
  const entry = (path: Path, key: string | undefined, value: unknown): Place[] => {
    const isReason = PROSE.has(key ?? "") || REASONS.has(String(path.at(-2)));
    const said = isScalar(value) && typeof value.value === "string" && !isReason ? wordsIn(value.value, false) : [];
    return [{ path, words: [...(key === undefined ? [] : wordsIn(key, true)), ...said] }, ...visit(value, path)];
  };
  return visit(document.contents, []);
}

function wordsIn(text: string, isKey: boolean): { word: string; isKey: boolean }[] {
  return [...text.matchAll(WORD)].map(([word]) => ({ word, isKey }));
}

function deleted(text: string, path: Path): Mutation {
  const document = parseDocument(text);
  document.deleteIn(path);
  return { kind: "deleted", path, change: path.join("."), text: String(document) };
}

function misspelt(text: string, path: Path, word: string, isKey: boolean, random: () => number): Mutation {
  const wrong = swapped(word, random);
  const document = parseDocument(text);
  const holder = document.getIn(path.slice(0, -1), true) ?? document.contents;
  const key = path.at(-1);
  if (isSeq(holder)) holder.set(Number(key), replaced(String(holder.get(Number(key))), word, wrong));
  else if (isMap(holder)) {
    const pair = holder.items.find((one) => isScalar(one.key) && String(one.key.value) === key);
    const scalar = isKey ? pair?.key : pair?.value;
    if (isScalar(scalar)) scalar.value = replaced(String(scalar.value), word, wrong);
  }
  return { kind: "misspelt", path, change: `${word} → ${wrong}`, text: String(document) };
}

function replaced(text: string, word: string, wrong: string): string {
  return text.replace(word, () => wrong);
}

/** Two neighbouring letters that differ change places. */
function swapped(word: string, random: () => number): string {
  const places = [...word].flatMap((letter, index) =>
    letter === word[index + 1] || index === word.length - 1 ? [] : [index],
  );
  const at = places[Math.floor(random() * places.length)] ?? 0;
  return word.slice(0, at) + (word[at + 1] ?? "") + (word[at] ?? "") + word.slice(at + 2);
}
