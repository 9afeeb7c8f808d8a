/** `ends_in_state` needs an answer whose parts are a list of content, and not of items. */
import type { Problem } from "../load/problem.js";
import type { Specs } from "./specs.js";

export function lastState({ mappings }: Specs): Problem[] {
  return mappings.flatMap(({ file, response: { endsInState, lines } }) => {
    const parts = lines.find(({ concept }) => concept === "parts");
    if (endsInState || (parts !== undefined && parts.kind !== "parts")) return [];
    const wrong = "ends_in_state is for answers whose parts are a list of content";
    return [
      file.problem(["response", "ends_in_state"], wrong, "leave it out, or write parts: { at: …, content: answer }"),
    ];
  });
}
