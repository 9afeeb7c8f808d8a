/** The opaque state that one vendor has made: it accepts its own, and no other. */
export class OpaqueMemory {
  readonly #made = new Map<string, string>();

  constructor(private readonly owner: string) {}

  /** Makes state for a thought. Every call makes new state. */
  make(thought: string): string {
    const state = Buffer.from(`opaque state ${this.#made.size} of ${this.owner}, for nobody else to read`).toString(
      "base64",
    );
    this.#made.set(state, thought);
    return state;
  }

  /** Accepts state as its own that a case wrote down beforehand. */
  adopt(state: string, thought: string): void {
    this.#made.set(state, thought);
  }

  has(state: string): boolean {
    return this.#made.has(state);
  }

  /** The thought that state was made for. */
  thoughtOf(state: string): string | undefined {
    return this.#made.get(state);
  }

  get all(): readonly string[] {
    return [...this.#made.keys()];
  }
}
