import { setTimeout as sleep } from "node:timers/promises";
import { type Outcome, makeCall } from "./numbered.js";
import type { Random } from "./random.js";

const CALLERS = 8;

/** Clients that call without a pause, each time any running gateway. */
export class Load {
  readonly outcomes: Outcome[] = [];
  readonly #key: string;
  readonly #urls: () => readonly string[];
  readonly #random: Random;
  #isOver = false;
  #made = 0;
  #callers: Promise<unknown> = Promise.resolve();

  constructor(key: string, urls: () => readonly string[], random: Random) {
    this.#key = key;
    this.#urls = urls;
    this.#random = random;
  }

  /** The number of calls with a whole answer. */
  get answered(): number {
    return this.outcomes.filter(({ end }) => end === "answered").length;
  }

  start(): void {
    this.#isOver = false;
    this.#callers = Promise.all(Array.from({ length: CALLERS }, () => this.#call()));
  }

  /** Resolves when the last call has ended. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#callers;
  }

  async #call(): Promise<void> {
    while (!this.#isOver) {
      const url = this.#random.one(this.#urls());
      if (url === undefined) await sleep(20);
      else this.outcomes.push(await makeCall({ url, key: this.#key, number: (this.#made += 1), random: this.#random }));
    }
  }
}
