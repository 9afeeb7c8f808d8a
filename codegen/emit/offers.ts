/** Items of a conversation that offer further tools, and those that no other dialect can carry out. */
import type { Item, Mapping } from "../model/mapping.js";
import { code, joined, type Code } from "../print/code.js";
import { allOf, matchWire } from "./conditions.js";
import { locals } from "./locals.js";
import type { Member } from "./member.js";
import { formReader } from "./own-names.js";
import { conversionError, read } from "./runtime.js";
import { access, quote } from "./text.js";
import { isOfRequests, offersTools } from "../model/offers.js";

const { loss, offered, turns, wire } = locals;

/** Only requests offer tools: items of requests alone are not looked for in answers. */
export function matchItem(item: Item, mapping: Mapping): Code {
  const test = matchWire(item.when, wire);
  const isRequest = isOfRequests(item, mapping) ? [code`${offered} !== undefined`] : [];
  return allOf([...isRequest, ...(test === undefined ? [] : [test])]) ?? code`true`;
}

/** The tools of a request with those of items of the conversation, and with those that the vendor's servers run. */
export function withOffered(member: Member, mapping: Mapping): Member {
  const hosted = mapping.request.unmapped.flatMap(({ path, hosted: name }) =>
    name === undefined ? [] : [code`...${read.hostedTool}(${access(locals.body, path)}, ${quote(name)})`],
  );
  const more = [...(offersTools(mapping) ? [code`...${offered}`] : []), ...hosted];
  return more.length === 0 || member.name !== "tools"
    ? member
    : { ...member, expression: code`${read.withMore}(${member.expression}, [${joined(more)}])` };
}

export function itemStatement(item: Item, mapping: Mapping): Code {
  if (item.refused !== undefined)
    return code`throw new ${conversionError.ConversionError}(${loss}.pathTo(${wire}), ${quote(item.refused)});`;
  const more = item.offers === undefined ? "" : code`, ${offered}`;
  return code`${turns}.push(${formReader(mapping, item.name, "Item")}(${wire}, ${loss}${more}));`;
}
