/** The errors that a call can fail with, before a dialect writes them. */
import type { Failure, GatewayErrorCode, Json } from "../registry.js";

export interface ErrorDetails {
  /** The path of the field at fault. */
  readonly param?: string | undefined;
  /** Seconds or a date, in the form of the header `retry-after`. */
  readonly retryAfter?: string | undefined;
  /** The methods of a path, in the form of the header `allow`. */
  readonly allow?: string | undefined;
  /** An upstream's own status and error type; without them the code decides. */
  readonly status?: number | undefined;
  readonly type?: string | undefined;
  /** What clients of the dialect expect in the body. */
  readonly body?: Json | undefined;
}

/** An error that the client gets, in its own dialect. Every other error becomes an internal one. */
export abstract class ClientFacingError extends Error {
  /** An upstream's refusal may have no code. */
  abstract readonly code: string | undefined;

  constructor(
    message: string,
    readonly details: ErrorDetails,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The gateway's own error: its code is one of specs/errors.yaml. */
export class GatewayError extends ClientFacingError {
  override readonly name = "GatewayError";

  constructor(
    readonly code: GatewayErrorCode,
    message: string,
    details: ErrorDetails = {},
    options?: ErrorOptions,
  ) {
    super(message, details, options);
  }
}

/** The upstream is at fault: it failed, or its answer broke off or was none. */
export class UpstreamFaultError extends GatewayError {
  constructor(
    code: GatewayErrorCode,
    message: string,
    /** In one of few words, as the outcome of the attempt. */
    readonly outcome: string,
    details: ErrorDetails = {},
    options?: ErrorOptions,
  ) {
    super(code, message, details, options);
  }
}

/** A refusal in an upstream's own words, with the code and the status that it gave. */
export class UpstreamRefusalError extends ClientFacingError {
  override readonly name = "UpstreamRefusalError";

  constructor(
    readonly code: string | undefined,
    message: string,
    details: ErrorDetails,
  ) {
    super(message, details);
  }
}

/** Without its database the gateway can neither look up a key nor hold what a call may cost. */
export function databaseAway(cause: unknown): GatewayError {
  return new GatewayError(
    "overloaded",
    "The gateway cannot take calls at the moment. Try again shortly.",
    { retryAfter: "1" },
    { cause },
  );
}

/** The media store failed, which is no fault of the client. */
export function unreadableMedium(cause: unknown): GatewayError {
  const message = "The stored medium cannot be read at the moment. Try again shortly.";
  return new GatewayError("overloaded", message, { retryAfter: "1" }, { cause });
}

/** The client hung up or stopped reading, so there is nobody to answer. */
export class ClientGoneError extends Error {
  override readonly name = "ClientGone";
}

export type GatewayCodes = Readonly<Record<string, { readonly status: number }>>;

/** The answer to an error of any kind. For an unexpected error it contains no details. */
export function toFailure(error: unknown, codes: GatewayCodes): Failure {
  if (!(error instanceof ClientFacingError))
    return failureOf("internal_error", "The gateway failed to handle this request.", codes);
  const { code, message, details } = error;
  const failure = failureOf(code, message, codes);
  return {
    ...failure,
    status: details.status ?? failure.status,
    ...(details.type !== undefined && { type: details.type }),
    ...(details.param !== undefined && { param: details.param }),
    ...(details.body !== undefined && { details: details.body }),
  };
}

function failureOf(code: string | undefined, message: string, codes: GatewayCodes): Failure {
  const status = (code === undefined ? undefined : codes[code]?.status) ?? 500;
  return code === undefined ? { status, message } : { status, code, message };
}
