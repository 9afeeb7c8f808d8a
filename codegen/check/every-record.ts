/** What every record of a kind has is written in each form of it: without it, the record is another one. */
import { problemOf } from "../model/line.js";
import type { Form, Line } from "../model/mapping.js";
import { printed } from "../load/former-lines.js";
import type { Problem } from "../load/problem.js";
import { formsOf, isFaulty, linesOfForm } from "./forms.js";
import type { Specs } from "./specs.js";

export function everyRecord({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) =>
    formsOf(mapping)
      .filter(({ form }) => form.direction !== "read")
      .flatMap(({ form, subject }) =>
        linesOfForm(form)
          .filter((line) => line.field.required && line.readOnly && !isFaulty(line) && !isShown(line, form))
          .map((line) =>
            problemOf(
              line,
              `${subject} always has "${line.concept}", and this form is written without it`,
              `write ${printed({ [line.concept]: line.at[0] ?? "<place>" })}, or give the form direction: read`,
            ),
          ),
      ),
  );
}

/** Whether another line writes the member that it is read from, or an object with this member in it. */
function isShown({ at }: Line, form: Form): boolean {
  const written = linesOfForm(form).flatMap((line) => (line.readOnly ? [] : line.at));
  return at.some((path) => written.some((other) => other === path || path.startsWith(`${other}.`)));
}
