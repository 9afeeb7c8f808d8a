/** Values in a client's body: the way to objects that are found there, and the value at a place. */
import type { Json, Wire } from "./json.js";
import { namesOf } from "./place-names.js";

/** The names and indexes that lead to an object. */
export type Keys = readonly (string | number)[];

/** The ways to objects and lists, found by walks of several roots. An object has the first way that is met. */
export function findObjects(roots: readonly object[], wanted: Iterable<object>): Map<object, Keys> {
  const missing = new Set(wanted);
  const found = new Map<object, Keys>();
  for (const root of roots) if (missing.size > 0) walk(root, [], missing, found);
  return found;
}

/** Walks in the order of the body, until all are found. It runs over the whole body, so it copies nothing. */
function walk(value: object, trail: (string | number)[], missing: Set<object>, found: Map<object, Keys>): void {
  if (missing.delete(value)) found.set(value, trail.slice());
  if (Array.isArray(value))
    for (let index = 0; index < value.length && missing.size > 0; index++)
      step(value[index] as Json, index, trail, missing, found);
  else
    for (const key in value) {
      if (missing.size === 0) return;
      step((value as Wire)[key], key, trail, missing, found);
    }
}

function step(
  member: Json | undefined,
  key: string | number,
  trail: (string | number)[],
  missing: Set<object>,
  found: Map<object, Keys>,
): void {
  if (typeof member !== "object" || member === null) return;
  trail.push(key);
  walk(member, trail, missing, found);
  trail.pop();
}

export function lookUp(from: object, place: string): Json | undefined {
  let value = from as Json | undefined;
  for (const segment of namesOf(place)) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Wire)[segment];
  }
  return value;
}
