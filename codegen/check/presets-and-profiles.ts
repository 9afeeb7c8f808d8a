/** Presets and profiles speak of dialects and concepts that there are. */
import { rulesOf } from "../emit/rules.js";
import { camel } from "../emit/text.js";
import type { Mapping, RulesSource } from "../join/mapping.js";
import type { Vocabulary } from "../join/vocabulary.js";
import { hintFor } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { SpecFile } from "../load/spec-file.js";
import * as transforms from "../runtime/transforms/index.js";
import { snake } from "./snake.js";
import type { Specs } from "./specs.js";

const transformNames = new Set(Object.keys(transforms));

interface PresetSource {
  readonly dialects: readonly string[];
  readonly wire?: Readonly<Record<string, { readonly as?: string; readonly lacks?: readonly string[] }>>;
}

interface ProfileSource {
  readonly vocabulary: string;
  readonly native?: string;
  readonly forms?: unknown;
  readonly told?: Readonly<Record<string, { readonly as: string }>>;
  readonly only?: RulesSource;
  readonly picture_tokens?: { readonly quality: Readonly<Record<string, number>> };
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
      const { vocabulary: name, native, forms, told = {}, only = {}, picture_tokens: tokens } = file.value as unknown as ProfileSource;
      const vocabulary = vocabularies.find((known) => known.name === name);
      if (vocabulary === undefined) return [file.problem(["vocabulary"], `there is no vocabulary "${name}"`, hintFor(name, vocabularies.map((known) => known.name)))];
      const isNative = native === undefined || dialects.includes(native);
      return [
        ...(isNative ? [] : [file.problem(["native"], `there is no dialect "${native}"`, hintFor(native, dialects))]),
        ...(forms === undefined || documents.some((document) => document.name === native && document.routes.some(({ form }) => form !== undefined)) ? [] : [file.problem(["forms"], "its own dialect takes no forms", "leave forms out, or say multipart/form-data at an operation of the dialect")]),
        ...conceptsOf(file, conceptsRuled(only), vocabulary, mappings.find(({ dialect }) => dialect === native)),
        ...toldOf(file, told, mappings.find(({ dialect }) => dialect === native)),
        ...qualitiesOf(file, Object.keys(tokens?.quality ?? {}), only),
      ];
    }),
  ];
}

/** What is told in another form is said by members of the native dialect, and read by a transform there. */
function toldOf(file: SpecFile, told: NonNullable<ProfileSource["told"]>, native: Mapping | undefined): Problem[] {
  return Object.entries(told).flatMap(([concept, { as }]) => {
    if (!transformNames.has(camel(as))) return [file.problem(["told", concept, "as"], `there is no transform "${as}"`, hintFor(as, [...transformNames].map(snake)))];
    const line = native?.request.lines.find((other) => other.concept === concept);
    const isMember = line?.as !== undefined && line.at.length > 0 && line.at.every((at) => /^[\w$-]+$/.test(at));
    return isMember ? [] : [file.problem(["told", concept], `its own dialect does not say "${concept}" in members of a request, by a transform`, "say native, and name a concept whose line there has as")];
  });
}

/** Tokens are told of qualities that the family accepts. */
function qualitiesOf(file: SpecFile, told: readonly string[], only: Readonly<Record<string, unknown>>): Problem[] {
  const accepted = only.quality === undefined ? [] : rulesOf(only.quality as never).flatMap(({ values }) => (values as readonly string[] | undefined) ?? []);
  return told.flatMap((quality) => (accepted.includes(quality) ? [] : [file.problem(["picture_tokens", "quality", quality], `this family accepts no quality "${quality}"`, hintFor(quality, accepted))]));
}

interface Ruled {
  readonly concept: string;
  /** What is refused to clients of every dialect need not be something that the vendor's own can say. */
  readonly isEssential: boolean;
}

function conceptsRuled(only: RulesSource): Ruled[] {
  return Object.entries(only).flatMap(([concept, told]) =>
    rulesOf(told).flatMap(({ when = {}, essential }) => [concept, ...Object.keys(when)].map((one) => ({ concept: one, isEssential: essential === true }))),
  );
}

function conceptsOf(file: SpecFile, concepts: readonly Ruled[], vocabulary: Vocabulary, native: Mapping | undefined): Problem[] {
  const known = conceptsOfRequests(vocabulary);
  return concepts.flatMap(({ concept, isEssential }) => {
    if (!known.includes(concept)) return [file.problem(["only", concept], `a request has no concept "${concept}"`, hintFor(concept, known))];
    const line = native?.request.lines.find((other) => other.concept === concept);
    if (native === undefined || isEssential || (line !== undefined && line.absent === undefined)) return [];
    return [file.problem(["only", concept], `the ${native.dialect} dialect has no place for "${concept}"`, "what its vendor refuses must be something that its dialect can say")];
  });
}

function conceptsOfRequests(vocabulary: Vocabulary | undefined): string[] {
  return (vocabulary?.records.get("Request")?.fields ?? []).map(({ name }) => name);
}
