/** Where the parts of a form are in a conversation, as tables show it. */
import type { Form, Mapping } from "../model/mapping.js";

/** The place where they are written, which is the first of those where they are read. */
export function partPlace(mapping: Mapping, form: Form): string {
  const { layout } = mapping;
  const item = layout.items.find(({ part }) => part === form.name);
  if (item !== undefined) return itemPlace(mapping, item.name);
  const [beside] = placesBeside(mapping, form);
  if (beside !== undefined) return beside;
  const holders = layout.items.filter(({ content }) => content !== undefined);
  const lists = holders.filter(({ words }) => words !== true);
  const content = memberPlace(mapping, (lists[0] ?? holders[0])?.content ?? "content");
  return form.isBare || isOneText(mapping) ? content : `${content}[${form.name}]`;
}

/** Whether the content of every item is one text, and no list of parts. */
export function isOneText({ layout: { items } }: Mapping): boolean {
  const holders = items.filter(({ content }) => content !== undefined);
  return holders.length > 0 && holders.every(({ words }) => words === true);
}

/** All places where they are read. Of several members beside the content, the first with a value counts. */
export function partReadPlaces(mapping: Mapping, form: Form): readonly string[] {
  const place = partPlace(mapping, form);
  const beside = placesBeside(mapping, form);
  return beside[0] === place ? beside : [place];
}

/** The members beside the content of items. */
function placesBeside(mapping: Mapping, form: Form): string[] {
  const places = mapping.layout.items
    .flatMap(({ beside }) => beside)
    .filter(({ forms }) => forms.includes(form.name))
    .flatMap(({ at, list }) => at.map((member) => `${memberPlace(mapping, member)}${list ? "[]" : ""}`));
  return [...new Set(places)];
}

/** Where an item is. */
export function itemPlace({ layout: { at, isOneItem } }: Mapping, name: string): string {
  return isOneItem === true ? at : `${at}[${name}]`;
}

/** A member of every item. */
export function memberPlace({ layout: { at, isOneItem } }: Mapping, member = ""): string {
  const item = isOneItem === true ? at : `${at}[]`;
  return member === "" ? item : `${item}.${member}`;
}
