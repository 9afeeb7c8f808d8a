/**
 * Descriptions of families of models are consistent: words are in their order, bounds leave some values, lines can
 * be reached.
 */
import type { RulesSource } from "../load/sources/rules.js";
import type { ProfileLine } from "../load/sources/provider.js";
import { isList } from "../model/source.js";
import type { Vocabulary } from "../model/vocabulary.js";
import { hintFor } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { SpecFile } from "../load/spec-file.js";
import { fitsPattern } from "../../src/conversion/choose-profile.js";
import type { Json } from "../../src/conversion/json.js";
import { placed } from "./rules-known.js";
import type { Specs } from "./specs.js";

export function familiesSound({ files, vocabularies }: Specs): Problem[] {
  const vocabularyOf = ({ profile, else: otherwise }: ProfileLine): string | undefined =>
    files.profile.find(({ value }) => value.profile === (profile ?? otherwise))?.value.vocabulary;
  return [
    ...files.profile.flatMap((file) => {
      const { vocabulary: name, reasoning, rules = {} } = file.value;
      const vocabulary = vocabularies.find((known) => known.name === name);
      if (vocabulary === undefined) return [];
      return [
        ...(typeof reasoning === "object"
          ? [...inOrder(file, reasoning.effort ?? [], vocabulary), ...bounds(file, reasoning.budget)]
          : []),
        ...wordsInside(file, rules, vocabulary),
      ];
    }),
    ...files.provider.flatMap((file) => reachable(file, file.value.profiles ?? [], vocabularyOf)),
  ];
}

/** From the least to the most: the first is the least effort that there can be. */
function inOrder(file: SpecFile, efforts: readonly string[], { enums }: Vocabulary): Problem[] {
  const order = (enums.get("Effort") ?? []).map((effort) => effort.name);
  return efforts.flatMap((effort, index) => {
    const before = efforts[index - 1];
    if (before === undefined || !order.includes(effort) || order.indexOf(before) < order.indexOf(effort)) return [];
    return [
      file.problem(
        ["reasoning", "effort", index],
        `"${effort}" is less than "${before}"`,
        `list them from the least to the most: ${order.filter((word) => efforts.includes(word)).join(", ")}`,
      ),
    ];
  });
}

function bounds(file: SpecFile, budget: { readonly least: number; readonly most?: number } | undefined): Problem[] {
  if (budget?.most === undefined || budget.least <= budget.most) return [];
  return [
    file.problem(
      ["reasoning", "budget", "least"],
      `no budget is ${budget.least} at least and ${budget.most} at most`,
      "least is not more than most",
    ),
  ];
}

/** Values of enums inside of records are meanings of the vocabulary, whatever the dialect. */
function wordsInside(file: SpecFile, rules: RulesSource, { records, enums }: Vocabulary): Problem[] {
  const meaningsOf = (concept: string): readonly string[] | undefined => {
    const [member = "", inner = ""] = concept.split(".");
    const record = records.get("Request")?.fields.find((field) => field.name === member)?.type;
    const type =
      record?.kind === "record"
        ? records.get(record.name)?.fields.find((field) => field.name === inner)?.type
        : undefined;
    return type?.kind === "enum" ? (enums.get(type.name) ?? []).map((meaning) => meaning.name) : undefined;
  };
  const check = (
    concept: string,
    values: string | readonly Json[] | undefined,
    place: readonly (string | number)[],
  ): Problem[] => {
    const meanings = meaningsOf(concept);
    if (meanings === undefined || !isList(values)) return [];
    return values.flatMap((value, index) =>
      meanings.includes(String(value))
        ? []
        : [
            file.problem(
              [...place, index],
              `"${String(value)}" is not a meaning of "${concept}"`,
              hintFor(String(value), meanings),
            ),
          ],
    );
  };
  return placed(rules, ["rules"]).flatMap(({ concept, rule, pointer }) => [
    ...check(concept, rule.values, [...pointer, "values"]),
    ...Object.entries(rule.when ?? {}).flatMap(([name, values]) => check(name, values, [...pointer, "when", name])),
  ]);
}

/**
 * The first matching line of a model's vocabulary counts: a pattern is never reached if an earlier one of them matches
 * everything that it matches.
 */
function reachable(
  file: SpecFile,
  lines: readonly ProfileLine[],
  vocabularyOf: (line: ProfileLine) => string | undefined,
): Problem[] {
  const patterns = new Map<string | undefined, string[]>();
  return lines.flatMap((line, index) => {
    const vocabulary = vocabularyOf(line);
    const before = patterns.get(vocabulary) ?? [];
    patterns.set(vocabulary, before);
    const last = before.includes("*");
    const unreached =
      line.models === undefined && last
        ? [file.problem(["profiles", index], "no name comes as far as here", "put the line for all others last")]
        : [];
    const shadowed = (line.models ?? []).flatMap((pattern, at) => {
      const known = pattern.toLowerCase();
      // A star of this pattern is met by stars only, so that what fits here fits there.
      const earlier = before.find((other) => fitsPattern(other, known));
      before.push(known);
      return earlier === undefined
        ? []
        : [
            file.problem(
              ["profiles", index, "models", at],
              `whatever "${pattern}" fits, "${earlier}" fits before it`,
              "put the narrower pattern first, or leave it out",
            ),
          ];
    });
    if (line.else !== undefined) before.push("*");
    return [...unreached, ...shadowed];
  });
}
