/**
 * Writes that wait for the same row, such as a wallet's, as one transaction. Those that come while others are written
 * are the next one.
 */
import { currentWork, insideWork, outsideWork, type Work } from "../../errors/work.js";
import { codeOf } from "../../errors/error-code.js";
import { isDatabaseAway, isRefusedValue } from "./database-error.js";
import { MissedTurnError } from "./owner-turns.js";
import type { Steps } from "./steps.js";
import { undoneOr } from "./undone.js";
import type { Writer } from "./writer.js";

export interface SharedTerms {
  /** A transaction of more would let each wait for many others. */
  readonly most: number;
  /** As many as that at first, and more once that was fast: some transactions take a statement for each input. */
  readonly first?: number;
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
  /** What it is a part of. */
  readonly work: Work | undefined;
  readonly until: number;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** What waits for a row of which some is being written. */
interface Queue<Input, Result> extends Owners {
  readonly waiting: Waiting<Input, Result>[];
  /** How many are written together now. */
  most: number;
}

/** Calls wait for less than two seconds, behind several such transactions. */
const SLOW_MS = 300;

export class SharedWrites<Input, Result> {
  readonly #writer: Writer;
  readonly #write: WriteShared<Input, Result>;
  readonly #terms: SharedTerms;
  readonly #queues = new Map<string, Queue<Input, Result>>();

  constructor(writer: Writer, write: WriteShared<Input, Result>, terms: SharedTerms) {
    this.#writer = writer;
    this.#write = write;
    this.#terms = terms;
  }

  add(owners: Owners, input: Input): Promise<Result> {
    const { timeoutMs, most, first = most } = this.#terms;
    return new Promise((resolve, reject) => {
      const one = { input, work: currentWork(), until: performance.now() + timeoutMs, resolve, reject };
      const queue = this.#queues.get(owners.row);
      if (queue !== undefined) return void queue.waiting.push(one);
      void outsideWork(() => this.#writeAll({ ...owners, waiting: [one], most: first }));
    });
  }

  async #writeAll(queue: Queue<Input, Result>): Promise<void> {
    this.#queues.set(queue.row, queue);
    while (queue.waiting.length > 0) {
      const begunAt = performance.now();
      await this.#writeSome(queue);
      const isSlow = performance.now() - begunAt > SLOW_MS;
      queue.most = isSlow ? Math.max(1, Math.floor(queue.most / 2)) : Math.min(this.#terms.most, queue.most * 2);
    }
    this.#queues.delete(queue.row);
  }

  /** Takes those that wait by the time at which they are decided. */
  async #writeSome(queue: Queue<Input, Result>): Promise<void> {
    const { waiting, most } = queue;
    const taken = waiting.splice(0, most);
    let decided: readonly Waiting<Input, Result>[] = [];
    const inputs = () => {
      taken.push(...waiting.splice(0, most - taken.length));
      decided = taken.filter(({ until }) => until > performance.now());
      return decided.map(({ input }) => input);
    };
    try {
      const results = await this.#written(queue, taken, inputs);
      for (const [index, { resolve }] of decided.entries()) resolve(results[index] as Result);
      // Those that are resolved stay so.
      if (decided.length < taken.length) for (const { reject } of taken) reject(new MissedTurnError());
    } catch (error) {
      await this.#fail(queue, taken, error);
    }
  }

  /** A transaction for one is a part of its work. Others serve the work of several. */
  #written(
    { row, owner }: Owners,
    taken: readonly Waiting<Input, Result>[],
    inputs: () => readonly Input[],
  ): Promise<readonly Result[]> {
    const timeoutMs = Math.max(0, ...taken.map(({ until }) => until - performance.now()));
    const work = taken.length === 1 ? taken[0]?.work : undefined;
    const write = () => this.#writer.write(() => this.#write(row, inputs), { timeoutMs, owner });
    return undoneOr(insideWork(work, write));
  }

  /**
   * One of several may be at fault, so each is tried by itself. After other errors some may be written: the answer to
   * the commit is lost, or it did not reach the disk.
   */
  async #fail(queue: Queue<Input, Result>, taken: readonly Waiting<Input, Result>[], error: unknown): Promise<void> {
    if (taken.length === 1 || !isUndone(error)) for (const { reject } of taken) reject(error);
    else for (const one of taken) await this.#writeSome({ ...queue, waiting: [one] });
  }
}

/** Whether the steps threw it, or the database refused one of their values: the transaction was undone. */
function isUndone(error: unknown): boolean {
  return isRefusedValue(error) || (codeOf(error) === undefined && !isDatabaseAway(error));
}
