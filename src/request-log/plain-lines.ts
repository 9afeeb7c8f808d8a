/** Finds the lines of a stream of which nothing has to be replaced. Most are such, and need not be read again. */

/** What may be a data URI, a key of this gateway, a vector, or a character that is written as its number. */
const SUSPECT = /data:|sk-iso-|\[\s*-?\d|\\u/i;
/** The same in several lines. A line may begin with the name of its field, but not with what may be a data URI. */
const SUSPECT_LINES = /[^\n]data:|^data:[^:,\n]*,|sk-iso-|\[\s*-?\d|\\u/im;
/** Letters of base64 in a row, with what may be between its lines. A shorter row is none. */
const LONG_RUN = 256;
/** A longer line may have to be cut, or be nested too deep. */
const LONGEST = 4096;
const DEEPEST = 64;

const [OTHER, RUN, OPEN, LINE_END] = [0, 1, 2, 3];
/** What each ASCII character is. */
const kinds = new Uint8Array(128).map((_kind, code) => {
  const character = String.fromCharCode(code);
  if (character === "\n") return LINE_END;
  return /[\w+/=\\%\s-]/.test(character) ? RUN : /[[{]/.test(character) ? OPEN : OTHER;
});

const patterns = new WeakMap<ReadonlySet<string>, RegExp | undefined>();

/** Whether a line of JSON is in the request log as it came. `mediaMembers` hold the bytes of media. */
export function isPlain(line: string, mediaMembers: ReadonlySet<string>): boolean {
  if (line.length > LONGEST || SUSPECT.test(line)) return false;
  return patternOf(mediaMembers)?.test(line) !== true && !isUnusual(line);
}

/** Whether all lines of a stream are. */
export function arePlain(lines: string, mediaMembers: ReadonlySet<string>): boolean {
  return !SUSPECT_LINES.test(lines) && patternOf(mediaMembers)?.test(lines) !== true && !isUnusual(lines);
}

/** The names of the members as keys of JSON, or nothing where there are none. */
function patternOf(members: ReadonlySet<string>): RegExp | undefined {
  if (patterns.has(members)) return patterns.get(members);
  const names = [...members].map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = names.length === 0 ? undefined : new RegExp(`"(?:${names.join("|")})"\\s*:`);
  patterns.set(members, pattern);
  return pattern;
}

/** Whether a line may be too long or nested too deep, or there may be base64. */
function isUnusual(lines: string): boolean {
  let [line, depth, run] = [0, 0, 0];
  for (let at = 0; at < lines.length; at++) {
    const code = lines.charCodeAt(at);
    const kind = code < 128 ? kinds[code] : OTHER;
    run = kind === RUN || kind === LINE_END ? run + 1 : 0;
    if (kind === OPEN) depth++;
    if (run >= LONG_RUN || depth > DEEPEST || at - line >= LONGEST) return true;
    if (kind === LINE_END) [line, depth] = [at + 1, 0];
  }
  return false;
}
