/** The members that every request for a job needs at an upstream. */
import type { AnyDialect, Wire } from "../registry.js";
import { setValue } from "../bodies/edit-json.js";

type Places = AnyDialect["places"];

/** The body with these members. */
export function withConstants(text: string, { places: { always, alwaysIn } }: Pick<AnyDialect, "places">): string {
  const constant = always.reduce((edited, { at, value }) => setValue(edited, at, JSON.stringify(value)), text);
  return alwaysIn === undefined ? constant : setInItems(constant, alwaysIn);
}

/** Sets members in an object, or in each such object of a list; adds the object where there is none. */
function setInItems(text: string, { at, item, set }: NonNullable<Places["alwaysIn"]>): string {
  const given = (JSON.parse(text) as Wire)[at] ?? item;
  const complete = (one: unknown): unknown => (isLike(one, item) ? { ...one, ...item, ...set } : one);
  const all = Array.isArray(given) && given.length === 0 ? [item] : given;
  return setValue(text, [at], JSON.stringify(Array.isArray(all) ? all.map(complete) : complete(all)));
}

/** An object that lacks a member of the item may be the item. */
function isLike(one: unknown, item: Wire): one is Wire {
  return (
    typeof one === "object" &&
    one !== null &&
    Object.entries(item).every(([member, value]) => ((one as Wire)[member] ?? value) === value)
  );
}
