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
  return joinWithin(collapse(paths), LONGEST);
}

/** The header itself, absent when nothing was dropped. */
export function droppedHeader(paths: readonly string[]): Record<string, string> {
  const value = formatDroppedParams(paths);
  return value === undefined ? {} : { "x-dropped-params": value };
}

/**
 * When there are many paths, those that differ only in their indices become one, in the place of the first. A client
 * may send so many that only those that are asked for are written.
 */
function* collapse(paths: readonly string[]): Iterable<string> {
  const patterns = paths.map((path) => (path.includes("[") ? path.replace(INDEX, ANY_INDEX) : path));
  const counts = new Map<string, number>();
  for (const pattern of patterns) if (pattern.includes("[")) counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
  const known = new Set<string>();
  for (const [index, path] of paths.entries()) {
    const pattern = patterns[index] ?? path;
    const name = (counts.get(pattern) ?? 0) > MOST_ALIKE ? pattern : path;
    if (known.has(name)) continue;
    known.add(name);
    yield name.replace(UNSAFE, percentEncoded);
  }
}

/** As many as fit, with dots for the rest. */
function joinWithin(paths: Iterable<string>, longest: number): string {
  const kept: string[] = [];
  let [length, besideDots] = [0, 0];
  for (const path of paths) {
    length += path.length;
    if (length > longest) return [...kept.slice(0, besideDots), MORE].join(SEPARATOR);
    kept.push(path);
    length += SEPARATOR.length;
    if (length + MORE.length <= longest) besideDots = kept.length;
  }
  return kept.join(SEPARATOR);
}

function percentEncoded(character: string): string {
  const bytes = Array.from(encoder.encode(character), (byte) => byte.toString(16).toUpperCase().padStart(2, "0"));
  return bytes.map((byte) => `%${byte}`).join("");
}
