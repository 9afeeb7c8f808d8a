/** Types of a vocabulary name what there is, and falling back on another meaning comes to an end. */
import type { EnumValue, Field, FieldType, Vocabulary } from "../model/vocabulary.js";
import { hintFor } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import type { Specs } from "./specs.js";

const plainTypes = new Set(["string", "number", "integer", "boolean", "json"]);

/** Generated types have these members of their own. */
const reserved = new Set(["kind", "origin"]);

export function vocabulariesSound({ vocabularies }: Pick<Specs, "vocabularies">): Problem[] {
  return vocabularies.flatMap((vocabulary) => [
    ...typesKnown(vocabulary),
    ...namesFree(vocabulary),
    ...fallbacksEnd(vocabulary),
    ...recordsEnd(vocabulary),
    ...severalKnown(vocabulary),
  ]);
}

interface Shape {
  readonly fields: readonly Field[];
  readonly pointer: Pointer;
  readonly isKind: boolean;
}

function shapesOf({ records, unions }: Vocabulary): Shape[] {
  return [
    ...[...records].map(([name, { fields }]) => ({ fields, pointer: ["records", name, "fields"], isKind: false })),
    ...[...unions].flatMap(([name, { kinds }]) =>
      [...kinds].map(([kind, { fields }]) => ({
        fields,
        pointer: ["unions", name, "kinds", kind, "fields"],
        isKind: true,
      })),
    ),
  ];
}

function typesKnown(vocabulary: Vocabulary): Problem[] {
  const named = [...vocabulary.enums.keys(), ...vocabulary.records.keys(), ...vocabulary.unions.keys()];
  return shapesOf(vocabulary).flatMap(({ fields, pointer }) =>
    fields.flatMap(({ name, type }) => {
      const { kind } = innermost(type);
      if (plainTypes.has(kind) || kind === "enum" || kind === "record" || kind === "union") return [];
      return [
        vocabulary.file.problem(
          [...pointer, name, "type"],
          `there is no type "${kind}"`,
          hintFor(kind, [...plainTypes, ...named]),
        ),
      ];
    }),
  );
}

function innermost(type: FieldType): Exclude<FieldType, { kind: "list" }> {
  return type.kind === "list" ? innermost(type.of) : type;
}

function namesFree(vocabulary: Vocabulary): Problem[] {
  const sections = [
    ["enums", vocabulary.enums],
    ["records", vocabulary.records],
    ["unions", vocabulary.unions],
  ] as const;
  const all = sections.flatMap(([section, names]) => [...names.keys()].map((name) => ({ section, name })));
  const twice = all
    .filter(({ name }, index) => all.findIndex((other) => other.name === name) < index)
    .map(({ section, name }) =>
      vocabulary.file.problem(
        [section, name],
        `${name} is defined twice`,
        "enums, records and unions share one set of names",
      ),
    );
  const taken = shapesOf(vocabulary).flatMap(({ fields, pointer, isKind }) =>
    fields
      .filter(({ name }) => reserved.has(name) && (isKind || name !== "kind"))
      .map(({ name }) =>
        vocabulary.file.problem(
          [...pointer, name],
          `"${name}" cannot be the name of a concept here`,
          "generated types have a member of this name already",
        ),
      ),
  );
  return [...twice, ...taken];
}

function fallbacksEnd({ file, enums }: Vocabulary): Problem[] {
  return [...enums].flatMap(([name, values]) =>
    values.flatMap((value) => {
      if (value.fallback === undefined) return [];
      const pointer = ["enums", name, value.name, "fallback"];
      if (!values.some((other) => other.name === value.fallback)) {
        return [
          file.problem(
            pointer,
            `${name} has no meaning "${value.fallback}"`,
            hintFor(
              value.fallback,
              values.map((other) => other.name),
            ),
          ),
        ];
      }
      return isInCircle(value, values)
        ? [
            file.problem(
              pointer,
              `"${value.name}" falls back on itself`,
              "follow fallback from meaning to meaning: it must come to one without fallback",
            ),
          ]
        : [];
    }),
  );
}

function isInCircle(value: EnumValue, values: readonly EnumValue[]): boolean {
  let next: EnumValue | undefined = value;
  for (let steps = 0; steps < values.length; steps++) {
    const fallback: string | undefined = next?.fallback;
    if (fallback === value.name) return true;
    next = values.find((other) => other.name === fallback);
  }
  return false;
}

/** A record that must hold itself could never be made. */
function recordsEnd({ file, records }: Vocabulary): Problem[] {
  const needs = (name: string): { field: string; record: string }[] =>
    (records.get(name)?.fields ?? []).flatMap(({ name: field, type, required }) =>
      required && type.kind === "record" ? [{ field, record: type.name }] : [],
    );
  const needed = (name: string): Set<string> => {
    const all = new Set([name]);
    for (const record of all) for (const next of needs(record)) all.add(next.record);
    return all;
  };
  return [...records.keys()].flatMap((name) =>
    needs(name)
      .filter(({ record }) => needed(record).has(name))
      .map(({ field }) =>
        file.problem(
          ["records", name, "fields", field],
          `a ${name} must hold a ${name}`,
          "leave out required, or make it a list",
        ),
      ),
  );
}

/** The concepts beside one with which the model decides how many results a call has are of the same record. */
function severalKnown({ file, records }: Vocabulary): Problem[] {
  return [...records].flatMap(([record, { fields }]) => {
    const known = fields.map(({ name }) => name);
    return fields.flatMap(({ name, several = {} }) =>
      Object.entries(several)
        .filter(([, concept]) => !known.includes(concept))
        .map(([key, concept]) =>
          file.problem(
            ["records", record, "fields", name, "several", key],
            `a ${record} has no concept "${concept}"`,
            hintFor(concept, known),
          ),
        ),
    );
  });
}
