import type { Finish, Part, Request } from "../registry.js";
import { countPart, firstTokens } from "./count-tokens.js";

/** An answer, cut to the limits of its request. */
export interface Limited {
  readonly parts: readonly Part[];
  readonly finish: Finish;
  readonly stop_sequence?: string;
}

/** Ends an answer at the first stop sequence, or where the output limit is reached, whichever comes first. */
export function limitOutput(
  parts: readonly Part[],
  finish: Finish,
  { stop = [], output_limit: limit = Infinity }: Request,
): Limited {
  const stopped = cutAtStop(parts, finish, stop);
  const kept: Part[] = [];
  let left = limit;
  for (const part of stopped.parts) {
    const size = countPart(part);
    if (size <= left) kept.push(part);
    else return { parts: [...kept, ...beginning(part, left)], finish: "length" };
    left -= size;
  }
  return stopped;
}

function cutAtStop(parts: readonly Part[], finish: Finish, stops: readonly string[]): Limited {
  for (const [index, part] of parts.entries()) {
    if (part.kind !== "text") continue;
    const found = earliest(part.text, stops);
    if (found === undefined) continue;
    const text = part.text.slice(0, part.text.indexOf(found));
    return { parts: [...parts.slice(0, index), { ...part, text }], finish: "stop_sequence", stop_sequence: found };
  }
  return { parts, finish };
}

function earliest(text: string, stops: readonly string[]): string | undefined {
  const found = stops.filter((stop) => stop !== "" && text.includes(stop));
  return found.sort((left, right) => text.indexOf(left) - text.indexOf(right))[0];
}

/** Text can be cut. A call cannot, because its arguments would be incomplete. */
function beginning(part: Part, tokens: number): Part[] {
  if (part.kind !== "text" && part.kind !== "reasoning" && part.kind !== "refusal") return [];
  const text = firstTokens(part.text, tokens);
  return text === "" ? [] : [{ ...part, text }];
}
