/** Where the parts of a form are in a conversation, as tables show it. */
import type { Form, Mapping } from "../join/mapping.js";

export function partPlace({ layout }: Mapping, form: Form): string {
  const item = layout.items.find(({ part }) => part === form.name);
  if (item !== undefined) return `${layout.at}[${item.name}]`;
  const beside = layout.items.flatMap((one) => one.beside).find(({ forms }) => forms.includes(form.name));
  if (beside !== undefined) return `${layout.at}[].${beside.at[0] ?? ""}${beside.list ? "[]" : ""}`;
  const content = layout.items.find(({ content: at }) => at !== undefined)?.content ?? "content";
  return form.isBare ? `${layout.at}[].${content}` : `${layout.at}[].${content}[${form.name}]`;
}
