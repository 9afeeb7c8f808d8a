/** JSON for the replay: nothing here is shared with the gateway. */

export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A member at any depth. Undefined when any step is missing. */
export function member(value: Json | undefined, ...keys: string[]): Json | undefined {
  let found = value;
  for (const key of keys) found = isObject(found) ? found[key] : undefined;
  return found;
}

export function textAt(value: Json | undefined, ...keys: string[]): string | undefined {
  const found = member(value, ...keys);
  return typeof found === "string" ? found : undefined;
}

export function numberAt(value: Json | undefined, ...keys: string[]): number | undefined {
  const found = member(value, ...keys);
  return typeof found === "number" ? found : undefined;
}

export function listAt(value: Json | undefined, ...keys: string[]): Json[] {
  const found = member(value, ...keys);
  return Array.isArray(found) ? found : [];
}

/** Parsed JSON, or undefined when the text is no JSON. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** Equal in meaning: the order of members does not count. */
export function sameJson(left: Json | undefined, right: Json | undefined): boolean {
  if (left === right) return true;
  if (Array.isArray(left)) {
    return (
      Array.isArray(right) && left.length === right.length && left.every((item, index) => sameJson(item, right[index]))
    );
  }
  if (!isObject(left) || !isObject(right)) return false;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length && keys.every((key) => key in right && sameJson(left[key], right[key]))
  );
}

/** The first place where two values differ, in a form that fits one line. */
export function firstDifference(left: Json | undefined, right: Json | undefined, path = ""): string | undefined {
  if (sameJson(left, right)) return undefined;
  if (Array.isArray(left) && Array.isArray(right) && left.length === right.length) {
    for (const [index, item] of left.entries()) {
      const found = firstDifference(item, right[index], `${path}[${index}]`);
      if (found !== undefined) return found;
    }
  }
  if (isObject(left) && isObject(right)) {
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
      const found = firstDifference(left[key], right[key], path === "" ? key : `${path}.${key}`);
      if (found !== undefined) return found;
    }
  }
  return `${path === "" ? "value" : path}: ${brief(left)} became ${brief(right)}`;
}

/** A value on one short line. */
export function brief(value: unknown): string {
  const text = value === undefined ? "nothing" : (JSON.stringify(value) ?? String(value));
  return text.length > 90 ? `${text.slice(0, 60)}…${text.slice(-25)}` : text;
}
