/** Member names in another spelling. */
import type { Json, Wire } from "./json.js";
import { type Loss } from "./loss.js";
import { masked } from "./place-names.js";
import { asWire } from "./read.js";

interface Spelling {
  /** Members whose contents are the client's own. */
  readonly own: ReadonlySet<string>;
  readonly loss: Loss | undefined;
}

/**
 * Converts snake_case names to camelCase, except inside members with the client's own contents. If a member exists in
 * both spellings, camelCase counts, and the other one is lost.
 */
export function inCamelCase(body: Wire, own: ReadonlySet<string>, loss?: Loss): Wire {
  const result = spelled(body, { own, loss });
  loss?.reads(result);
  return result;
}

function spelled(body: Wire, spelling: Spelling): Wire {
  const result: Wire = {};
  for (const [key, member] of Object.entries(body)) {
    const name = camelName(key);
    if (key !== name && hasValue(body, result, name)) {
      if (member !== null) spelling.loss?.at(body, masked(key));
    } else if (member !== null || result[name] === undefined) {
      result[name] = spelling.own.has(name) || member === undefined ? member : inside(member, spelling);
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

function inside(value: Json, spelling: Spelling): Json {
  if (Array.isArray(value)) return value.map((item) => inside(item, spelling));
  const object = asWire(value);
  return object === undefined ? value : spelled(object, spelling);
}

export function camelName(name: string): string {
  return name.includes("_") ? name.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase()) : name;
}
