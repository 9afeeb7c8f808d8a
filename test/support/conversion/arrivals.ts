/** Whether a value has come to the places of its row. */
import type { Form, Mapping } from "../../../codegen/model/mapping.js";
import { partPlace } from "../../../codegen/tables/part-place.js";
import type { FieldRow, Json } from "../../../src/registry.js";
import type { Named } from "./row-conditions.js";
import { bare, isWithin } from "./table-places.js";

/**
 * Numbers and switches that no transform changes arrive as they are, unless the target has a form for them. Words
 * arrive inside any text.
 */
export function hasArrived(row: FieldRow, value: Json, arrived: readonly Named[], to: Mapping): boolean {
  const { to: places = "", by, concept } = row;
  const targets = targetsOf(places).map((place): Target => ({ place, form: formOf(place, to) }));
  const there = arrived.filter((leaf) => targets.some((target) => isAtTarget(leaf, target)));
  const isOfForm = targets.some(({ form }) => form?.concepts[concept.replace(/^.*\./, "")] === value);
  if (by !== undefined || isOfForm || typeof value === "object") return there.length > 0;
  if (typeof value !== "string") return there.some((leaf) => leaf.value === value);
  const [word] = /[a-z]{14}/.exec(value) ?? [];
  return word === undefined ? there.length > 0 : there.some((leaf) => JSON.stringify(leaf.value).includes(word));
}

/**
 * Forms that are only written, and those of instructions, have no name when they are read. One text may be there in
 * place of a list of texts.
 */
function isAtTarget({ name, path, value }: Named, { place, form }: Target): boolean {
  if (typeof value === "string" && isWithin(place, name)) return true;
  return (
    isWithin(name, place) || ((form === undefined || form.direction === "write") && isWithin(bare(path), bare(place)))
  );
}

interface Target {
  readonly place: string;
  readonly form: Form | undefined;
}

/** The places of the forms of parts, by their mappings. */
const formPlaces = new WeakMap<Mapping, readonly (readonly [place: string, form: Form])[]>();

/** The form of parts around a place. */
function formOf(place: string, mapping: Mapping): Form | undefined {
  const places =
    formPlaces.get(mapping) ?? mapping.parts.forms.map((form) => [partPlace(mapping, form), form] as const);
  formPlaces.set(mapping, places);
  return places.find(([around]) => isWithin(place, around))?.[1];
}

/** The places of a row, one by one. */
export function targetsOf(to: string): string[] {
  return to.split(/ or | and /);
}
