/** What a client is told when an upstream refuses or fails. */
import type { Failure } from "../registry.js";
import { withoutRequestIds } from "../upstream/request-ids.js";
import type { Target } from "../upstream/target.js";
import { ConnectError, type UpstreamError } from "../upstream/upstream-error.js";
import { GatewayError } from "../errors/gateway-error.js";

/** Who refused, and how the client speaks. */
export interface Refuser {
  readonly target: Target;
  readonly isConverted: boolean;
  /** The upstream's wish, as its header has it. */
  readonly retryAfter?: string | undefined;
}

/** Longer texts are pages, not messages. */
const LONGEST_MESSAGE = 4096;
const SECONDS = /^\d+(?:\.\d+)?$/;
const DATE = /^[A-Z][a-z]{2}, [\w :]{15,25} GMT$/;
/** Longer waits are mistakes, or clients that never come back. */
const LONGEST_WAIT_SECONDS = 86_400;

/** An upstream's own words: its refusals are carried over, its faults and its view of the gateway's key are not. */
export function explainRefusal(failure: Failure, { target, isConverted, retryAfter }: Refuser): GatewayError {
  const { status } = failure;
  if (status === 401 || status === 403) {
    return new GatewayError("upstream_error", "The upstream refused the gateway's own credentials.");
  }
  const scrub = (text: string | undefined) =>
    text === undefined ? undefined : target.scrub(text).slice(0, LONGEST_MESSAGE);
  const message = withoutRequestIds(scrub(failure.message) ?? "") || "The upstream failed.";
  const details = {
    // A type of one dialect says nothing in another, nor does a place in a converted body.
    type: isConverted ? undefined : scrub(failure.type),
    retryAfter:
      status === 429 || status === 503
        ? (validRetryAfter(retryAfter) ?? validRetryAfter(failure.retryAfter))
        : undefined,
  };
  if (status < 400 || status >= 500) return new GatewayError("upstream_error", message, details);
  const param = isConverted ? undefined : scrub(failure.param);
  return new GatewayError(scrub(failure.code), message, { ...details, status, param });
}

/** What went wrong without a word of the upstream. */
export function explainUpstreamError(failure: UpstreamError): GatewayError {
  const isTimeout = failure.kind === "timeout" || (failure instanceof ConnectError && failure.timedOut);
  return new GatewayError(
    isTimeout ? "upstream_timeout" : "upstream_error",
    failure.message,
    {},
    { cause: failure.cause },
  );
}

/** No more than a day, whether told in seconds or as a date; nothing where it is neither, or is over. */
function validRetryAfter(value = ""): string | undefined {
  if (SECONDS.test(value)) return String(Math.min(Math.ceil(Number(value)), LONGEST_WAIT_SECONDS));
  const seconds = DATE.test(value) ? (Date.parse(value) - Date.now()) / 1000 : Number.NaN;
  if (!(seconds > 0)) return undefined;
  return seconds > LONGEST_WAIT_SECONDS ? String(LONGEST_WAIT_SECONDS) : value;
}
