/** Tables of words answer every meaning of their enum, and a word means one thing. */
import type { Line, Mapping, Words } from "../model/mapping.js";
import { wordsFor, type Field } from "../model/vocabulary.js";
import { hintFor, nearest } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import { formsOf } from "./forms.js";
import type { Specs } from "./specs.js";

export function enumWords({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => [
    ...mapping.request.lines.flatMap((line) => checkWords(mapping, line)),
    ...mapping.response.lines.flatMap((line) => [...checkWords(mapping, line), ...checkElse(mapping, line)]),
    ...formsOf(mapping).flatMap(({ form, fields }) => [
      ...form.lines.flatMap((line) => checkWords(mapping, line)),
      ...(form.values === undefined
        ? []
        : checkTable(
            mapping,
            fields.find(({ name }) => name === form.value),
            form.values,
            [...(form.bare?.pointer ?? form.pointer), "values"],
          )),
    ]),
  ]);
}

function checkTable(
  { file, vocabulary }: Mapping,
  field: Field | undefined,
  words: Words,
  pointer: Pointer,
): Problem[] {
  if (field === undefined || field.description === "") return [];
  if (field.type.kind !== "enum")
    return [
      file.problem(pointer, `"${field.name}" is not an enum: it has no meanings to find words for`, "leave values out"),
    ];
  const name = field.type.name;
  const meanings = vocabulary.enums.get(name) ?? [];
  const known = meanings.map((meaning) => meaning.name);
  const unknown = Object.keys(words).filter((meaning) => !known.includes(meaning));
  const last = lastOpen(words, known);
  const meant = meantWords(words, known, last);
  const written = wordsFor(
    meanings,
    new Map(meant.flatMap(([meaning, [word]]) => (word === undefined ? [] : [[meaning, word] as const]))),
  );
  const answered = new Set(meant.map(([meaning]) => meaning));
  const silent = meanings.filter(({ name: meaning }) => !written.has(meaning) && !answered.has(meaning));
  return [
    ...unknown.map((meaning) =>
      file.problem(
        [...pointer, meaning],
        `${name} has no meaning "${meaning}"`,
        last === undefined ? hintFor(meaning, known) : `did you mean "${last}"?`,
        { written: meaning, meant: last ?? nearest(meaning, known), of: "meaning" },
      ),
    ),
    ...silent.map((meaning) =>
      file.problem(
        pointer,
        `"${meaning.name}" of ${name} has no word (${meaning.description})`,
        `give it a word, or write ${meaning.name}: [] if a request for it is to be reported as lost`,
        { lacks: meaning.name, of: "meaning" },
      ),
    ),
    ...ambiguous(words).map(({ word, meaning, other }) =>
      file.problem(
        [...pointer, meaning],
        `"${word}" means both "${other}" and "${meaning}"`,
        "a word is read in one way",
      ),
    ),
  ];
}

/** The only meaning without words, where one name of the table is not known: that name is meant for it. */
function lastOpen(words: Words, known: readonly string[]): string | undefined {
  const unknown = Object.keys(words).filter((meaning) => !known.includes(meaning));
  const open = known.filter((meaning) => !Object.hasOwn(words, meaning));
  return unknown.length === 1 && open.length === 1 ? open[0] : undefined;
}

/** The words of each meaning. One that is misspelt has its words all the same. */
function meantWords(words: Words, known: readonly string[], last = ""): [string, readonly string[]][] {
  return Object.entries(words).map(([meaning, list]) => {
    const meant = known.includes(meaning) ? meaning : (nearest(meaning, known) ?? (last === "" ? meaning : last));
    return [meant, list];
  });
}

function checkWords(mapping: Mapping, line: Line): Problem[] {
  if (line.kind !== "words") return [];
  return [
    ...checkTable(mapping, line.field, line.words, [...line.pointer, "values"]),
    ...checkDefault(mapping, line, line.words),
  ];
}

/** What is written without a value is a word of the dialect too. */
function checkDefault({ file }: Mapping, { default: word, pointer }: Line, words: Words): Problem[] {
  const known = Object.values(words).flat();
  if (typeof word !== "string" || known.length === 0 || known.includes(word)) return [];
  const meant = nearest(word, known);
  return [
    file.problem(
      [...pointer, "default"],
      `the default "${word}" is none of the line's words`,
      meant === undefined ? hintFor(word, known) : `write default: ${meant}`,
    ),
  ];
}

/** What an unknown word of an answer means is a meaning. */
function checkElse({ file, vocabulary }: Mapping, line: Line): Problem[] {
  if (line.kind !== "words") return [];
  const { field, otherwise, pointer } = line;
  if (otherwise === undefined || field.type.kind !== "enum") return [];
  const known = (vocabulary.enums.get(field.type.name) ?? []).map(({ name }) => name);
  return known.includes(otherwise)
    ? []
    : [
        file.problem(
          [...pointer, "else"],
          `${field.type.name} has no meaning "${otherwise}"`,
          hintFor(otherwise, known),
        ),
      ];
}

/** Words that have a second meaning. */
export function ambiguous(words: Words): { word: string; meaning: string; other: string }[] {
  const seen = new Map<string, string>();
  return Object.entries(words).flatMap(([meaning, list]) =>
    list.flatMap((word) => {
      const other = seen.get(word);
      if (other === undefined) seen.set(word, meaning);
      return other === undefined ? [] : [{ word, meaning, other }];
    }),
  );
}
