/** A constant that a form or an item is written with fits the condition under which it is read. */
import { inside, problemOf, type Placed } from "../model/line.js";
import type { Form, Item, Mapping } from "../model/mapping.js";
import type { Match } from "../load/sources/mapping-lines.js";
import type { Problem } from "../load/problem.js";
import type { Json } from "../../src/conversion/json.js";
import { keyNode } from "./item-nodes.js";
import type { Specs } from "./specs.js";

export function constantsFit({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => [
    ...formsIn(mapping).flatMap((form) => [
      ...contradicting(form.when, form.constants, inside(form, "const")),
      ...form.lines.flatMap((line) => contradicting(form.when, line.companions, inside(line, "const"))),
    ]),
    ...mapping.layout.items
      .filter(({ direction }) => direction !== "read")
      .flatMap((item: Item) => contradicting(item.when, item.constants, keyNode(item, "const"))),
  ]);
}

function formsIn({ parts, records }: Mapping): Form[] {
  return [parts, ...records.values()].flatMap(({ forms }) => forms).filter(({ direction }) => direction !== "read");
}

function contradicting(when: Match, constants: Readonly<Record<string, Json>>, node: Placed): Problem[] {
  return Object.entries(constants).flatMap(([path, value]) => {
    const wanted = when[path];
    if (wanted === undefined || isMet(wanted, value)) return [];
    return [
      problemOf(
        inside(node, path),
        `"${path}" is written as ${JSON.stringify(value)}, and read where it is ${JSON.stringify(wanted)}`,
        `leave ${path} out of const:, or write the same word under when:`,
      ),
    ];
  });
}

function isMet(wanted: Match[string], value: Json): boolean {
  const choices: readonly unknown[] = [wanted].flat();
  return choices.some((choice) => choice === value || choice === "present" || typeof choice === "object");
}
