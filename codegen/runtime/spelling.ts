/** Member names in another manner of spelling. */
import type { Json, Wire } from "./json.js";
import { asWire } from "./read.js";

/** Names written with underscores as names with humps, but for what stands inside members that are the client's own. */
export function inCamelCase(body: Wire, own: ReadonlySet<string>): Wire {
  const spelled: Wire = {};
  for (const [key, member] of Object.entries(body)) {
    const name = camelName(key);
    spelled[name] = own.has(name) || member === undefined ? member : inside(member, own);
  }
  return spelled;
}

function inside(value: Json, own: ReadonlySet<string>): Json {
  if (Array.isArray(value)) return value.map((item) => inside(item, own));
  const object = asWire(value);
  return object === undefined ? value : inCamelCase(object, own);
}

export function camelName(name: string): string {
  return name.includes("_") ? name.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase()) : name;
}
