/**
 * The one policy for answers of upstreams: whether to fail over, to retry, to give up, or to treat the work as possibly
 * done. Calls, tasks and downloads of media all decide by this table.
 */
import { ConnectError, UpstreamError } from "./upstream-error.js";

export interface Outcome {
  /** A call goes to its next target; nothing has reached the client by then. */
  readonly failsOver: boolean;
  /** A request that may be repeated, such as cancelling or deleting an upstream job, is sent again later. */
  readonly isRetried: boolean;
  /** The upstream may have begun the work behind the proxy that answered: a request to create is not repeated. */
  readonly isAmbiguous: boolean;
  /** A refused poll: `final` and `gone` may end the upstream job, the others leave it as it was. */
  readonly poll: PollOutcome;
  /** A refused download. */
  readonly download: DownloadOutcome;
  /** The upstream refused the gateway's own credentials, which is no fault of the client. */
  readonly refusesGateway: boolean;
  /** It is about the gateway's connection. HTTP libraries of clients take it for theirs, and send the call again. */
  readonly concernsConnection: boolean;
  /** The client may see the upstream's `retry-after`. */
  readonly passesRetryAfter: boolean;
}

/**
 * `final`: the vendor's refusal ends the job. `gone`: the vendor does not know the job. `moderation_only`: only a
 * report of withheld media ends the job. `retry`: the refusal is not about the job.
 */
export type PollOutcome = "final" | "gone" | "moderation_only" | "retry";

/**
 * `retry`: without a limit on attempts. `refused`: more attempts, as the file may not be published yet. `final`: few.
 */
export type DownloadOutcome = "retry" | "refused" | "final";

const CLIENT_ERROR: Outcome = {
  failsOver: false,
  isRetried: false,
  isAmbiguous: false,
  poll: "final",
  download: "refused",
  refusesGateway: false,
  concernsConnection: false,
  passesRetryAfter: false,
};
const SERVER_ERROR: Outcome = {
  ...CLIENT_ERROR,
  failsOver: true,
  isRetried: true,
  poll: "retry",
  download: "retry",
};
/** Neither a success nor an error of HTTP, such as a redirect that is not followed. */
const UNEXPECTED: Outcome = { ...CLIENT_ERROR, poll: "retry", download: "final" };

/** Statuses that differ from the others of their class. */
const EXCEPTIONS: Readonly<Record<number, Partial<Outcome>>> = {
  401: { poll: "retry", refusesGateway: true },
  402: { poll: "retry" },
  403: { poll: "moderation_only", refusesGateway: true },
  404: { poll: "gone" },
  // A proxy before the upstream. HTTP libraries of clients show no answer with this status.
  407: { poll: "retry", refusesGateway: true },
  408: { failsOver: true, isAmbiguous: true, poll: "retry", download: "retry" },
  409: { poll: "moderation_only" },
  410: { poll: "gone" },
  421: { poll: "retry", concernsConnection: true },
  423: { poll: "moderation_only" },
  // The model behind the host failed.
  424: { failsOver: true },
  425: { poll: "moderation_only", download: "retry" },
  429: { failsOver: true, isRetried: true, poll: "retry", download: "retry", passesRetryAfter: true },
  // nginx: the proxy's client closed the connection.
  499: { isAmbiguous: true },
  502: { isAmbiguous: true },
  503: { passesRetryAfter: true },
  504: { isAmbiguous: true },
  // A vendor's own word for 503.
  529: { passesRetryAfter: true },
};
const FIRST_SERVER_STATUS = 500;
/** Statuses from here on are those of proxies, which do not know what the upstream did. */
const FIRST_PROXY_STATUS = 520;

/** The outcome for a status that is not a success. */
export function outcomeOf(status: number): Outcome {
  const outcome = { ...classOf(status), ...EXCEPTIONS[status] };
  return status >= FIRST_PROXY_STATUS ? { ...outcome, isAmbiguous: true } : outcome;
}

function classOf(status: number): Outcome {
  if (status >= FIRST_SERVER_STATUS) return SERVER_ERROR;
  return isClientError(status) ? CLIENT_ERROR : UNEXPECTED;
}

/** Statuses that say more than their class about an upstream. */
const OWN_WORDS: ReadonlySet<number> = new Set([401, 403, 404, 408, 429, 500, 502, 503, 504, 529]);

/** The outcome of one request to an upstream, in one of few words: the kind of an error, a status, or its class. */
export function outcomeWord(reply: UpstreamError | { readonly status: number }): string {
  if (reply instanceof UpstreamError) return isTimeout(reply) ? "timeout" : reply.kind;
  const { status } = reply;
  if (isSuccess(status)) return "success";
  return OWN_WORDS.has(status) ? String(status) : `${Math.floor(status / 100)}xx`;
}

export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

export function isClientError(status: number): boolean {
  return status >= 400 && status < FIRST_SERVER_STATUS;
}

/** The upstream itself failed. What it refuses may be a fault of the call. */
export function isFault(answer: UpstreamError | { readonly status: number }): boolean {
  return answer instanceof UpstreamError || answer.status >= FIRST_SERVER_STATUS;
}

/** Nothing was sent: any other target may be tried, and no work can have begun. */
export function wasNotSent(error: unknown): error is UpstreamError {
  return error instanceof UpstreamError && error.kind === "connect";
}

export function isTimeout(error: UpstreamError): boolean {
  return error.kind === "timeout" || (error instanceof ConnectError && error.timedOut);
}
