/** Schemas have keywords of JSON Schema 2020-12 and OpenAPI 3.1 alone: any other one would mean nothing. */
import { misspelt, nearest } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import { keywordKinds, schemasIn } from "./schemas-in.js";
import type { Specs } from "./specs.js";

export function schemaKeywords({ documents }: Specs): Problem[] {
  return documents.flatMap((document) =>
    schemasIn(document).flatMap(({ schema, pointer }) => {
      const unknown = Object.keys(schema).filter((key) => !keywordKinds.has(key) && !key.startsWith("x-"));
      // All pieces of one text are one fault.
      const cut = unknown.filter((key) => key.includes(" ") || schema[key] === null);
      return unknown
        .filter((key) => !cut.includes(key) || key === cut[0])
        .map((key) =>
          document.file.problem(
            [...pointer, key],
            `${JSON.stringify(key)} is not a keyword of a schema`,
            cut.includes(key) ? "put a text with a comma in quotes" : hintOf(key),
            misspelt(key, keywordKinds.keys()),
          ),
        );
    }),
  );
}

function hintOf(key: string): string {
  if (key === "nullable") return 'write "null" beside the type, as in type: [string, "null"]';
  const near = nearest(key, keywordKinds.keys());
  return near === undefined ? "a key of your own begins with x-" : `did you mean "${near}"?`;
}
