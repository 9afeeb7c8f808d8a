/** Whether vectors that pass through come as the client counts on: not all upstreams keep to what they are asked. */
import { valueAt, type Json, type Places, type Wire } from "../registry.js";
import { isList } from "../bodies/parse-shallow.js";

/** In their order, and in the form that was asked for. The answer may be skimmed; a form that nobody knows is taken for the right one. */
export function areVectorsAsRequested(answer: Wire, { vectors: places }: Pick<Places, "vectors">, echo: Wire): boolean {
  const items = places && valueAt(answer, places.at);
  if (places === undefined || !Array.isArray(items)) return true;
  const asked = valueAt(echo, places.form) ?? null;
  const isWanted = places.texts.includes(asked)
    ? isText
    : asked === null || places.lists.includes(asked)
      ? isList
      : () => true;
  let last = -Infinity;
  return items.every((item, order) => {
    if (typeof item !== "object" || item === null || Array.isArray(item)) return true;
    const { [places.index]: index, [places.vector]: vector } = item;
    const place = typeof index === "number" ? index : order;
    const isInOrder = place >= last;
    last = place;
    return isInOrder && (vector == null || isWanted(vector));
  });
}

function isText(vector: Json): boolean {
  return typeof vector === "string" && !isList(vector);
}
