/** The usage of a call, in the columns that holds and the request log share. */

export interface CountRow {
  readonly input_tokens: bigint | null;
  readonly cached_input_tokens: bigint | null;
  readonly cache_write_tokens: bigint | null;
  readonly cache_write_hour_tokens: bigint | null;
  readonly output_tokens: bigint | null;
  readonly reasoning_tokens: bigint | null;
  readonly images: bigint | null;
  readonly media_milliseconds: bigint | null;
}

/** The counts of a call. Counts that were not reported are absent. */
export interface Counts {
  readonly input?: number | undefined;
  readonly cachedInput?: number | undefined;
  readonly cacheWrite?: number | undefined;
  readonly cacheWriteHour?: number | undefined;
  readonly output?: number | undefined;
  readonly reasoning?: number | undefined;
  readonly images?: number | undefined;
  readonly seconds?: number | undefined;
}

export const COUNT_COLUMNS = [
  "input_tokens",
  "cached_input_tokens",
  "cache_write_tokens",
  "cache_write_hour_tokens",
  "output_tokens",
  "reasoning_tokens",
  "images",
  "media_milliseconds",
] as const;

/** In the order of the columns. */
export function countList(counts: Counts): (number | null)[] {
  const { input, cachedInput, cacheWrite, cacheWriteHour, output, reasoning, images, seconds } = counts;
  const milliseconds = seconds === undefined ? undefined : Math.round(seconds * 1000);
  return [
    countOf(input),
    countOf(cachedInput),
    countOf(cacheWrite),
    countOf(cacheWriteHour),
    countOf(output),
    countOf(reasoning),
    countOf(images),
    countOf(milliseconds),
  ];
}

/** By the names of the columns. */
export function countValues(counts: Counts): Record<string, number | null> {
  const list = countList(counts);
  return Object.fromEntries(COUNT_COLUMNS.map((column, index) => [column, list[index] ?? null]));
}

export function countsOf(row: CountRow): Counts {
  const milliseconds = numberOf(row.media_milliseconds);
  return {
    input: numberOf(row.input_tokens),
    cachedInput: numberOf(row.cached_input_tokens),
    cacheWrite: numberOf(row.cache_write_tokens),
    cacheWriteHour: numberOf(row.cache_write_hour_tokens),
    output: numberOf(row.output_tokens),
    reasoning: numberOf(row.reasoning_tokens),
    images: numberOf(row.images),
    seconds: milliseconds === undefined ? undefined : milliseconds / 1000,
  };
}

export function numberOf(value: bigint | null): number | undefined {
  return value === null ? undefined : Number(value);
}

/** An implausible count is left out: it must never prevent the charge. */
export function countOf(count: number | undefined): number | null {
  return count !== undefined && Number.isSafeInteger(count) && count >= 0 ? count : null;
}
