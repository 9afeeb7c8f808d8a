/**
 * How many tokens a text has at least, for refusing what is certainly too long. Tokenizers of embedding models (cl100k)
 * first cut a text where one kind of characters ends and another begins, and no token reaches over such a cut; a token
 * of each kind has a greatest length too. Where a cut is not certain, none is counted.
 */

/** The kinds of characters, and of runs of them. */
const LETTERS = 1;
const NUMBERS = 2;
const SPACE = 3;
const BREAK = 4;
const MARKS = 5;
/** Different readers of Unicode know these as different kinds: they are passed over, and what is around them is one run. */
const UNCLEAR = 6;
/** Breaks that belong to the marks before them, which were counted. */
const CLOSED = 7;
/** Before and after a text. */
const NOTHING = 8;

/** The longest tokens of letters have 42 bytes, and those with others than ASCII 25: so much of each byte is a token, in parts of a whole. */
const WHOLE = 42 * 25;
const ASCII_BYTE = WHOLE / 42;
const OTHER_BYTE = WHOLE / 25;
const MOST_DIGITS = 3;
const MOST_OTHERS = 128;

/** Of code units, found out as they are met. */
const kinds = new Uint8Array(0x10000);

interface Run {
  kind: number;
  /** Parts of a token for letters, characters for everything else. */
  size: number;
  endsInBreak: boolean;
}

export function countAtLeast(text: string): number {
  let count = 0;
  const run: Run = { kind: NOTHING, size: 0, endsInBreak: false };
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const kind = kinds[code] || kindOf(code);
    if (kind === UNCLEAR || (kind === BREAK && run.kind === CLOSED)) continue;
    const next = kind !== BREAK ? kind : run.kind === MARKS ? CLOSED : SPACE;
    if (next !== run.kind) {
      count += leastOf(run, next);
      run.kind = next;
      run.size = 0;
    }
    run.size += kind === LETTERS ? partsOf(code) : 1;
    run.endsInBreak = kind === BREAK;
  }
  return count + leastOf(run, NOTHING);
}

/** What follows takes in one space before it, and letters one mark. */
function leastOf({ kind, size, endsInBreak }: Run, next: number): number {
  if (kind === LETTERS) return Math.ceil(size / WHOLE);
  if (kind === NUMBERS) return Math.ceil(size / MOST_DIGITS);
  if (kind === MARKS) return next === LETTERS && size === 1 ? 0 : Math.ceil(size / MOST_OTHERS);
  if (kind === CLOSED || kind === NOTHING) return 0;
  const isJoined = !endsInBreak && (next === LETTERS || next === MARKS);
  return Math.ceil((isJoined ? size - 1 : size) / MOST_OTHERS);
}

function partsOf(letter: number): number {
  if (letter < 0x80) return ASCII_BYTE;
  return (letter < 0x800 ? 2 : 3) * OTHER_BYTE;
}

function kindOf(code: number): number {
  const kind = newKindOf(code);
  kinds[code] = kind;
  return kind;
}

/** Halves of characters, those that are none yet, and two that only some take for spaces are unclear. */
function newKindOf(code: number): number {
  const character = String.fromCharCode(code);
  if (/[\p{Cs}\p{Cn}\u0085\ufeff]/u.test(character)) return UNCLEAR;
  if (/\p{L}/u.test(character)) return LETTERS;
  if (/\p{N}/u.test(character)) return NUMBERS;
  if (/[\r\n]/.test(character)) return BREAK;
  return /\s/.test(character) ? SPACE : MARKS;
}
