/** The conditions of schemas, as far as generated bodies have to meet them. */
import type { Json, Wire } from "../../../src/registry.js";

export type Schema = Readonly<Record<string, Json | undefined>>;

/** The schema that a condition has for a value: `then` or `else`, or nothing. */
export function branchFor({ if: condition, then: met, else: unmet }: Schema, value: Json): Schema | undefined {
  if (condition === undefined) return undefined;
  return (matches(condition as Schema, value) ? met : unmet) as Schema | undefined;
}

/** Whether a value matches the few keywords that conditions are made of. */
function matches({ type, const: constant, enum: words, required, properties, not }: Schema, value: Json): boolean {
  if (type !== undefined && ![type].flat().includes(typeOf(value))) return false;
  if (constant !== undefined && constant !== value) return false;
  if (Array.isArray(words) && !words.includes(value)) return false;
  if (not !== undefined && matches(not as Schema, value)) return false;
  const members = typeOf(value) === "object" ? (value as Wire) : undefined;
  if (members === undefined) return true;
  if (Array.isArray(required) && required.some((name) => members[String(name)] === undefined)) return false;
  return Object.entries((properties ?? {}) as Readonly<Record<string, Schema>>).every(([name, schema]) => {
    const member = members[name];
    return member === undefined || matches(schema, member);
  });
}

function typeOf(value: Json): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value;
}
