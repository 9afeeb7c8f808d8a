/** What a schema names as its default, or as an example of it, fits it: readers of the document take it for a value. */
import type { Problem } from "../load/problem.js";
import { schemasEnd } from "./schemas-end.js";
import { schemasIn } from "./schemas-in.js";
import type { Specs } from "./specs.js";
import { misfitsOf } from "./value-misfits.js";

export function defaultsFit(specs: Specs): Problem[] {
  const endless = new Set(schemasEnd(specs).map(({ file }) => file));
  const documents = specs.documents.filter(({ file }) => !endless.has(file.name));
  return documents.flatMap((document) =>
    schemasIn(document).flatMap(({ schema, pointer }) => {
      const named = [
        { value: schema.default, what: "the default", at: ["default"] },
        { value: schema.example, what: "the example", at: ["example"] },
        ...[schema.examples ?? []]
          .flat()
          .map((value, index) => ({ value, what: "the example", at: ["examples", index] })),
      ];
      return named.flatMap(({ value, what, at }) =>
        misfitsOf(value, schema, document, what).map((misfit) =>
          document.file.problem([...pointer, ...at, ...misfit.pointer], misfit.message, misfit.hint),
        ),
      );
    }),
  );
}
