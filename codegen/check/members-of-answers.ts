/** The members in which whole answers have what a kind of part has. */
import type { Form, Line, Mapping } from "../model/mapping.js";
import type { PieceRule } from "../model/stream-rules.js";
import { readAnswers } from "../tables/answer-view.js";
import { follow } from "./part-places.js";
import type { SchemaPlace } from "./schema-place.js";

/** The last name of a path. */
export function last(path: string): string {
  return path.split(".").at(-1) ?? path;
}

/** The paths to members beside the last one of a path, as far as the schemas have these. */
export function besides(place: SchemaPlace | undefined, path: string, members: readonly string[]): string[] {
  const around = path.split(".").slice(0, -1);
  return members.map((member) => [...around, member].join(".")).filter((other) => follow(place, other) !== undefined);
}

/** What a call has under another name than its kind of part. */
const callings: Readonly<Record<string, string>> = { text_call: "text", search_call: "search" };

/** What parts of a kind have, and the concept that is its words. */
export const conceptsOfParts = ["id", "name", "signature", "redacted"] as const;

export function wordsOf(kind: string): string {
  return kind.endsWith("call") ? "arguments" : "text";
}

/** The lines of a concept in the forms that answers have for a kind of part, as streams name kinds. */
export function linesOfPart(mapping: Mapping, kind: string, concept: string): Line[] {
  return formsOf(mapping, kind).flatMap(({ lines, bare }) =>
    [...lines, ...(bare === undefined ? [] : [bare])].filter((line) => line.concept === concept),
  );
}

/** The kind of a piece, as streams name kinds. */
export function kindOf({ kind, calling }: PieceRule): string | undefined {
  const other = Object.keys(callings).find((name) => callings[name] === calling);
  return calling === undefined ? kind : other;
}

/** The paths to a concept of a part. A bare value has the name of the place that it is at. */
export function pathsOfPart(mapping: Mapping, kind: string, concept: string): string[] {
  const paths = formsOf(mapping, kind).flatMap((form) =>
    form.value === concept ? placesOf(form, mapping) : pathsIn(form, concept),
  );
  const content = concept === "text" && kind === "text" ? placesOfWords(mapping) : [];
  return [...new Set([...paths, ...content])];
}

/** The last names of these paths. */
export function membersOfPart(mapping: Mapping, kind: string, concept: string): string[] {
  return [...new Set(pathsOfPart(mapping, kind, concept).map(last))];
}

/** The last names of the paths to a concept of the answer itself. */
export function membersOfAnswer({ response }: Mapping, concept: string): string[] {
  return response.lines.flatMap((line) => (line.concept === concept ? line.at : [])).map(last);
}

function formsOf(mapping: Mapping, kind: string): Form[] {
  const calling = callings[kind];
  const part = calling === undefined ? kind : "call";
  return readAnswers(mapping).parts.forms.filter((form) => form.kind === part && form.concepts.calling === calling);
}

function pathsIn({ lines }: Form, concept: string): readonly string[] {
  return lines.flatMap((line) => (line.concept === concept ? line.at : []));
}

function placesOf({ name }: Form, { layout }: Mapping): readonly string[] {
  return layout.items.flatMap(({ beside }) => beside.flatMap(({ forms, at }) => (forms.includes(name) ? at : [])));
}

/** Where the words of an answer are one text. */
function placesOfWords({ layout }: Mapping): string[] {
  return layout.items.flatMap(({ role, words, content }) =>
    role === "assistant" && words !== false ? (content ?? []) : [],
  );
}
