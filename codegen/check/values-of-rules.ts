/** Values that rules and profiles name are of the types of their concepts: no others are ever equal to one. */
import { printed } from "../load/former-lines.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import type { SpecFile } from "../load/spec-file.js";
import type { RuleSource } from "../load/sources/rules.js";
import { isList } from "../model/source.js";
import type { FieldType, Vocabulary } from "../model/vocabulary.js";
import type { Json } from "../../src/conversion/json.js";
import { placed } from "./rules-known.js";
import type { Specs } from "./specs.js";
import { named } from "./value-shapes.js";

export function valuesOfRules({ files, mappings, vocabularies }: Specs): Problem[] {
  return [
    ...mappings.flatMap(({ file, request, vocabulary }) =>
      placed(request.rules, ["request", "rules"]).flatMap((rule) => faultsOf(file, rule, vocabulary)),
    ),
    ...files.profile.flatMap((file) => {
      const { vocabulary: name, rules = {}, implicit = {} } = file.value;
      const vocabulary = vocabularies.find((known) => known.name === name);
      if (vocabulary === undefined) return [];
      return [
        ...placed(rules, ["rules"]).flatMap((rule) => faultsOf(file, rule, vocabulary)),
        ...Object.entries(implicit).flatMap(([concept, value]) =>
          wrongValues([value], typeOf(concept, vocabulary)).map(({ other }) =>
            file.problem(
              ["implicit", concept],
              `${JSON.stringify(value)} is no value of "${concept}", which is ${namedType(concept, vocabulary)}`,
              other === undefined ? `leave ${concept} out` : `write ${printed({ [concept]: other })}`,
            ),
          ),
        ),
      ];
    }),
  ];
}

type RuleValues = RuleSource["values"] | string;
type PlacedRule = ReturnType<typeof placed>[number];

function faultsOf(file: SpecFile, { concept, rule, pointer }: PlacedRule, vocabulary: Vocabulary): Problem[] {
  const lists: readonly (readonly [concept: string, key: string, values: RuleValues, at: Pointer])[] = [
    [concept, "values", rule.values, [...pointer, "values"]],
    [concept, "or", rule.or, [...pointer, "or"]],
    [concept, "left_out", rule.left_out, [...pointer, "left_out"]],
    ...Object.entries(rule.when ?? {}).map(
      ([other, values]) => [other, other, values, [...pointer, "when", other]] as const,
    ),
  ];
  return [
    ...lists.flatMap(([name, key, values, at]) =>
      isList(values) ? ofList(file, name, key, values, at, vocabulary) : [],
    ),
    ...boundsOf(file, rule, pointer),
  ];
}

/** One problem for a list: the line to write is that of the whole. */
function ofList(
  file: SpecFile,
  concept: string,
  key: string,
  values: readonly Json[],
  at: Pointer,
  vocabulary: Vocabulary,
): Problem[] {
  const type = typeOf(concept, vocabulary);
  const wrong = wrongValues(values, type);
  const [first] = wrong;
  if (first === undefined) return [];
  const others = values.map((value) => wrong.find((one) => one.value === value)?.other ?? value);
  return [
    file.problem(
      [...at, first.index],
      `${JSON.stringify(first.value)} is no value of "${concept}", which is ${namedType(concept, vocabulary)}`,
      wrong.every(({ other }) => other !== undefined)
        ? `write ${printed({ [key]: others })}`
        : "leave it out: no request has it",
    ),
  ];
}

/** Bounds between which there is nothing. */
function boundsOf(file: SpecFile, rule: RuleSource, pointer: Pointer): Problem[] {
  const { items } = rule;
  return [
    ...crossed(file, rule, pointer, (least, most) => printed({ least, most })),
    ...(items === undefined
      ? []
      : crossed(file, items, [...pointer, "items"], (least, most) => printed({ items: { least, most } }))),
  ];
}

interface Bounds {
  readonly least?: number;
  readonly most?: number;
}

type LineOfBounds = (least: number, most: number) => string;

function crossed(file: SpecFile, { least, most }: Bounds, pointer: Pointer, line: LineOfBounds): Problem[] {
  if (least === undefined || most === undefined || least <= most) return [];
  const message = `the least ${least} is larger than the most ${most}: nothing is accepted`;
  return [file.problem([...pointer, "least"], message, `write ${line(most, least)}`)];
}

/** A value of another type, with what was probably meant. */
interface Wrong {
  readonly index: number;
  readonly value: Json;
  readonly other: Json | undefined;
}

function wrongValues(values: readonly Json[], type: FieldType | undefined): Wrong[] {
  const wanted = type === undefined ? undefined : TYPES[type.kind];
  return values.flatMap((value, index) =>
    wanted === undefined || value === null || typeof value === wanted
      ? []
      : [{ index, value, other: respelt(value, wanted) }],
  );
}

const TYPES: Readonly<Partial<Record<FieldType["kind"], "string" | "number" | "boolean">>> = {
  string: "string",
  enum: "string",
  number: "number",
  integer: "number",
  boolean: "boolean",
};

function respelt(value: Json, wanted: "string" | "number" | "boolean"): Json | undefined {
  if (wanted === "string") return String(value);
  if (wanted === "boolean") return value === "true" || value === "false" ? value === "true" : undefined;
  return typeof value === "string" && value.trim() !== "" && Number.isFinite(Number(value)) ? Number(value) : undefined;
}

/** The type of a concept of requests, or of one of its records: `reasoning.effort`. */
function typeOf(concept: string, { records }: Vocabulary): FieldType | undefined {
  const [name, inside] = concept.split(".");
  const fields = records.get("Request")?.fields ?? [];
  const type = fields.find((field) => field.name === name)?.type;
  if (inside === undefined) return type;
  const within = type?.kind === "record" ? records.get(type.name)?.fields : undefined;
  return within?.find((field) => field.name === inside)?.type;
}

function namedType(concept: string, vocabulary: Vocabulary): string {
  return named([typeOf(concept, vocabulary)?.kind ?? ""]);
}
