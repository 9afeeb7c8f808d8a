/** What was made last, by the text that it was made of: who compiles again asks for most of it again. */
export class Recent<Made> {
  readonly #made = new Map<string, Made>();
  #characters = 0;

  /** `most`: the characters of all texts together. */
  constructor(private readonly most: number) {}

  find(text: string): Made | undefined {
    return this.#made.get(text);
  }

  keep(text: string, made: Made): void {
    if (!this.#made.has(text)) this.#characters += text.length;
    this.#made.set(text, made);
    for (const oldest of this.#made.keys()) {
      if (this.#characters <= this.most) break;
      this.#made.delete(oldest);
      this.#characters -= oldest.length;
    }
  }
}
