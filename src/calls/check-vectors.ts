/**
 * Checks that vectors which pass through have the form that the client expects: not all upstreams honor the request.
 */
import { valueAt, type Json, type Places, type Wire } from "../registry.js";
import { isList } from "../bodies/parse-shallow.js";

/**
 * One for each input, in their order, and in the requested form. The answer may be parsed without its bulk. An unknown
 * form counts as the requested one.
 */
export function areVectorsAsRequested(
  answer: Wire,
  { vectors: places }: Pick<Places, "vectors">,
  echo: Wire,
  wanted: number | undefined,
): boolean {
  if (places === undefined) return true;
  const items = valueAt(answer, places.at);
  if (!Array.isArray(items) || items.length !== wanted) return false;
  const requested = valueAt(echo, places.form) ?? null;
  const isWanted = places.texts.includes(requested)
    ? isText
    : requested === null || places.lists.includes(requested)
      ? isList
      : () => true;
  let last = -Infinity;
  return items.every((item, order) => {
    if (typeof item !== "object" || item === null || Array.isArray(item)) return false;
    const { [places.index]: index, [places.vector]: vector } = item;
    const place = typeof index === "number" ? index : order;
    const isInOrder = place > last;
    last = place;
    return isInOrder && vector != null && isWanted(vector);
  });
}

function isText(vector: Json): boolean {
  return typeof vector === "string" && !isList(vector);
}
