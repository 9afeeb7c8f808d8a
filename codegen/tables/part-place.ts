/** Where the parts of a form are in a conversation, as tables show it. */
import type { Form, Mapping } from "../model/mapping.js";

export function partPlace(mapping: Mapping, form: Form): string {
  const { layout } = mapping;
  const item = layout.items.find(({ part }) => part === form.name);
  if (item !== undefined) return itemPlace(mapping, item.name);
  const beside = layout.items.flatMap((one) => one.beside).find(({ forms }) => forms.includes(form.name));
  if (beside !== undefined) return `${memberPlace(mapping, beside.at[0])}${beside.list ? "[]" : ""}`;
  const content = memberPlace(mapping, layout.items.find(({ content: at }) => at !== undefined)?.content ?? "content");
  return form.isBare ? content : `${content}[${form.name}]`;
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
