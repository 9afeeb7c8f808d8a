/** Where a dialect's bodies have opaque state, as a table. */
import type { StateSource } from "../load/sources/dialect.js";
import type { Mapping } from "../model/mapping.js";
import { literal } from "./text.js";

interface Placed {
  readonly at: string | readonly string[];
}

/** The stars of a path are steps of their own. */
export function stateRule(
  { family, ask, loop, lists = {}, in_words: inWords, in_answers: inAnswers }: StateSource,
  { request }: Mapping,
): string {
  const isCamel = request.spelling !== undefined;
  const steps = (at: string): string[] => at.replaceAll("[*]", ".*").split(".");
  const known = <Item extends Placed>(items: readonly Item[]) =>
    items.map(({ at, ...item }) => ({ when: {}, ...item, at: [at].flat().map((path) => path.split(".")) }));
  const held = Object.entries(lists).map(([at, items]) => ({ at: steps(at), items: known(items) }));
  return literal({
    family,
    ...(isCamel && { camel: true }),
    lists: held,
    ...(inAnswers && { inAnswers: { at: inAnswers.at.map(steps), items: known(inAnswers.items) } }),
    ...(ask && { ask }),
    ...(loop && { loop }),
    ...(inWords && { inWords: { ...inWords, at: steps(inWords.at) } }),
  });
}
