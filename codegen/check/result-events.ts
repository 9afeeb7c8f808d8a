/** Paths and words of the events of results, such as images, fit the dialect's schemas of its events. */
import { hintFor, misspelt } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { ResultStreamSource } from "../load/sources/mapping-stream.js";
import type { Pointer } from "../load/pointer.js";
import type { DialectDocument } from "../model/dialect-document.js";
import type { Mapping } from "../model/mapping.js";
import { isList, listOf } from "../model/source.js";
import { missingPaths } from "./missing-paths.js";
import { follow } from "./part-places.js";
import { SchemaPlace } from "./schema-place.js";
import type { Specs } from "./specs.js";
import { wordFault } from "./wire-words.js";

const AT: Pointer = ["stream", "results"];

export function resultEvents({ documents, mappings }: Specs): Problem[] {
  return documents.flatMap((document) => {
    const mapping = mappings.find(({ dialect }) => dialect === document.name);
    const rules = mapping?.file.value.stream?.results;
    const schemas = document.events.map((name) => SchemaPlace.named(document, name));
    const event = SchemaPlace.union(schemas.filter((schema) => schema !== undefined));
    return mapping === undefined || rules === undefined || event === undefined
      ? []
      : [...lostPaths(mapping, document, event, rules), ...wrongWords(mapping, document, event, rules)];
  });
}

/** Members beside the record that the schemas of events do not have. */
function lostPaths(
  { file }: Mapping,
  document: DialectDocument,
  event: SchemaPlace,
  rules: ResultStreamSource,
): Problem[] {
  const paths: [path: string | undefined, at: Pointer][] = [
    [rules.created, ["created"]],
    [rules.usage, ["usage"]],
    [rules.faults?.at, ["faults", "at"]],
  ];
  return paths.flatMap(([path, at]) =>
    missingPaths(event, path === undefined ? [] : [path]).map(({ name, known }) => {
      const message = `"${path}" leads nowhere in the events of ${document.file.name}: there is no "${name}"`;
      return file.problem([...AT, ...at], message, hintFor(name, known), misspelt(name, known));
    }),
  );
}

/** Words that the discriminator never has. Where it has none of them, another member is meant. */
function wrongWords(
  { file }: Mapping,
  document: DialectDocument,
  event: SchemaPlace,
  rules: ResultStreamSource,
): Problem[] {
  const { discriminator } = rules;
  const words = wordsOf(rules);
  const hasSome = (member: string): boolean => {
    const known = follow(event, member)?.words.listed ?? [];
    return words.some(([word]) => known.includes(word));
  };
  if (!hasSome(discriminator)) {
    const meant = event.names.find(hasSome);
    const message = `no event of ${document.file.name} has a word of "values" at "${discriminator}"`;
    return [file.problem([...AT, "discriminator"], message, meant && `did you mean "${meant}"?`)];
  }
  const at = { place: follow(event, discriminator), member: discriminator, document: document.file.name };
  return words.flatMap(([word, pointer]) => {
    const fault = wordFault(at, word, { isStrict: true });
    return fault === undefined ? [] : [file.problem(pointer, fault.message, fault.hint, fault.about)];
  });
}

/** The words of all kinds of events, and where they are. */
function wordsOf({ values }: ResultStreamSource): [word: string, pointer: Pointer][] {
  return Object.entries(values).flatMap(([kind, words]) =>
    Object.entries(words).flatMap(([key, of]) => {
      const at = [...AT, "values", kind, isList(words) ? Number(key) : key];
      return listOf(of).map((word, index): [string, Pointer] => [word, isList(of) ? [...at, index] : at]);
    }),
  );
}
