/**
 * Finds media inside a text: data URIs in any spelling, and long base64 in either alphabet, wrapped or escaped in any
 * way.
 */
import { wholeLength } from "../bodies/attachments.js";
import { bytesOf, dataUriAt } from "../bodies/data-uris.js";

/** A part of a text that is not kept, and its placeholder. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly label: string;
}

/** Shorter base64 may be an ID or a word. */
export const LEAST_RUN = 256;
/** Lines of wrapped base64 have at least this length, or all the same length. */
const LEAST_LINE = 16;

const [OTHER, DATA, FILL, BACKSLASH, PERCENT, COLON] = [0, 1, 2, 3, 4, 5];

/** The role of each ASCII character in base64. Most texts contain no other characters. */
const roles = new Uint8Array(128);
for (const character of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_=")
  roles[character.charCodeAt(0)] = DATA;
for (const character of " \t\r\n\f\v") roles[character.charCodeAt(0)] = FILL;
roles["\\".charCodeAt(0)] = BACKSLASH;
roles["%".charCodeAt(0)] = PERCENT;
roles[":".charCodeAt(0)] = COLON;

/**
 * The media within the first `limit` characters of a text, in order. One that continues after them counts to the end.
 */
export function findMedia(text: string, limit: number): Stretch[] {
  return new MediaSearch(text, Math.min(limit, text.length)).run();
}

/** Lines that may be one piece of wrapped base64. */
interface Run {
  readonly start: number;
  readonly line: number;
  end: number;
  count: number;
}

class MediaSearch {
  readonly #found: Stretch[] = [];
  #at = 0;
  #length = 1;
  #run: Run | undefined;

  constructor(
    private readonly text: string,
    private readonly limit: number,
  ) {}

  run(): Stretch[] {
    while (this.#at < this.limit) {
      const role = this.#role(this.#at);
      if (role === DATA || role === BACKSLASH || role === PERCENT) this.#line();
      else if (role === FILL) this.#at++;
      else if (role === COLON && this.#isScheme()) this.#dataUri();
      else this.#break();
    }
    this.#close(this.#run);
    return this.#found;
  }

  #role(at: number): number {
    const code = this.text.charCodeAt(at);
    return code < 128 ? (roles[code] ?? OTHER) : OTHER;
  }

  /** The unescaped character at a place. `#length` is the number of characters that it is written with. */
  #step(at: number): number {
    this.#length = 1;
    const role = this.#role(at);
    if (role === BACKSLASH && isLetterOfSpace(this.text.charCodeAt(at + 1))) {
      this.#length = 2;
      return FILL;
    }
    if (role !== PERCENT) return role;
    const code = hexAt(this.text, at + 1);
    const meant = code < 128 ? (roles[code] ?? OTHER) : OTHER;
    if (meant !== DATA && meant !== FILL && meant !== BACKSLASH) return OTHER;
    this.#length = 3;
    return meant;
  }

  /** One line that may be base64: it continues the current run, or starts another, or both. */
  #line(): void {
    const start = this.#at;
    let count = 0;
    let role = DATA;
    for (; this.#at < this.limit; this.#at += this.#length) {
      role = this.#step(this.#at);
      if (role !== DATA && role !== BACKSLASH) break;
      if (role === DATA) count++;
    }
    if (count > 0) this.#take({ start, end: this.#at, line: count, count });
    if (this.#at >= this.limit) return;
    if (role === FILL) this.#at += this.#length;
    else if (this.#at === start) this.#break();
  }

  #take(line: Run): void {
    const run = this.#run;
    if (run === undefined) {
      this.#run = line;
      return;
    }
    run.end = line.end;
    run.count += line.count;
    if (line.count >= LEAST_LINE || line.count === run.line) return;
    this.#close(run);
    this.#run = line;
  }

  #break(): void {
    this.#close(this.#run);
    this.#run = undefined;
    this.#at++;
  }

  #close(run: Run | undefined): void {
    if (run === undefined || run.count < LEAST_RUN) return;
    const isCut = run.end >= this.limit && this.limit < this.text.length;
    const end = isCut ? this.text.length : run.end;
    const count = isCut ? wholeLength(this.text) - run.start : run.count - this.#padding(run.end);
    this.#found.push({ start: run.start, end, label: `<base64, ${bytesOf(count)} bytes>` });
  }

  #isScheme(): boolean {
    return this.#at >= 4 && this.text.slice(this.#at - 4, this.#at).toLowerCase() === "data";
  }

  #dataUri(): void {
    const begin = this.#at - 4;
    const uri = dataUriAt(this.text, begin);
    if (uri === undefined) return this.#break();
    const mime = uri.mime ?? "data";
    if (!uri.isBase64) {
      this.#found.push({
        start: begin,
        end: this.text.length,
        label: `<${mime}, ${this.text.length - uri.start} characters>`,
      });
      this.#at = this.text.length;
      return;
    }
    this.#close(this.#run);
    this.#run = undefined;
    this.#at = uri.start;
    const count = this.#payload();
    this.#found.push({ start: begin, end: this.#at, label: `<${mime}, ${bytesOf(count)} bytes>` });
  }

  /** Skips the bytes of a data URI. Returns how many characters of base64 they are. */
  #payload(): number {
    const start = this.#at;
    let count = 0;
    for (; this.#at < this.limit; this.#at += this.#length) {
      const role = this.#step(this.#at);
      if (role === OTHER || role === COLON) return count - this.#padding(this.#at);
      if (role === DATA) count++;
    }
    if (this.limit === this.text.length) return count - this.#padding(this.#at);
    this.#at = this.text.length;
    return wholeLength(this.text) - start - this.#padding(this.#at);
  }

  #padding(end: number): number {
    let at = end;
    while (at > end - 2 && this.text[at - 1] === "=") at--;
    return end - at;
  }
}

/** n, r and t after a backslash: a line end or a tab. */
function isLetterOfSpace(code: number): boolean {
  return code === 0x6e || code === 0x72 || code === 0x74;
}

/** The value of two hexadecimal digits. NaN when they are none. */
function hexAt(text: string, at: number): number {
  return 16 * hexDigit(text.charCodeAt(at)) + hexDigit(text.charCodeAt(at + 1));
}

function hexDigit(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : NaN;
}
