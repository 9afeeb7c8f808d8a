/**
 * Limits how many calls are under way at routes and providers that have such a limit. A call takes the first of its
 * routes that has a place. Where none has one, it waits a moment, and wallets take turns.
 */
import type { EventEmitter } from "node:events";
import { ClientGoneError, GatewayError } from "../errors/gateway-error.js";
import type { ReplyBody } from "../upstream/reply-body.js";
import type { CallLimit, Target } from "../upstream/target.js";
import { Turns } from "./turns.js";

type Limited = Pick<Target, "limits">;

interface Waiting {
  readonly targets: readonly Limited[];
  /** One of the targets has a place. */
  enter(): void;
}

/** The calls at a route, or at a provider over all its routes. */
export interface LimitedCalls extends Pick<CallLimit, "provider" | "model"> {
  readonly calls: number;
}

/** After a longer wait, the client is better off later, or elsewhere. */
const WAIT_MS = 1_000;

const NOTHING = () => undefined;

export class RoutePlaces {
  readonly #calls = new Map<string, { readonly limit: CallLimit; calls: number }>();
  /** The calls that wait for each limit. One with several routes waits for each. */
  readonly #turns = new Map<string, Turns<Waiting>>();
  #waiting = 0;

  constructor(private readonly waitMs: number = WAIT_MS) {}

  get waiting(): number {
    return this.#waiting;
  }

  /** Where there are any. */
  get calls(): readonly LimitedCalls[] {
    return [...this.#calls.values()].map(({ limit: { provider, model }, calls }) => ({ provider, model, calls }));
  }

  /** The first target that has a place, which is taken and must be left once. Rejects when none was free in time. */
  enter<T extends Limited>(targets: readonly T[], wallet: string, gone: EventEmitter<{ abort: [] }>): T | Promise<T> {
    return this.tryEnter(targets) ?? this.#wait(targets, wallet, gone);
  }

  /** The same where nothing is waited for. Nothing when all are full. */
  tryEnter<T extends Limited>(targets: readonly T[]): T | undefined {
    const target = this.#freeAmong(targets);
    if (target !== undefined) this.#take(target);
    return target;
  }

  leave({ limits }: Limited): void {
    for (const { id } of limits) {
      const at = this.#calls.get(id);
      if (at === undefined) continue;
      at.calls -= 1;
      if (at.calls === 0) this.#calls.delete(id);
    }
    const mayEnter = ({ targets }: Waiting) => this.#freeAmong(targets) !== undefined;
    for (const { id } of limits) this.#turns.get(id)?.next(mayEnter)?.enter();
  }

  /**
   * The call is under way until its answer has been read, or is given up. Returns the function that leaves the place of
   * an answer that nobody will read. It has no effect on a place that is left.
   */
  leaveAfter(body: Pick<ReplyBody, "isClosed" | "onClose">, target: Limited): () => void {
    if (target.limits.length === 0) return NOTHING;
    let isLeft = false;
    const leave = () => {
      if (!isLeft) this.leave(target);
      isLeft = true;
    };
    if (body.isClosed) leave();
    else body.onClose(leave);
    return leave;
  }

  #wait<T extends Limited>(targets: readonly T[], wallet: string, gone: EventEmitter<{ abort: [] }>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        gone.off("abort", hangUp);
        this.#forget(wallet, waiting);
      };
      const refuse = (error: Error) => {
        end();
        reject(error);
      };
      const hangUp = () => refuse(new ClientGoneError("The client hung up while its call waited for a route."));
      const timer = setTimeout(() => refuse(allFull()), this.waitMs);
      const enter = () => {
        end();
        resolve(this.enter(targets, wallet, gone));
      };
      const waiting = { targets, enter };
      gone.once("abort", hangUp);
      this.#remember(wallet, waiting);
    });
  }

  #remember(wallet: string, waiting: Waiting): void {
    this.#waiting += 1;
    for (const id of limitsOf(waiting)) {
      const turns = this.#turns.get(id) ?? new Turns();
      this.#turns.set(id, turns);
      turns.add(wallet, waiting);
    }
  }

  #forget(wallet: string, waiting: Waiting): void {
    this.#waiting -= 1;
    for (const id of limitsOf(waiting)) {
      const turns = this.#turns.get(id);
      turns?.remove(wallet, waiting);
      if (turns?.isEmpty === true) this.#turns.delete(id);
    }
  }

  #take({ limits }: Limited): void {
    for (const limit of limits) {
      const at = this.#calls.get(limit.id);
      if (at === undefined) this.#calls.set(limit.id, { limit, calls: 1 });
      else at.calls += 1;
    }
  }

  #freeAmong<T extends Limited>(targets: readonly T[]): T | undefined {
    return targets.find(({ limits }) => limits.every(({ id, most }) => (this.#calls.get(id)?.calls ?? 0) < most));
  }
}

/** The limits for which a call waits, each once. */
function limitsOf({ targets }: Waiting): ReadonlySet<string> {
  return new Set(targets.flatMap(({ limits }) => limits.map(({ id }) => id)));
}

function allFull(): GatewayError {
  return new GatewayError("overloaded", "The model has as many calls as it can. Try again shortly.", {
    retryAfter: "1",
  });
}
