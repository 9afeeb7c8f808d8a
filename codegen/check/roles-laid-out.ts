/** Every word by which a document tells the items of a conversation apart has an item: others would be dropped. */
import type { Mapping } from "../model/mapping.js";
import { printed } from "../load/former-lines.js";
import type { Problem } from "../load/problem.js";
import { follow, partPlaces } from "./part-places.js";
import type { Specs } from "./specs.js";

export function rolesLaidOut({ documents, mappings }: Specs): Problem[] {
  return documents.flatMap((document) => {
    const mapping = mappings.find(({ dialect }) => dialect === document.name);
    if (mapping?.isConversation !== true) return [];
    const items = follow(partPlaces(document, mapping).request, mapping.layout.at)?.items();
    return [...tellingApart(mapping)].flatMap(([member, words]) =>
      (follow(items, member)?.words.listed ?? [])
        .filter((word) => !words.has(word))
        .map((word) =>
          mapping.file.problem(
            ["layout", "items"],
            `conversations may have items with the ${member} "${word}", and no item of the layout has it`,
            `write ${printed({ [word]: { when: { [member]: word }, content: "<place>" } })}`,
            { rank: 2 },
          ),
        ),
    );
  });
}

/** Members that every item has a word for, and their words. */
function tellingApart({ layout: { items } }: Mapping): Map<string, ReadonlySet<unknown>> {
  const [first] = items;
  const members = Object.keys(first?.when ?? {}).filter((member) => items.every(({ when }) => member in when));
  return new Map(members.map((member) => [member, new Set(items.flatMap(({ when }) => [when[member]].flat()))]));
}
