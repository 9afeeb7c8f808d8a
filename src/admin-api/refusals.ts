/** The codes of what operators are refused. */
import { type RefusalKind, RefusedError } from "../config/refused.js";
import { ClientFacingError, GatewayError } from "../errors/gateway-error.js";
import type { GatewayErrorCode } from "../registry.js";
import { isDatabaseAway } from "../stores/drivers/database-error.js";
import type { Operation } from "./operation.js";

const STATUS: Readonly<Record<RefusalKind, number>> = { unknown: 404, taken: 409, unsound: 400 };
const CODE: Readonly<Record<RefusalKind, GatewayErrorCode>> = {
  unknown: "not_found",
  taken: "conflict",
  unsound: "invalid_request",
};

/** A refusal as the admin API answers it. An unknown name in a path is a 404; in a body or a query it is a 400. */
export function toGatewayError(error: unknown, { path }: Operation): unknown {
  if (!(error instanceof RefusedError)) return error;
  const { kind, message, param } = error;
  const is = kind === "unknown" && !path.includes("{") ? "unsound" : kind;
  const sentence = `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
  return new GatewayError(CODE[is], sentence, { status: STATUS[is], ...(param !== undefined && { param }) });
}

/** The code of an error, for the audit log. */
export function codeOf(error: unknown): string {
  if (error instanceof RefusedError) return CODE[error.kind];
  if (isDatabaseAway(error)) return "overloaded";
  return (error instanceof ClientFacingError ? error.code : undefined) ?? "internal_error";
}
