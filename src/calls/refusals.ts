/**
 * What the routes of one call refused it with. When none answers, the client gets the refusal that helps it most, with
 * the soonest time at which some route may take the call.
 */
import type { Failure } from "../registry.js";
import { outcomeOf } from "../upstream/outcome.js";
import { discardReply } from "../upstream/read-reply.js";
import { waitOf } from "../upstream/retry-after.js";
import { UpstreamError } from "../upstream/upstream-error.js";
import { GatewayError } from "../errors/gateway-error.js";
import type { Tried } from "./attempt.js";
import { explainRefusal, explainUpstreamError, readFailure } from "./upstream-error.js";

/**
 * `unsuited`: nothing was sent, as the route cannot express the call. `last`: it says nothing about a later call.
 * `full`: the gateway has no place for the call.
 */
type Rank = "unsuited" | "last" | "full" | "returns" | "limited" | "final";
const RANKS: readonly Rank[] = ["unsuited", "last", "full", "returns", "limited", "final"];

interface Refusal {
  readonly rank: Rank;
  readonly at: number;
  readonly tried: Tried;
  /** Absent where there was no answer. */
  readonly failure: Promise<Failure> | undefined;
}

const TOO_MANY_REQUESTS = 429;
/** The call goes on meanwhile, and its route may have no other place. */
const MOST_READING_MS = 1_000;

export class Refusals {
  readonly #refusals: Refusal[] = [];

  /** `isFinal`: every route would refuse it. */
  add(tried: Tried, isFinal: boolean): void {
    const { reply, target } = tried;
    const rank = isFinal ? "final" : rankOf(reply);
    const failure = reply instanceof UpstreamError ? undefined : readFailure(reply, target);
    this.#refusals.push({ rank, at: performance.now(), tried, failure });
  }

  /** The call is sent again. What is still being read of the last refusal must come soon. */
  limitReading(): void {
    const { reply } = this.#refusals.at(-1)?.tried ?? {};
    if (reply === undefined || reply instanceof UpstreamError || reply.body.isClosed) return;
    const timer = setTimeout(() => discardReply(reply), MOST_READING_MS).unref();
    reply.body.onClose(() => clearTimeout(timer));
  }

  /** What the client gets. `own`: the gateway's refusal. */
  async best(own?: GatewayError, ownRank: Rank = "full"): Promise<Error> {
    const best = this.#refusals.reduce<Refusal | undefined>(betterOf, undefined);
    if (own !== undefined && (best === undefined || RANKS.indexOf(best.rank) < RANKS.indexOf(ownRank))) return own;
    if (best === undefined) throw new Error("nothing was refused");
    return errorOf(best, await this.#soonest(own));
  }

  /** Written as one route did where only one has named a time. */
  async #soonest(own: GatewayError | undefined): Promise<string | undefined> {
    const now = performance.now();
    const waits: { readonly written: string; readonly left: number }[] = [];
    for (const { at, tried, failure } of this.#refusals) {
      if (failure === undefined) continue;
      const written = writtenWait(tried, await failure);
      const wait = waitOf(written);
      if (written !== undefined && wait !== undefined) waits.push({ written, left: wait - (now - at) });
    }
    const [only] = waits;
    const ownWait = waitOf(own?.details.retryAfter);
    if (waits.length === 1 && ownWait === undefined) return only?.written;
    const soonest = Math.min(...waits.map(({ left }) => left), ownWait ?? Infinity);
    return soonest === Infinity ? undefined : String(Math.max(1, Math.ceil(soonest / 1000)));
  }
}

function rankOf(reply: Tried["reply"]): Rank {
  if (reply instanceof UpstreamError) return "last";
  if (reply.status === TOO_MANY_REQUESTS) return "limited";
  return outcomeOf(reply.status).passesRetryAfter && waitOf(reply.retryAfter) !== undefined ? "returns" : "last";
}

/** The later one of two that help as much. */
function betterOf(best: Refusal | undefined, next: Refusal): Refusal {
  return best !== undefined && RANKS.indexOf(best.rank) > RANKS.indexOf(next.rank) ? best : next;
}

function writtenWait({ reply }: Tried, { status, retryAfter }: Failure): string | undefined {
  if (reply instanceof UpstreamError || !outcomeOf(status).passesRetryAfter) return undefined;
  return waitOf(reply.retryAfter) === undefined ? retryAfter : reply.retryAfter;
}

async function errorOf(
  { tried: { reply, target, translation }, failure }: Refusal,
  retryAfter: string | undefined,
): Promise<Error> {
  if (reply instanceof UpstreamError) return explainUpstreamError(reply);
  if (failure === undefined) throw new Error("the refusal was not read");
  const { isConverted } = translation;
  return explainRefusal(await failure, { target, isConverted, retryAfter, answered: reply.status });
}
