/** A form that is written has something on the wire: a member, a constant, or the value itself. */
import { isMap, printed } from "../load/former-lines.js";
import type { Problem } from "../load/problem.js";
import { problemOf } from "../model/line.js";
import type { Form } from "../model/mapping.js";
import type { Specs } from "./specs.js";

export function formsWritten({ mappings }: Specs): Problem[] {
  return mappings.flatMap(({ parts, records }) =>
    [parts, ...records.values()].flatMap((record) => record.forms.filter(isEmptyForm).map(problemIn)),
  );
}

/** Members that are lost, or read in other words, are none of its own. */
export function isEmptyForm(form: Form): boolean {
  const { direction, implicit, isBare, refused, dropped, inside, when, lines, constants } = form;
  if (direction === "read" || implicit || isBare || refused !== undefined || dropped !== undefined) return false;
  const isWritten = lines.some(({ at, kind }) => at.length > 0 || kind === "inline");
  return inside === undefined && !isWritten && [when, constants].every((members) => Object.keys(members).length === 0);
}

function problemIn(form: Form): Problem {
  const source = form.file.at(form.pointer);
  const line = printed({ [form.name]: { implicit: true, ...(isMap(source) ? source : {}) } });
  return problemOf(
    form,
    `the form "${form.name}" has nothing on the wire`,
    `write ${line} if what it holds is what happens anyway, or give it when: or fields:`,
    // Lines that lack are problems of their own.
    { rank: 1 },
  );
}
