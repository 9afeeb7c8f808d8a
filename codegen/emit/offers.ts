/** Items of a conversation that offer further tools, and those that no other dialect can carry out. */
import type { Item, Mapping } from "../join/mapping.js";
import { matchWire } from "./conditions.js";
import type { Member } from "./member.js";
import { access, pascal, quote } from "./text.js";

/** Some items offer further tools, which are tools of the request. */
export function offersTools({ layout }: Mapping): boolean {
  return layout.items.some(({ offers }) => offers !== undefined);
}

/** Only requests offer tools: what is only said in them is not looked for in answers. */
export function matchItem(item: Item, mapping: Mapping): string {
  const test = matchWire(item.when, "wire");
  const isInRequests = item.offers !== undefined || (item.in === "request" && item.direction === "read");
  return isInRequests && offersTools(mapping) ? `offered !== undefined && ${test}` : test;
}

/** The tools of a request with those of items of the conversation, and with those that the vendor's servers run. */
export function withOffered(member: Member, mapping: Mapping): Member {
  const hosted = mapping.request.unmapped.flatMap(({ path, hosted: name }) =>
    name === undefined ? [] : [`...hostedTool(${access("body", path)}, ${quote(name)})`],
  );
  const more = [...(offersTools(mapping) ? ["...offered"] : []), ...hosted];
  return more.length === 0 || member.name !== "tools"
    ? member
    : { ...member, expression: `withMore(${member.expression}, [${more.join(", ")}])` };
}

export function itemStatement(item: Item): string {
  const name = `read${pascal(item.name)}Item`;
  if (item.refused !== undefined) return `throw new ConversionError(place, ${quote(item.refused)});`;
  return `turns.push(${name}(wire, place, loss${item.offers === undefined ? "" : ", offered"}));`;
}
