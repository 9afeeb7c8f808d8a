/** The vocabulary and the dialect have what `read_default`, `$operation` and transforms of several places name. */
import type { DialectDocument } from "../model/dialect-document.js";
import type { Line, Mapping } from "../model/mapping.js";
import type { Field } from "../model/vocabulary.js";
import { hintFor } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { Specs } from "./specs.js";
import { linesOf } from "./forms.js";

export function presumptionsAndAddresses({ documents, mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => [
    ...mapping.request.lines.flatMap((line) => [
      ...presumption(line, mapping),
      ...addresses(
        line,
        mapping,
        documents.find(({ name }) => name === mapping.dialect),
      ),
    ]),
    ...linesOf(mapping).flatMap((line) => together(line, mapping)),
  ]);
}

function presumption({ concept, readDefault, pointer }: Line, mapping: Mapping): Problem[] {
  if (readDefault === undefined) return [];
  const { file, vocabulary } = mapping;
  const fields = vocabulary.records.get("Request")?.fields ?? [];
  const place = [...pointer, "read_default"];
  const unmarked = fields.some(({ name }) => name === "presumed")
    ? []
    : [
        file.problem(
          place,
          `requests of the vocabulary "${vocabulary.name}" do not keep what was presumed`,
          "give its Request a concept presumed: a list of string",
        ),
      ];
  if (readDefault.by === undefined) return unmarked;
  const field = fields.find(({ name }) => name === readDefault.by);
  if (field?.type.kind !== "enum" || field.name === concept) {
    const enums = fields.filter(({ type }) => type.kind === "enum").map(({ name }) => name);
    return [
      ...unmarked,
      file.problem(
        [...place, "by"],
        `"${readDefault.by}" is no other enum of a Request`,
        hintFor(readDefault.by, enums),
      ),
    ];
  }
  const meanings = meaningsOf(field, mapping);
  return [
    ...unmarked,
    ...Object.keys(readDefault.cases)
      .filter((word) => !meanings.includes(word))
      .map((word) =>
        file.problem([...place, word], `"${word}" is not a meaning of "${field.name}"`, hintFor(word, meanings)),
      ),
  ];
}

function addresses(line: Line, mapping: Mapping, document: DialectDocument | undefined): Problem[] {
  if (line.kind !== "address" || document === undefined) return [];
  const { field, pointer } = line;
  const { file } = mapping;
  if (field.type.kind !== "enum")
    return [
      file.problem(
        [...pointer, "at"],
        `"${field.name}" is not an enum: an address can give one of a few meanings only`,
      ),
    ];
  const operations = [
    ...new Set([
      ...document.routes.flatMap(({ operation }) => operation ?? []),
      ...Object.keys(document.keys.endpoint.operations ?? {}),
    ]),
  ];
  const meanings = meaningsOf(field, mapping);
  return Object.entries(line.meanings).flatMap(([operation, meaning]) => [
    ...(operations.includes(operation)
      ? []
      : [
          file.problem(
            [...pointer, "values", meaning],
            `no operation of ${document.file.name} has x-operation: ${operation}`,
            hintFor(operation, operations),
          ),
        ]),
    ...(meanings.includes(meaning)
      ? []
      : [
          file.problem(
            [...pointer, "values", meaning],
            `"${meaning}" is not a meaning of "${field.name}"`,
            hintFor(meaning, meanings),
          ),
        ]),
  ]);
}

function together({ kind, at, pointer }: Line, { file }: Mapping): Problem[] {
  return kind === "together" && at.length < 2
    ? [
        file.problem(
          [...pointer, "transform"],
          "there is one place only",
          "name several places in the order in which the transform takes them, or leave together out",
        ),
      ]
    : [];
}

function meaningsOf({ type }: Field, { vocabulary }: Mapping): string[] {
  return type.kind === "enum" ? (vocabulary.enums.get(type.name) ?? []).map(({ name }) => name) : [];
}
