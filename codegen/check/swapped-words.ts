/** A word of a dialect that is the name of a meaning has this meaning, unless the meaning has no other word. */
import { inside, problemOf, type Line, type Placed } from "../model/line.js";
import type { Mapping } from "../model/mapping.js";
import type { About, Problem } from "../load/problem.js";
import { formsOf } from "./forms.js";
import type { Specs } from "./specs.js";

/** What is written wrong elsewhere comes first. */
const AFTER_OTHERS: About = { rank: 1 };

/** The words of each meaning. */
interface Table extends Placed {
  readonly words: Readonly<Record<string, readonly string[]>>;
}

export function swappedWords({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => [
    ...tablesOf(mapping).flatMap(swappedIn),
    ...finishTable(mapping).flatMap(swappedIn),
    ...swappedRoles(mapping),
  ]);
}

function tablesOf(mapping: Mapping): Table[] {
  const { request, response } = mapping;
  const lines = [request.lines, response.lines, ...formsOf(mapping).map(linesOf)].flat();
  return lines.flatMap((line) => (line.kind === "words" ? [{ ...inside(line, "values"), words: line.words }] : []));
}

function linesOf({ form: { lines, bare } }: ReturnType<typeof formsOf>[number]): readonly Line[] {
  return bare === undefined ? lines : [...lines, bare];
}

function finishTable({ finish }: Mapping): Table[] {
  const words: Record<string, string[]> = {};
  for (const [word, meaning] of Object.entries(finish.read)) words[meaning] = [...(words[meaning] ?? []), word];
  return [{ file: finish.file, pointer: finish.pointer, words }];
}

function swappedIn(table: Table): Problem[] {
  const { words } = table;
  return Object.entries(words).flatMap(([meaning, list]) =>
    list.flatMap((word) => {
      const meant = word.toLowerCase();
      const others = meant === meaning ? [] : (words[meant] ?? []);
      if (others.length === 0 || others.includes(word)) return [];
      const message = `"${word}" is read as "${meaning}", and there is a meaning "${meant}" with other words`;
      return [problemOf(inside(table, meaning), message, `write ${meant}: ${word}`, AFTER_OTHERS)];
    }),
  );
}

/** Turns of a role have the word of another role, which has items of its own. */
function swappedRoles({ layout: { items }, vocabulary }: Mapping): Problem[] {
  // A role that is not known is a problem of its own.
  const known = (vocabulary.enums.get("Role") ?? []).map(({ name }) => name);
  const roles = new Set(items.map(({ role }) => role));
  if (![...roles].every((role) => known.includes(role))) return [];
  // What is only written may look like the turns of another role: instructions like the user's.
  const read = items.filter(({ direction }) => direction !== "write");
  return read.flatMap((item) =>
    Object.entries(item.when).flatMap(([path, wanted]) => {
      if (typeof wanted !== "string" || wanted === item.role || !roles.has(wanted)) return [];
      const message = `items with ${path}: ${wanted} are read as turns of the role "${item.role}"`;
      return [
        problemOf(inside(item, "when", path), message, `write ${path}: ${item.role}, or role: ${wanted}`, AFTER_OTHERS),
      ];
    }),
  );
}
