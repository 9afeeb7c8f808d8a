/** Member names in another spelling. */
import type { Json, Wire } from "./json.js";
import { join, masked } from "./place-names.js";
import { asWire } from "./read.js";

interface Spelling {
  /** Members whose contents are the client's own. */
  readonly own: ReadonlySet<string>;
  /** Called for a member that the client gave in both spellings, with the one that does not count. */
  readonly twice: (path: string) => void;
}

/**
 * Converts snake_case names to camelCase, except inside members with the client's own contents. If a member exists in
 * both spellings, camelCase counts.
 */
export function inCamelCase(
  body: Wire,
  own: ReadonlySet<string>,
  twice: (path: string) => void = () => undefined,
): Wire {
  return spelled(body, "", { own, twice });
}

function spelled(body: Wire, path: string, spelling: Spelling): Wire {
  const result: Wire = {};
  for (const [key, member] of Object.entries(body)) {
    const name = camelName(key);
    const place = join(path, masked(key));
    if (key !== name && hasValue(body, result, name)) {
      if (member !== null) spelling.twice(place);
    } else if (member !== null || result[name] === undefined) {
      result[name] = spelling.own.has(name) || member === undefined ? member : inside(member, place, spelling);
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

function inside(value: Json, path: string, spelling: Spelling): Json {
  if (Array.isArray(value)) return value.map((item, index) => inside(item, `${path}[${index}]`, spelling));
  const object = asWire(value);
  return object === undefined ? value : spelled(object, path, spelling);
}

export function camelName(name: string): string {
  return name.includes("_") ? name.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase()) : name;
}
