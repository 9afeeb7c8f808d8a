/** A form has one place in an item of the layout, or several in one line: the writer writes a part once. */
import { inside, problemOf } from "../model/line.js";
import type { Beside } from "../model/mapping.js";
import { printed } from "../load/former-lines.js";
import type { Problem } from "../load/problem.js";
import type { Specs } from "./specs.js";

export function formsOnce({ mappings }: Specs): Problem[] {
  return mappings.flatMap(({ layout }) => layout.items.flatMap(({ beside }) => beside.flatMap(again)));
}

function again(beside: Beside, index: number, all: readonly Beside[]): Problem[] {
  return beside.forms.flatMap((name) => {
    const before = all.slice(0, index).find(({ forms }) => forms.includes(name));
    if (before === undefined) return [];
    const at = [...placesOf(before), ...placesOf(beside)];
    return [
      problemOf(
        inside(beside, "form"),
        `the form "${name}" is at ${before.at.join(", ")} already, and a part is in one place`,
        `write ${printed({ form: name, at })} once, or a form of its own for this place`,
        { rank: 1 },
      ),
    ];
  });
}

/** As the mapping has them, with their brackets. */
function placesOf({ file, pointer }: Beside): string[] {
  return [file.at([...pointer, "at"])].flat().map(String);
}
