/** Readers of lists whose items hold several concepts. Conditions on the items distinguish them. */
import { linesThatShare, type LineOf } from "../model/line.js";
import type { Line, Mapping } from "../model/mapping.js";
import { code, joined, list, madeOf, type Code, type Piece } from "../print/code.js";
import type { Constant } from "../print/declarations.js";
import { matchWire, memberOf } from "./conditions.js";
import { keyTables } from "./keys.js";
import { locals } from "./locals.js";
import { formReader } from "./own-names.js";
import type { Places } from "./places.js";
import { listItems, read } from "./runtime.js";
import { camel } from "../model/names.js";
import { quote } from "./text.js";
import { placeOf } from "./where.js";
import { writtenItem } from "./write-among.js";

const { item, loss, wire } = locals;

/** The expression that reads what a line takes of its list. */
export function readItems(line: LineOf<"shared">, mapping: Mapping): Code {
  const at = line.at[0] ?? "";
  const share = `${sharesName(at)}[${linesAmong(mapping.request.lines, at).indexOf(line)}]`;
  const { record } = line;
  if (record !== undefined) {
    const readRecord = code`(${wire}) => ${formReader(mapping, record, "")}(${wire}, ${loss}, ${wire})`;
    return code`${line.isList ? listItems.readItems : listItems.readFirstItem}(${share}, ${readRecord})`;
  }
  const word = code`(${wire}) => ${read.asText}(${memberOf(wire, line.item ?? "")})`;
  const between = line.joinedBy === undefined ? "" : `, ${quote(line.joinedBy)}`;
  return code`${listItems.readItemTexts}(${share}, ${loss}, ${itemPrefix(line)}Keys, ${word}${between})`;
}

function linesAmong(lines: readonly Line[], at: string): LineOf<"shared">[] {
  return linesThatShare(lines).filter((line) => line.at[0] === at);
}

function sharesName(at: string): string {
  return camel(`${at} shares`);
}

/** The tables of members are named by these, with `Keys` behind. An item of the layout may be named as a concept. */
function itemPrefix({ concept }: Line): string {
  return camel(`selected ${concept}`);
}

function holderPrefix(at: string): string {
  return camel(`${at} outer`);
}

/** Tables of the members that items of bare words have, and statements that share out the items of each list. */
export function shareItems(
  mapping: Mapping,
  places: Places,
): { readonly tables: Constant[]; readonly statements: Code[] } {
  const { lines, lists } = mapping.request;
  const shared = linesThatShare(lines);
  const paths = [...new Set(shared.flatMap(({ at }) => at.slice(0, 1)))];
  const ofItems = shared.flatMap((line) =>
    line.item === undefined ? [] : keyTable(itemPrefix(line), [...Object.keys(line.match), line.item]),
  );
  const ofHolders = paths.flatMap((at) => {
    const inside = lists[at]?.inside;
    return inside === undefined ? [] : keyTable(holderPrefix(at), [...Object.keys(inside.when), inside.at]);
  });
  return { tables: [...ofItems, ...ofHolders], statements: paths.map((at) => shareStatement(at, mapping, places)) };
}

function shareStatement(at: string, mapping: Mapping, places: Places): Code {
  const sharing = linesAmong(mapping.request.lines, at);
  const takers = sharing.map((line) => {
    const isAll = line.isList || line.joinedBy !== undefined;
    return code`// ${line.concept}\n${madeOf(line, code`{ is: ${wireTest(line.match)}, all: ${isAll} }`)}`;
  });
  const given = [places.read(at), loss, placeOf(places, at), ...otherWays(at, sharing, mapping)];
  const items = code`${listItems.itemsOf}(${joined(given)})`;
  return code`const ${sharesName(at)} = ${listItems.assignItems}(${items}, ${list(takers)}, ${loss});`;
}

function wireTest(match: LineOf<"shared">["match"]): Code {
  return code`(${wire}) => ${matchWire(match, wire) ?? "true"}`;
}

function keyTable(prefix: string, keys: readonly string[]): Constant[] {
  return keyTables(prefix, keys, [])
    .slice(0, 1)
    .map(({ declaration }) => declaration);
}

/** Other ways in which clients may write a list. */
function otherWays(at: string, lines: readonly LineOf<"shared">[], mapping: Mapping): Piece[] {
  const ways = mapping.request.lists[at];
  if (ways === undefined) return [];
  const words = lines.find(({ concept }) => concept === ways.text);
  const text = words === undefined ? [] : [code`text: (${item}) => ${writtenItem(words, mapping)}`];
  const { inside } = ways;
  const holder =
    inside === undefined
      ? []
      : [code`inside: { is: ${wireTest(inside.when)}, at: ${quote(inside.at)}, keys: ${holderPrefix(at)}Keys }`];
  return [code`{ ${joined([...text, ...holder])} }`];
}
