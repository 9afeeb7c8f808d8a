/** A choice that names one tool demands its call: without a word for the mode, no other mode can be meant. */
import { inside, problemOf } from "../model/line.js";
import type { Problem } from "../load/problem.js";
import type { Specs } from "./specs.js";

const DEMANDED = "required";

export function choicesOfTools({ mappings }: Specs): Problem[] {
  return mappings.flatMap(({ records }) =>
    [...records.values()]
      .filter(({ is }) => is === "ToolChoice")
      .flatMap(({ forms }) => forms)
      .flatMap((form) => {
        const { mode, names } = form.concepts;
        if (names !== "one" || typeof mode !== "string" || mode === DEMANDED) return [];
        const message = `a choice that names one tool demands its call, and the mode here is "${mode}"`;
        return [problemOf(inside(form, "concepts", "mode"), message, `write mode: ${DEMANDED}`)];
      }),
  );
}
