/** Writers of lists whose items hold several concepts. */
import { type LineOf } from "../model/line.js";
import type { Mapping } from "../model/mapping.js";
import { code, list, madeOf, type Code, type Piece } from "../print/code.js";
import { locals } from "./locals.js";
import { ObjectTree } from "./object-tree.js";
import { formWriter } from "./own-names.js";
import { listItems, write } from "./runtime.js";
import { literal } from "./text.js";

const { item, loss } = locals;

/** The expression that writes the list that several lines share. */
export function writeItems(lines: readonly LineOf<"shared">[], record: Piece, mapping: Mapping): Code {
  const items = lines.map((line) =>
    madeOf(
      line,
      code`...${listItems.eachOf}(${record}.${line.concept}).map((${item}) => ${writtenItem(line, mapping)})`,
    ),
  );
  const isLone = mapping.request.lists[lines[0]?.at[0] ?? ""]?.isLone === true;
  return code`${isLone ? write.loneOf : write.someOf}(${list(items)})`;
}

/** An item as the line's own look. */
export function writtenItem(line: LineOf<"shared">, mapping: Mapping): Code {
  const tree = new ObjectTree();
  for (const [key, wanted] of Object.entries(line.match)) {
    if (Array.isArray(wanted) && hasOwnWord(line, key, mapping)) continue;
    const word = Array.isArray(wanted) ? wanted[0] : wanted;
    if (word !== "absent" && word !== "present") tree.set(key, literal(word), { constant: true });
  }
  const form = line.record;
  if (form !== undefined)
    return code`${write.itemWith}(${formWriter(mapping, form, "")}(${item}, ${loss}), ${tree.print()})`;
  tree.set(line.item ?? "", item, { constant: true });
  return code`(${tree.print()})`;
}

/** Of several words, each form of the record writes its own. */
function hasOwnWord({ record }: LineOf<"shared">, key: string, { records }: Mapping): boolean {
  const forms = records.get(record ?? "")?.forms ?? [];
  return forms.length > 0 && forms.every(({ when }) => key in when);
}
