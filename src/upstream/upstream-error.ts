/** Errors between the gateway and an upstream, by their consequence for the call. */
import { codeOf } from "../errors/error-code.js";
import { isOutOfFiles } from "./out-of-files.js";

/**
 * `connect`: nothing was sent. `timeout`: no answer in time. `broken`: cut off or not HTTP. `too_large`: more than the
 * gateway will hold. `unreadable`: no answer in the dialect.
 */
export type UpstreamErrorKind = "connect" | "timeout" | "broken" | "too_large" | "unreadable";

export class UpstreamError extends Error {
  override readonly name = "UpstreamFailure";

  constructor(
    readonly kind: UpstreamErrorKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A connection that could not be made. */
export class ConnectError extends UpstreamError {
  readonly timedOut: boolean;
  /** The process or its machine may open no more: the upstream is not at fault. */
  readonly isOutOfFiles: boolean;

  constructor(cause: Error) {
    super("connect", "The upstream could not be reached.", { cause });
    this.timedOut = codeOf(cause) === "UND_ERR_CONNECT_TIMEOUT";
    this.isOutOfFiles = isOutOfFiles(cause);
  }
}

/** No token or signature could be had for the provider. Another provider may be tried. */
export class CredentialsError extends UpstreamError {
  constructor(cause: unknown) {
    super("connect", "The gateway has no valid credentials for the upstream at the moment.", { cause });
  }
}

/** The catalog does not have the provider of a task any more. */
export class RemovedProviderError extends UpstreamError {
  constructor() {
    super("connect", "The provider of the task is not in the catalog any more.");
  }
}

const TIMEOUTS: ReadonlySet<string | undefined> = new Set(["UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT"]);

/** What the HTTP client refuses to send, such as a header that it sets by itself. */
const NOT_SENT: ReadonlySet<string | undefined> = new Set(["UND_ERR_INVALID_ARG", "UND_ERR_NOT_SUPPORTED"]);

/** Classifies an error of the HTTP client. */
export function asUpstreamError(error: unknown): UpstreamError {
  if (error instanceof UpstreamError) return error;
  if (NOT_SENT.has(codeOf(error)))
    return new UpstreamError("connect", "The request could not be sent to the upstream.", { cause: error });
  if (TIMEOUTS.has(codeOf(error))) {
    return new UpstreamError("timeout", "The upstream did not answer in time.", { cause: error });
  }
  return new UpstreamError("broken", "The upstream broke off.", { cause: error });
}

/** A status of a host, as a code of logs. */
export function statusCode<Status extends number>(status: Status): `status_${Status}` {
  return `status_${status}`;
}
