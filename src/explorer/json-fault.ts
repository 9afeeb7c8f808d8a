/** Where a text stops to be JSON. Browsers name the place in some messages only, and each in words of its own. */

const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/y;
const NUMBER_OR_WORD = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null/y;
const SPACE = /[ \t\r\n]*/y;

/** The index of the first character that JSON does not allow there; nothing where the text is JSON. */
export function faultIn(text: string): number | undefined {
  const scan = new Scan(text);
  const isWhole = scan.value() && (scan.skip(), scan.at === text.length);
  return isWhole ? undefined : scan.at;
}

class Scan {
  at = 0;

  constructor(private readonly text: string) {}

  value(): boolean {
    this.skip();
    if (this.takes("{")) return this.list("}", () => this.member());
    if (this.takes("[")) return this.list("]", () => this.value());
    return this.matches(TEXT) || this.matches(NUMBER_OR_WORD);
  }

  skip(): void {
    this.matches(SPACE);
  }

  private list(end: string, item: () => boolean): boolean {
    this.skip();
    if (this.takes(end)) return true;
    for (;;) {
      if (!item()) return false;
      this.skip();
      if (this.takes(end)) return true;
      if (!this.takes(",")) return false;
    }
  }

  private member(): boolean {
    this.skip();
    if (!this.matches(TEXT)) return false;
    this.skip();
    return this.takes(":") && this.value();
  }

  private takes(character: string): boolean {
    const isThere = this.text[this.at] === character;
    if (isThere) this.at++;
    return isThere;
  }

  private matches(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found !== null) this.at = pattern.lastIndex;
    return found !== null;
  }
}
