/** Rules about requests name concepts, meanings and codes that exist. */
import type { RuleSource, RulesSource } from "../load/sources/rules.js";
import { rulesOf } from "../model/rules.js";
import type { VideoDefaultsSource } from "../load/sources/profile.js";
import { isList } from "../model/source.js";
import type { Vocabulary } from "../model/vocabulary.js";
import { hintFor } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import type { SpecFile } from "../load/spec-file.js";
import type { Json } from "../../src/conversion/json.js";
import type { Specs } from "./specs.js";

export function rulesKnown({ files, documents, mappings, vocabularies }: Specs): Problem[] {
  const codes = files.errors.flatMap(({ value }) => Object.keys(value.codes));
  return [
    ...mappings.flatMap(({ file, request, vocabulary }) =>
      placed(request.rules, ["request", "rules"]).flatMap((rule) => [
        ...conceptsKnown(file, rule, vocabulary),
        ...meaningsKnown(file, rule, vocabulary),
        ...codeKnown(file, rule, codes),
        ...withoutOperation(file, rule),
      ]),
    ),
    ...files.profile.flatMap((file) => {
      const { vocabulary: name, native, rules = {}, video = {} } = file.value;
      // Rules of other dialects are applied to bodies, so their values are words of the wire.
      const document = documents.find((other) => other.name === native);
      const isRead = document?.keys.jobs !== undefined;
      const operations = isRead
        ? []
        : ["else", ...(document?.routes.flatMap(({ operation }) => operation ?? []) ?? [])];
      const vocabulary = vocabularies.find((known) => known.name === name);
      if (vocabulary === undefined) return [];
      return [
        ...placed(rules, ["rules"]).flatMap((rule) => [
          ...(isRead ? meaningsKnown(file, rule, vocabulary) : []),
          ...withoutCode(file, rule),
          ...operationKnown(file, rule, operations),
        ]),
        ...placedDefaults(video.defaults ?? {}).flatMap((one) => [
          ...conceptsKnown(file, one, vocabulary),
          ...meaningsKnown(file, one, vocabulary),
        ]),
      ];
    }),
  ];
}

interface Placed {
  readonly concept: string;
  readonly rule: RuleSource;
  /** Of the rule, and of the concept that it is about. */
  readonly pointer: Pointer;
  readonly owner: Pointer;
}

export function placed(rules: RulesSource, pointer: Pointer): Placed[] {
  return Object.entries(rules).flatMap(([concept, declared]) => {
    const owner = [...pointer, concept];
    return rulesOf(declared).map((rule, index) => ({
      concept,
      rule,
      owner,
      pointer: isList(declared) ? [...owner, index] : owner,
    }));
  });
}

/** The values used where a request gives none have conditions like a rule's. */
function placedDefaults(defaults: VideoDefaultsSource): Placed[] {
  return Object.entries(defaults).flatMap(([concept, declared]) => {
    const owner = ["video", "defaults", concept];
    return isList(declared)
      ? declared.map(({ when }, index) => ({
          concept,
          rule: { message: "", ...(when !== undefined && { when }) },
          owner,
          pointer: [...owner, index],
        }))
      : [];
  });
}

function conceptsKnown(file: SpecFile, { concept, rule, pointer, owner }: Placed, vocabulary: Vocabulary): Problem[] {
  const known = (vocabulary.records.get("Request")?.fields ?? []).map(({ name }) => name);
  const named: [name: string, pointer: Pointer][] = [
    [concept, owner],
    ...Object.keys(rule.when ?? {}).map((name): [string, Pointer] => [name, [...pointer, "when", name]]),
  ];
  return named
    .filter(([name]) => !known.includes(name))
    .map(([name, place]) => file.problem(place, `a Request has no concept "${name}"`, hintFor(name, known)));
}

/** Values of an enum are its meanings. */
function meaningsKnown(file: SpecFile, { concept, rule, pointer }: Placed, { records, enums }: Vocabulary): Problem[] {
  const check = (name: string, values: string | readonly Json[] | undefined, place: Pointer): Problem[] => {
    const type = records.get("Request")?.fields.find((field) => field.name === name)?.type;
    if (type?.kind !== "enum" || !isList(values)) return [];
    const meanings = (enums.get(type.name) ?? []).map((meaning) => meaning.name);
    return values.flatMap((value, index) =>
      meanings.includes(String(value))
        ? []
        : [
            file.problem(
              [...place, index],
              `"${String(value)}" is not a meaning of "${name}"`,
              hintFor(String(value), meanings),
            ),
          ],
    );
  };
  return [
    ...check(concept, rule.values, [...pointer, "values"]),
    ...Object.entries(rule.when ?? {}).flatMap(([name, values]) => check(name, values, [...pointer, "when", name])),
  ];
}

function codeKnown(file: SpecFile, { rule: { code }, pointer }: Placed, codes: readonly string[]): Problem[] {
  return typeof code !== "string" || codes.includes(code)
    ? []
    : [file.problem([...pointer, "code"], `there is no code "${code}"`, hintFor(code, codes))];
}

function operationKnown(
  file: SpecFile,
  { rule: { operation }, pointer }: Placed,
  operations: readonly string[],
): Problem[] {
  return typeof operation !== "string" || operations.includes(operation)
    ? []
    : [
        file.problem(
          [...pointer, "operation"],
          `no address of its own dialect is for "${operation}"`,
          hintFor(operation, operations),
        ),
      ];
}

function withoutOperation(file: SpecFile, { rule: { operation }, pointer }: Placed): Problem[] {
  return operation === undefined
    ? []
    : [
        file.problem(
          [...pointer, "operation"],
          "a mapping's rules hold for every operation",
          "put it in a profile, or make it a rule of a concept that the address gives",
        ),
      ];
}

function withoutCode(file: SpecFile, { rule: { code }, pointer }: Placed): Problem[] {
  return code === undefined
    ? []
    : [
        file.problem(
          [...pointer, "code"],
          "a profile's rules have no codes of their own",
          "what a model cannot do is refused as unsupported_capability",
        ),
      ];
}
