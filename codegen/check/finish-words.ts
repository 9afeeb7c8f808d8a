/** Every finish reason has a word, and an unknown word is never read as success. */
import { isList } from "../model/source.js";
import type { Mapping } from "../model/mapping.js";
import { wordsFor, type EnumValue } from "../model/vocabulary.js";
import { hintFor, misspelt, nearest } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import { ambiguous } from "./enum-words.js";
import type { Specs } from "./specs.js";
import type { WordFault } from "./wire-words.js";

const happy = "stop";

export function finishWords({ mappings }: Specs): Problem[] {
  return mappings.filter(({ isConversation }) => isConversation).flatMap(check);
}

function check({ file, finish, vocabulary }: Mapping): Problem[] {
  const meanings = vocabulary.enums.get("Finish") ?? [];
  const known = meanings.map(({ name }) => name);
  const { else: _otherwise, ...declared } = file.value.finish ?? {};
  const words = Object.fromEntries(
    Object.entries(declared).map(([meaning, list]) => [meaning, isList(list) ? list : []]),
  );
  // A misspelt reason has its word all the same.
  const meant = [...finish.write].map(([meaning, word]) => [nearest(meaning, known) ?? meaning, word] as const);
  const written = wordsFor(meanings, new Map(meant));
  // Others fall back on a meaning that is missing, or are written as its words.
  const missing = meanings.filter(({ name }) => !written.has(name));
  const roots = missing.filter(({ fallback }) => !missing.some(({ name }) => name === fallback));
  return [
    ...Object.keys(declared)
      .filter((name) => !known.includes(name))
      .map((name) =>
        file.problem(["finish", name], `there is no way to end "${name}"`, hintFor(name, known), {
          ...misspelt(name, known),
          of: "meaning",
        }),
      ),
    ...roots.map(({ name, description }) =>
      file.problem(
        ["finish"],
        `no word is written for "${name}" (${description})`,
        `name the dialect's words: ${name}: [<word>], or ${name}: { written: <word> } for a word that is not read so`,
        { lacks: name, of: "meaning" },
      ),
    ),
    ...(missing.length > 0 ? [] : writtenWords(finish)).map(({ meaning, message, hint, word }) =>
      file.problem(["finish", meaning], message, hint, { lacks: word }),
    ),
    ...ambiguous(words).map(({ word, meaning, other }) =>
      file.problem(
        ["finish", meaning],
        `"${word}" means both "${other}" and "${meaning}"`,
        "a word is read in one way; use written: to write it only",
      ),
    ),
    ...checkElse(finish.otherwise, meanings).map(({ message, hint }) =>
      file.problem(["finish", "else"], message, hint),
    ),
  ];
}

/** A word that is written is no pattern, and is one of those that are read. */
function writtenWords({
  write,
  read,
}: Mapping["finish"]): (WordFault & { readonly meaning: string; readonly word: string })[] {
  const known = Object.keys(read);
  return [...write].flatMap(([meaning, word]) => {
    if (word.includes("*"))
      return [
        {
          meaning,
          word,
          message: `"${word}" is written for "${meaning}"`,
          hint: "patterns are only read: put a word before it",
        },
      ];
    if (isRead(word, known)) return [];
    const message = `"${word}" is written for "${meaning}", and no meaning has it among the words that are read`;
    return [{ meaning, word, message, hint: hintFor(word, known) ?? `write ${meaning}: [${word}]` }];
  });
}

/** Whether a word, or a pattern with its beginning, is read. */
function isRead(word: string, read: readonly string[]): boolean {
  return read.some((known) => known === word || (known.endsWith("*") && word.startsWith(known.slice(0, -1))));
}

function checkElse(otherwise: string, meanings: readonly EnumValue[]): { message: string; hint: string | undefined }[] {
  const names = meanings.map(({ name }) => name);
  if (!names.includes(otherwise))
    return [{ message: `there is no way to end "${otherwise}"`, hint: hintFor(otherwise, names) }];
  const isHappy = otherwise === happy || meanings.find(({ name }) => name === otherwise)?.fallback === happy;
  return isHappy
    ? [
        {
          message: `an unknown word must not mean "${otherwise}"`,
          hint: "a host's new word for a cut or a filter would pass for a happy end: use other",
        },
      ]
    : [];
}
