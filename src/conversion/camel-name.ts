/** `a_name` -> `aName`: the other spelling of a dialect. */
export function camelName(name: string): string {
  return name.includes("_") ? name.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase()) : name;
}
