/**
 * Which routes work. A route that fails again and again is tried after all others, until one call has found that it
 * works again: a circuit breaker that refuses no call which some upstream might answer. Calls that were not answered
 * and answers that broke off are counted apart: a route whose answers all begin and none ends well does not work.
 */
import type { Logger } from "pino";
import { rootCodeOf } from "../errors/root-code.js";
import { logEvent } from "../observability/log-event.js";
import { jittered } from "../workers/backoff.js";
import { isFault, isSuccess, outcomeOf, outcomeWord } from "./outcome.js";
import { waitOf } from "./retry-after.js";
import type { Target } from "./target.js";
import { ConnectError, statusCode, UpstreamError } from "./upstream-error.js";

/** `half_open`: the pause is over, and one call tries the route. */
export type BreakerState = "closed" | "half_open" | "open";

export interface RouteState {
  /** See `routeId`. */
  readonly id: string;
  readonly provider: string;
  /** The public ID. */
  readonly model: string;
  readonly state: BreakerState;
  /** Calls in a row that were not answered, or whose answers broke off. */
  readonly failures: number;
}

/** The breaker of a route has opened in one process, and the others learn of it. */
export interface OpenedRoute extends Omit<RouteState, "state" | "failures"> {
  /** Until a call finds out whether the route works again. */
  readonly milliseconds: number;
}

type Route = Pick<Target, "id" | "publicId" | "route">;
type Answer = UpstreamError | { readonly status: number; readonly retryAfter?: string | undefined };

interface Health {
  readonly id: string;
  readonly provider: string;
  readonly model: string;
  state: BreakerState;
  /** Calls in a row that were not answered. */
  failures: number;
  /** Answers in a row that broke off, and when the first of them did. */
  cuts: number;
  cutSince: number;
  /** It opened because answers broke off: only one that ends well closes it. */
  mustEndWell: boolean;
  /** How often it opened in a row. */
  openings: number;
  /** When it was tried last. */
  triedAt: number;
  /** Others are tried first until then. */
  avoidedUntil: number;
}

/** So many failures in a row open a breaker. */
const MOST_FAILURES = 10;
/** An upstream that starts again cuts all its answers at once, and works a moment later. */
const LEAST_CUT_MS = 5_000;
const REMEMBERED_MS = 3_600_000;
const FIRST_PAUSE_SECONDS = 5;
const LONGEST_PAUSE_SECONDS = 60;

const NOTHING = () => undefined;

export class RouteHealth {
  readonly #routes = new Map<string, Health>();
  /** After that, none is avoided any more. */
  #anyAvoidedUntil = 0;

  constructor(
    private readonly log: Logger,
    private readonly now: () => number = () => performance.now(),
    private readonly announce: (opened: OpenedRoute) => void = () => undefined,
  ) {}

