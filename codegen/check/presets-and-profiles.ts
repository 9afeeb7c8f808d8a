/** Presets and profiles speak of dialects and concepts that there are. */
import { rulesOf } from "../emit/profiles.js";
import type { Mapping } from "../join/mapping.js";
import type { Vocabulary } from "../join/vocabulary.js";
import { hintFor } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { SpecFile } from "../load/spec-file.js";
import type { Specs } from "./specs.js";

interface PresetSource {
  readonly dialects: readonly string[];
  readonly wire?: Readonly<Record<string, { readonly as?: string; readonly lacks?: readonly string[] }>>;
}

interface ProfileSource {
  readonly vocabulary: string;
  readonly native?: string;
  readonly only?: Readonly<Record<string, unknown>>;
}

export function presetsAndProfiles({ files, documents, mappings, vocabularies }: Specs): Problem[] {
  const dialects = documents.map(({ name }) => name);
  return [
    ...files.provider.flatMap((file) => {
      const { dialects: spoken, wire = {} } = file.value as unknown as PresetSource;
      return [
        ...spoken.flatMap((dialect, index) => (dialects.includes(dialect) ? [] : [file.problem(["dialects", index], `there is no dialect "${dialect}"`, hintFor(dialect, dialects))])),
        ...Object.entries(wire).flatMap(([dialect, { as, lacks = [] }]) => [
          ...(as === undefined || dialects.includes(as) ? [] : [file.problem(["wire", dialect, "as"], `there is no dialect "${as}"`, hintFor(as, dialects))]),
          ...(spoken.includes(dialect) ? [] : [file.problem(["wire", dialect], `this preset does not speak "${dialect}"`, hintFor(dialect, spoken))]),
          ...lacks.flatMap((concept, index) => {
            const known = conceptsOfRequests(vocabularies.find(({ name }) => name === mappings.find((mapping) => mapping.dialect === dialect)?.vocabulary.name));
            return known.includes(concept) ? [] : [file.problem(["wire", dialect, "lacks", index], `a request has no concept "${concept}"`, hintFor(concept, known))];
          }),
        ]),
      ];
    }),
    ...files.profile.flatMap((file) => {
      const { vocabulary: name, native, only } = file.value as unknown as ProfileSource;
      const vocabulary = vocabularies.find((known) => known.name === name);
      if (vocabulary === undefined) return [file.problem(["vocabulary"], `there is no vocabulary "${name}"`, hintFor(name, vocabularies.map((known) => known.name)))];
      const isNative = native === undefined || dialects.includes(native);
      return [
        ...(isNative ? [] : [file.problem(["native"], `there is no dialect "${native}"`, hintFor(native, dialects))]),
        ...conceptsOf(file, Object.entries(only ?? {}).flatMap(([concept, told]) => [concept, ...rulesOf(told as never).flatMap(({ when = {} }) => Object.keys(when))]), vocabulary, mappings.find(({ dialect }) => dialect === native)),
      ];
    }),
  ];
}

function conceptsOf(file: SpecFile, concepts: readonly string[], vocabulary: Vocabulary, native: Mapping | undefined): Problem[] {
  const known = conceptsOfRequests(vocabulary);
  return concepts.flatMap((concept) => {
    if (!known.includes(concept)) return [file.problem(["only", concept], `a request has no concept "${concept}"`, hintFor(concept, known))];
    const line = native?.request.lines.find((other) => other.concept === concept);
    if (native === undefined || (line !== undefined && line.at.length > 0)) return [];
    return [file.problem(["only", concept], `the ${native.dialect} dialect has no place for "${concept}"`, "what its vendor refuses must be something that its dialect can say")];
  });
}

function conceptsOfRequests(vocabulary: Vocabulary | undefined): string[] {
  return (vocabulary?.records.get("Request")?.fields ?? []).map(({ name }) => name);
}
