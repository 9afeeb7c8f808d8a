/** Lists whose items say several concepts, told apart by how they look: `among` at the lines of a request. */
import type { Line, Mapping } from "../join/mapping.js";
import { matchWire } from "./conditions.js";
import { keyTables } from "./keys.js";
import type { Places } from "./places.js";
import { access, camel, literal, pascal, quote, segmentsOf } from "./text.js";
import { ObjectTree } from "./tree.js";

/** The expression that reads what a line takes of its list. */
export function readItems(line: Line, mapping: Mapping): string {
  const at = line.at[0] ?? "";
  const share = `${sharesName(at)}[${linesAmong(mapping.request.lines, at).indexOf(line)}]`;
  if (line.each !== undefined)
    return `readAmong(${share}, (wire, place) => read${pascal(line.each)}(wire, place, loss))`;
  if (line.record !== undefined)
    return `readOneAmong(${share}, (wire, place) => read${pascal(line.record)}(wire, place, loss))`;
  const word = segmentsOf(line.item ?? "").reduce<string>(
    (object, segment, index) => access(index === 0 ? object : `inner(${object})`, String(segment)),
    "wire",
  );
  const joined = line.joinedBy === undefined ? "" : `, ${quote(line.joinedBy)}`;
  return `readWordsAmong(${share}, loss, ${tableName(line)}, (wire) => asText(${word})${joined})`;
}

function linesAmong(lines: readonly Line[], at: string): Line[] {
  return lines.filter((line) => line.among !== undefined && line.at[0] === at);
}

function sharesName(at: string): string {
  return camel(`${at} shares`);
}

/** Tables of the members that items of bare words have, and statements that share out the items of each list. */
export function shareItems(
  { request: { lines, lists } }: Mapping,
  places: Places,
): { readonly tables: string[]; readonly statements: string[] } {
  const among = lines.filter((line) => line.among !== undefined);
  const shared = [...new Set(among.flatMap(({ at }) => at.slice(0, 1)))];
  return {
    tables: [
      ...among.flatMap((line) =>
        line.item === undefined ? [] : [keyTable(tableName(line), [...Object.keys(line.among ?? {}), line.item])],
      ),
      ...shared.flatMap((at) =>
        lists[at]?.inside === undefined
          ? []
          : [keyTable(outerName(at), [...Object.keys(lists[at].inside.when), lists[at].inside.at])],
      ),
    ],
    statements: shared.map((at) => {
      const takers = linesAmong(lines, at).map(
        (line) =>
          `{ is: (wire) => ${matchWire(line.among ?? {}, "wire")}, all: ` +
          `${String(line.each !== undefined || line.joinedBy !== undefined)} }, // ${line.concept}`,
      );
      return (
        `const ${sharesName(at)} = shareOut(itemsOf(` +
        `${[places.read(at), quote(at), "loss", ...modalitysOf(at, lists[at], linesAmong(lines, at))].join(", ")}` +
        `), [\n${takers.join("\n")}\n], loss);`
      );
    }),
  };
}

function keyTable(name: string, keys: readonly string[]): string {
  return keyTables(name.replace(/Keys$/, ""), keys, [])
    .slice(0, 1)
    .map(({ declaration }) => declaration)
    .join("");
}

function outerName(at: string): string {
  return camel(`${at} outer keys`);
}

/** Other modalitys in which clients may tell a list. */
function modalitysOf(
  at: string,
  list: Mapping["request"]["lists"][string] | undefined,
  lines: readonly Line[],
): string[] {
  if (list === undefined) return [];
  const words = lines.find(({ concept }) => concept === list.text);
  const text = words === undefined ? [] : [`text: (item) => ${writtenItem(words)}`];
  const inside =
    list.inside === undefined
      ? []
      : [
          `inside: { is: (wire) => ${matchWire(list.inside.when, "wire")}, at: ` +
            `${quote(list.inside.at)}, keys: ${outerName(at)} }`,
        ];
  return [`{ ${[...text, ...inside].join(", ")} }`];
}

/** The expression that writes the list that several lines share. */
export function writeItems(lines: readonly Line[], record: string): string {
  const items = lines.map(
    (line) => `...eachOf(${record}.${line.concept}).map((item) => ${writtenItem(line)}), // ${line.concept}`,
  );
  return `someOf([\n${items.join("\n")}\n])`;
}

function writtenItem(line: Line): string {
  const tree = new ObjectTree();
  for (const [key, wanted] of Object.entries(line.among ?? {})) {
    const word = Array.isArray(wanted) ? wanted[0] : wanted;
    if (word !== "absent" && word !== "present") tree.set(key, literal(word), { constant: true });
  }
  const form = line.each ?? line.record;
  if (form !== undefined) return `merged(write${pascal(form)}(item, loss), ${tree.print()})`;
  tree.set(line.item ?? "", "item", { constant: true });
  return `(${tree.print()})`;
}

function tableName({ concept }: Line): string {
  return camel(`${concept} item keys`);
}
