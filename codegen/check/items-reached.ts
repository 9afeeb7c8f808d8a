/** Every item of a layout is read: none comes after one that matches all that it matches. */
import { isWider } from "./forms-reached.js";
import type { Problem } from "../load/problem.js";
import type { Specs } from "./specs.js";

export function itemsReached({ mappings }: Specs): Problem[] {
  return mappings.flatMap(({ file, layout: { items } }) => {
    const read = items.filter(({ direction }) => direction !== "write");
    const all = read.flatMap((item, index) => {
      const before = read.slice(0, index).find((other) => isWider(other.when, item.when));
      return before === undefined || before.name === item.name ? [] : [{ item, before }];
    });
    // One condition that is too wide hides all items after it.
    return all
      .slice(0, 1)
      .map(({ item: { name, pointer }, before }) =>
        file.problem(
          pointer,
          `the item "${name}" is never read: "${before.name}" before it matches all that it matches`,
          `place it before "${before.name}", give it another when:, or write direction: write`,
        ),
      );
  });
}
