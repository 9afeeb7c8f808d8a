/** A dialect can read or write every kind of part in some form, or says why it has none. */
import type { Problem } from "../load/problem.js";
import { problemOf } from "../model/line.js";
import type { Mapping } from "../model/mapping.js";
import type { Specs } from "./specs.js";

export function partKinds({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => [...kindsWithoutForm(mapping), ...formsOfAbsentKinds(mapping)]);
}

function formsOfAbsentKinds({ parts }: Mapping): Problem[] {
  return parts.forms
    .filter(({ kind = "" }) => parts.absent.has(kind))
    .map((form) =>
      problemOf(
        form,
        `"${form.name}" is a form of the kind "${form.kind ?? ""}", which is absent`,
        "leave one of both out",
      ),
    );
}

function kindsWithoutForm({ file, parts, vocabulary }: Mapping): Problem[] {
  const kinds = [...(vocabulary.unions.get("Part")?.kinds ?? [])];
  const held = new Set(parts.forms.map(({ kind }) => kind));
  const lacking = kinds.filter(([kind]) => !held.has(kind) && !parts.absent.has(kind));
  return lacking.map(([kind, { description }]) =>
    file.problem(
      ["parts"],
      `no form holds a part of the kind "${kind}" (${description})`,
      `add a form ${kind}:, or a form of another name with kind: ${kind}; write it as text where the dialect ` +
        `has nothing better, or ${kind}: { absent: <why> }`,
      { lacks: kind, of: "kind" },
    ),
  );
}
