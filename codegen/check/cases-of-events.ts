/** Every word that tells events apart in the dialect's document has a case: an event that is new is not passed over. */
import type { Mapping } from "../model/mapping.js";
import type { EventRule } from "../model/stream-rules.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import { follow } from "./part-places.js";
import { SchemaPlace } from "./schema-place.js";
import type { Specs } from "./specs.js";

export function casesOfEvents({ documents, mappings }: Specs): Problem[] {
  return documents.flatMap((document) => {
    const mapping = mappings.find(({ dialect }) => dialect === document.name);
    if (mapping?.isConversation !== true) return [];
    const schemas = document.events.map((name) => SchemaPlace.named(document, name));
    const event = SchemaPlace.union(schemas.filter((schema) => schema !== undefined));
    return without(event, mapping.stream.read, ["stream", "read"], mapping);
  });
}

/** Words without a case, also of the objects in events. */
function without(
  event: SchemaPlace | undefined,
  { discriminator, cases }: EventRule,
  pointer: Pointer,
  mapping: Mapping,
): Problem[] {
  if (discriminator === undefined) return [];
  const at = [...pointer, "cases"];
  const words = new Set(follow(event, discriminator)?.words.listed);
  return [
    ...[...words]
      .filter((word) => !Object.hasOwn(cases, word))
      .map((word) =>
        mapping.file.problem(
          at,
          `nothing reads events with ${discriminator}: ${word}, and what they hold is lost in silence`,
          `write ${word}: with what it holds, or ${word}: <reason why nothing is read>`,
          { lacks: word, rank: 1 },
        ),
      ),
    ...Object.entries(cases).flatMap(([word, rule]) => without(event, rule, [...at, word], mapping)),
  ];
}
