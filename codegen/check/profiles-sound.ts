/** Profiles name dialects, concepts and transforms that exist. */
import { transformOf } from "../model/line.js";
import type { RulesSource } from "../load/sources/rules.js";
import { rulesOf } from "../model/rules.js";
import type { ProfileSource } from "../load/sources/profile.js";
import { libraryFunctions } from "../model/functions.js";
import type { Mapping } from "../model/mapping.js";
import type { Vocabulary } from "../model/vocabulary.js";
import { hintFor } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import type { SpecFile } from "../load/spec-file.js";
import { isAnswered } from "./concepts-answered.js";
import { conceptsOfRequests } from "./concepts-of-requests.js";
import { familyWords } from "./family-words.js";
import { placed } from "./rules-known.js";
import type { Specs } from "./specs.js";

export function profilesSound(specs: Specs): Problem[] {
  return specs.files.profile.flatMap((file) => {
    const { vocabulary: name } = file.value;
    const names = specs.vocabularies.map((known) => known.name);
    const vocabulary = specs.vocabularies.find((known) => known.name === name);
    return vocabulary === undefined
      ? [file.problem(["vocabulary"], `there is no vocabulary "${name}"`, hintFor(name, names))]
      : ofProfile(file, vocabulary, specs);
  });
}

function ofProfile(file: SpecFile<ProfileSource>, vocabulary: Vocabulary, specs: Specs): Problem[] {
  const source = file.value;
  const { native, rewrite = {}, rules = {}, image_tokens: tokens } = source;
  const dialects = specs.documents.map(({ name }) => name);
  const mapping = specs.mappings.find(({ dialect }) => dialect === native);
  const isNative = native === undefined || dialects.includes(native);
  return [
    ...(isNative ? [] : [file.problem(["native"], `there is no dialect "${native}"`, hintFor(native, dialects))]),
    ...formsTaken(file, specs),
    ...conceptsOf(file, conceptsRuled(rules), vocabulary, mapping),
    ...familyWords(file, source, vocabulary),
    ...rewritesKnown(file, rewrite, mapping),
    ...qualitiesOf(file, Object.keys(tokens?.quality ?? {}), rules),
    ...boundsOf(file, vocabulary),
  ];
}

/** Bounds are of concepts with which the model decides how many images it makes. */
function boundsOf(file: SpecFile<ProfileSource>, { records }: Vocabulary): Problem[] {
  const fields = records.get("Request")?.fields ?? [];
  const known = fields.flatMap(({ name, several }) => (several === undefined ? [] : [name]));
  return Object.keys(file.value.images ?? {})
    .filter((concept) => !known.includes(concept))
    .map((concept) =>
      file.problem(
        ["images", concept],
        `the model decides no number of images by "${concept}"`,
        hintFor(concept, known),
      ),
    );
}

function formsTaken(file: SpecFile<ProfileSource>, { documents }: Specs): Problem[] {
  const { forms, native } = file.value;
  const document = documents.find(({ name }) => name === native);
  if (forms === undefined || document?.routes.some(({ form }) => form !== undefined) === true) return [];
  return [
    file.problem(
      ["forms"],
      "its own dialect takes no forms",
      "leave forms out, or write multipart/form-data at an operation of the dialect",
    ),
  ];
}

/** A concept that a profile rewrites is in members of the native dialect, and a transform reads it there. */
function rewritesKnown(
  file: SpecFile,
  rewrite: NonNullable<ProfileSource["rewrite"]>,
  native: Mapping | undefined,
): Problem[] {
  return Object.entries(rewrite).flatMap(([concept, { transform }]) => {
    const functions = native?.functions ?? libraryFunctions;
    if (functions.find("transforms", transform) === undefined)
      return [
        file.problem(
          ["rewrite", concept, "transform"],
          `there is no transform "${transform}"`,
          hintFor(transform, functions.names("transforms")),
        ),
      ];
    const line = native?.request.lines.find((other) => other.concept === concept);
    const isMember =
      line !== undefined &&
      transformOf(line) !== undefined &&
      line.at.length > 0 &&
      line.at.every((at) => /^[\w$-]+$/.test(at));
    return isMember
      ? []
      : [
          file.problem(
            ["rewrite", concept],
            `its own dialect does not hold "${concept}" in members of a request, with a transform`,
            "write native, and name a concept whose line there has transform",
            { lacks: concept, rank: 1 },
          ),
        ];
  });
}

/** Token counts are given for qualities that the family accepts. */
function qualitiesOf(file: SpecFile, rewrite: readonly string[], rules: RulesSource): Problem[] {
  const accepted =
    rules.quality === undefined ? [] : rulesOf(rules.quality).flatMap(({ values = [] }) => values.map(String));
  return rewrite.flatMap((quality) =>
    accepted.includes(quality)
      ? []
      : [
          file.problem(
            ["image_tokens", "quality", quality],
            `this family accepts no quality "${quality}"`,
            hintFor(quality, accepted),
          ),
        ],
  );
}

interface Ruled {
  readonly concept: string;
  /** Below the rules. */
  readonly at: Pointer;
  /** What is refused to clients of every dialect need not have a place in the vendor's own dialect. */
  readonly isEssential: boolean;
}

function conceptsRuled(rules: RulesSource): Ruled[] {
  return placed(rules, []).flatMap(({ concept, rule: { when = {}, essential }, owner, pointer }) => [
    { concept, at: owner, isEssential: essential === true },
    ...Object.keys(when).map((one) => ({
      concept: one,
      at: [...pointer, "when", one],
      isEssential: essential === true,
    })),
  ]);
}

function conceptsOf(
  file: SpecFile,
  concepts: readonly Ruled[],
  vocabulary: Vocabulary,
  native: Mapping | undefined,
): Problem[] {
  const known = [...conceptsOfRequests(vocabulary), ...conceptsInside(vocabulary)];
  return concepts.flatMap(({ concept, at, isEssential }) => {
    if (!known.includes(concept))
      return [file.problem(["rules", ...at], `a request has no concept "${concept}"`, hintFor(concept, known))];
    // What a vendor refuses inside of a record is left to it to refuse.
    if (concept.includes(".")) return [];
    const line = native?.request.lines.find((other) => other.concept === concept);
    // A concept without a line is a problem of the mapping.
    if (line === undefined && !isAnswered(concept)) return [];
    if (native === undefined || isEssential || (line !== undefined && line.kind !== "absent")) return [];
    return [
      file.problem(
        ["rules", concept],
        `the ${native.dialect} dialect has no place for "${concept}"`,
        "what its vendor refuses must be something that its dialect can hold",
        { lacks: concept },
      ),
    ];
  });
}

/** The concepts of the records that concepts of requests are. */
function conceptsInside(vocabulary: Vocabulary): string[] {
  return (vocabulary.records.get("Request")?.fields ?? []).flatMap(({ name, type }) =>
    type.kind === "record"
      ? (vocabulary.records.get(type.name)?.fields ?? []).map((field) => `${name}.${field.name}`)
      : [],
  );
}
