/** A dialect can read or write every kind of part in some form. */
import type { Problem } from "../load/problem.js";
import type { Specs } from "./specs.js";

export function partKinds({ mappings }: Specs): Problem[] {
  return mappings.flatMap(({ file, parts, vocabulary }) => {
    const kinds = [...(vocabulary.unions.get("Part")?.kinds ?? [])];
    const held = new Set(parts.forms.map(({ kind }) => kind));
    return kinds
      .filter(([kind]) => !held.has(kind))
      .map(([kind, { description }]) =>
        file.problem(
          ["parts"],
          `no form holds a part of the kind "${kind}" (${description})`,
          `add a form ${kind}:, or a form of another name with kind: ${kind}; write it as text ` +
            "where the dialect has nothing better",
          { lacks: kind, of: "kind" },
        ),
      );
  });
}
