/** The effects that functions beside a dialect declare are about concepts that there are. */
import { dirname } from "node:path";
import { camel } from "../model/names.js";
import { hintFor } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { DialectFunction, FunctionEffects, FunctionKind, FunctionsFile } from "../load/dialect-functions.js";
import { folderOf } from "../load/load-specs.js";
import { transformOf } from "../model/line.js";
import type { Mapping } from "../model/mapping.js";
import { recordNameOf } from "../model/record-types.js";
import { parseSelector } from "../model/selector.js";
import type { Field, FieldType, Vocabulary } from "../model/vocabulary.js";
import { writtenLines } from "./forms.js";
import type { Specs } from "./specs.js";

export function effectsKnown({ functions, mappings }: Specs): Problem[] {
  return functions.flatMap((file) => {
    const mapping = mappings.find((one) => folderOf(one.file) === dirname(file.name));
    return mapping === undefined ? [] : file.functions.flatMap((one) => faultsOf(one, file, mapping));
  });
}

function faultsOf(one: DialectFunction, file: FunctionsFile, mapping: Mapping): Problem[] {
  return unknownConcepts(one.kind, one.name, one.effects, mapping).map(({ effect, concept, known }) => ({
    ...{ file: file.name, line: one.line, column: one.column, ...one.places[effect] },
    message: `"${effect}" of "${one.name}" is about "${concept}", which is no concept here`,
    hint: hintFor(concept, known) ?? "leave it out",
  }));
}

/** A name in an effect that is no concept, with those that are. */
interface Unknown {
  readonly effect: keyof FunctionEffects;
  readonly concept: string;
  readonly known: readonly string[];
}

/** The names in the effects of a function, as this mapping uses it, that are no concepts. */
export function unknownConcepts(
  kind: FunctionKind,
  name: string,
  effects: FunctionEffects,
  mapping: Mapping,
): Unknown[] {
  const { carries = {}, drops = {}, about = [], clears, writes = [], reads = [] } = effects;
  const { presumes = [], decides = [] } = effects;
  const named: Readonly<Partial<Record<keyof FunctionEffects, readonly string[]>>> = {
    carries: [...Object.keys(carries), ...Object.values(carries).flat()],
    drops: Object.keys(drops),
    ...{ writes, reads, presumes, decides },
  };
  const fields = kind === "transforms" ? fieldsOfTransform(name, mapping) : fieldsOfPasses(mapping.vocabulary);
  const anywhere = clears === undefined ? [] : unknownIn(clears, everyField(mapping.vocabulary), mapping.vocabulary);
  const members = mapping.vocabulary.records.get("Request")?.fields.map((field) => field.name) ?? [];
  const strange = kind === "request" ? about.filter((concept) => !members.includes(concept)) : [];
  return [
    ...strange.map((concept) => ({ effect: "about" as const, concept, known: members })),
    ...(["carries", "drops", "writes", "reads", "presumes", "decides"] as const).flatMap((effect) =>
      (named[effect] ?? []).flatMap((path) =>
        fields === undefined ? [] : unknownIn(path, fields, mapping.vocabulary).map((one) => ({ effect, ...one })),
      ),
    ),
    ...anywhere.map((one) => ({ effect: "clears" as const, ...one })),
  ];
}

/** The concepts of requests and answers, and the kinds of parts, which are records too. */
function fieldsOfPasses({ records, unions }: Vocabulary): Known {
  const bodies = ["Request", "Response"].flatMap((name) => records.get(name)?.fields ?? []);
  const kinds = [...(unions.get("Part")?.kinds ?? [])];
  return merged([
    ...bodies.map(({ name, type }): Entry => [name, [type]]),
    ...kinds.map(([name, { fields }]): Entry => [name, [fields]]),
  ]);
}

/** Concepts of the records that a transform converts; nothing where it converts none. */
function fieldsOfTransform(name: string, mapping: Mapping): Known | undefined {
  const { response, vocabulary } = mapping;
  const lines = writtenLines(mapping).filter((line) => {
    const names = line.kind === "transforms" ? line.transforms : [transformOf(line) ?? ""];
    return names.some((one) => camel(one) === name);
  });
  const cites = camel(response.citations?.transform ?? "") === name;
  const cited = vocabulary.unions
    .get("Part")
    ?.kinds.get("text")
    ?.fields.find((field) => field.name === "citations");
  const types = [...lines.map(({ field }) => field.type), ...(cites && cited !== undefined ? [cited.type] : [])];
  const records = types.flatMap((type) => vocabulary.records.get(recordNameOf(type) ?? "")?.fields ?? []);
  return types.length === 0 ? undefined : merged(records.map(({ name: one, type }): Entry => [one, [type]]));
}

/** Of records and of parts of every kind. */
function everyField({ records, unions }: Vocabulary): Known {
  const kinds = [...(unions.get("Part")?.kinds.values() ?? [])];
  const fields = [...records.values(), ...kinds].flatMap((one) => one.fields);
  return merged(fields.map(({ name, type }): Entry => [name, [type]]));
}

/** What a concept may hold: values of a type, or the concepts of a kind of part. */
type Holds = FieldType | readonly Field[];
type Known = ReadonlyMap<string, readonly Holds[]>;
type Entry = readonly [name: string, holds: readonly Holds[]];

function merged(entries: readonly Entry[]): Known {
  const all = new Map<string, readonly Holds[]>();
  for (const [name, holds] of entries) all.set(name, [...(all.get(name) ?? []), ...holds]);
  return all;
}

/** In place of a name: any record, and the value of a pass. */
const ANY = ["*", "{value}"];

function unknownIn(path: string, known: Known, vocabulary: Vocabulary): Omit<Unknown, "effect">[] {
  const { base, selections } = parseSelector(path);
  const [selection] = selections;
  const whole = [base, selection?.rest].filter(Boolean).join(".").split(".");
  const conditions = Object.keys(selection?.match ?? {}).map((name) => [...base.split("."), ...name.split(".")]);
  return [whole, ...conditions].flatMap((names) => firstUnknown(names, known, vocabulary) ?? []);
}

function firstUnknown(
  [name = "", ...inside]: readonly string[],
  known: Known,
  vocabulary: Vocabulary,
): Omit<Unknown, "effect"> | undefined {
  const holds = ANY.includes(name) ? [] : known.get(name);
  if (holds === undefined) return { concept: name, known: [...known.keys()] };
  if (inside.length === 0) return undefined;
  const within = ANY.includes(name) ? everyField(vocabulary) : merged(holds.flatMap((one) => inner(one, vocabulary)));
  return firstUnknown(inside, within, vocabulary);
}

/** The concepts inside one: those of its record, or of the records of its list. */
function inner(holds: Holds, { records }: Vocabulary): Entry[] {
  const fields = "kind" in holds ? (records.get(recordNameOf(holds) ?? "")?.fields ?? []) : holds;
  return fields.map(({ name, type }) => [name, [type]]);
}
