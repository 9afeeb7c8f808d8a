/** A form beside the content leaves something to the forms in it: without concepts, it takes every part of its kind. */
import { isWrittenIn, writtenBeside, writtenInContent, writtenItems } from "../model/forms-in-use.js";
import { problemOf } from "../model/line.js";
import type { Form, Mapping } from "../model/mapping.js";
import type { Problem } from "../load/problem.js";
import type { Specs } from "./specs.js";

export function formsBeside({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) =>
    writtenItems(mapping, "request")
      .filter(({ content }) => content !== undefined)
      .flatMap((item) => {
        const beside = writtenBeside(item, item.name, mapping).flatMap(({ forms }) => forms);
        const taking = beside.filter(({ concepts }) => Object.keys(concepts).length === 0);
        return taking.flatMap((form) => hiddenBehind(form, item.name, mapping));
      }),
  );
}

function hiddenBehind(form: Form, where: string, mapping: Mapping): Problem[] {
  const hidden = writtenInContent(mapping).find((other) => other.kind === form.kind && isWrittenIn(other, where));
  if (hidden === undefined) return [];
  const message =
    `the form "${hidden.name}" is never written in "${where}": ` +
    `"${form.name}" beside the content takes all of its kind`;
  const hint = `write direction: read here, or in: of "${hidden.name}" without ${where}`;
  return [problemOf(form, message, hint, { rank: 2 })];
}
