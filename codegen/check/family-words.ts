/** The description of a family uses words of its vocabulary. */
import type { ProfileSource } from "../load/sources/profile.js";
import type { Vocabulary } from "../model/vocabulary.js";
import { hintFor } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { SpecFile } from "../load/spec-file.js";
import { conceptsOfRequests } from "./concepts-of-requests.js";

/** Keys that only families of conversational models can have. */
const OF_CONVERSATIONS = [
  "reasoning",
  "beside_tools",
  "output",
  "instructions",
  "strict",
  "reasoning_items",
  "prefill",
  "renames",
] as const;

export function familyWords(file: SpecFile, source: ProfileSource, vocabulary: Vocabulary): Problem[] {
  const known = conceptsOfRequests(vocabulary);
  if (!known.includes("turns")) return withoutConversation(file, source, vocabulary);
  const { reasoning, beside_tools: besideTools, media = [], media_in_results: inResults = [], implicit = {} } = source;
  const words = (given: readonly string[], name: string, at: readonly string[]): Problem[] =>
    unknownWords(given, name, vocabulary).map(({ index, word, values }) =>
      file.problem([...at, index], `${name} has no word "${word}"`, hintFor(word, values)),
    );
  const beside = besideTools === undefined || besideTools === "omit" ? [] : [besideTools];
  return [
    ...unknownWords(beside, "Effort", vocabulary).map(({ word, values }) =>
      file.problem(["beside_tools"], `Effort has no word "${word}"`, hintFor(word, values)),
    ),
    ...words(typeof reasoning === "object" ? (reasoning.effort ?? []) : [], "Effort", ["reasoning", "effort"]),
    ...words(media, "Medium", ["media"]),
    ...words(inResults, "Medium", ["media_in_results"]),
    ...Object.keys(implicit).flatMap((concept) =>
      known.includes(concept)
        ? []
        : [file.problem(["implicit", concept], `a request has no concept "${concept}"`, hintFor(concept, known))],
    ),
  ];
}

function withoutConversation(file: SpecFile, source: ProfileSource, vocabulary: Vocabulary): Problem[] {
  const { media = [], implicit = {} } = source;
  const [first] = [
    ...OF_CONVERSATIONS.filter((key) => source[key] !== undefined),
    ...(media.length > 0 ? ["media"] : []),
    ...(Object.keys(implicit).length > 0 ? ["implicit"] : []),
  ];
  if (first === undefined) return [];
  const message = `${first} is for conversational models, and the vocabulary "${vocabulary.name}" has no turns`;
  return [file.problem([first], message)];
}

interface UnknownWord {
  readonly index: number;
  readonly word: string;
  readonly values: readonly string[];
}

function unknownWords(given: readonly string[], name: string, vocabulary: Vocabulary): UnknownWord[] {
  const values = vocabulary.enums.get(name)?.map((value) => value.name) ?? [];
  return given.flatMap((word, index) => (values.includes(word) ? [] : [{ index, word, values }]));
}
