/** A concept with a few meanings has words for each of them, unless its place has the words of the vocabulary. */
import type { Form, Line, Mapping } from "../model/mapping.js";
import type { Problem } from "../load/problem.js";
import { problemOf } from "../model/line.js";
import { formsOf, isFaulty, linesOf, meaningsOf } from "./forms.js";
import type { Specs } from "./specs.js";

export function enumsInWords({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => {
    const forms = new Map<Line, Form>(
      formsOf(mapping).flatMap(({ form }) => form.lines.map((line) => [line, form] as const)),
    );
    return linesOf(mapping).flatMap((line) => faultOf(line, forms.get(line), mapping));
  });
}

function faultOf(line: Line, form: Form | undefined, { vocabulary }: Mapping): Problem[] {
  const { kind, field, at, concept } = line;
  const meanings = meaningsOf(field, vocabulary);
  const [place] = at;
  if (kind !== "value" || meanings.length === 0 || place === undefined || isFaulty(line)) return [];
  const named = [form?.when[place] ?? []].flat();
  if (meanings.every((meaning) => named.includes(meaning))) return [];
  const words = meanings.map((meaning) => `${quoted(meaning)}: <word>`).join(", ");
  const hint = `write values: { ${words} }, and [] for what has no word`;
  return [problemOf(line, `no words are given for "${concept}"`, hint, { rank: 1 })];
}

/** YAML would read these as yes and no. */
function quoted(meaning: string): string {
  return meaning === "on" || meaning === "off" ? JSON.stringify(meaning) : meaning;
}
