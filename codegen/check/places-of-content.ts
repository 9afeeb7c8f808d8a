/** What a place of content says has an effect there, and what is written there is of its type. */
import { writtenBeside, writtenItems } from "../model/forms-in-use.js";
import { inside, problemOf, type Placed } from "../model/line.js";
import type { Beside, Item, Mapping } from "../model/mapping.js";
import { isObject, listOf } from "../model/source.js";
import { isWrittenByItself } from "../emit/write-bare.js";
import { printed } from "../load/former-lines.js";
import type { Problem } from "../load/problem.js";
import type { ContentPlaceSource } from "../load/sources/mapping.js";
import type { Json } from "../../src/conversion/json.js";
import { follow, partPlaces } from "./part-places.js";
import type { SchemaPlace } from "./schema-place.js";
import type { Specs } from "./specs.js";
import { contentFault, instructionsFault, itemFault, turnsFault } from "./value-shapes.js";
import { defaultFault } from "./value-types.js";
import type { WordFault } from "./wire-words.js";

export function placesOfContent({ documents, mappings }: Specs): Problem[] {
  return documents.flatMap((document) => {
    const mapping = mappings.find(({ dialect }) => dialect === document.name);
    if (mapping?.isConversation !== true) return [];
    const places = partPlaces(document, mapping);
    const { file, layout } = mapping;
    const { instructions } = layout;
    return [
      ...(instructions === undefined
        ? []
        : faultAt(
            { file, pointer: ["layout", "instructions", "at"] },
            instructionsFault(instructions, follow(places.request, instructions.at)),
          )),
      ...faultAt({ file, pointer: ["layout", "at"] }, turnsFault(layout, follow(places.request, layout.at))),
      ...layout.items.flatMap((item) => [
        ...faultAt(placeNode(item.contentAt), contentFault(item, follow(places.item(item), item.content))),
        ...ofContent(item, places.item(item), mapping),
        ...item.beside.flatMap((beside) => ofForms(beside, item, places.item(item), mapping)),
      ]),
    ];
  });
}

function faultAt(node: Placed, fault: WordFault | undefined): Problem[] {
  return fault === undefined ? [] : [problemOf(node, fault.message, fault.hint)];
}

/** The node of a path, which may be the place itself. */
function placeNode(place: Placed): Placed {
  return sourceOf(place) === undefined ? place : inside(place, "at");
}

/** The place of all parts that no other place has. */
function ofContent(item: Item, object: SchemaPlace | undefined, mapping: Mapping): Problem[] {
  const source = sourceOf(item.contentAt);
  if (source === undefined) return [];
  const faults = isWritten(item, mapping)
    ? ofDefault(source.default, item, item.contentAt, follow(object, item.content))
    : [
        problemOf(
          inside(item.contentAt, "default"),
          `without parts there is no item "${item.name}", so this default is never written`,
          "leave default: out",
        ),
      ];
  return [
    ...("default" in source ? faults : []),
    ...(source.joined_by === undefined || item.words !== false
      ? []
      : [idleJoin(item.contentAt, "its parts are in a list", "write words: true beside it")]),
  ];
}

/** Whether an item is written without parts: in answers, or with parts at other places. */
function isWritten(item: Item, mapping: Mapping): boolean {
  const isOfAnswers = writtenItems(mapping, "answer").some(
    ({ name, itemPerPart }) => name === item.name && !itemPerPart,
  );
  return item.direction !== "read" && (isOfAnswers || writtenBeside(item, item.name, mapping).length > 0);
}

/** A place of the parts of some forms alone. */
function ofForms(beside: Beside, item: Item, object: SchemaPlace | undefined, mapping: Mapping): Problem[] {
  const source = sourceOf(beside);
  if (source === undefined) return [];
  return [
    ...faultAt(inside(beside, "at"), itemFault(beside.at[0] ?? "", beside.list)),
    ...("words" in source ? [idleWords(beside, source)] : []),
    ...("default" in source
      ? ofDefaultByPlace(source.default ?? null, beside, item, follow(object, beside.at[0]))
      : []),
    ...(source.joined_by === undefined ? [] : idleJoinOf(beside, mapping)),
  ];
}

/** A place with options; nothing where it is a path alone. */
function sourceOf({ file, pointer }: Placed): ContentPlaceSource | undefined {
  const source = file.at(pointer);
  return isPlace(source) ? source : undefined;
}

function isPlace(source: unknown): source is ContentPlaceSource {
  return typeof source === "object" && source !== null && "at" in source;
}

function idleWords(beside: Beside, { form, at }: ContentPlaceSource): Problem {
  return problemOf(
    inside(beside, "words"),
    `words: has no effect here: parts of ${named(beside)} are written as the form says`,
    `write { ${printed({ form: listed(form), at: listed(at) })} }`,
  );
}

function listed(value: string | readonly string[] | undefined): Json {
  return typeof value === "string" ? value : [...listOf(value)];
}

function named({ forms }: Beside): string {
  return `the form${forms.length > 1 ? "s" : ""} ${forms.map((form) => `"${form}"`).join(", ")}`;
}

function idleJoin(node: Placed, why: string, instead?: string): Problem {
  const hint = [instead, "leave joined_by: out"].filter(Boolean).join(", or ");
  // It is right beside what is missing.
  const about = instead === undefined ? undefined : ({ rank: 1 } as const);
  return problemOf(inside(node, "joined_by"), `joined_by: has no effect here: ${why}`, hint, about);
}

/** Texts are one at a place of one text for each part. */
function idleJoinOf(beside: Beside, mapping: Mapping): Problem[] {
  if (beside.list) return [idleJoin(beside, "its parts are in a list")];
  const form = mapping.parts.forms.find(({ name }) => name === beside.forms[0]);
  if (form === undefined || (form.isBare && !isWrittenByItself(form, mapping))) return [];
  return [idleJoin(beside, `of parts of ${named(beside)} the first is written`)];
}

/** What is written without parts: everywhere, or by place. */
function ofDefault(value: Json | undefined, item: Item, node: Placed, place: SchemaPlace | undefined): Problem[] {
  if (isObject(value)) return ofDefaultByPlace(value, node, item, place);
  return ofType(value, inside(node, "default"), place);
}

function ofDefaultByPlace(value: Json, node: Placed, item: Item, place: SchemaPlace | undefined): Problem[] {
  if (!isObject(value))
    return [
      problemOf(
        inside(node, "default"),
        `a place of some parts has a default by place, and ${JSON.stringify(value)} is never written`,
        `write ${printed({ default: { [item.name]: value } })}`,
      ),
    ];
  const known = [item.name, ...(item.role === "assistant" ? ["answer"] : [])];
  return Object.entries(value).flatMap(([where, one]) => {
    const at = inside(node, "default", where);
    if (known.includes(where)) return ofType(one, at, place);
    return [
      problemOf(
        at,
        `the item "${item.name}" is never in "${where}", so this default is never written`,
        `write it for ${known.join(" or ")}, or leave it out`,
        // A place that is not known is a problem of its own.
        { rank: 1 },
      ),
    ];
  });
}

function ofType(value: Json | undefined, node: Placed, place: SchemaPlace | undefined): Problem[] {
  const types = (place?.types ?? []).filter((type) => type !== "null");
  return faultAt(node, defaultFault(value, types));
}
