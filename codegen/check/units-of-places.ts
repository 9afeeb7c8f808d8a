/** Places of citations are counted in the unit that the document says: in characters, or in bytes of UTF-8. */
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import type { DialectDocument } from "../model/dialect-document.js";
import type { Mapping } from "../model/mapping.js";
import { isList, isObject } from "../model/source.js";
import type { Json } from "../../src/conversion/json.js";
import { follow } from "./part-places.js";
import { SchemaPlace } from "./schema-place.js";
import type { Specs } from "./specs.js";

type Unit = "bytes" | "characters";

/** Citations lie less deep than this in an answer. */
const DEEPEST = 5;

export function unitsOfPlaces({ documents, mappings }: Specs): Problem[] {
  return documents.flatMap((document) => {
    const mapping = mappings.find(({ dialect }) => dialect === document.name);
    return mapping === undefined ? [] : [...ofRecords(mapping, document), ...ofAnswers(mapping, document)];
  });
}

/** The members of forms that have the places, wherever the document describes these. */
function ofRecords(mapping: Mapping, { openapi }: DialectDocument): Problem[] {
  return [...mapping.records.values()].flatMap(({ is, places, forms }) => {
    if (is !== "Citation") return [];
    return forms.flatMap(({ lines, pointer }) => {
      const paths = lines.flatMap(({ concept, at }) => (concept === "start" || concept === "end" ? at : []));
      const names = paths.flatMap((path) => path.split(".").at(-1) ?? []);
      return wrongUnit(mapping, pointer, places, descriptionsOf(openapi.components.schemas, names));
    });
  });
}

/** What is said of members with some names, in any schema. */
function descriptionsOf(value: Json | undefined, names: readonly string[]): string[] {
  if (isList(value)) return value.flatMap((item) => descriptionsOf(item, names));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const own = names.includes(name) && isObject(inner) && typeof inner.description === "string";
    return [...(own ? [String(inner.description)] : []), ...descriptionsOf(inner, names)];
  });
}

/** Any number in the members of an answer that hold citations. */
function ofAnswers(mapping: Mapping, document: DialectDocument): Problem[] {
  const { citations } = mapping.response;
  const answer = SchemaPlace.named(document, "Response");
  if (citations === undefined || answer === undefined) return [];
  const numbers = citations.at.flatMap((path) => numbersIn(follow(answer, path)));
  const descriptions = numbers.map(({ words }) => words.described);
  return wrongUnit(mapping, ["response", "citations"], citations.places, descriptions);
}

function numbersIn(place: SchemaPlace | undefined, depth = 0): SchemaPlace[] {
  if (place === undefined || depth > DEEPEST) return [];
  if (place.types.includes("integer")) return [place];
  const members = place.names.map((name) => follow(place, name));
  return [place.items(), ...members].flatMap((inner) => numbersIn(inner, depth + 1));
}

function wrongUnit(
  { file }: Mapping,
  pointer: Pointer,
  written: "bytes" | undefined,
  descriptions: readonly string[],
): Problem[] {
  const units = new Set(descriptions.flatMap((sentence) => unitOf(sentence) ?? []));
  const [unit, ...others] = units;
  if (unit === undefined || others.length > 0 || unit === (written ?? "characters")) return [];
  const message = `the document counts the places of these citations in ${unit}`;
  return [file.problem(pointer, message, unit === "bytes" ? "write places: bytes" : "leave places: bytes out")];
}

function unitOf(sentence: string): Unit | undefined {
  if (/\bbytes?\b/i.test(sentence)) return "bytes";
  return /\bcharacters?\b/i.test(sentence) ? "characters" : undefined;
}
