/** Tells refusals that are the same again from new ones, so that a client in a loop does not fill the log. */
import type { RequestRow } from "../stores/logs/request-log-store.js";

/** So long a refusal stands for those that are equal to it. */
const WINDOW_MS = 60_000;
/** More kinds than these at a time are each written down. */
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

  /** Whether a row says what another has said already, which counts it. */
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

  /** What came again since this was last asked, by the row of the first. Kinds whose time is over are forgotten. */
  take(): { readonly id: string; readonly repeats: number }[] {
    const taken: { id: string; repeats: number }[] = [];
    for (const [name, kind] of this.#kinds) {
      if (kind.repeats > 0) taken.push({ id: kind.id, repeats: kind.repeats });
      kind.repeats = 0;
      if (kind.until <= this.now()) this.#kinds.delete(name);
    }
    return taken;
  }

  /** What was taken and could not be written. */
  giveBack(taken: readonly { readonly id: string; readonly repeats: number }[]): void {
    const byId = new Map(taken.map(({ id, repeats }) => [id, repeats]));
    for (const kind of this.#kinds.values()) kind.repeats += byId.get(kind.id) ?? 0;
  }
}

/** The gateway's own: nothing was held or sent, and nothing is to be looked up. */
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
