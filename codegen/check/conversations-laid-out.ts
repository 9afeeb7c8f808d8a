/** A mapping of a vocabulary with turns has a layout for them, and a place for answers. Others have no use for one. */
import { problemOf } from "../model/line.js";
import type { Mapping } from "../model/mapping.js";
import type { Problem } from "../load/problem.js";
import { usesOfConversation } from "../model/vocabulary.js";
import type { Specs } from "./specs.js";

export function conversationsLaidOut({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => [...layouts(mapping), ...answers(mapping)]);
}

function layouts({ file, vocabulary, isConversation }: Mapping): Problem[] {
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
}

/** An answer is a turn of the model: without a place for its parts it would be nothing. */
function answers({ response, isConversation }: Mapping): Problem[] {
  return response.lines
    .filter(({ concept, kind }) => isConversation && concept === "parts" && (kind === "absent" || kind === "implicit"))
    .map((line) =>
      problemOf(
        line,
        "an answer of a conversation is its parts, and they have no place",
        "write parts: <place of the assistant's item>, or parts: { at: <list of parts>, content: <place> }",
      ),
    );
}
