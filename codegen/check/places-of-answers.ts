/** The parts of an answer are at the place of an item, or of a list of items, as the document has them. */
import { formOfParts, inside, type Line, problemOf } from "../model/line.js";
import type { Item, Mapping } from "../model/mapping.js";
import { isMap, printed } from "../load/former-lines.js";
import type { Problem } from "../load/problem.js";
import { follow, isOnlyList, partPlaces } from "./part-places.js";
import type { SchemaPlace } from "./schema-place.js";
import type { Specs } from "./specs.js";

export function placesOfAnswers({ documents, mappings }: Specs): Problem[] {
  return documents.flatMap((document) => {
    const mapping = mappings.find(({ dialect }) => dialect === document.name);
    if (mapping?.isConversation !== true) return [];
    const { response } = partPlaces(document, mapping);
    return mapping.response.lines.flatMap((line) => {
      const message = faultOf(line, follow(response, line.at[0]), mapping);
      if (message === undefined) return [];
      const isPath = !isMap(line.file.at(line.pointer));
      const hint = `write ${printed({ parts: meant(line.at[0] ?? "", follow(response, line.at[0]), mapping) })}`;
      return [problemOf(isPath ? line : inside(line, "at"), message, hint)];
    });
  });
}

function faultOf(line: Line, place: SchemaPlace | undefined, { layout }: Mapping): string | undefined {
  const { isItems } = formOfParts(line);
  const at = JSON.stringify(line.at[0]);
  if (isItems === false) return isOnlyList(place) ? `${at} is a list, and its path has no brackets` : undefined;
  const items = isItems === true ? place?.items() : undefined;
  if (items === undefined || layout.items.some((item) => isOneOf(items, item))) return undefined;
  const members = [...new Set(layout.items.flatMap(({ when }) => Object.keys(when)))];
  return `the objects in ${at} are no items of the layout: they have no ${members.map((one) => `"${one}"`).join(", ")}`;
}

/** Whether the objects of a list have the members by which an item is known. */
function isOneOf(items: SchemaPlace, { when }: Item): boolean {
  return Object.entries(when).every(([path, wanted]) => wanted === "absent" || follow(items, path) !== undefined);
}

/** The list with its brackets where it has items, the object around it, or a list of parts. */
function meant(at: string, place: SchemaPlace | undefined, { layout }: Mapping): string | Record<string, string> {
  const items = place?.items();
  if (items !== undefined && layout.items.some((item) => isOneOf(items, item))) return `${at}[]`;
  const item = layout.items.find(({ role, content }) => role === "assistant" && content !== undefined);
  const lists = [item?.content, ...(item?.beside ?? []).flatMap((beside) => beside.at)].filter(Boolean);
  const around = lists.map((member) => `.${member}`).find((end) => at.endsWith(end));
  return around === undefined ? { at, content: "answer" } : at.slice(0, -around.length);
}
