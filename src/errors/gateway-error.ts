/** What a call can fail with, in no dialect yet. */
import type { Failure, Json } from "../registry.js";

export interface GatewayErrorDetails {
  /** The path of the field at fault. */
  readonly param?: string | undefined;
  /** Seconds or a date, as the header `retry-after` has it. */
  readonly retryAfter?: string | undefined;
  /** The methods a path knows, as the header `allow` has it. */
  readonly allow?: string | undefined;
  /** An upstream's own status and error type; without them the code decides. */
  readonly status?: number | undefined;
  readonly type?: string | undefined;
  /** What the dialect's own clients look for in the body. */
  readonly body?: Json | undefined;
}

/** An error the client is told about: its code is one of specs/errors.yaml, or an upstream's own. */
export class GatewayError extends Error {
  override readonly name = "GatewayError";

  constructor(
    readonly code: string | undefined,
    message: string,
    readonly details: GatewayErrorDetails = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Without its database the gateway can neither tell who calls nor hold what that may cost. */
export function databaseAway(cause: unknown): GatewayError {
  return new GatewayError(
    "overloaded",
    "The gateway cannot take calls at the moment. Try again shortly.",
    { retryAfter: "1" },
    { cause },
  );
}

/** The client hung up, or stopped reading: there is nobody to tell. */
export class ClientGoneError extends Error {
  override readonly name = "ClientGone";
}

export type GatewayCodes = Readonly<Record<string, { readonly status: number }>>;

/** How an error of any kind is told to a client. What was not foreseen says nothing of itself. */
export function toFailure(error: unknown, codes: GatewayCodes): Failure {
  if (!(error instanceof GatewayError))
    return told("internal_error", "The gateway failed to handle this request.", codes);
  const { code, message, details } = error;
  const failure = told(code, message, codes);
  return {
    ...failure,
    status: details.status ?? failure.status,
    ...(details.type !== undefined && { type: details.type }),
    ...(details.param !== undefined && { param: details.param }),
    ...(details.body !== undefined && { details: details.body }),
  };
}

function told(code: string | undefined, message: string, codes: GatewayCodes): Failure {
  const status = (code === undefined ? undefined : codes[code]?.status) ?? 500;
  return code === undefined ? { status, message } : { status, code, message };
}
