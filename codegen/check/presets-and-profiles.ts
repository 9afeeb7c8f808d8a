/** Presets and profiles speak of dialects and concepts that there are. */
import type { RulesSource } from "../load/sources/rules.js";
import { rulesOf } from "../emit/rules.js";
import { camel } from "../emit/text.js";
import type { ProfileSource } from "../load/sources/profile.js";
import type { PresetSource } from "../load/sources/provider.js";
import type { Mapping } from "../join/mapping.js";
import type { Vocabulary } from "../join/vocabulary.js";
import { hintFor } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { SpecFile } from "../load/spec-file.js";
import * as transforms from "../../src/conversion/transforms/index.js";
import { snake } from "./snake.js";
import type { Specs } from "./specs.js";

const transformNames = new Set(Object.keys(transforms));

export function presetsAndProfiles({ files, documents, mappings, vocabularies }: Specs): Problem[] {
  const dialects = documents.map(({ name }) => name);
  return [
    ...files.provider.flatMap((file) => {
      const { dialects: spoken, wire = {} } = file.value;
      return [
        ...namedProfiles(file, files),
        ...spoken.flatMap((dialect, index) =>
          dialects.includes(dialect)
            ? []
            : [file.problem(["dialects", index], `there is no dialect "${dialect}"`, hintFor(dialect, dialects))],
        ),
        ...Object.entries(wire).flatMap(([dialect, { as, lacks = [], longest = {} }]) => [
          ...(as === undefined || dialects.includes(as)
            ? []
            : [file.problem(["wire", dialect, "as"], `there is no dialect "${as}"`, hintFor(as, dialects))]),
          ...(spoken.includes(dialect)
            ? []
            : [file.problem(["wire", dialect], `this preset does not speak "${dialect}"`, hintFor(dialect, spoken))]),
          ...[
            ...lacks.map((concept, index) => [concept, ["lacks", index]] as const),
            ...Object.keys(longest).map((concept) => [concept, ["longest", concept]] as const),
          ].flatMap(([concept, at]) => {
            const known = conceptsOfRequests(
              vocabularies.find(
                ({ name }) => name === mappings.find((mapping) => mapping.dialect === dialect)?.vocabulary.name,
              ),
            );
            return known.includes(concept)
              ? []
              : [
                  file.problem(
                    ["wire", dialect, ...at],
                    `a request has no concept "${concept}"`,
                    hintFor(concept, known),
                  ),
                ];
          }),
        ]),
      ];
    }),
    ...files.profile.flatMap((file) => {
      const source = file.value;
      const { vocabulary: name, native, forms, rewrite = {}, rules = {}, image_tokens: tokens } = source;
      const vocabulary = vocabularies.find((known) => known.name === name);
      if (vocabulary === undefined)
        return [
          file.problem(
            ["vocabulary"],
            `there is no vocabulary "${name}"`,
            hintFor(
              name,
              vocabularies.map((known) => known.name),
            ),
          ),
        ];
      const isNative = native === undefined || dialects.includes(native);
      return [
        ...(isNative ? [] : [file.problem(["native"], `there is no dialect "${native}"`, hintFor(native, dialects))]),
        ...(forms === undefined ||
        documents.some((document) => document.name === native && document.routes.some(({ form }) => form !== undefined))
          ? []
          : [
              file.problem(
                ["forms"],
                "its own dialect takes no forms",
                "leave forms out, or say multipart/form-data at an operation of the dialect",
              ),
            ]),
        ...conceptsOf(
          file,
          conceptsRuled(rules),
          vocabulary,
          mappings.find(({ dialect }) => dialect === native),
        ),
        ...familyOf(file, source, vocabulary),
        ...rewritesKnown(
          file,
          rewrite,
          mappings.find(({ dialect }) => dialect === native),
        ),
        ...qualitiesOf(file, Object.keys(tokens?.quality ?? {}), rules),
      ];
    }),
  ];
}

/** Lines name profiles of text, and presets whose lines are their own. */
function namedProfiles(file: SpecFile<PresetSource>, { provider, profile }: Specs["files"]): Problem[] {
  const presets = provider.map(({ value }) => value);
  const profiles = profile.map(({ value }) => value).filter(({ vocabulary }) => vocabulary === "text");
  const names = profiles.map((one) => one.profile);
  return (file.value.profiles ?? []).flatMap((line, index) => {
    const key = line.of === undefined ? (line.profile === undefined ? "else" : "profile") : "of";
    const name = line[key] ?? "";
    if (key !== "of")
      return names.includes(name)
        ? []
        : [
            file.problem(
              ["profiles", index, key],
              `there is no profile "${name}" of text models`,
              hintFor(name, names),
            ),
          ];
    const named = presets.find(({ preset }) => preset === name);
    if (named === undefined)
      return [
        file.problem(
          ["profiles", index, key],
          `there is no preset "${name}"`,
          hintFor(
            name,
            presets.map(({ preset }) => preset),
          ),
        ),
      ];
    const isPlain = named.profiles?.every(({ of }) => of === undefined) ?? false;
    return isPlain
      ? []
      : [
          file.problem(
            ["profiles", index, key],
            `the preset "${name}" has no lines of its own, or takes them from another`,
            "name the preset where the lines stand",
          ),
        ];
  });
}

