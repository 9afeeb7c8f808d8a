/** Counts repeated refusals instead of logging each, so that a client in a loop does not fill the log. */
import type { RequestRow } from "../stores/logs/request-rows.js";

/** How long a refusal counts those that are equal to it. */
const WINDOW_MS = 60_000;
/** Refusals of further kinds are each logged. */
const MOST_KINDS = 1_000;

interface Kind {
  /** The row of the first. */
  readonly id: string;
  readonly until: number;
  repeats: number;
}

export class EqualRefusals {
  readonly #kinds = new Map<string, Kind>();

  constructor(
    private readonly now: () => number = () => performance.now(),
    private readonly windowMs = WINDOW_MS,
  ) {}

  /** Whether a row equals an earlier one; if so, it is counted. */
  isRepeated(row: RequestRow): boolean {
    if (!isRefusal(row)) return false;
    const { keyId, code, status, model, dialect, operation } = row;
    const name = JSON.stringify([keyId, code, status, model, dialect, operation]);
    const kind = this.#kinds.get(name);
    if (kind !== undefined && kind.until > this.now()) {
      kind.repeats += 1;
      return true;
    }
    if (kind === undefined && this.#kinds.size < MOST_KINDS)
      this.#kinds.set(name, { id: row.id, until: this.now() + this.windowMs, repeats: 0 });
    return false;
  }

  /** The repeats since the last call, by the row of the first refusal. Kinds whose window is over are dropped. */
  take(): { readonly id: string; readonly repeats: number }[] {
    const taken: { id: string; repeats: number }[] = [];
    for (const [name, kind] of this.#kinds) {
      if (kind.repeats > 0) taken.push({ id: kind.id, repeats: kind.repeats });
      kind.repeats = 0;
      if (kind.until <= this.now()) this.#kinds.delete(name);
    }
    return taken;
  }

  /** Returns repeats that could not be written. */
  giveBack(taken: readonly { readonly id: string; readonly repeats: number }[]): void {
    const byId = new Map(taken.map(({ id, repeats }) => [id, repeats]));
    for (const kind of this.#kinds.values()) kind.repeats += byId.get(kind.id) ?? 0;
  }
}

/** A refusal by the gateway itself: nothing was held or sent. */
function isRefusal({ status, holdId, upstreamModel, keyId }: RequestRow): boolean {
  return (
    status >= 400 &&
    status < 500 &&
    status !== 499 &&
    keyId !== undefined &&
    holdId === undefined &&
    upstreamModel === undefined
  );
}
