/** Words of a dialect that are nearly those of other dialects, where its document has no list of them. */
import type { DialectDocument } from "../model/dialect-document.js";
import { inside, problemOf, type Placed } from "../model/line.js";
import type { Mapping } from "../model/mapping.js";
import { nearest } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import { linesOf } from "./forms.js";
import type { Specs } from "./specs.js";

/** A word at a node of a mapping or of an error shape, and the table that it is in. */
interface Word {
  readonly word: string;
  readonly table: string;
  readonly node: Placed;
}

/** Shorter words resemble too many others. */
const LONG_ENOUGH = 5;

export function misspeltWords(specs: Specs): Problem[] {
  const texts = specs.documents.map(({ openapi }) => JSON.stringify(openapi));
  const documented = new Map<string, boolean>();
  const isDocumented = (word: string): boolean => {
    const known = documented.get(word) ?? texts.some((text) => text.includes(word));
    documented.set(word, known);
    return known;
  };
  const shared = typesOfShapes(specs);
  const owners = [
    ...specs.mappings.map((mapping) => ({ words: wordsIn(mapping), document: documentOf(mapping, specs) })),
    { words: shared, document: undefined },
  ];
  return owners.flatMap(({ words, document }) => {
    const others = owners.flatMap((owner) => (owner.words === words ? [] : owner.words));
    // Of two dialects that write a word in two ways, neither is wrong for that.
    const isRight = ({ word }: Word): boolean =>
      isDocumented(word) || countOf(word, others) > 1 || countOf(word, shared) > 0;
    const known = others.filter(isRight);
    return words.flatMap((one) => (isDocumented(one.word) ? [] : faultOf(one, known, others, document)));
  });
}

function countOf(word: string, words: readonly Word[]): number {
  return words.filter((other) => other.word === word).length;
}

function faultOf(
  { word, table, node }: Word,
  known: readonly Word[],
  others: readonly Word[],
  document: DialectDocument | undefined,
): Problem[] {
  const isKnown = others.some((other) => other.table === table && spelling(other.word) === spelling(word));
  if (isKnown || word.length < LONG_ENOUGH) return [];
  const names = known.filter((other) => other.table === table).map((other) => other.word);
  const near = nearest(word, names);
  if (near === undefined) return [];
  const place = document === undefined ? "" : ` If the vendor has the word, name it in ${document.file.name}.`;
  const about = { written: word, meant: near };
  return [problemOf(node, `no other dialect has the word "${word}" here`, `did you mean "${near}"?${place}`, about)];
}

/** Vendors write one word with dashes or underscores, and in capitals or not; a pattern is for what begins so. */
function spelling(word: string): string {
  const parts = word
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, "_")
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  return parts.filter((part) => part !== "").join("_");
}

function documentOf({ dialect }: Mapping, { documents }: Specs): DialectDocument | undefined {
  return documents.find(({ name }) => name === dialect);
}

function wordsIn(mapping: Mapping): Word[] {
  const { file, finish } = mapping;
  const read = Object.entries(finish.read).map(([word, meaning]) => ({
    word,
    table: "Finish",
    node: { file, pointer: ["finish", meaning] },
  }));
  const ofLines = linesOf(mapping).flatMap((line) => {
    const { type } = line.field;
    if (line.kind !== "words" || type.kind !== "enum") return [];
    return Object.entries(line.words).flatMap(([meaning, words]) =>
      words.map((word) => ({ word, table: type.name, node: inside(line, "values", meaning) })),
    );
  });
  const { errors } = file.value;
  const types = typeof errors === "string" ? {} : errors.types;
  return [...read, ...ofLines, ...withoutEffect(mapping), ...typesAt({ file, pointer: ["errors", "types"] }, types)];
}

/** Losing these words of members that no other dialect has is not reported. */
function withoutEffect({ request, parts, records }: Mapping): Word[] {
  const forms = [...parts.forms, ...[...records.values()].flatMap((table) => table.forms)];
  return [request, ...forms].flatMap(({ unmapped }) =>
    unmapped.flatMap(({ neutral, ...member }) =>
      neutral
        .flat()
        .filter((word) => typeof word === "string")
        .map((word) => ({ word, table: "values without effect", node: inside(member, "neutral") })),
    ),
  );
}

function typesAt(node: Placed, types: Readonly<Record<string, string>> = {}): Word[] {
  return Object.entries(types).map(([status, word]) => ({
    word,
    table: "types of errors",
    node: inside(node, status),
  }));
}

function typesOfShapes({ files }: Specs): Word[] {
  return files["error-shapes"].flatMap((file) =>
    Object.entries(file.value).flatMap(([name, { types }]) => typesAt({ file, pointer: [name, "types"] }, types)),
  );
}
