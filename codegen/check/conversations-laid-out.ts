/** A mapping of a vocabulary with turns needs a layout for them. One without turns has no use for it. */
import type { Problem } from "../load/problem.js";
import { usesOfConversation } from "../model/vocabulary.js";
import type { Specs } from "./specs.js";

export function conversationsLaidOut({ mappings }: Specs): Problem[] {
  return mappings.flatMap(({ file, vocabulary, isConversation }) => {
    const isWanted = usesOfConversation(vocabulary);
    if (isWanted === isConversation) return [];
    return isWanted
      ? [
          file.problem(
            ["vocabulary"],
            `requests of the vocabulary "${vocabulary.name}" have turns, and the mapping has no place for them`,
            "write layout:, parts: and finish:",
          ),
        ]
      : [
          file.problem(
            ["layout"],
            `requests of the vocabulary "${vocabulary.name}" have no turns`,
            "leave out layout:, parts: and finish:",
          ),
        ];
  });
}
