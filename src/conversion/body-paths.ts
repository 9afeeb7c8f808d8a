/** Values in a client's body: the way to objects that are found there, and the value at a place. */
import type { Json, Wire } from "./json.js";
import { namesOf } from "./place-names.js";
import { asList } from "./values.js";

/** The names and indexes that lead to an object. */
export type Keys = readonly (string | number)[];

/** The ways to objects and lists, found by walks of several roots. An object has the first way that is met. */
export function findObjects(roots: readonly object[], wanted: Iterable<object>): Map<object, Keys> {
  const missing = new Set(wanted);
  const found = new Map<object, Keys>();
  for (const root of roots) if (missing.size > 0) walk(root, [], missing, found);
  return found;
}

/** So often a body is walked for some of its objects. */
const MOST_WALKS = 4;

/** Finds objects of one body. Most bodies have few that are looked for. An upstream may send an event with many. */
export class PathFinder {
  #walks = 0;
  #ways: Ways | undefined;

  find(roots: readonly object[], wanted: readonly object[]): Pick<ReadonlyMap<object, Keys>, "get"> {
    if (this.#walks++ < MOST_WALKS) return findObjects(roots, wanted);
    const ways = (this.#ways ??= new Ways(roots));
    return { get: (object) => ways.to(object) };
  }
}

/** The ways to all objects of a body: after one walk, each is found by those around it. */
class Ways {
  readonly #around = new Map<object, readonly [holder: object | undefined, key: string | number]>();

  constructor(roots: readonly object[]) {
    for (const root of roots) this.#add(root, undefined, "");
  }

  to(object: object): Keys | undefined {
    const keys: (string | number)[] = [];
    let step = this.#around.get(object);
    if (step === undefined) return undefined;
    for (; step?.[0] !== undefined; step = this.#around.get(step[0])) keys.push(step[1]);
    return keys.reverse();
  }

  #add(value: object, holder: object | undefined, key: string | number): void {
    if (this.#around.has(value)) return;
    this.#around.set(value, [holder, key]);
    for (const [name, member] of Object.entries(value as Wire))
      if (typeof member === "object" && member !== null)
        this.#add(member, value, Array.isArray(value) ? Number(name) : name);
  }
}

/** Walks in the order of the body, until all are found. It runs over the whole body, so it copies nothing. */
function walk(value: object, trail: (string | number)[], missing: Set<object>, found: Map<object, Keys>): void {
  if (missing.delete(value)) found.set(value, trail.slice());
  // Even the first name of an object with very many takes long.
  if (missing.size === 0) return;
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

/** A place in any item of a list, in the first item that has it. */
export function itemOf(from: object, place: string): string {
  const [list = "", rest] = place.split("[*]");
  if (rest === undefined) return place;
  const index = asList(lookUp(from, list)).findIndex((_, item) => lookUp(from, `${list}[${item}]${rest}`) != null);
  return `${list}[${Math.max(0, index)}]${rest}`;
}
