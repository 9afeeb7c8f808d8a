/** Performs one operation, and leaves a row in the audit log when it changes something or is refused. */
import type Koa from "koa";
import type { Secret } from "../config/secret.js";
import type { AuditEntry } from "../stores/administrators/audit-log.js";
import type { Administrator } from "../stores/administrators/roles.js";
import type { Steps } from "../stores/drivers/steps.js";
import type { ExpiringCache } from "../stores/expiring-cache.js";
import { GatewayError } from "../errors/gateway-error.js";
import { isDatabaseAway } from "../stores/drivers/database-error.js";
import { OK, auditTarget, recordAct, writeAuditInput } from "./audit.js";
import { authorizeAdmin } from "./authenticate-admin.js";
import type { Administration, Operation } from "./operation.js";
import { readInput, readQuery } from "./read-input.js";
import { codeOf, toGatewayError } from "./refusals.js";

const FORBIDDEN = "forbidden";

/** A request for an operation. */
export interface OperationRequest {
  readonly operation: Operation;
  /** The value of the path parameter. */
  readonly named: string;
  readonly by: Administrator;
  /** Throws when they have lost their rights meanwhile. */
  readonly authenticate: () => Promise<unknown>;
  readonly requestId: string;
  /** The refusals that left a row lately, by token and operation. */
  readonly refusals: ExpiringCache<true>;
}

interface Input {
  readonly query: unknown;
  readonly body: unknown;
}

/** The answer of the operation, or the error that the client gets. A change that succeeds is recorded by its store. */
export async function perform(ctx: Koa.Context, request: OperationRequest, available: Administration) {
  const { operation, named, by } = request;
  let input: Input | undefined;
  try {
    authorizeAdmin(by, operation);
    input = await inputOf(ctx, operation);
    // A client may take minutes to send a body: a token that was revoked meanwhile must not make another one.
    if (operation.method !== "GET") await request.authenticate();
    const record = recorderOf(available, request, input);
    return await operation.handle({ ...available, named, ...input, ...repetitionOf(ctx, operation), record });
  } catch (error) {
    const failure = toGatewayError(error, operation);
    const recording = recordFailure(available, request, input, codeOf(failure));
    // Without a database the client has waited long enough.
    if (!isDatabaseAway(failure)) await recording;
    throw failure;
  }
}

function repetitionOf({ req }: Koa.Context, { isRepeatable = false }: Operation) {
  const given = req.headersDistinct["idempotency-key"];
  if (!isRepeatable || given === undefined) return { idempotencyKey: undefined };
  const [idempotencyKey, second] = given;
  if (second !== undefined) throw new GatewayError("invalid_request", "idempotency-key is given twice.");
  return { idempotencyKey };
}

async function inputOf(ctx: Koa.Context, operation: Operation): Promise<Input> {
  const query = readQuery(new URLSearchParams(ctx.querystring), operation.query);
  return { query, body: await readInput(ctx.req, operation) };
}

function recorderOf({ stores, secrets }: Administration, request: OperationRequest, input: Input) {
  return function* (answer: unknown): Steps<void> {
    const entry = entryOf(request, { input, answer, outcome: OK }, secrets());
    if (entry !== undefined) yield* stores.audit.entry(entry);
  };
}

async function recordFailure(
  { stores, log, secrets }: Administration,
  request: OperationRequest,
  input: Input | undefined,
  outcome: string,
): Promise<void> {
  const entry = entryOf(request, { input, outcome }, secrets());
  if (entry === undefined || (outcome === FORBIDDEN && isRepeated(request))) return;
  await recordAct(stores.audit, log, entry);
}

interface Done {
  /** Absent when it was not read. */
  readonly input: Input | undefined;
  readonly answer?: unknown;
  readonly outcome: string;
}

function entryOf(request: OperationRequest, done: Done, secrets: readonly Secret[]): AuditEntry | undefined {
  const { operation, named, by, requestId } = request;
  const kept = keptOf(operation, done);
  if (kept === undefined) return undefined;
  const target = auditTarget(named, done.answer, done.input?.body, secrets);
  return {
    by,
    operation: operation.id,
    target,
    input: writeAuditInput(kept, secrets),
    outcome: done.outcome,
    requestId,
  };
}

function isRepeated({ refusals, by, operation }: OperationRequest): boolean {
  const key = JSON.stringify([by.tokenId ?? by.name, operation.id]);
  if (refusals.get(key) === true) return true;
  refusals.set(key, true);
  return false;
}

/** What is kept of the input. Nothing when there is nothing to record. */
function keptOf({ audited }: Operation, { input, answer, outcome }: Done): object | undefined {
  if (outcome === FORBIDDEN) return {};
  if (audited === undefined) return undefined;
  return input === undefined ? {} : audited(input, answer);
}
