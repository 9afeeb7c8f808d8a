/** A form has something by which it is written and known; what a dialect expresses by nothing is `implicit`. */
import { inside, problemOf } from "../model/line.js";
import type { Form, RecordRule } from "../model/mapping.js";
import type { Problem } from "../load/problem.js";
import type { Specs } from "./specs.js";

export function emptyForms({ mappings }: Specs): Problem[] {
  return mappings.flatMap(({ records }) =>
    [...records.values()].flatMap((record) => record.forms.filter(isEmpty).map((form) => problem(form, record))),
  );
}

/** Its members are lost, or it is read in other words. */
function isEmpty(form: Form): boolean {
  const { when, constants, lines, isBare, implicit, dropped, refused, direction, inside: held } = form;
  const isKnown = isBare || implicit || held !== undefined || direction === "read";
  const isWritten = lines.some(({ at, kind }) => at.length > 0 || kind === "inline");
  const members = [...Object.keys(when), ...Object.keys(constants)];
  return !isKnown && !isWritten && members.length === 0 && dropped === undefined && refused === undefined;
}

function problem(form: Form, { forms }: RecordRule): Problem {
  const [member = "<member>"] = forms.flatMap(({ when }) =>
    Object.keys(when).filter((path) => typeof when[path] === "string"),
  );
  return problemOf(
    inside(form, "concepts"),
    `the form "${form.name}" is written without any member, and read from whatever no other form has`,
    `write when: { ${member}: <word> } or implicit: true beside concepts:`,
    { rank: 1 },
  );
}
