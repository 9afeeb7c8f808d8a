import { constantsOf } from "../model/constants.js";
import { printed } from "../load/former-lines.js";
import type { Problem } from "../load/problem.js";
import { inside, problemOf } from "../model/line.js";
import type { Form, Line } from "../model/mapping.js";
import { formsOf } from "./forms.js";
import type { Specs } from "./specs.js";

export function presenceInForms({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) =>
    formsOf(mapping).flatMap(({ form }) => (form.direction === "read" ? [] : faultsOf(form))),
  );
}

function faultsOf(form: Form): Problem[] {
  const { concepts, lines, when } = form;
  if (constantsOf(concepts).length === 0 || Object.values(when).some((match) => match !== "present")) return [];
  const unsure = lines.filter((line) => when[line.at[0] ?? ""] === "present" && mayBeAbsent(line, form));
  return unsure.map(({ concept, at: [at = ""] }) => {
    const message = `the form is read where "${at}" is there, and written without it where there is no ${concept}`;
    const hint = `write ${printed({ concepts: { ...concepts, [concept]: "present" } })}`;
    return problemOf(inside(form, "when", at), message, hint);
  });
}

function mayBeAbsent({ concept, field, default: usual }: Line, { concepts }: Form): boolean {
  return !field.required && usual === undefined && !(concept in concepts);
}
