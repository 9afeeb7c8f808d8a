/**
 * The least number of tokens that a text can have, to refuse inputs that are certainly too long. Tokenizers of
 * embedding models (cl100k) first split a text where one kind of characters ends and another begins, and no token
 * crosses such a split. A token of each kind also has a greatest length. A split that is not certain is not counted.
 */

/** The kinds of characters, and of runs of them. */
const LETTERS = 1;
const NUMBERS = 2;
const SPACE = 3;
const BREAK = 4;
const MARKS = 5;
/** Unicode versions disagree about the kind of these. They are skipped, and the characters around them form one run. */
const UNCLEAR = 6;
/** Line breaks that belong to the punctuation before them, which was counted. */
const CLOSED = 7;
/** Before the start and after the end of a text. */
const NOTHING = 8;

/**
 * The longest tokens have 42 bytes in ASCII letters, and 25 bytes in other letters. Each byte counts as that part of a
 * token, in integers.
 */
const WHOLE = 42 * 25;
const ASCII_BYTE = WHOLE / 42;
const OTHER_BYTE = WHOLE / 25;
const MOST_DIGITS = 3;
const MOST_OTHERS = 128;

/** The kinds of code units, filled when they are first met. */
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

/** The next run takes one space before it, and letters take one punctuation mark. */
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

/** Surrogates, unassigned characters, and two that only some Unicode versions take for spaces are unclear. */
function newKindOf(code: number): number {
  const character = String.fromCharCode(code);
  if (/[\p{Cs}\p{Cn}\u0085\ufeff]/u.test(character)) return UNCLEAR;
  if (/\p{L}/u.test(character)) return LETTERS;
  if (/\p{N}/u.test(character)) return NUMBERS;
  if (/[\r\n]/.test(character)) return BREAK;
  return /\s/.test(character) ? SPACE : MARKS;
}
