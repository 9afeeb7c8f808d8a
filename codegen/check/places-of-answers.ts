/** The parts of an answer are at the place of an item, or of a list of items, as the document has them. */
import { formOfParts, inside, type Line, problemOf } from "../model/line.js";
import type { Item, Mapping } from "../model/mapping.js";
import { isMap, printed } from "../load/former-lines.js";
import type { Problem } from "../load/problem.js";
import { follow, isOnlyList, partPlaces } from "./part-places.js";
import type { SchemaPlace } from "./schema-place.js";
import type { Specs } from "./specs.js";
import type { WordFault } from "./wire-words.js";

export function placesOfAnswers({ documents, mappings }: Specs): Problem[] {
  return documents.flatMap((document) => {
    const mapping = mappings.find(({ dialect }) => dialect === document.name);
    if (mapping?.isConversation !== true) return [];
    const { response } = partPlaces(document, mapping);
    return mapping.response.lines.flatMap((line) => {
      const place = follow(response, line.at[0]);
      const found =
        ofText(line, place, response, mapping) ?? ofObject(line, place, mapping) ?? ofList(line, place, mapping);
      if (found === undefined) return [];
      const isPath = !isMap(line.file.at(line.pointer));
      return [problemOf(isPath ? line : inside(line, "at"), found.message, found.hint)];
    });
  });
}

function ofList(line: Line, place: SchemaPlace | undefined, mapping: Mapping): WordFault | undefined {
  const message = faultOf(line, place, mapping);
  return message === undefined
    ? undefined
    : { message, hint: `write ${printed({ parts: meant(line.at[0] ?? "", place, mapping) })}` };
}

/** A text inside the assistant's item, which may be a list too, is no item itself. */
function ofText(
  line: Line,
  place: SchemaPlace | undefined,
  response: SchemaPlace | undefined,
  { layout }: Mapping,
): WordFault | undefined {
  const [at = ""] = line.at;
  const types = [...(place?.types ?? [])];
  const mayBeItem = types.length === 0 || types.includes("object") || isOnlyList(place);
  const around = at.split(".").slice(0, -1).join(".");
  const members = membersOf(layout);
  if (formOfParts(line).isItems !== false || mayBeItem || !hasAny(follow(response, around), members)) return undefined;
  return {
    message: noItem(at, members),
    hint: `write ${printed({ parts: itemAt(around, members) })}`,
  };
}

/** An object is the assistant's item, and no list of parts. */
function ofObject(line: Line, place: SchemaPlace | undefined, { layout }: Mapping): WordFault | undefined {
  const { isItems } = formOfParts(line);
  const types = (place?.types ?? []).filter((type) => type !== "null");
  const [at = ""] = line.at;
  const isContent = line.kind === "content" && line.concept === "parts";
  const isItem = isItems === false;
  if (place === undefined || !(isContent || isItem) || types.some((type) => type !== "object")) return undefined;
  const members = membersOf(layout);
  const isHere = hasAny(place, members);
  if (place.names.length === 0 || members.length === 0 || (isItem && isHere && at !== "")) return undefined;
  const inner = isHere ? "" : place.names.find((name) => hasAny(follow(place, name), members));
  const message = isContent
    ? `"parts" is written as a list, and ${JSON.stringify(at)} is an object`
    : noItem(at, members);
  return {
    message: at === "" ? "the parts of an answer are in a member of it, and a dot is no member" : message,
    hint: `write ${printed({ parts: itemAt([at, inner ?? "<member>"].filter(Boolean).join("."), members) })}`,
  };
}

function noItem(at: string, members: readonly string[]): string {
  const known = members.map((member) => `"${member}"`).join(", ");
  return `${JSON.stringify(at)} is no item of the assistant: it has no ${known}`;
}

/** The object of the item; where that is the answer itself, the list of its parts. */
function itemAt(path: string, [content = ""]: readonly string[]): string | Record<string, string> {
  return path === "" ? { at: content, content: "answer" } : path;
}

/** The members with the content of the assistant's item. */
function membersOf({ items }: Mapping["layout"]): string[] {
  const item = items.find(({ role, content }) => role === "assistant" && content !== undefined);
  return [item?.content ?? [], ...(item?.beside ?? []).map(({ at }) => at)].flat();
}

function hasAny(place: SchemaPlace | undefined, members: readonly string[]): boolean {
  return place !== undefined && members.some((member) => place.names.includes(member.split(".")[0] ?? ""));
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
