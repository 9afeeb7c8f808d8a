/** The header that names what a conversion could not carry. */

const LONGEST = 4096;
const MORE = "...";
const SEPARATOR = ", ";
const UNSAFE = /[^\x21-\x7e]|,/gu;

/** Writes paths as one header value, cut at a path when it grows too long; nothing when there are none. */
export function formatDroppedParams(paths: readonly string[]): string | undefined {
  if (paths.length === 0) return undefined;
  const kept: string[] = [];
  let length = 0;
  for (const [index, path] of paths.entries()) {
    const written = path.replace(UNSAFE, percentEncoded);
    length += written.length + SEPARATOR.length;
    const isLast = index === paths.length - 1;
    const room = LONGEST + SEPARATOR.length - (isLast ? 0 : SEPARATOR.length + MORE.length);
    if (length > room) return [...kept, MORE].join(SEPARATOR);
    kept.push(written);
  }
  return kept.join(SEPARATOR);
}

function percentEncoded(character: string): string {
  return Array.from(Buffer.from(character, "utf8"), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
}

/** The header itself, absent when nothing was dropped. */
export function droppedHeader(paths: readonly string[]): Record<string, string> {
  const value = formatDroppedParams(paths);
  return value === undefined ? {} : { "x-dropped-params": value };
}
