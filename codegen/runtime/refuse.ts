/** Refusals declared in specs: a place, a test, and what to say. */
import type { Refusal } from "./dialect.js";
import type { Json, Wire } from "./json.js";

export interface RefusalRule {
  readonly at: readonly string[];
  readonly when: { readonly is: Json } | { readonly notNull: true } | { readonly notIn: readonly Json[] };
  readonly code: string;
  readonly message: string;
  readonly details?: Json;
}

/** The value at a path of an object, or nothing. */
export function valueAt(body: Wire, path: readonly string[]): Json | undefined {
  let value: Json | undefined = body;
  for (const segment of path) {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
    value = value[segment];
  }
  return value;
}

export function isSame(left: Json | undefined, right: Json): boolean {
  return left !== undefined && JSON.stringify(left) === JSON.stringify(right);
}

export function refuseBy(rules: readonly RefusalRule[], body: Wire): Refusal | undefined {
  for (const { at, when, code, message, details } of rules) {
    const value = valueAt(body, at);
    if (value !== undefined && value !== null && isMet(when, value)) return { code, message, param: at.join("."), ...(details === undefined ? {} : { details }) };
  }
  return undefined;
}

function isMet(when: RefusalRule["when"], value: Json): boolean {
  if ("is" in when) return isSame(value, when.is);
  return "notNull" in when ? true : !when.notIn.includes(value);
}
