/**
 * Calls without a result, in the order in which they were made. Conversations are long and are sent with every call, so
 * no operation here depends on the number of waiting calls.
 */
import type { CallPart } from "./roles.js";

export class WaitingCalls {
  readonly #waiting = new Set<CallPart>();
  /** Queues and stacks may contain calls that no longer wait. They are skipped once and then removed. */
  readonly #queues = new Map<string, { calls: CallPart[]; begin: number }>();
  readonly #stacks = new Map<string | undefined, CallPart[]>();

  get size(): number {
    return this.#waiting.size;
  }

  get all(): readonly CallPart[] {
    return [...this.#waiting];
  }

  readonly has = (call: CallPart): boolean => this.#waiting.has(call);

  add(call: CallPart): void {
    this.#waiting.add(call);
    const queue = this.#queues.get(call.id);
    if (queue === undefined) this.#queues.set(call.id, { calls: [call], begin: 0 });
    else queue.calls.push(call);
    for (const name of [call.name, undefined]) {
      const stack = this.#stacks.get(name);
      if (stack === undefined) this.#stacks.set(name, [call]);
      else stack.push(call);
    }
  }

  delete(call: CallPart): void {
    this.#waiting.delete(call);
  }

  /** The oldest call with an ID. */
  firstOfId(id: string): CallPart | undefined {
    const queue = this.#queues.get(id);
    if (queue === undefined) return undefined;
    for (; queue.begin < queue.calls.length; queue.begin++) {
      const call = queue.calls[queue.begin];
      if (call !== undefined && this.#waiting.has(call)) return call;
    }
    return undefined;
  }

  /** The newest of them, or the newest of a name. */
  last(count: number, name?: string): CallPart[] {
    const stack = this.#stacks.get(name) ?? [];
    const last: CallPart[] = [];
    while (last.length < count) {
      const call = stack.pop();
      if (call === undefined) break;
      if (this.#waiting.has(call)) last.push(call);
    }
    return last.reverse();
  }
}

/** Items by a key, in their order. Those without a key are left out. */
export function grouped<T>(items: readonly T[], keyOf: (item: T) => string | undefined): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
