/** Finds the lines of a stream of which nothing has to be replaced. Most are such, and need not be read again. */

/**
 * What may be a data URI, or a key of this gateway. Each is searched by itself: one pattern for all would look at each
 * character, and these skip most.
 */
const URIS_OR_KEYS = [/data:/i, /sk-iso-/i];
/** The same in several lines. A line may begin with the name of its field, but not with what may be a data URI. */
const URIS_OR_KEYS_IN_LINES = [/[^\n]data:/i, /\ndata:[^:,\n]*,/i, /^data:[^:,\n]*,/i, /sk-iso-/i];
/** A character that is written as its number. */
const NUMBERED = "\\u";
const OPEN_LIST = "[";
/** What may be a vector. */
const VECTOR = /\[\s*-?\d/y;
/** Behind the bracket of most other lists: an object, a text, the end. */
const NO_NUMBERS = '{"]';
/** Letters of base64 in a row, with what may be between its lines. A shorter row is none. */
const LONG_RUN = 256;
/** A longer line may have to be cut, or be nested too deep. */
const LONGEST = 4096;
const DEEPEST = 64;

const LINE_END = "\n";
/** What opens a list or an object. */
const NESTING = [OPEN_LIST, "{"];
/** Which ASCII characters may be in a row of base64. */
const runs = new Uint8Array(128).map((_none, code) => (/[\w+/=\\%\s-]/.test(String.fromCharCode(code)) ? 1 : 0));

/** The names of members as keys of JSON. */
interface MemberKeys {
  /** The ends of the keys, without those that end like another. They are found faster than the pattern. */
  readonly ends: readonly string[];
  readonly pattern: RegExp;
}

const keysOfMembers = new WeakMap<ReadonlySet<string>, MemberKeys>();

/** Whether a line of JSON is in the request log as it came. `mediaMembers` hold the bytes of media. */
export function isPlain(line: string, mediaMembers: ReadonlySet<string>): boolean {
  return line.length <= LONGEST && !mayHoldSecretOrMedia(line, URIS_OR_KEYS, mediaMembers) && !mayNeedCutting(line);
}

/** Whether all lines of a stream are. */
export function arePlain(lines: string, mediaMembers: ReadonlySet<string>): boolean {
  return !mayHoldSecretOrMedia(lines, URIS_OR_KEYS_IN_LINES, mediaMembers) && !mayNeedCutting(lines);
}

function mayHoldSecretOrMedia(
  lines: string,
  urisOrKeys: readonly RegExp[],
  mediaMembers: ReadonlySet<string>,
): boolean {
  return (
    urisOrKeys.some((pattern) => pattern.test(lines)) ||
    lines.includes(NUMBERED) ||
    holdsVector(lines) ||
    holdsMember(lines, mediaMembers) ||
    holdsLongRun(lines)
  );
}

function holdsVector(lines: string): boolean {
  for (let at = lines.indexOf(OPEN_LIST); at !== -1; at = lines.indexOf(OPEN_LIST, at + 1)) {
    if (NO_NUMBERS.includes(lines.charAt(at + 1))) continue;
    VECTOR.lastIndex = at;
    if (VECTOR.test(lines)) return true;
  }
  return false;
}

/** Whether there may be one of these members. */
function holdsMember(lines: string, members: ReadonlySet<string>): boolean {
  if (members.size === 0) return false;
  const { ends, pattern } = keysOf(members);
  return ends.some((end) => lines.includes(end)) && pattern.test(lines);
}

function keysOf(members: ReadonlySet<string>): MemberKeys {
  const known = keysOfMembers.get(members);
  if (known !== undefined) return known;
  const names = [...members];
  const escaped = names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const keys = {
    ends: names
      .filter((name) => !names.some((other) => other !== name && name.endsWith(other)))
      .map((name) => `${name}"`),
    pattern: new RegExp(`"(?:${escaped.join("|")})"\\s*:`),
  };
  keysOfMembers.set(members, keys);
  return keys;
}

/** Whether there may be base64. A long row has one of these places in it, so that most characters need no look. */
function holdsLongRun(lines: string): boolean {
  for (let at = LONG_RUN - 1; at < lines.length; at += LONG_RUN) {
    if (!isInRun(lines, at)) continue;
    let [start, end] = [at - 1, at];
    while (at - start < LONG_RUN && isInRun(lines, start)) start--;
    while (end - start < LONG_RUN && isInRun(lines, end + 1)) end++;
    if (end - start >= LONG_RUN) return true;
  }
  return false;
}

function isInRun(lines: string, at: number): boolean {
  return (runs[lines.charCodeAt(at)] ?? 0) === 1;
}

function mayNeedCutting(lines: string): boolean {
  return holdsLongLine(lines) || holdsDeepLine(lines);
}

function holdsLongLine(lines: string): boolean {
  for (let line = 0; lines.length - line > LONGEST;) {
    const end = lines.lastIndexOf(LINE_END, line + LONGEST - 1);
    if (end < line) return true;
    line = end + 1;
  }
  return false;
}

/** Whether a line may be nested too deep. Such a line has more than half as many brackets of one kind; few have. */
function holdsDeepLine(lines: string): boolean {
  if (NESTING.every((bracket) => !holdsMore(lines, bracket, DEEPEST / NESTING.length))) return false;
  let depth = 0;
  for (const character of lines) {
    if (character === LINE_END) depth = 0;
    else if (NESTING.includes(character) && ++depth > DEEPEST) return true;
  }
  return false;
}

/** Whether any of the lines has a character more often than this. */
function holdsMore(lines: string, character: string, most: number): boolean {
  let [count, end] = [0, -1];
  for (let at = lines.indexOf(character); at !== -1; at = lines.indexOf(character, at + 1)) {
    if (at > end) [count, end] = [0, endOfLine(lines, at)];
    if (++count > most) return true;
  }
  return false;
}

function endOfLine(lines: string, from: number): number {
  const end = lines.indexOf(LINE_END, from);
  return end === -1 ? lines.length : end;
}
