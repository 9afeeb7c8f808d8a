/**
 * Sends a call to a second route when the first has not answered in time. The first success counts, and the other
 * request is given up. Only for calls that may be made twice.
 */
import { isSuccess } from "../upstream/outcome.js";
import { discardReply } from "../upstream/read-reply.js";
import type { Target } from "../upstream/target.js";
import { UpstreamError } from "../upstream/upstream-error.js";
import { UnsuitedRouteError } from "../errors/unsuited-route-error.js";
import { AttemptSignal } from "./attempt-signal.js";
import type { Tried } from "./attempt.js";
import type { ClientSignal } from "./client-signal.js";

export interface HedgeInput {
  readonly client: ClientSignal;
  readonly afterMs: number;
  start(target: Target, signal: AttemptSignal): Promise<Tried>;
  /** The second target, whose attempt begins now. Nothing where there is none. */
  second(): Target | undefined;
  /** Whether the call ends with this failure, as another target would refuse it too. */
  isFinal(failure: Tried["reply"]): boolean;
  /** A first failure, while the other request may still succeed. */
  onFailed(failed: Tried): void;
  /** The first target had not answered when the second one did. */
  onOutrun(first: Target): void;
}

interface Running {
  readonly signal: AttemptSignal;
  readonly end: Promise<End>;
}

/** How an attempt ended. `error`: it could not be made, or the client has gone. */
type End = { readonly running: Running } & ({ readonly tried: Tried } | { readonly error: unknown });

export async function hedge(first: Target, input: HedgeInput): Promise<Tried> {
  const one = run(first, input);
  const early = await endWithin(one, input.afterMs);
  if (early !== undefined) return triedOf(early);
  const started = await startSecond(one, input);
  if (started === undefined) return triedOf(await one.end);
  const { two, faster } = started;
  const slower = faster.running === one ? two : one;
  if ("tried" in faster && isDecided(faster.tried, input)) {
    giveUp(slower);
    if (slower === one) input.onOutrun(first);
    return faster.tried;
  }
  const later = await slower.end;
  if ("error" in faster) return triedOf("error" in later ? faster : later);
  if ("error" in later) return faster.tried;
  input.onFailed(faster.tried);
  return later.tried;
}

/** The second attempt, and the first end of one of the two. Targets that cannot express the call are passed over. */
async function startSecond(one: Running, input: HedgeInput): Promise<{ two: Running; faster: End } | undefined> {
  for (;;) {
    const target = input.second();
    if (target === undefined) return undefined;
    const two = run(target, input);
    const faster = await Promise.race([one.end, two.end]);
    const isUnsuited = faster.running === two && "error" in faster && faster.error instanceof UnsuitedRouteError;
    if (!isUnsuited) return { two, faster };
  }
}

function run(target: Target, { client, start }: HedgeInput): Running {
  const signal = new AttemptSignal(client);
  const tried = start(target, signal);
  const running: Running = {
    signal,
    end: tried.then(
      (done) => ({ running, tried: done }),
      (error: unknown) => {
        signal.detach();
        return { running, error };
      },
    ),
  };
  return running;
}

/** Nothing when it takes longer. */
async function endWithin({ end }: Running, milliseconds: number): Promise<End | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, milliseconds, undefined)));
  return Promise.race([end, late]).finally(() => clearTimeout(timer));
}

function triedOf(end: End): Tried {
  if ("error" in end) throw end.error;
  return end.tried;
}

function isDecided({ reply }: Tried, { isFinal }: HedgeInput): boolean {
  return (!(reply instanceof UpstreamError) && isSuccess(reply.status)) || isFinal(reply);
}

/** What it answers at the same moment is not read. */
function giveUp({ signal, end }: Running): void {
  signal.cancel();
  void end.then((late) => {
    if ("tried" in late && !(late.tried.reply instanceof UpstreamError)) discardReply(late.tried.reply);
  });
}
