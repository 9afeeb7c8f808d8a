/** Reads a call, and refuses what cannot be served, before any money is held. */
import type { IncomingMessage } from "node:http";
import { type AnyDialect, type FormTable, valueAt } from "../registry.js";
import { andThen, type MaybePromise } from "../errors/maybe-promise.js";
import type { Caller } from "../stores/keys/caller.js";
import type { Body } from "../bodies/body.js";
import type { MemoryLease } from "../bodies/memory-budget.js";
import { readEither, readJson, readMedia } from "../bodies/read-body.js";
import { GatewayError } from "../errors/gateway-error.js";
import { someTarget } from "../upstream/order-targets.js";
import { authenticate, checkDialect, checkSource } from "./authenticate.js";
import { checkBody } from "./check-body.js";
import { checkHeaders } from "./check-headers.js";
import { checkKeyCase } from "./check-key-case.js";
import type { Inbound } from "./inbound.js";
import type { Call, PipelineContext } from "./context.js";
import { unwrapped } from "./count-tokens.js";
import { filterByProfile } from "./filter-targets.js";
import { throwIfOver } from "./open-call.js";
import { resolveDialect } from "./resolve-dialect.js";
import { resolveModel } from "./resolve-model.js";
import type { CallRequest } from "./call-request.js";

/** A body that takes longer is read with a key that may have ended meanwhile. */
const SLOW_BODY_MS = 1_000;

export async function readCall(call: Call, context: PipelineContext, lease: MemoryLease): Promise<CallRequest> {
  const found = authenticateCall(call, context);
  const caller = found instanceof Promise ? await found : found;
  lease.belongsTo(caller.walletId);
  const begunAt = performance.now();
  const place = takePlace(call, caller, context);
  if (place !== undefined) await place;
  const body = await readCallBody(call, context, lease);
  call.body = body;
  const waitedMs = performance.now() - begunAt;
  call.observer.onWaited(waitedMs);
  if (waitedMs > SLOW_BODY_MS) await findAgain(caller, call.inbound, context);
  const dialect = resolveDialect(body.json, call.inbound.dialect, context);
  if (dialect !== call.inbound.dialect) call.inbound = { ...call.inbound, dialect };
  const { inbound } = call;
  const { route } = inbound;
  checkDialect(caller, dialect);
  checkBody(body.json, dialect, route.operation, context.registry);
  const named = resolveModel(body.json, inbound, context.catalog(), caller);
  const profileInput = { body: body.json, isForm: body.form !== undefined, dialect, operation: route.operation };
  const callable = filterByProfile(profileInput, named, context.registry);
  if (someTarget(callable.targets, (target) => target.dialect === dialect)) checkKeyCase(body.json, dialect);
  const { model } = callable;
  const stream = readStream(body, inbound);
  call.observer.onModel(model.id, stream);
  return { caller, input: { body, headers: inbound.request.headers, dialect, stream, model }, callable };
}

function authenticateCall(call: Call, context: PipelineContext): MaybePromise<Caller> {
  return andThen(findCaller(call.inbound, context), (caller) => {
    call.observer.onAuthenticated(caller);
    // Whoever has a stolen key must not use up its rate from elsewhere.
    call.isCounted = true;
    checkSource(caller, call.inbound.request.socket.remoteAddress);
    call.isCounted = false;
    return caller;
  });
}

function findCaller({ request, query, dialect }: Inbound, { keysFor }: PipelineContext): MaybePromise<Caller> {
  return authenticate(dialect.credentials, request.headers, query, keysFor(request.socket.remoteAddress));
}

/** Another key of the same request must not stand in for one that has ended: the call is paid by the first. */
async function findAgain({ keyId }: Caller, inbound: Inbound, context: PipelineContext): Promise<void> {
  const found = await findCaller(inbound, context);
  if (found.keyId !== keyId) throw new GatewayError("invalid_api_key", "The API key is not valid any more.");
}

/** Before the body is read: what waits holds no memory. */
function takePlace(call: Call, { walletId }: Caller, { callQueue }: PipelineContext): Promise<void> | undefined {
  const waiting = callQueue.enter(walletId);
  if (waiting === undefined) call.place = walletId;
  return waiting?.then(() => {
    // An error that escaped has failed the call meanwhile: nothing else would leave this place.
    if (call.isOver === true) callQueue.leave(walletId);
    else call.place = walletId;
    throwIfOver(call);
  });
}

function readCallBody({ inbound }: Call, context: PipelineContext, lease: MemoryLease): Promise<Body> {
  const { request, route, dialect } = inbound;
  checkHeaders(request.headers, dialect.requiredHeaders, route.form !== undefined);
  const reading = readBody(request, { dialect, form: route.form }, context, lease);
  return route.counts ? reading.then((body) => unwrapped(body, dialect)) : reading;
}

/** Requests for images and videos contain media. At a path of two dialects the body decides. */
function readBody(
  request: IncomingMessage,
  { dialect, form }: { readonly dialect: AnyDialect; readonly form: FormTable | undefined },
  context: PipelineContext,
  lease: MemoryLease,
): Promise<Body> {
  const { bodyLimit: words, imageLimit, videoLimit } = context;
  if (dialect.places.images !== undefined) return readMedia(request, { whole: imageLimit, words }, lease, form);
  if (dialect.jobs !== undefined) return readMedia(request, { whole: videoLimit, words }, lease);
  if (dialect.sibling === undefined) return readJson(request, words, lease);
  return readEither(
    request,
    { whole: Math.max(words, videoLimit), words },
    lease,
    ({ json }) => resolveDialect(json, dialect, context) !== dialect,
  );
}

/** Whether the call requests a stream. */
function readStream({ json }: Body, { route, dialect: { modality, places, framing } }: Inbound): boolean {
  const place = places.requestStream;
  const wanted = (place === undefined ? undefined : valueAt(json, place)) ?? framing?.byDefault ?? false;
  const stream = route.stream === "body" ? wanted === true : route.stream === "always";
  if (stream && modality.streams === undefined)
    throw new GatewayError("unsupported_capability", "This endpoint does not stream.", { param: place?.join(".") });
  return stream;
}
