/** Makes answers consistent, however an upstream reported them. */
import type { Finish, Part, Response, Turn, Usage } from "../../generated/interlingua/text.js";
import type { Json, Wire } from "./json.js";
import type { Failure } from "./failure.js";
import { asItems, asWire } from "./values.js";
import { hasAnyValue } from "./read.js";
import type { StreamTemplates } from "./stream/contract.js";
import { makeId } from "./write.js";

/**
 * With calls, a natural end or a missing reason becomes a wait for results. A cut or a filter takes precedence over
 * calls. An answer without content and without a reason has no end.
 */
export function settleFinish(finish: Finish | undefined, parts: readonly Pick<Part, "kind">[]): Finish | undefined {
  if (finish !== "stop" && finish !== undefined) return finish;
  if (parts.some((part) => part.kind === "call")) return "awaiting_results";
  if (finish === undefined) return parts.length === 0 ? undefined : "other";
  return parts.some((part) => part.kind === "refusal") ? "refused" : "stop";
}

/** Whether output was withheld, so that an explanation is needed. */
export function isWithheld(finish: Finish | undefined): boolean {
  return finish === "filtered" || finish === "refused";
}

/**
 * The failure of an answer that is only a call that cannot be used, where the client's dialect has no word for that.
 * Its agents would take an empty answer for the end of their task.
 */
export function unusable(
  { finish, explanation, parts }: Pick<Response, "finish" | "explanation"> & { parts: readonly Pick<Part, "kind">[] },
  { hasUnusableWord }: Pick<StreamTemplates, "hasUnusableWord">,
): Failure | undefined {
  if (finish !== "malformed" || hasUnusableWord || parts.some(({ kind }) => kind !== "reasoning")) return undefined;
  return { status: 502, code: "upstream_error", message: explanation ?? "The model's call could not be used." };
}

/** The parts of an answer. If output was withheld, a refusal explains it, unless one exists already. */
export function explained({ parts, finish, explanation }: Pick<Response, "parts" | "finish" | "explanation">): Part[] {
  if (!isWithheld(finish) || !explanation || parts.some((part) => part.kind === "refusal")) return parts;
  return [...parts, { kind: "refusal", text: explanation }];
}

/**
 * Calls without an ID get one, and so do calls with the ID of another, so that a client can link results to them. A
 * call without a name is removed, and so are empty texts, reasoning and images. Vendors refuse an empty text when the
 * answer is sent again. Some vendors report only that a model has reasoned, and clients would take that for the answer.
 */
export function settleParts(parts: Part[]): Part[] {
  if (!parts.some((part) => part.kind === "call" || isEmpty(part))) return parts;
  const seen = new Set([""]);
  const settled = parts.flatMap((part) => {
    if (isEmpty(part)) return [];
    if (part.kind !== "call") return part;
    if (part.name === "") return [];
    const isOwn = !seen.has(part.id);
    seen.add(part.id);
    return isOwn ? part : { ...part, id: makeId("call_") };
  });
  return settled.length === parts.length && settled.every((part, index) => part === parts[index]) ? parts : settled;
}

/**
 * An answer whose calls have other IDs than those before them. Some hosts count the calls of each answer from the
 * start, but clients link a result to its call by the ID alone.
 */
export function withNewIds(response: Response, callIds: ReadonlySet<string> = new Set()): Response {
  const isRepeated = (part: Part) => part.kind === "call" && callIds.has(part.id);
  if (!response.parts.some(isRepeated)) return response;
  return {
    ...response,
    parts: response.parts.map((part) => (isRepeated(part) ? { ...part, id: makeId("call_") } : part)),
  };
}

/** The parts of all turns of an answer. Most are one turn, whose list is not copied. */
export function answerParts(turns: readonly Turn[]): Part[] {
  const [first] = turns;
  return turns.length === 1 && first !== undefined ? first.parts : turns.flatMap((turn) => turn.parts);
}

/** A faulty upstream may send an image with nothing in it. */
export function isEmptyImage(part: Part): boolean {
  if (part.kind !== "media" || part.medium !== "image") return false;
  const { data, url, file, text } = part.source;
  return [data, url, file, text].every((content) => content === undefined || content === "");
}

