/** A path of an operation is for one that requests can have: no other is ever called. */
import { hintFor } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { DialectDocument } from "../model/dialect-document.js";
import type { Mapping } from "../model/mapping.js";
import type { Specs } from "./specs.js";

export function operationsReached({ documents, mappings }: Specs): Problem[] {
  return documents.flatMap((document) => {
    const { file, keys } = document;
    const beside = documents.filter((other) => other.keys.vocabulary === keys.vocabulary);
    const mapping = mappings.find(({ dialect }) => dialect === document.name);
    const known = [...new Set([...beside.flatMap(operationsOf), ...(mapping === undefined ? [] : written(mapping))])];
    return Object.keys(keys.endpoint.operations ?? {})
      .filter((name) => !known.includes(name))
      .map((name) =>
        file.problem(
          ["x-dialect", "endpoint", "operations", name],
          `no request has the operation "${name}"`,
          hintFor(name, known) ?? `write x-operation: ${name} at an operation, or leave it out`,
        ),
      );
  });
}

/** Requests of any dialect of the vocabulary may be converted to this one. */
function operationsOf({ routes }: DialectDocument): string[] {
  return routes.flatMap(({ operation }) => operation ?? []);
}

/** The words of a line at $operation. */
function written({ request }: Mapping): string[] {
  return request.lines.flatMap((line) => (line.kind === "address" ? Object.values(line.operations) : []));
}
