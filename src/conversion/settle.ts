/** What every answer must agree on, however an upstream reported it. */
import type { Finish, Part, Response, Usage } from "../../generated/interlingua/text.js";
import type { Json, Wire } from "./json.js";
import { asWire, hasAnyValue } from "./read.js";
import { makeId } from "./write.js";

/**
 * A natural end, or one without a reason, becomes a wait for results where there are calls; a cut or a filter wins over
 * calls. An answer that says nothing, not even why, has no end.
 */
export function settleFinish(finish: Finish | undefined, parts: readonly Pick<Part, "kind">[]): Finish | undefined {
  if (finish !== "stop" && finish !== undefined) return finish;
  if (parts.some((part) => part.kind === "call")) return "awaiting_results";
  if (finish === undefined) return parts.length === 0 ? undefined : "other";
  return parts.some((part) => part.kind === "refusal") ? "refused" : "stop";
}

/** Whether something was kept from the client, so that an explanation of it is due. */
export function isWithheld(finish: Finish | undefined): boolean {
  return finish === "filtered" || finish === "refused";
}

/** The parts of an answer; why output was withheld is among them, as a refusal, unless one says so already. */
export function explained({ parts, finish, explanation }: Pick<Response, "parts" | "finish" | "explanation">): Part[] {
  if (!isWithheld(finish) || !explanation || parts.some((part) => part.kind === "refusal")) return parts;
  return [...parts, { kind: "refusal", text: explanation }];
}

/** Calls that an upstream gave no ID get one, so that a client can tie results to them; a call of nothing is none. */
export function settleCalls(parts: Part[]): Part[] {
  if (!parts.some((part) => part.kind === "call" && (part.id === "" || part.name === ""))) return parts;
  const named = parts.filter((part) => part.kind !== "call" || part.name !== "");
  return named.map((part) => (part.kind === "call" && part.id === "" ? { ...part, id: makeId("call_") } : part));
}

/** The usage that an answer tells; nothing where it tells no count at all, which is not a usage of zero. */
export function reportedUsage(value: Json | undefined, read: (wire: Wire) => Usage): Usage | undefined {
  const wire = asWire(value);
  const usage = wire === undefined ? undefined : read(wire);
  return usage !== undefined && hasAnyValue(usage) ? settleUsage(usage) : undefined;
}

/** The same where counts stand for themselves. */
export function reportedCounts<T extends object>(value: Json | undefined, read: (wire: Wire) => T): T | undefined {
  const wire = asWire(value);
  const counts = wire === undefined ? undefined : read(wire);
  return counts !== undefined && hasAnyValue(counts) ? counts : undefined;
}

/** Tokens that were read from a cache and told as written to one as well: each counts once, as read. */
function withoutOverlap(usage: Usage): Usage {
  const { input, cached_input: cached = 0, cache_write: written = 0 } = usage;
  // A part that is larger than the whole was left out of it: then both are.
  const isWithin = input !== undefined && cached <= input && written <= input;
  return isWithin && cached + written > input ? { ...usage, cache_write: input - cached } : usage;
}

/**
 * Parts of what was told always sum to its total; what was not told stays so, since it has to be estimated.
 * Some hosts count reasoning beside the output: their total tells.
 */
export function settleUsage(reported: Usage): Usage {
  const usage = withoutOverlap(reported);
  const {
    input: prompt,
    cached_input: cached = 0,
    cache_write: written = 0,
    tool_input: added = 0,
    reasoning = 0,
  } = usage;
  const input = prompt === undefined ? undefined : Math.max(prompt, cached + written, added);
  let { output } = usage;
  if (output !== undefined && reasoning > 0) {
    const isOutside = reasoning > output || (input !== undefined && usage.total === input + output + reasoning);
    if (isOutside) output += reasoning;
  }
  const total = input === undefined || output === undefined ? usage.total : input + output;
  return { ...usage, input, output, total };
}

/** A usage as clients are told it: a count that nobody told is zero, or the sum of its parts. */
export function wholeUsage(usage: Usage = {}): Usage & { input: number; output: number; total: number } {
  const {
    input = 0,
    output = 0,
    ...others
  } = settleUsage({ ...usage, input: usage.input ?? 0, output: usage.output ?? 0 });
  return { ...others, input, output, total: input + output };
}

/** A count with other counts taken out of it, never below zero. */
export function without(count: number | undefined, ...parts: (number | undefined)[]): number | undefined {
  if (count === undefined) return undefined;
  return Math.max(
    0,
    parts.reduce<number>((rest, part) => rest - (part ?? 0), count),
  );
}

/** A count that a dialect tells without some of its parts, made whole. Its parts alone do not tell it. */
export function including(count: number | undefined, ...parts: (number | undefined)[]): number | undefined {
  return count === undefined ? undefined : parts.reduce<number>((sum, part) => sum + (part ?? 0), count);
}