/** Without content, state and citations. */
function isEmpty(part: Part): boolean {
  if (part.kind === "media") return isEmptyImage(part) && !part.signature;
  if (part.kind === "reasoning") return part.text === "" && !part.signature && !part.redacted;
  return part.kind === "text" && part.text === "" && !part.signature && !part.citations?.length;
}

/** The usage that an answer reports. Nothing where it has no count, which differs from a usage of zero. */
export function reportedUsage(value: Json | undefined, read: (wire: Wire) => Usage): Usage | undefined {
  const wire = asWire(value);
  const usage = wire === undefined ? undefined : read(wire);
  return usage !== undefined && hasAnyValue(usage) ? settleUsage(usage) : undefined;
}

/** The same for counts without a record around them. */
export function reportedCounts<T extends object>(value: Json | undefined, read: (wire: Wire) => T): T | undefined {
  const wire = asWire(value);
  const counts = wire === undefined ? undefined : read(wire);
  return counts !== undefined && hasAnyValue(counts) ? counts : undefined;
}

/** The counts of an answer, with those of further runs of the model beside them: they are charged, and not shown. */
export function withMoreUsage<T extends object>(
  counts: T,
  list: Json | undefined,
  isCounted: (item: Wire) => boolean,
  read: (item: Wire) => T,
): T & { more?: T } {
  const items = (asItems(list) ?? []).map(asWire).filter((item) => item !== undefined);
  const more = items.filter(isCounted).map(read);
  return more.length === 0 ? counts : { ...counts, more: more.reduce(addCounts) };
}

/** A count that one of both does not report is that of the other. */
function addCounts<T extends object>(left: T, right: T): T {
  const counts = Object.entries(right).filter((entry): entry is [string, number] => typeof entry[1] === "number");
  const known = new Map<string, unknown>(Object.entries(left));
  const sums = counts.map(([name, count]) => [name, count + Number(known.get(name) ?? 0)] as const);
  return { ...left, ...Object.fromEntries(sums) };
}

/** Tokens that are reported both as read from a cache and as written to it count once, as read. */
function withoutOverlap(usage: Usage): Usage {
  const { input, cached_input: cached = 0, cache_write: written = 0 } = usage;
  // A part that is larger than the whole is not included in it, so both are added.
  const isWithin = input !== undefined && cached <= input && written <= input;
  return isWithin && cached + written > input ? { ...usage, cache_write: input - cached } : usage;
}

/** Writes to a cache by their lifetime. What is kept for an hour is never more than all that was written. */
function byLifetime(usage: Usage): Usage {
  const { cache_write: written = 0, cache_write_hour: hour } = usage;
  if (hour === undefined) return usage;
  const kept = Math.min(hour, written);
  return { ...usage, cache_write_hour: kept, cache_write_minutes: written - kept };
}

/**
 * The reported parts always sum to the total. Unreported counts stay unreported, because they are estimated. Some hosts
 * count reasoning separately from the output: the total shows this.
 */
export function settleUsage(reported: Usage): Usage {
  const usage = byLifetime(withoutOverlap(reported));
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

/**
 * The usage for clients: an unreported count is zero, or the sum of its parts. What a cache keeps for no known time is
 * kept for the usual one: clients that add the parts up would leave it out.
 */
export function wholeUsage(usage: Usage = {}): Usage & { input: number; output: number; total: number } {
  const settled = settleUsage({ ...usage, input: usage.input ?? 0, output: usage.output ?? 0 });
  const { cache_write: written, cache_write_minutes: minutes = written } = settled;
  const { input = 0, output = 0 } = settled;
  return {
    ...settled,
    input,
    output,
    total: input + output,
    ...(minutes !== undefined && { cache_write_minutes: minutes }),
  };
}

/** A count without other counts, never below zero. */
export function without(count: number | undefined, ...parts: (number | undefined)[]): number | undefined {
  if (count === undefined) return undefined;
  return Math.max(
    0,
    parts.reduce<number>((rest, part) => rest - (part ?? 0), count),
  );
}

/** A count to which a dialect does not add some of its parts, made whole. The parts alone are not enough. */
export function including(count: number | undefined, ...parts: (number | undefined)[]): number | undefined {
  return count === undefined ? undefined : parts.reduce<number>((sum, part) => sum + (part ?? 0), count);
}