  /** Of every route that was tried lately. */
  get states(): readonly RouteState[] {
    this.#forgetOld();
    return [...this.#routes.values()].map(({ id, provider, model, state, failures, cuts }) => ({
      ...{ id, provider, model, state },
      failures: failures + cuts,
    }));
  }

  /** Those that work come first. The order is kept otherwise. */
  order<T extends Route>(targets: readonly T[]): readonly T[] {
    if (this.#anyAvoidedUntil === 0 || targets.length === 1) return targets;
    const now = this.now();
    if (this.#anyAvoidedUntil <= now) return targets;
    const isAvoided = ({ id }: T) => (this.#routes.get(id)?.avoidedUntil ?? 0) > now;
    return [...targets.filter((target) => !isAvoided(target)), ...targets.filter(isAvoided)];
  }

  /**
   * A call is sent there, or will be. The first one after a pause finds out whether the route works again. Returns a
   * function for a call that is not sent after all: another may find out then.
   */
  begin({ id, publicId, route }: Route): () => void {
    const health = this.#healthOf(id, route.provider, publicId);
    if (health.state === "closed" || health.avoidedUntil > this.now()) return NOTHING;
    health.state = "half_open";
    this.#avoid(health, pauseOf(health.openings));
    const until = health.avoidedUntil;
    return () => {
      if (health.state === "half_open" && health.avoidedUntil === until) health.avoidedUntil = 0;
    };
  }

  /**
   * A call was answered or not. Answers that report no fault of the upstream close its breaker. Where it opened because
   * answers broke off, one has to end well.
   */
  record({ id, publicId, route }: Route, answer: Answer): void {
    // Where the gateway may open no more connections, no route is at fault: other processes must not avoid it.
    if (answer instanceof ConnectError && answer.isOutOfFiles) return;
    const health = this.#healthOf(id, route.provider, publicId);
    if (isFault(answer)) this.#fail(health, (health.failures += 1) >= MOST_FAILURES, reasonOf(answer));
    else {
      health.failures = 0;
      if (!health.mustEndWell) this.#close(health);
    }
    if (!(answer instanceof UpstreamError)) this.#rest(health, answer);
  }

  /** An answer has ended well. It may be an old one: that a new call finds the upstream is not sure. */
  answered({ id, publicId, route }: Route): void {
    const health = this.#healthOf(id, route.provider, publicId);
    health.cuts = 0;
    if (health.mustEndWell) this.#close(health);
  }

  /** An answer broke off, or was none. `reason`: why, for operators. */
  brokeOff({ id, publicId, route }: Route, reason: string): void {
    const health = this.#healthOf(id, route.provider, publicId);
    const now = this.now();
    health.cuts += 1;
    if (health.cuts === 1) health.cutSince = now;
    const isEnough = health.cuts >= MOST_FAILURES && now - health.cutSince >= LEAST_CUT_MS;
    health.mustEndWell ||= isEnough;
    this.#fail(health, isEnough, reason);
  }

  /**
   * Another process found that a route fails. This one avoids it too, and finds out for itself whether it works again:
   * not all processes need to have the same network.
   */
  openedElsewhere({ id, provider, model, milliseconds }: OpenedRoute): void {
    const health = this.#healthOf(id, provider, model);
    if (health.state !== "closed") return;
    health.openings = 1;
    this.#open(health, Math.min(milliseconds, LONGEST_PAUSE_SECONDS * 1000));
  }

  #fail(health: Health, isEnough: boolean, reason: string): void {
    // Calls that were sent before it opened may still fail.
    if (health.state === "open") return;
    if (health.state === "closed" && !isEnough) return;
    health.openings += 1;
    const milliseconds = pauseOf(health.openings);
    const { id, provider, model } = health;
    if (health.state === "closed") this.announce({ id, provider, model, milliseconds });
    this.#open(health, milliseconds, reason);
  }

  #open(health: Health, milliseconds: number, reason?: string): void {
    const { provider, model } = health;
    this.#avoid(health, milliseconds);
    if (health.state === "closed") logEvent(this.log, "route.avoided", { provider, model, milliseconds, reason });
    health.state = "open";
  }

  #close(health: Health): void {
    health.mustEndWell = false;
    if (health.state === "closed") return;
    health.state = "closed";
    health.openings = 0;
    health.avoidedUntil = 0;
    logEvent(this.log, "route.works_again", { provider: health.provider, model: health.model });
  }

  /** An upstream that asks for a pause gets it, where another route can answer. */
  #rest(health: Health, { status, retryAfter }: Exclude<Answer, UpstreamError>): void {
    if (isSuccess(status) || !outcomeOf(status).passesRetryAfter) return;
    const wait = waitOf(retryAfter);
    if (wait !== undefined) this.#avoid(health, Math.min(wait, LONGEST_PAUSE_SECONDS * 1000));
  }

  #avoid(health: Health, milliseconds: number): void {
    health.avoidedUntil = Math.max(health.avoidedUntil, this.now() + milliseconds);
    this.#anyAvoidedUntil = Math.max(this.#anyAvoidedUntil, health.avoidedUntil);
  }

  #healthOf(id: string, provider: string, model: string): Health {
    const known = this.#routes.get(id);
    const now = this.now();
    if (known !== undefined) {
      known.triedAt = now;
      return known;
    }
    this.#forgetOld();
    const health: Health = {
      id,
      provider,
      model,
      state: "closed",
      failures: 0,
      cuts: 0,
      cutSince: 0,
      mustEndWell: false,
      openings: 0,
      triedAt: now,
      avoidedUntil: 0,
    };
    this.#routes.set(id, health);
    return health;
  }

  /** Routes that the catalog has no more are tried no more. */
  #forgetOld(): void {
    const before = this.now() - REMEMBERED_MS;
    for (const [id, { triedAt }] of this.#routes) if (triedAt < before) this.#routes.delete(id);
  }
}

/** Why a call was not answered, for operators. */
function reasonOf(failure: Answer): string {
  return failure instanceof UpstreamError ? (rootCodeOf(failure) ?? outcomeWord(failure)) : statusCode(failure.status);
}

function pauseOf(openings: number): number {
  return jittered(Math.min(FIRST_PAUSE_SECONDS * 2 ** Math.max(0, openings - 1), LONGEST_PAUSE_SECONDS));
}
