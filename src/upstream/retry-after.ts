/** How long an upstream wants no further call. */
import type { HeaderReader } from "../registry.js";

const SECONDS = /^\d+(?:\.\d+)?$/;
const DATE = /^[A-Z][a-z]{2}, [\w :]{15,25} GMT$/;
/** Longer waits are mistakes, or would keep clients from ever coming back. */
const LONGEST_WAIT_SECONDS = 86_400;

/** What an upstream's headers say of it, as `retry-after` writes it. Some vendors send milliseconds alone. */
export function retryAfterOf(header: HeaderReader): string | undefined {
  const milliseconds = (header("retry-after-ms") ?? "").trim();
  const seconds = SECONDS.test(milliseconds) ? String(Number(milliseconds) / 1000) : undefined;
  return waitOf(seconds) === undefined ? header("retry-after") : seconds;
}

/** The wait in milliseconds, written as seconds or as a date. Nothing where it is neither, or is over. */
export function waitOf(retryAfter: string | undefined, now = Date.now()): number | undefined {
  const written = (retryAfter ?? "").trim();
  const milliseconds = SECONDS.test(written)
    ? Number(written) * 1000
    : DATE.test(written)
      ? Date.parse(written) - now
      : Number.NaN;
  return milliseconds > 0 ? milliseconds : undefined;
}

/** The header for a client: seconds or a date, at most a day ahead. Nothing where it is neither, or is over. */
export function validRetryAfter(retryAfter = "", now = Date.now()): string | undefined {
  // The HTTP client keeps spaces behind a value.
  const written = retryAfter.trim();
  if (SECONDS.test(written)) return String(Math.min(Math.ceil(Number(written)), LONGEST_WAIT_SECONDS));
  const wait = waitOf(written, now);
  if (wait === undefined) return undefined;
  return wait > LONGEST_WAIT_SECONDS * 1000 ? String(LONGEST_WAIT_SECONDS) : written;
}
