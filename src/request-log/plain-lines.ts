/** Finds the lines of a stream of which nothing has to be replaced. Most are such, and need not be read again. */

/** What may be a data URI, a key of this gateway, a vector, or a character that is written as its number. */
const SUSPECT = /data:|sk-iso-|\[\s*-?\d|\\u/i;
/** Letters of base64 in a row, with what may be between its lines. A shorter row is none. */
const LONG_RUN = /[\w+/=\\%\s-]{256}/;
/** A longer line may have to be cut, or be nested too deep. */
const LONGEST = 4096;
const DEEPEST = 64;

const patterns = new WeakMap<ReadonlySet<string>, RegExp | undefined>();

/** Whether a line of JSON is in the request log as it came. `mediaMembers` hold the bytes of media. */
export function isPlain(line: string, mediaMembers: ReadonlySet<string>): boolean {
  if (line.length > LONGEST || SUSPECT.test(line) || (line.length >= 256 && LONG_RUN.test(line))) return false;
  return patternOf(mediaMembers)?.test(line) !== true && !mayBeDeep(line);
}

/** The names of the members as keys of JSON, or nothing where there are none. */
function patternOf(members: ReadonlySet<string>): RegExp | undefined {
  if (patterns.has(members)) return patterns.get(members);
  const names = [...members].map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = names.length === 0 ? undefined : new RegExp(`"(?:${names.join("|")})"\\s*:`);
  patterns.set(members, pattern);
  return pattern;
}

function mayBeDeep(line: string): boolean {
  let opened = 0;
  for (let at = 0; at < line.length; at++) {
    const code = line.charCodeAt(at);
    if ((code === 0x5b || code === 0x7b) && (opened += 1) > DEEPEST) return true;
  }
  return false;
}
