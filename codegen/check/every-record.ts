/** What every record of a kind has is written in each form of it: without it, the record is another one. */
import { problemOf } from "../model/line.js";
import type { Form, Line } from "../model/mapping.js";
import { printed } from "../load/former-lines.js";
import type { Problem } from "../load/problem.js";
import { type FormFields, formsOf, isFaulty, linesOfForm } from "./forms.js";
import type { Specs } from "./specs.js";

export function everyRecord({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) =>
    formsOf(mapping).flatMap((fields) => [...writtenWithout(fields), ...nothingRead(fields)]),
  );
}

function writtenWithout({ form, subject }: FormFields): Problem[] {
  if (form.direction === "read") return [];
  return linesOfForm(form)
    .filter((line) => line.field.required && !isFaulty(line) && isLeftOut(line, form))
    .map((line) =>
      problemOf(
        line,
        `${subject} always has "${line.concept}", and this form is written without it`,
        `write ${printed({ [line.concept]: line.at[0] ?? "<place>" })}, or give the form direction: read`,
        // A form that is only read has no place to be written in either: that is said of it first.
        line.kind === "absent" ? { rank: 2 } : undefined,
      ),
    );
}

/** A form for what has another concept is written for the sake of that one. */
function isLeftOut(line: Line, form: Form): boolean {
  if (line.kind === "absent") return !Object.values(form.concepts).includes("present");
  return line.readOnly && !isShown(line, form);
}

/** A form that holds nothing of a record makes an empty one of it. */
function nothingRead({ form, subject }: FormFields): Problem[] {
  const lines = linesOfForm(form);
  const required = lines.find(({ field }) => field.required);
  const isEmpty = lines.every(({ kind }) => kind === "absent") && Object.keys(form.concepts).length === 0;
  if (form.direction !== "read" || required === undefined || !isEmpty) return [];
  const hint = `write ${required.concept}: <place>, or leave the form out: what has no form is reported`;
  return [problemOf(form, `nothing of ${subject} is read from this form`, hint)];
}

/** Whether another line writes the member that it is read from, or an object with this member in it. */
function isShown({ at }: Line, form: Form): boolean {
  const written = linesOfForm(form).flatMap((line) => (line.readOnly ? [] : line.at));
  return at.some((path) => written.some((other) => other === path || path.startsWith(`${other}.`)));
}
