/** Turns of each role are written as one item of requests: of two, the first would never be written. */
import { writtenItems } from "../model/forms-in-use.js";
import type { Item } from "../model/mapping.js";
import type { Problem } from "../load/problem.js";
import type { Specs } from "./specs.js";

export function itemsWritten({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => {
    // An item that is one part is beside that of its role.
    const ofTurns = writtenItems(mapping, "request").filter(({ part }) => part === undefined);
    return ofTurns.flatMap((item, index) => {
      const before = ofTurns.slice(0, index).find(({ role }) => role === item.role);
      if (before === undefined) return [];
      const message = `turns of the role "${item.role}" are written as "${before.name}" already`;
      const hint = `write direction: read, or ${formHint(item)} if such an item is one part of a turn`;
      return [mapping.file.problem(item.pointer, message, hint, { rank: 3 })];
    });
  });
}

/** The form that the content names belongs to the item itself. */
function formHint({ beside }: Item): string {
  const [form = "<name>"] = beside.flatMap(({ forms }) => forms);
  return `form: ${form}`;
}
