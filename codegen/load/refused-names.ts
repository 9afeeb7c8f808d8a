/** What to write in place of a name that may not be one there. */
import type { Json } from "../../src/conversion/json.js";
import { isMap, printed } from "./former-lines.js";
import { nearest } from "./nearest.js";
import { spelt } from "./own-examples.js";

interface NameSchema {
  readonly description?: string;
  readonly examples?: readonly Json[];
  readonly pattern?: string;
}

/** The line with the name as names are spelt there, or else with one of the examples; and the rule, if there is one. */
export function nameHint(
  name: string,
  { description, examples = [], pattern }: NameSchema,
  holder: unknown,
  isOfWords = false,
): string {
  const near = nearest(name, wordsOf(pattern));
  if (near !== undefined) return `did you mean "${near}"?`;
  const [example] = examples;
  const meant = respelt(name, pattern) ?? (example === undefined ? undefined : String(example));
  const rule = description ?? "";
  if (meant === undefined) return rule;
  const value = isMap(holder) ? holder[name] : undefined;
  // A word and its meaning the wrong way round.
  if (isOfWords && pattern !== undefined && typeof value === "string" && new RegExp(pattern, "u").test(value))
    return `write ${printed({ [value]: [name] })}`;
  const isShort = ["string", "number", "boolean"].includes(typeof value);
  const line = `write ${printed({ [meant]: isShort ? (value ?? null) : "…" })}`;
  return rule === "" ? line : `${line}; ${rule.charAt(0).toLowerCase()}${rule.slice(1)}`;
}

/** The same words in lower case, or each with a capital letter: as the rule has them. */
function respelt(name: string, pattern: string | undefined): string | undefined {
  const words = spelt(name);
  if (pattern === undefined || words === undefined) return undefined;
  const capitals = words.replace(/(?:^|_)([a-z])/g, (_match, letter: string) => letter.toUpperCase());
  const rule = new RegExp(pattern, "u");
  return [words, capitals].find((spelling) => spelling !== name && rule.test(spelling));
}

/** The words that a pattern begins with, where it is a choice of words. */
function wordsOf(pattern = ""): readonly string[] {
  return /^\^\(\?:(\w+(?:\|\w+)+)\)/.exec(pattern)?.[1]?.split("|") ?? [];
}