/** What requests are fitted to is said in words of a vocabulary that has conversations. */
function familyOf(file: SpecFile, source: ProfileSource, vocabulary: Vocabulary): Problem[] {
  const { reasoning, beside_tools: besideTools, output, instructions, media = [], strict, implicit = {} } = source;
  const { media_in_results: mediaInResults = [], reasoning_items, prefill } = source;
  const rewrite = Object.entries({
    reasoning,
    beside_tools: besideTools,
    output,
    instructions,
    strict,
    reasoning_items,
    prefill,
  }).filter(([, value]) => value !== undefined);
  const known = conceptsOfRequests(vocabulary);
  if (!known.includes("turns")) {
    const [first] = [
      ...rewrite.map(([key]) => key),
      ...(media.length > 0 ? ["media"] : []),
      ...Object.keys(implicit)
        .slice(0, 1)
        .map(() => "implicit"),
    ];
    return first === undefined
      ? []
      : [
          file.problem(
            [first],
            `${first} is said of models that converse, and the vocabulary "${vocabulary.name}" has no turns`,
          ),
        ];
  }
  const words = (said: readonly string[], name: string, at: readonly string[]): Problem[] => {
    const values = vocabulary.enums.get(name)?.map((value) => value.name) ?? [];
    return said.flatMap((word, index) =>
      values.includes(word)
        ? []
        : [file.problem([...at, index], `${name} has no word "${word}"`, hintFor(word, values))],
    );
  };
  const beside =
    besideTools === undefined || besideTools === "omit"
      ? []
      : words([besideTools], "Effort", ["beside_tools"]).map(({ message, hint }) =>
          file.problem(["beside_tools"], message, hint),
        );
  return [
    ...beside,
    ...words(typeof reasoning === "object" ? (reasoning.effort ?? []) : [], "Effort", ["reasoning", "effort"]),
    ...words(media, "Medium", ["media"]),
    ...words(mediaInResults, "Medium", ["media_in_results"]),
    ...Object.keys(implicit).flatMap((concept) =>
      known.includes(concept)
        ? []
        : [file.problem(["implicit", concept], `a request has no concept "${concept}"`, hintFor(concept, known))],
    ),
  ];
}

/** What is told in another form is said by members of the native dialect, and read by a transform there. */
function rewritesKnown(
  file: SpecFile,
  rewrite: NonNullable<ProfileSource["rewrite"]>,
  native: Mapping | undefined,
): Problem[] {
  return Object.entries(rewrite).flatMap(([concept, { transform }]) => {
    if (!transformNames.has(camel(transform)))
      return [
        file.problem(
          ["rewrite", concept, "transform"],
          `there is no transform "${transform}"`,
          hintFor(transform, [...transformNames].map(snake)),
        ),
      ];
    const line = native?.request.lines.find((other) => other.concept === concept);
    const isMember = line?.transform !== undefined && line.at.length > 0 && line.at.every((at) => /^[\w$-]+$/.test(at));
    return isMember
      ? []
      : [
          file.problem(
            ["rewrite", concept],
            `its own dialect does not say "${concept}" in members of a request, by a transform`,
            "say native, and name a concept whose line there has transform",
          ),
        ];
  });
}

/** Tokens are told of qualities that the family accepts. */
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
  /** What is refused to clients of every dialect need not be something that the vendor's own can say. */
  readonly isEssential: boolean;
}

function conceptsRuled(rules: RulesSource): Ruled[] {
  return Object.entries(rules).flatMap(([concept, rewrite]) =>
    rulesOf(rewrite).flatMap(({ when = {}, essential }) =>
      [concept, ...Object.keys(when)].map((one) => ({ concept: one, isEssential: essential === true })),
    ),
  );
}

function conceptsOf(
  file: SpecFile,
  concepts: readonly Ruled[],
  vocabulary: Vocabulary,
  native: Mapping | undefined,
): Problem[] {
  const known = [...conceptsOfRequests(vocabulary), ...conceptsInside(vocabulary)];
  return concepts.flatMap(({ concept, isEssential }) => {
    if (!known.includes(concept))
      return [file.problem(["rules", concept], `a request has no concept "${concept}"`, hintFor(concept, known))];
    // What a vendor refuses inside of a record is left to it to refuse.
    if (concept.includes(".")) return [];
    const line = native?.request.lines.find((other) => other.concept === concept);
    if (native === undefined || isEssential || (line !== undefined && line.absent === undefined)) return [];
    return [
      file.problem(
        ["rules", concept],
        `the ${native.dialect} dialect has no place for "${concept}"`,
        "what its vendor refuses must be something that its dialect can say",
      ),
    ];
  });
}

function conceptsOfRequests(vocabulary: Vocabulary | undefined): string[] {
  return (vocabulary?.records.get("Request")?.fields ?? []).map(({ name }) => name);
}

/** The concepts of the records that concepts of requests are. */
function conceptsInside(vocabulary: Vocabulary): string[] {
  return (vocabulary.records.get("Request")?.fields ?? []).flatMap(({ name, type }) =>
    type.kind === "record"
      ? (vocabulary.records.get(type.name)?.fields ?? []).map((field) => `${name}.${field.name}`)
      : [],
  );
}
