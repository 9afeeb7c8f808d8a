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
  const { by, concept } = row;
  const targets = targetsIn(row, to);
  const isThere = (leaf: Named): boolean => targets.some((target) => isAtTarget(leaf, target));
  const isOfForm = targets.some(({ form }) => form?.concepts[concept.replace(/^.*\./, "")] === value);
  if (by !== undefined || isOfForm || typeof value === "object") return arrived.some(isThere);
  if (typeof value !== "string") return arrived.some((leaf) => leaf.value === value && isThere(leaf));
  const [word] = /[a-z]{14}/.exec(value) ?? [];
  return arrived.some((leaf) => isThere(leaf) && (word === undefined || JSON.stringify(leaf.value).includes(word)));
}

/**
 * Forms that are only written, and those of instructions, have no name when they are read. One text may be there in
 * place of a list of texts.
 */
function isAtTarget({ name, path, value }: Named, { place, barePlace, form }: Target): boolean {
  if (typeof value === "string" && isWithin(place, name)) return true;
  if (isWithin(name, place)) return true;
  return (form === undefined || form.direction === "write") && isWithin(bare(path), barePlace);
}

interface Target {
  readonly place: string;
  readonly barePlace: string;
  readonly form: Form | undefined;
}

/** The targets of rows: they are asked for with every value of every body. */
const targetsByRow = new WeakMap<FieldRow, readonly Target[]>();

function targetsIn(row: FieldRow, to: Mapping): readonly Target[] {
  const targets =
    targetsByRow.get(row) ??
    targetsOf(row.to ?? "").map((place) => ({ place, barePlace: bare(place), form: formOf(place, to) }));
  targetsByRow.set(row, targets);
  return targets;
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
