/** Texts by their inputs, those that were kept last: who compiles again asks for most of them again. */
const MOST_CHARACTERS = 30_000_000;

export class RecentTexts {
  readonly #texts = new Map<string, string>();
  #characters = 0;

  constructor(private readonly most = MOST_CHARACTERS) {}

  find(input: string): string | undefined {
    return this.#texts.get(input);
  }

  keep(input: string, text: string): void {
    this.#remove(input);
    this.#texts.set(input, text);
    this.#characters += input.length + text.length;
    for (const oldest of this.#texts.keys()) {
      if (this.#characters <= this.most) break;
      this.#remove(oldest);
    }
  }

  #remove(input: string): void {
    const text = this.#texts.get(input);
    if (text === undefined) return;
    this.#texts.delete(input);
    this.#characters -= input.length + text.length;
  }
}
