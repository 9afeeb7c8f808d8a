/** Keys of streams and of items that the language once had, and what is written in their place. */
import type { Json } from "../../src/conversion/json.js";
import { isMap, printed, type Old } from "./former-lines.js";

/** The pieces of the items of a list: the path selects those of each case. */
export function piecesOfItems({ each = "<path>", told_by: member, cases, ...rest }: Old): string {
  const path = String(each);
  if (!isMap(cases)) return `write - ${inBraces({ at: `${path}[]`, ...rest })}`;
  const pieces = Object.entries(cases).map(([word, inside]) =>
    inBraces({ at: `${path}[${String(member ?? "<member>")}=${word}]`, ...alone(inside) }),
  );
  return `write - ${pieces.join(", and - ")}`;
}

/** One piece needs no list around it. */
function alone(inside: Json): Old {
  if (!isMap(inside)) return {};
  const { pieces } = inside;
  const [piece, ...others] = Array.isArray(pieces) ? pieces : [];
  return isMap(piece) && others.length === 0 ? piece : inside;
}

function inBraces(value: Old): string {
  return `{ ${printed(value)} }`;
}

/** An item of answers is what an item of requests is there. */
export function itemOfAnswers({ in: where, role: _role, direction: _direction, content, ...options }: Old): string {
  if (where !== "answer") return "leave it out: what an item is in answers is under its key answer";
  const answer = { ...options, ...(content !== undefined && content !== "content" && { content }) };
  return `write ${printed({ answer })} in the item of requests that it is, and leave this one out`;
}
