import type { Cursor } from "../cursor.js";

/** A member under its name in camel case, or in snake case, which clients write as well. */
export function either(cursor: Cursor, name: string): Cursor {
  const value = cursor.key(name);
  return value.present ? value : cursor.key(snakeCase(name)).present ? cursor.key(snakeCase(name)) : value;
}

export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
