/** Streams whose events hold the item of the answer as whole answers do, with fragments in the place of its content. */
import { formOfParts } from "../model/line.js";
import type { Item, Mapping } from "../model/mapping.js";
import type { EventRule } from "../model/stream-rules.js";

/** The item that is the answer, where an event of the stream holds it. */
export function streamedItem({ layout, response, stream }: Mapping): Item | undefined {
  const form = formOfParts(response.lines.find(({ concept }) => concept === "parts")).itemForm;
  const item = form === undefined ? undefined : layout.items.find(({ name }) => name === form);
  return item !== undefined && itemPlaces(stream.read, item).length > 0 ? item : undefined;
}

/** The objects in an event whose content has the place that it has in the item. */
export function itemPlaces({ pieces }: Pick<EventRule, "pieces">, { content }: Item): string[] {
  if (content === undefined) return [];
  const end = `.${content}`;
  const contents = pieces.flatMap(({ each, text }) => [...(each === undefined ? [] : [each]), ...text]);
  const places = contents.filter((at) => at.endsWith(end)).map((at) => at.slice(0, -end.length));
  return [...new Set(places)];
}
