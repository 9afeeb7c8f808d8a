/** How spec text becomes program text: always as a quoted string, a checked name, or a comment that cannot end early. */
import type { Json } from "../../src/conversion/json.js";

export function quote(text: string): string {
  return JSON.stringify(text)
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");
}

export function literal(value: Json | undefined): string {
  if (value === undefined) return "undefined";
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value === "object" && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, member]) => `${memberName(key)}: ${literal(member)}`)
      .join(", ")} }`;
  return typeof value === "string" ? quote(value) : JSON.stringify(value);
}

const identifier = /^[A-Za-z_$][\w$]*$/;

export function memberName(key: string): string {
  return identifier.test(key) ? key : quote(key);
}

export function access(object: string, key: string): string {
  return identifier.test(key) ? `${object}.${key}` : `${object}[${quote(key)}]`;
}

export function comment(text: string): string {
  return `/** ${text.replace(/\s+/g, " ").replace(/\*\//g, "* /")} */`;
}

/** `tool_choice` -> `ToolChoice`. */
export function pascal(name: string): string {
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

/** A word as the last argument of a call; nothing where there is none. */
export function lastArgument(word: string | undefined): string {
  return word === undefined ? "" : `, ${quote(word)}`;
}
