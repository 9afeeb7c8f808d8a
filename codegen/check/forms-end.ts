/** The schema of a form does not contain itself: each of its parts has one name. */
import { formSchema } from "../model/dialect-document.js";
import { endlessSchema } from "../model/form-table.js";
import type { Problem } from "../load/problem.js";
import type { Specs } from "./specs.js";

export function formsEnd({ documents }: Specs): Problem[] {
  return documents.flatMap(({ file, openapi }) => {
    const { schemas } = openapi.components;
    const operations = Object.values(openapi.paths).flatMap((methods) => Object.values(methods));
    const names = new Set(operations.flatMap((operation) => endlessSchema(formSchema(operation), schemas) ?? []));
    return [...names].map((name) =>
      file.problem(
        ["components", "schemas", name],
        `the schema "${name}" of a form contains itself`,
        "describe what is inside without a $ref to it, as in { type: object, additionalProperties: true }",
      ),
    );
  });
}
