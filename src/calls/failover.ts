/** Translates and sends a call for one target after the other, until an upstream answers. */
import type { UpstreamReply } from "../upstream/call.js";
import { orderTargets } from "../upstream/order-targets.js";
import { isSuccess, outcomeOf, outcomeWord, wasNotSent } from "../upstream/outcome.js";
import { discardReply } from "../upstream/read-reply.js";
import type { Target } from "../upstream/target.js";
import { UpstreamError } from "../upstream/upstream-error.js";
import type { MemoryLease } from "../bodies/memory-budget.js";
import { ClientGoneError } from "../errors/gateway-error.js";
import type { Call, PipelineContext } from "./context.js";
import { type MediaHosts, openMediaHosts } from "./media-hosts.js";
import { throwIfOver } from "./open-call.js";
import type { CallRequest } from "./read-call.js";
import { send } from "./send.js";
import { translate, type Translation } from "./translate.js";
import { explainUpstreamError, readRefusal } from "./upstream-error.js";

/** The answer of an upstream, its body unread, and how the request for it was translated. */
export interface UpstreamAnswer extends Pick<
  Translation,
  "isConverted" | "family" | "dropped" | "toolNames" | "wanted"
> {
  readonly target: Target;
  readonly reply: UpstreamReply;
}

/** Targets are tried in order, as `outcomeOf` decides. Nothing has been sent to the client by then. */
export async function failOver(
  call: Call,
  request: CallRequest,
  context: PipelineContext,
  lease: MemoryLease,
): Promise<UpstreamAnswer> {
  const { body, stream } = request.input;
  const targets = orderTargets(request.callable.targets);
  const hosts = context.tasks && openMediaHosts(context.tasks, { lease, most: context.bodyLimit, signal: call.signal });
  for (const [index, target] of targets.entries()) {
    const isLast = index === targets.length - 1;
    const translation = await translateFor(target, call, request, context, hosts);
    const sentAt = performance.now();
    const reply = await send(target, translation, {
      agent: context.agent,
      stream,
      operation: call.inbound.route.operation,
      signal: call.signal,
      // No other target will need the body.
      onBodySent: () => {
        if (!isLast) return;
        body.attachments?.free();
        hosts?.known.clear();
        lease.keep(body.text.length);
      },
    });
    const milliseconds = performance.now() - sentAt;
    call.observer.onAttempt({ target, outcome: outcomeWord(reply), milliseconds });
    if (!(reply instanceof UpstreamError) && isSuccess(reply.status))
      return { target, reply, ...answered(translation) };
    await throwUnlessNext(reply, target, translation, isLast);
  }
  throw new RangeError("A call needs a target.");
}

async function translateFor(
  target: Target,
  call: Call,
  { input }: CallRequest,
  { registry }: PipelineContext,
  hosts: MediaHosts | undefined,
): Promise<Translation> {
  if (call.signal.aborted) throw new ClientGoneError("The client hung up before anything was sent.");
  const translation = await translate(input, target, registry, hosts);
  throwIfOver(call);
  call.observer.onSending({ target, dropped: translation.dropped });
  call.dropped = translation.dropped;
  return translation;
}

/** What the answer is read by. */
function answered({ isConverted, family, dropped, toolNames, wanted }: Translation) {
  return { isConverted, family, dropped, toolNames, wanted };
}

/** Throws what the client gets, unless the next target is to be tried. */
async function throwUnlessNext(
  reply: UpstreamReply | UpstreamError,
  target: Target,
  { isConverted }: Translation,
  isLast: boolean,
): Promise<void> {
  if (reply instanceof UpstreamError) {
    if (wasNotSent(reply) && !isLast) return;
    throw explainUpstreamError(reply);
  }
  if (isLast || !outcomeOf(reply.status).failsOver) throw await readRefusal(reply, target, isConverted);
  discardReply(reply);
}
