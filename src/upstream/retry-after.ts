/** The header `retry-after` of an upstream. */

const SECONDS = /^\d+(?:\.\d+)?$/;
const DATE = /^[A-Z][a-z]{2}, [\w :]{15,25} GMT$/;

/** The wait in milliseconds, written as seconds or as a date. Nothing where it is neither, or is over. */
export function waitOf(retryAfter: string | undefined, now = Date.now()): number | undefined {
  const written = retryAfter ?? "";
  const milliseconds = SECONDS.test(written)
    ? Number(written) * 1000
    : DATE.test(written)
      ? Date.parse(written) - now
      : Number.NaN;
  return milliseconds > 0 ? milliseconds : undefined;
}
