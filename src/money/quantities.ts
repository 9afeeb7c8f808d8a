/** What a call is charged for. */
import type { Counts as ReportedCounts } from "../registry.js";
import type { Counts } from "../stores/logs/counts.js";

export interface Quantities {
  /** All tokens of the prompt, with those that were read from a cache or written to one. */
  readonly input: number;
  readonly cachedInput: number;
  readonly cacheWrite: number;
  /** Those of `cacheWrite` that the cache keeps for an hour. */
  readonly cacheWriteHour: number;
  /** All tokens of the answer, with those of reasoning. */
  readonly output: number;
  readonly reasoning: number;
  readonly images?: readonly {
    readonly count: number;
    readonly size?: string | undefined;
    readonly quality?: string | undefined;
  }[];
  readonly seconds?: readonly { readonly count: number; readonly resolution?: string }[];
  readonly calls: number;
}

export const nothingUsed: Quantities = {
  input: 0,
  cachedInput: 0,
  cacheWrite: 0,
  cacheWriteHour: 0,
  output: 0,
  reasoning: 0,
  calls: 0,
};

/** The same as plain counts, as the database keeps them. */
export function countsOf(quantities: Quantities): Counts {
  // Each member by its name: an object made by spreading costs more at each place that reads it.
  const { input, cachedInput, cacheWrite, cacheWriteHour, output, reasoning, images, seconds } = quantities;
  return {
    input,
    cachedInput,
    cacheWrite,
    cacheWriteHour,
    output,
    reasoning,
    images: totalOf(images),
    seconds: totalOf(seconds),
  };
}

function totalOf(list: readonly { readonly count: number }[] | undefined): number | undefined {
  return list === undefined || list.length === 0 ? undefined : list.reduce((sum, { count }) => sum + count, 0);
}

/** Replaces counts that were not reported. */
export interface Estimate {
  readonly input: number;
  readonly output: number;
}

export interface Metered {
  readonly quantities: Quantities;
  /** At least one of the counts was not reported. */
  readonly estimated: boolean;
}

/** More than any call can take. */
const MOST = 1_000_000_000;
/** A hold is for no more images, and a charge neither, whatever a faulty upstream sends. */
export const MOST_IMAGES = 128;

/** The usage of one call as its upstream reported it, zeros included. Missing counts are estimated. */
export function meter(
  reported: ReportedCounts | undefined,
  estimate: Estimate,
  counts: readonly ("input" | "output")[] = ["input", "output"],
): Metered {
  const usage = withFurtherRuns(reported);
  const further = (count: "input" | "output"): number => plausibleCount(reported?.more?.[count]) ?? 0;
  const reportedInput = counts.includes("input") ? plausibleCount(usage?.input) : 0;
  const reportedOutput = counts.includes("output") ? plausibleCount(usage?.output) : 0;
  const cachedInput = plausibleCount(usage?.cached_input) ?? 0;
  const cacheWrite = plausibleCount(usage?.cache_write) ?? 0;
  const cacheWriteHour = plausibleCount(usage?.cache_write_hour) ?? 0;
  const reasoning = plausibleCount(usage?.reasoning) ?? 0;
  return {
    quantities: {
      input: reportedInput ?? Math.max(roundedUp(estimate.input) + further("input"), cachedInput + cacheWrite),
      cachedInput,
      cacheWrite,
      cacheWriteHour,
      output: reportedOutput ?? Math.max(roundedUp(estimate.output) + further("output"), reasoning),
      reasoning,
      calls: 1,
    },
    estimated: reportedInput === undefined || reportedOutput === undefined,
  };
}

/** The counts of an answer and those of further runs of the model together. An unknown count stays unknown. */
function withFurtherRuns(usage: ReportedCounts | undefined): ReportedCounts | undefined {
  const more = usage?.more;
  if (usage === undefined || more === undefined) return usage;
  const added = (count: number | undefined, further: number | undefined): number | undefined =>
    count === undefined ? undefined : count + (further ?? 0);
  return {
    input: added(usage.input, more.input),
    cached_input: added(usage.cached_input ?? 0, more.cached_input),
    cache_write: added(usage.cache_write ?? 0, more.cache_write),
    cache_write_hour: added(usage.cache_write_hour ?? 0, more.cache_write_hour),
    output: added(usage.output, more.output),
    reasoning: added(usage.reasoning ?? 0, more.reasoning),
  };
}

/** The count, or nothing when it is implausible. */
export function plausibleCount(count: number | undefined): number | undefined {
  return count !== undefined && Number.isInteger(count) && count >= 0 && count <= MOST ? count : undefined;
}

function roundedUp(estimate: number): number {
  return Math.max(0, Math.ceil(estimate));
}
