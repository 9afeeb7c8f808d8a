/** References of a dialect's document lead to its schemas. */
import type { DialectDocument } from "../model/dialect-document.js";
import { hintFor, misspelt } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import { schemasIn } from "./schemas-in.js";
import type { Specs } from "./specs.js";

const FOLDER = "#/components/schemas/";

interface Reference {
  readonly target: string;
  readonly pointer: Pointer;
}

export function schemaReferences({ documents }: Specs): Problem[] {
  return documents.flatMap((document) => {
    const { file, openapi } = document;
    const names = Object.keys(openapi.components.schemas);
    return referencesOf(document).flatMap(({ target, pointer }): Problem[] => {
      const name = target.slice(FOLDER.length);
      if (!target.startsWith(FOLDER))
        return [
          file.problem(
            pointer,
            `$ref does not name a schema of this document: ${JSON.stringify(target)}`,
            `write $ref: "${FOLDER}<name>"`,
          ),
        ];
      if (names.includes(name)) return [];
      return [
        file.problem(
          pointer,
          `there is no schema "${name}" in this document`,
          hintFor(name, names),
          misspelt(name, names),
        ),
      ];
    });
  });
}

function referencesOf(document: DialectDocument): Reference[] {
  const inSchemas = schemasIn(document).flatMap(({ schema: { $ref }, pointer }) =>
    typeof $ref === "string" ? [{ target: $ref, pointer: [...pointer, "$ref"] }] : [],
  );
  return [...inPaths(document.openapi.paths, ["paths"]), ...inSchemas];
}

function inPaths(value: unknown, pointer: Pointer): Reference[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === "$ref" && typeof inner === "string"
      ? [{ target: inner, pointer: [...pointer, key] }]
      : inPaths(inner, [...pointer, key]),
  );
}
