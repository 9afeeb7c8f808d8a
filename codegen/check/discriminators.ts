import { segmentsOf } from "../model/names.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import type { Mapping } from "../model/mapping.js";
import type { EventRule } from "../model/stream-rules.js";
import { isObject } from "../model/source.js";
import type { Json } from "../../src/conversion/json.js";

interface WrongDiscriminator {
  readonly pointer: Pointer;
  readonly written: string;
  readonly meant: string;
}

/** Members that no event is told apart by, where another member of these events has words of the cases. */
export function wrongDiscriminators({ stream: { read, write } }: Mapping): WrongDiscriminator[] {
  const { start, citations = [], finish, usage = [], end = [], parts } = write;
  const ofParts = Object.values(parts).flatMap((phases) => Object.values(phases).flat());
  const events = [start, citations, finish, usage, end, ofParts].flat();
  return wrongIn(
    read,
    events.map((event) => (isObject(event) ? { ...write.always, ...event } : event)),
    ["stream", "read"],
  );
}

export function discriminatorProblems(mapping: Mapping): Problem[] {
  return wrongDiscriminators(mapping).map(({ pointer, written, meant }) =>
    mapping.file.problem(
      pointer,
      `no event that is written has a word of these cases at "${written}"`,
      `did you mean "${meant}"?`,
    ),
  );
}

function wrongIn(
  { discriminator, cases }: Pick<EventRule, "discriminator" | "cases">,
  events: readonly Json[],
  pointer: Pointer,
): WrongDiscriminator[] {
  if (discriminator === undefined) return [];
  const words = Object.keys(cases);
  const segments = segmentsOf(discriminator);
  if (events.some((event) => isOneOf(words, valueAt(event, segments))))
    return words.flatMap((word) => {
      const ofCase = events.filter((event) => String(valueAt(event, segments)) === word);
      const rule = cases[word];
      return rule === undefined ? [] : wrongIn(rule, ofCase, [...pointer, "cases", word]);
    });
  const places = events.flatMap((event) => placesOf(words, event));
  const [meant] = places.sort((one, other) => countOf(other, places) - countOf(one, places));
  return meant === undefined ? [] : [{ pointer: [...pointer, "discriminator"], written: discriminator, meant }];
}

/** The paths of an event that have one of some words. */
function placesOf(words: readonly string[], value: Json | undefined, path = ""): string[] {
  if (isOneOf(words, value)) return [path];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    placesOf(words, inner, path === "" ? name : `${path}.${name}`),
  );
}

function valueAt(event: Json | undefined, segments: readonly (string | number)[]): Json | undefined {
  return segments.reduce<Json | undefined>((value, name) => (isObject(value) ? value[name] : undefined), event);
}

function isOneOf(words: readonly string[], value: Json | undefined): boolean {
  return (typeof value === "string" || typeof value === "boolean") && words.includes(String(value));
}

function countOf(place: string, places: readonly string[]): number {
  return places.filter((other) => other === place).length;
}
