/** The nodes of what an item has from elsewhere: from its form in answers, or from the layout. */
import { inside, type Placed } from "../model/line.js";
import type { Item } from "../model/mapping.js";

/** The node of a key. Items of answers have some of their own. */
export function keyNode(item: Item, key: "when" | "form" | "const"): Placed {
  const own = inside(item, "answer", key);
  return item.in === "answer" && isThere(own) ? own : inside(item, key);
}

/** The node of a member that the item, or the layout for every item, answers. */
export function memberNode(item: Item, key: "consumed" | "unmapped", path: string): Placed {
  const own = inside(item, key, path);
  return isThere(own) ? own : { file: item.file, pointer: ["layout", key, path] };
}

function isThere({ file, pointer }: Placed): boolean {
  return file.at(pointer) !== undefined;
}
