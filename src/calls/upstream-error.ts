/** The errors that a client gets when an upstream refuses or fails. */
import { type Failure, isJson } from "../registry.js";
import type { UpstreamReply } from "../upstream/exchange.js";
import { parseRefusal } from "../upstream/parse-refusal.js";
import { readShortReply } from "../upstream/read-reply.js";
import { withoutRequestIds } from "../upstream/request-ids.js";
import { validRetryAfter } from "../upstream/retry-after.js";
import type { Target } from "../upstream/target.js";
import { isClientError, isFault, isTimeout, outcomeOf, outcomeWord } from "../upstream/outcome.js";
import { ConnectError, statusCode, type UpstreamError } from "../upstream/upstream-error.js";
import {
  type ClientFacingError,
  GatewayError,
  UpstreamFaultError,
  UpstreamRefusalError,
} from "../errors/gateway-error.js";

/** The target that refused, and whether the client's dialect is another. */
export interface Refuser {
  readonly target: Target;
  readonly isConverted: boolean;
  /** The upstream's `retry-after`. */
  readonly retryAfter?: string | undefined;
  /** With which it answered, where that was no success. */
  readonly answered?: number;
}

/** Longer texts are pages, not messages. */
const LONGEST_MESSAGE = 4096;
/** The outcome of an error that came without a status of its own. */
const UNNAMED_FAULT = "5xx";
const LONGEST_BODY = 1024 * 1024;
/** What has come by then says enough. */
const MOST_READING_MS = 5_000;

/** Reads the body of a refusal. */
export async function readRefusal(
  reply: UpstreamReply,
  target: Target,
  isConverted: boolean,
): Promise<ClientFacingError> {
  return explainRefusal(await readFailure(reply, target), {
    target,
    isConverted,
    retryAfter: reply.retryAfter,
    answered: reply.status,
  });
}

/** The same before it is explained. */
export async function readFailure(reply: UpstreamReply, target: Target): Promise<Failure> {
  const read = await readShortReply(reply, LONGEST_BODY, MOST_READING_MS).catch(() => undefined);
  // Half of an object has no words for a client.
  const text = read === undefined || (read.isCut && !isJson(read.text)) ? "" : read.text;
  return target.dialect.errors.read(reply.status, parseRefusal(text), reply.header);
}

/** An upstream's refusal in its own words. Its faults, and its refusals of the gateway's key, are not passed on. */
export function explainRefusal(failure: Failure, refuser: Refuser): ClientFacingError {
  const { target, isConverted, retryAfter, answered } = refuser;
  const { status } = failure;
  const cause = answered === undefined ? undefined : new RefusedStatusError(answered);
  const outcome = outcomeOf(status);
  if (outcome.refusesGateway) {
    const words = "The upstream refused the gateway's own credentials.";
    return new GatewayError("upstream_error", words, {}, { cause });
  }
  const scrub = (text: string | undefined) =>
    text === undefined ? undefined : target.scrub(text).slice(0, LONGEST_MESSAGE);
  const message = withoutRequestIds(scrub(failure.message) ?? "") || "The upstream failed.";
  const details = {
    // An error type of one dialect means nothing in another, and so does a place in a converted body.
    type: isConverted ? undefined : scrub(failure.type),
    retryAfter: outcome.passesRetryAfter
      ? (validRetryAfter(retryAfter) ?? validRetryAfter(failure.retryAfter))
      : undefined,
  };
  if (!isClientError(status) || outcome.concernsConnection)
    return new UpstreamFaultError("upstream_error", message, faultWord(status), details, { cause });
  const param = isConverted ? undefined : scrub(failure.param);
  return new UpstreamRefusalError(scrub(failure.code), message, { ...details, status, param });
}

/** What operators see of an upstream's status where clients get another. */
class RefusedStatusError extends Error {
  readonly code: string;

  constructor(status: number) {
    super(`the upstream answered ${status}`);
    this.code = statusCode(status);
  }
}

/** The error for a failure without an answer. */
export function explainUpstreamError(failure: UpstreamError): GatewayError {
  if (failure instanceof ConnectError && failure.isOutOfFiles) return outOfFiles(failure);
  const code = isTimeout(failure) ? "upstream_timeout" : "upstream_error";
  // How large an answer is depends on the call.
  const { kind, message, cause } = failure;
  if (kind === "too_large") return new GatewayError(code, message, {}, { cause });
  return new UpstreamFaultError(code, message, outcomeWord(failure), {}, { cause });
}

function outOfFiles({ cause }: Error): GatewayError {
  const message = "The gateway has as many connections as it can. Try again shortly.";
  return new GatewayError("overloaded", message, { retryAfter: "1" }, { cause });
}

function faultWord(status: number): string {
  return isFault({ status }) ? outcomeWord({ status }) : UNNAMED_FAULT;
}
