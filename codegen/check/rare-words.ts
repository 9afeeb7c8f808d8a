/** A word that one mapping has once, and that is nearly a word of other specs, is misspelt. */
import { libraryFunctions } from "../model/functions.js";
import type { Mapping } from "../model/mapping.js";
import { oncePer } from "../model/once-per.js";
import type { FunctionKind } from "../load/dialect-functions.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import type { Specs } from "./specs.js";

/** Shorter words resemble too many others, and more so with a letter more or less. */
const LONG_ENOUGH = 5;
const LONG_ENOUGH_FOR_LETTERS = 7;
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

export function rareWords({ files, mappings, functions }: Specs): Problem[] {
  const all = Object.values(files).flat();
  const known = new Map(namesOf(functions).map((word) => [word, 2]));
  for (const { value } of all)
    for (const [word, count] of countsIn(Object(value))) known.set(word, (known.get(word) ?? 0) + count);
  return mappings.flatMap((mapping) =>
    [...countsIn(mapping.file.value).keys()].flatMap((word) => {
      if (known.get(word) !== 1) return [];
      const near = variantsOf(word).find((other) => (known.get(other) ?? 0) > 1);
      return near === undefined ? [] : [problemOf(word, near, mapping)];
    }),
  );
}

function problemOf(word: string, near: string, { file, dialect }: Mapping): Problem {
  const pointer = find(word, file.value, []) ?? [];
  const document = `specs/dialects/${dialect}/dialect.yaml`;
  const hint = `did you mean "${near}"? If the vendor has the word, name it in ${document}.`;
  return file.problem(pointer, `no other spec has the word "${word}"`, hint, { rank: 5 });
}

/** The words of the names of transforms and passes, which code has too. */
function namesOf(functions: Specs["functions"]): string[] {
  const kinds: readonly FunctionKind[] = ["conversation", "request", "results", "transforms"];
  const own = functions.flatMap((file) => file.functions.map(({ name }) => name));
  return [...kinds.flatMap((kind) => libraryFunctions.names(kind)), ...own].flatMap(wordsIn);
}

/** How often each word is in a spec. */
const countsIn = oncePer((value: object): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const word of wordsIn(JSON.stringify(value))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
});

/** In lower case: vendors write one word in several ways. */
function wordsIn(text: string): string[] {
  return text
    .replace(/(?<=[a-z0-9])(?=[A-Z])|\\n/g, " ")
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(({ length }) => length >= LONG_ENOUGH);
}

/** With two letters swapped, and with a letter more or less inside: an ending makes another form of a word. */
function variantsOf(word: string): string[] {
  const places = Array.from({ length: word.length - 1 }, (_, index) => index);
  const [before, after] = [(at: number) => word.slice(0, at), (at: number) => word.slice(at)];
  const swapped = places.map((at) => before(at) + (word[at + 1] ?? "") + (word[at] ?? "") + after(at + 2));
  const inside = word.length < LONG_ENOUGH_FOR_LETTERS ? [] : places.slice(1);
  return [
    ...swapped,
    ...inside.map((at) => before(at) + after(at + 1)),
    ...inside.flatMap((at) => [...LETTERS].map((letter) => before(at) + letter + after(at))),
  ].filter((other) => other !== word);
}

/** The node with a word. */
function find(word: string, value: unknown, pointer: Pointer): Pointer | undefined {
  if (typeof value !== "object" || value === null)
    return typeof value === "string" && wordsIn(value).includes(word) ? pointer : undefined;
  for (const [key, member] of Object.entries(value)) {
    const at = [...pointer, Array.isArray(value) ? Number(key) : key];
    const found = wordsIn(key).includes(word) ? at : find(word, member, at);
    if (found !== undefined) return found;
  }
  return undefined;
}
