/** Where a dialect says that it needs no place for a concept, the pass runs that makes it so. */
import { problemOf } from "../model/line.js";
import type { Problem } from "../load/problem.js";
import type { Form, Line, Mapping, Pass } from "../model/mapping.js";
import type { Specs } from "./specs.js";

/** A concept that some forms have no place for, and the pass that then is needed. */
interface Need {
  readonly forms: (mapping: Mapping) => readonly Form[];
  readonly concept: string;
  readonly kinds: readonly Line["kind"][];
  readonly passes: (mapping: Mapping) => readonly Pass[];
  readonly pass: string;
  /** Where the pass is written. */
  readonly key: string;
  readonly lost: string;
}

const needs: readonly Need[] = [
  {
    forms: ({ records }) => [...records.values()].filter(({ is }) => is === "Embedding").flatMap(({ forms }) => forms),
    concept: "index",
    kinds: ["implicit", "absent"],
    passes: ({ response }) => response.afterRead,
    pass: "sort_by_index",
    key: "after_read under response",
    lost: "clients of other dialects get vectors without an index",
  },
  {
    forms: ({ parts }) => parts.forms.filter(({ kind }) => kind === "result"),
    concept: "error",
    kinds: ["implicit"],
    passes: ({ layout }) => layout.beforeWrite,
    pass: "failures_as_text",
    key: "before_write under layout",
    lost: "failures of tools are written as successes",
  },
];

export function passesOfReasons({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => needs.flatMap((need) => missingPass(need, mapping)));
}

function missingPass({ forms, concept, kinds, passes, pass, key, lost }: Need, mapping: Mapping): Problem[] {
  const all = forms(mapping);
  const lines = all.flatMap((form) => form.lines.filter((line) => line.concept === concept));
  const [line] = lines.filter(({ kind }) => kinds.includes(kind));
  const isElsewhere = lines.some(({ kind }) => !kinds.includes(kind)) || all.some((form) => concept in form.concepts);
  if (line === undefined || isElsewhere || passes(mapping).some(({ name }) => name === pass)) return [];
  return [problemOf(line, `without the pass ${pass}, ${lost}`, `write ${pass} in ${key}`, { rank: 1 })];
}
