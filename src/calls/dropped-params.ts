/** The header that names the fields that a conversion dropped. */

/** Proxies accept heads of 4 KB by default, and other headers need room too. */
const LONGEST = 2048;
const MOST_ALIKE = 3;
const MORE = "...";
const SEPARATOR = ", ";
const UNSAFE = /[^\x21-\x7e]|,/gu;
const INDEX = /\[\d+\]/g;
const ANY_INDEX = "[*]";
const encoder = new TextEncoder();

/** Writes paths as one header value, cut after a whole path when it is too long. Nothing when there are none. */
export function formatDroppedParams(paths: readonly string[]): string | undefined {
  if (paths.length === 0) return undefined;
  return joinWithin(
    collapse(paths).map((path) => path.replace(UNSAFE, percentEncoded)),
    LONGEST,
  );
}

/** The header itself, absent when nothing was dropped. */
export function droppedHeader(paths: readonly string[]): Record<string, string> {
  const value = formatDroppedParams(paths);
  return value === undefined ? {} : { "x-dropped-params": value };
}

/** When there are many paths, those that differ only in their indices become one, in the place of the first. */
function collapse(paths: readonly string[]): string[] {
  const patterns = paths.map((path) => path.replace(INDEX, ANY_INDEX));
  const counts = new Map<string, number>();
  for (const pattern of patterns) counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
  const isMany = (pattern: string): boolean => (counts.get(pattern) ?? 0) > MOST_ALIKE;
  return [...new Set(paths.map((path, index) => (isMany(patterns[index] ?? path) ? (patterns[index] ?? path) : path)))];
}

/** As many as fit, with dots for the rest. */
function joinWithin(paths: readonly string[], longest: number): string {
  const whole = paths.join(SEPARATOR);
  if (whole.length <= longest) return whole;
  const kept: string[] = [];
  let length = MORE.length;
  for (const path of paths) {
    length += path.length + SEPARATOR.length;
    if (length > longest) break;
    kept.push(path);
  }
  return [...kept, MORE].join(SEPARATOR);
}

function percentEncoded(character: string): string {
  const bytes = Array.from(encoder.encode(character), (byte) => byte.toString(16).toUpperCase().padStart(2, "0"));
  return bytes.map((byte) => `%${byte}`).join("");
}
