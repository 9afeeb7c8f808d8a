/** Bodies as a dialect's document spells them: names of members, and lists. */
import type { Json, Wire } from "./json.js";
import { type Loss } from "./loss.js";
import { masked } from "./place-names.js";
import { asWire } from "./values.js";
import { camelName } from "./camel-name.js";

/** What clients of a dialect may spell in another way. */
export interface Spelling {
  /** Members whose contents are the client's own. */
  readonly own: ReadonlySet<string>;
  /** Members with a list, in which one item may be without it. */
  readonly lists: ReadonlySet<string>;
}

/**
 * Converts snake_case names to camelCase, and lone items to lists of one, except inside members with the client's own
 * contents. If a member exists in both spellings, camelCase counts, and the other one is lost. Most bodies need none of
 * it and stay what they are.
 */
export function respelled(body: Wire, spelling: Spelling, loss?: Loss): Wire {
  if (isSpelled(body, spelling)) return body;
  const result = respelledObject(body, spelling, loss);
  loss?.reads(result);
  return result;
}

function isSpelled(value: Json, spelling: Spelling): boolean {
  if (Array.isArray(value)) return value.every((item) => isSpelled(item, spelling));
  const object = asWire(value);
  if (object === undefined) return true;
  for (const name in object) {
    const member = object[name];
    if (name.includes("_") || isLone(name, member, spelling)) return false;
    if (member !== undefined && !spelling.own.has(name) && !isSpelled(member, spelling)) return false;
  }
  return true;
}

function respelledObject(body: Wire, spelling: Spelling, loss: Loss | undefined): Wire {
  const result: Wire = {};
  for (const [key, member] of Object.entries(body)) {
    const name = camelName(key);
    if (key !== name && hasValue(body, result, name)) {
      if (member !== null) loss?.at(body, masked(key));
    } else if (member !== null || result[name] === undefined) {
      result[name] = spelling.own.has(name) || member === undefined ? member : inside(name, member, spelling, loss);
    }
  }
  return result;
}

/** Whether a member has a value, in either spelling. */
function hasValue(body: Wire, result: Wire, name: string): boolean {
  return [body, result].some(
    (object) => Object.hasOwn(object, name) && object[name] !== null && object[name] !== undefined,
  );
}

function inside(name: string, member: Json, spelling: Spelling, loss: Loss | undefined): Json {
  const value = respelledValue(member, spelling, loss);
  return isLone(name, member, spelling) ? [value] : value;
}

function respelledValue(value: Json, spelling: Spelling, loss: Loss | undefined): Json {
  if (Array.isArray(value)) return value.map((item) => respelledValue(item, spelling, loss));
  const object = asWire(value);
  return object === undefined ? value : respelledObject(object, spelling, loss);
}

function isLone(name: string, member: Json | undefined, { lists }: Spelling): boolean {
  return member !== undefined && member !== null && !Array.isArray(member) && lists.has(name);
}
