/** Names and paths of specs, and the names of the same things in programs. */

/** `mediaUri` -> `media_uri`: an exported name as specs write it. */
export function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

const known = new Map<string, string>();

/** `tool_choice` -> `ToolChoice`. There are few names, and each is asked for thousands of times. */
export function pascal(name: string): string {
  const found = known.get(name) ?? pascalOf(name);
  known.set(name, found);
  return found;
}

function pascalOf(name: string): string {
  return name
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}

/** `media_uri` -> `mediaUri`. */
export function camel(name: string): string {
  const word = pascal(name);
  return word.charAt(0).toLowerCase() + word.slice(1);
}

/** `choices[0].message` -> ["choices", 0, "message"]. */
export function segmentsOf(path: string): (string | number)[] {
  return path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((segment) => (/^\d+$/.test(segment) ? Number(segment) : segment));
}

/** The same, with numbers as text: `["choices", "0", "message"]`. */
export function stepsOf(path: string): string[] {
  return segmentsOf(path).map(String);
}
