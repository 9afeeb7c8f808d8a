/** Paths that select items of lists: `content[type=text].text`. */
import type { Match } from "../load/sources/mapping-lines.js";

/** A list on a path, the condition on its items, and the path inside each of them. */
export interface Selection {
  /** Empty if it selects every item. */
  readonly match: Match;
  /** Empty if it selects the item itself. */
  readonly rest: string;
}

export interface Selector {
  /** The path up to the first list. */
  readonly base: string;
  readonly selections: readonly Selection[];
}

/** `[]` or `[type=text]`; `[0]` and `[*]` are steps of a path like any other. */
const brackets = /\[((?:[A-Za-z_$][^\]]*)?)\]\.?/;

export function parseSelector(path: string): Selector {
  const [base = "", ...others] = path.split(brackets);
  const selections: Selection[] = [];
  for (let index = 0; index < others.length; index += 2)
    selections.push({ match: matchOf(others[index] ?? ""), rest: others[index + 1] ?? "" });
  return { base: base === "." ? "" : base, selections };
}

function matchOf(text: string): Match {
  const tests = text.split(/, ?/).filter(Boolean);
  return Object.fromEntries(
    tests.map((test) => {
      const [member = "", words = ""] = test.split("=");
      const [word = "", ...others] = words.split("|");
      return [member, others.length === 0 ? wordOf(word) : [word, ...others].map(wordOf)];
    }),
  );
}

function wordOf(text: string): string | boolean {
  return text === "true" || text === "false" ? text === "true" : text;
}
