/** Translates and sends a call for one target after the other, until an upstream answers. */
import type { UpstreamReply } from "../upstream/exchange.js";
import { orderTargets } from "../upstream/order-targets.js";
import { stickyDraw } from "../upstream/sticky-draw.js";
import { isSuccess } from "../upstream/outcome.js";
import type { Target } from "../upstream/target.js";
import { UpstreamError } from "../upstream/upstream-error.js";
import { GatewayError } from "../errors/gateway-error.js";
import type { MemoryLease } from "../bodies/memory-budget.js";
import { type Tried, type TryOptions, tryTarget } from "./attempt.js";
import { Attempts, waitUnlessGone } from "./attempts.js";
import type { Call, PipelineContext } from "./context.js";
import { hedge } from "./hedge.js";
import { CallMediaHosts, type MediaHosts } from "./media-hosts.js";
import type { CallRequest } from "./call-request.js";
import { Refusals } from "./refusals.js";
import { stickyName } from "./sticky.js";
import type { Translation } from "./translation.js";
import { UnsuitedRouteError } from "../errors/unsuited-route-error.js";

/** The answer of an upstream, its body unread, and how the request for it was translated. */
export interface UpstreamAnswer extends Pick<
  Translation,
  "isConverted" | "family" | "dropped" | "toolNames" | "callIds" | "wanted"
> {
  readonly target: Target;
  readonly reply: UpstreamReply;
}

/** Nothing has been sent to the client by then. */
export function failOver(
  call: Call,
  request: CallRequest,
  context: PipelineContext,
  lease: MemoryLease,
): Promise<UpstreamAnswer> {
  return new Failover(call, request, context, lease).run();
}

/** The attempts of one call, and what came of them. */
class Failover {
  readonly #call: Call;
  readonly #request: CallRequest;
  readonly #context: PipelineContext;
  readonly #lease: MemoryLease;
  readonly #attempts: Attempts;
  readonly #refusals = new Refusals();
  readonly #hosts: MediaHosts | undefined;
  /** Why the first of the routes that cannot express the call does not. */
  #unsuited: UnsuitedRouteError | undefined;

  constructor(call: Call, request: CallRequest, context: PipelineContext, lease: MemoryLease) {
    this.#call = call;
    this.#request = request;
    this.#context = context;
    this.#lease = lease;
    this.#attempts = new Attempts(context.routeHealth.order(inOrder(request)), request.callable.model.retry);
    const media = { lease, most: context.bodyLimit, signal: call.signal };
    this.#hosts = context.tasks && new CallMediaHosts(context.tasks, media);
  }

  async run(): Promise<UpstreamAnswer> {
    for (;;) {
      const taking = this.#takeRoute();
      const first = taking instanceof Promise ? await taking : taking;
      this.#attempts.begin(first);
      const tried = await this.#tryRoutes(first).catch(passOver);
      if (tried !== undefined) this.#call.leaveRoute = tried.leave;
      if (hasSucceeded(tried)) return { target: tried.target, reply: tried.reply, ...answered(tried.translation) };
      const wait = tried === undefined ? this.#attempts.waitForNext() : this.#refuse(tried);
      if (wait === undefined) throw await this.#refusals.best(this.#unsuited, "unsuited");
      this.#refusals.limitReading();
      if (wait > 0) await waitUnlessGone(wait, this.#call.signal);
      this.#call.observer.onWaited(wait);
    }
  }

  /** How long to wait after a failure. Nothing: it was the last attempt. */
  #refuse(tried: Tried): number | undefined {
    this.#refusals.add(tried, !this.#attempts.isRepeated(tried.reply));
    return this.#attempts.waitAfter(tried.target, tried.reply);
  }

  /** The next target that has a place for the call. Where none has one, an earlier refusal may say more than that. */
  #takeRoute(): Target | Promise<Target> {
    const { observer, signal } = this.#call;
    const { walletId } = this.#request.caller;
    const entered = this.#context.routePlaces.enter(this.#attempts.nextTargets, walletId, signal);
    if (!(entered instanceof Promise)) return entered;
    const begunAt = performance.now();
    return entered
      .catch(async (error: unknown) => {
        throw error instanceof GatewayError ? await this.#refusals.best(error) : error;
      })
      .finally(() => observer.onWaited(performance.now() - begunAt));
  }

  /** One attempt, or two at once where the model asks for that. */
  #tryRoutes(first: Target): Promise<Tried> {
    const afterMs = this.#request.callable.model.retry?.hedgeAfterMs;
    if (afterMs !== undefined) return this.#tryHedged(first, afterMs);
    return this.#tryTarget(first, this.#call.signal, () => {
      if (this.#attempts.isLast) this.#freeBody();
    });
  }

  #tryTarget(target: Target, signal: TryOptions["signal"], onBodySent: () => void): Promise<Tried> {
    const begunAt = performance.now();
    const onUnsuited = (error: UnsuitedRouteError) => {
      this.#unsuited ??= error;
      this.#call.observer.onPassedOver(target, begunAt);
      this.#attempts.exclude(target);
    };
    const options = { hosts: this.#hosts, signal, onBodySent, onUnsuited };
    return tryTarget(target, this.#call, this.#request, this.#context, options);
  }

  async #tryHedged(first: Target, afterMs: number): Promise<Tried> {
    const tried = await hedge(first, {
      client: this.#call.signal,
      afterMs,
      start: (target, signal) => this.#tryTarget(target, signal, () => undefined),
      second: () => this.#takeSecond(),
      isFinal: (failure) => !this.#attempts.isRepeated(failure),
      // A route that hangs would be asked first for as long as another one answers for it.
      onOutrun: (target) => this.#context.routeHealth.record(target, OUTRUN),
      onFailed: (failed) => {
        this.#refuse(failed);
        this.#refusals.limitReading();
      },
    });
    this.#announceChosen(tried);
    return tried;
  }

  /** A route that was not tried yet, if one has a place at once. */
  #takeSecond(): Target | undefined {
    const target = this.#context.routePlaces.tryEnter(this.#attempts.further);
    if (target !== undefined) this.#attempts.begin(target);
    return target;
  }

  /** Another target may have been announced since. */
  #announceChosen({ target, translation: { dropped } }: Tried): void {
    this.#call.observer.onChosen({ target, dropped });
    this.#call.dropped = dropped;
  }

  /** No other target will need the body. */
  #freeBody(): void {
    const { body } = this.#request.input;
    body.attachments?.free();
    this.#hosts?.known.clear();
    this.#lease.keep(body.text.length);
  }
}

const OUTRUN = new UpstreamError("timeout", "Another route answered first.");

/** The next route may take what this one cannot express. */
function passOver(error: unknown): undefined {
  if (!(error instanceof UnsuitedRouteError)) throw error;
}

function hasSucceeded(tried: Tried | undefined): tried is Tried & { readonly reply: UpstreamReply } {
  return tried !== undefined && !(tried.reply instanceof UpstreamError) && isSuccess(tried.reply.status);
}

/** The targets in the order to be tried, while all of them work. */
function inOrder({ caller, input: { body, dialect }, callable: { model, targets } }: CallRequest): readonly Target[] {
  if (model.stickyBy === undefined) return orderTargets(targets);
  return orderTargets(targets, stickyDraw(stickyName(model.stickyBy, caller, body.json, dialect)));
}

/** What the answer is read by. */
function answered({ isConverted, family, dropped, toolNames, callIds, wanted }: Translation) {
  return { isConverted, family, dropped, toolNames, callIds, wanted };
}
