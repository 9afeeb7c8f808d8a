/**
 * Writes that wait for the same row, such as a wallet's, as one transaction. Those that come while others are written
 * are the next one.
 */
import { outsideWork } from "../../errors/work.js";
import { isDatabaseAway } from "./database-error.js";
import { MissedTurnError } from "./owner-turns.js";
import type { Steps } from "./steps.js";
import { undoneOr } from "./undone.js";
import type { Writer } from "./writer.js";

export interface SharedTerms {
  /** A transaction of more would let each wait for many others. */
  readonly most: number;
  /** For how long one waits, for those before it and for locks. What is not begun by then fails. */
  readonly timeoutMs: number;
}

export interface Owners {
  /** The ID of the row that they wait for. */
  readonly row: string;
  /** Whose it is: a key's own row is of its wallet. */
  readonly owner: string;
}

/** One result for each input, in the same order. The inputs are asked for when they are to be decided. */
type WriteShared<Input, Result> = (row: string, inputs: () => readonly Input[]) => Steps<readonly Result[]>;

interface Waiting<Input, Result> {
  readonly input: Input;
  readonly until: number;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

export class SharedWrites<Input, Result> {
  readonly #writer: Writer;
  readonly #write: WriteShared<Input, Result>;
  readonly #terms: SharedTerms;
  /** Those of rows of which some are being written. */
  readonly #waiting = new Map<string, Waiting<Input, Result>[]>();

  constructor(writer: Writer, write: WriteShared<Input, Result>, terms: SharedTerms) {
    this.#writer = writer;
    this.#write = write;
    this.#terms = terms;
  }

  add(owners: Owners, input: Input): Promise<Result> {
    return new Promise((resolve, reject) => {
      const one = { input, until: performance.now() + this.#terms.timeoutMs, resolve, reject };
      const waiting = this.#waiting.get(owners.row);
      if (waiting !== undefined) return void waiting.push(one);
      this.#waiting.set(owners.row, [one]);
      void outsideWork(() => this.#writeAll(owners));
    });
  }

  async #writeAll(owners: Owners): Promise<void> {
    const waiting = this.#waiting.get(owners.row) ?? [];
    while (waiting.length > 0) await this.#writeSome(owners, waiting);
    this.#waiting.delete(owners.row);
  }

  /** Takes those that wait by the time at which they are decided. */
  async #writeSome(owners: Owners, waiting: Waiting<Input, Result>[]): Promise<void> {
    const taken = waiting.splice(0, this.#terms.most);
    let decided: readonly Waiting<Input, Result>[] = [];
    const inputs = () => {
      taken.push(...waiting.splice(0, this.#terms.most - taken.length));
      decided = taken.filter(({ until }) => until > performance.now());
      return decided.map(({ input }) => input);
    };
    try {
      const results = await this.#written(owners, taken, inputs);
      for (const [index, { resolve }] of decided.entries()) resolve(results[index] as Result);
      // Those that are resolved stay so.
      if (decided.length < taken.length) for (const { reject } of taken) reject(new MissedTurnError());
    } catch (error) {
      await this.#fail(owners, taken, error);
    }
  }

  #written(
    { row, owner }: Owners,
    taken: readonly Waiting<Input, Result>[],
    inputs: () => readonly Input[],
  ): Promise<readonly Result[]> {
    const timeoutMs = Math.max(0, ...taken.map(({ until }) => until - performance.now()));
    return undoneOr(this.#writer.write(() => this.#write(row, inputs), { timeoutMs, owner }));
  }

  /** One of several may be at fault, so each is tried by itself. */
  async #fail(owners: Owners, taken: readonly Waiting<Input, Result>[], error: unknown): Promise<void> {
    if (taken.length === 1 || isDatabaseAway(error)) for (const { reject } of taken) reject(error);
    else for (const one of taken) await this.#writeSome(owners, [one]);
  }
}
