/** Places beside the content of an item hold a list of parts where they have brackets, else one part. */
import type { DialectDocument } from "../model/dialect-document.js";
import type { Beside, Item, Mapping } from "../model/mapping.js";
import { printed } from "../load/former-lines.js";
import type { Problem } from "../load/problem.js";
import { follow, partPlaces } from "./part-places.js";
import type { SchemaPlace } from "./schema-place.js";
import type { Specs } from "./specs.js";
import { selectionFault } from "./value-types.js";
import type { WordFault } from "./wire-words.js";

export function placesBeside({ documents, mappings }: Specs): Problem[] {
  return documents.flatMap((document) => {
    const mapping = mappings.find(({ dialect }) => dialect === document.name);
    if (mapping === undefined) return [];
    const places = partPlaces(document, mapping);
    return mapping.layout.items.flatMap((item) => ofItem(item, places.item(item), document, mapping));
  });
}

function ofItem(item: Item, place: SchemaPlace | undefined, document: DialectDocument, mapping: Mapping): Problem[] {
  return item.beside.flatMap((beside) => {
    const pointer = [...beside.pointer, "at"];
    const paths = [mapping.file.at(pointer)].flat().map(String);
    const selections = paths.map((path) => selectionFault(path, "at", place, document.file.name));
    const fault = selections.find(Boolean) ?? withoutBrackets(beside, place, mapping);
    return fault === undefined ? [] : [mapping.file.problem(pointer, fault.message, fault.hint)];
  });
}

/** One part is meant, and the document has a list of them. */
function withoutBrackets(
  { at: [at = ""], list, forms }: Beside,
  place: SchemaPlace | undefined,
  { parts }: Mapping,
): WordFault | undefined {
  const member = follow(place, at);
  const items = member?.items();
  const types = (member?.types ?? []).filter((type) => type !== "null");
  if (list || items === undefined || types.some((type) => type !== "array")) return undefined;
  // A transform may make one part of a list of objects.
  const found = parts.forms.filter(({ name }) => forms.includes(name));
  if (found.length === 0) return undefined;
  const isMade = found.some(({ transform }) => transform !== undefined);
  if (isMade && !items.types.includes("string")) return undefined;
  return {
    message: `${JSON.stringify(at)} is a list, and its path has no brackets`,
    hint: `write ${printed({ at: `${at}[]` })}`,
  };
}
