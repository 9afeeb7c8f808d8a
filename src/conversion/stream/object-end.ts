/** Finds where an object ends in JSON text that comes in pieces. Each piece is looked at once. */
const QUOTE = 0x22;
const ESCAPE = 0x5c;
const SPACES: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d]);
const OPENING: ReadonlySet<number> = new Set([0x7b, 0x5b]);
const CLOSING: ReadonlySet<number> = new Set([0x7d, 0x5d]);

export class ObjectEnd {
  /** How many objects and lists are open. */
  #depth = 0;
  #isInText = false;
  #isEscaped = false;
  #state: "before" | "inside" | "after" | "never" = "before";
  #isValid: boolean | undefined;

  read(piece: string): void {
    for (let at = 0; at < piece.length && this.#state !== "never"; at++) this.#take(piece.charCodeAt(at));
  }

  /** Whether the text, which was read in pieces, is one object. */
  isWhole(text: string): boolean {
    if (this.#state !== "after") return false;
    // What may follow it is spaces.
    return (this.#isValid ??= isJson(text));
  }

  #take(code: number): void {
    if (this.#isInText) this.#takeInText(code);
    else if (SPACES.has(code)) return;
    else if (this.#state === "inside") this.#takeInside(code);
    else if (this.#state === "before" && code === 0x7b) {
      this.#state = "inside";
      this.#depth = 1;
    } else this.#state = "never";
  }

  #takeInside(code: number): void {
    if (code === QUOTE) this.#isInText = true;
    else if (OPENING.has(code)) this.#depth++;
    else if (CLOSING.has(code) && --this.#depth === 0) this.#state = "after";
  }

  #takeInText(code: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (code === ESCAPE) this.#isEscaped = true;
    else if (code === QUOTE) this.#isInText = false;
  }
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
