/** A request with one more instruction: after those that it begins with, or in the first turn of the user. */
import type { Request, Turn } from "../../generated/interlingua/text.js";
import { isInstruction } from "./conversation/roles.js";
import type { Family } from "./family.js";

/** `place`: where the model's family, or its host, has instructions. */
export function withInstruction<R extends Pick<Request, "turns">>(
  request: R,
  text: string | undefined,
  place?: Family["instructions"],
): R {
  return text === undefined ? request : { ...request, turns: instructed(request.turns, text, place) };
}

function instructed(turns: Turn[], text: string, place: Family["instructions"]): Turn[] {
  const part = { kind: "text", text } as const;
  const first = turns.findIndex((turn) => !isInstruction(turn));
  const end = first < 0 ? turns.length : first;
  const last = turns[end - 1];
  // Where only one turn of instructions is accepted, and where the user's turns are all there is.
  if (place === "first" && last !== undefined) return turns.with(end - 1, { ...last, parts: added(last.parts, text) });
  const next = turns[end];
  if (place === "user" && next?.role === "user") return turns.with(end, { ...next, parts: [part, ...next.parts] });
  return turns.toSpliced(end, 0, { role: place === "user" ? "user" : "system", parts: [part] });
}

/** The text is added to an unmarked text part, because some hosts accept only one text. */
function added(parts: Turn["parts"], text: string): Turn["parts"] {
  const last = parts.at(-1);
  if (last?.kind !== "text" || last.cache !== undefined) return [...parts, { kind: "text", text }];
  return [...parts.slice(0, -1), { ...last, text: `${last.text}\n\n${text}` }];
}
