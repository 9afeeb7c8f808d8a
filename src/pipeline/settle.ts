/** Writes down how a call went: once per call, and nothing of what was said in it. */
import type { Logger } from "pino";
import type { Call } from "./context.js";
import { ClientGone, type GatewayCodes, toFailure } from "./gateway-error.js";

/** As proxies log a client that hung up. */
const CLIENT_GONE = { status: 499, code: "client_gone" };

export function settle({ inbound, record }: Call, log: Logger, codes: GatewayCodes): void {
  const { response, dialect, requestId } = inbound;
  const { caller, error, startedAt, ...known } = record;
  const isGone = error instanceof ClientGone;
  const failure = isGone ? CLIENT_GONE : error === undefined ? undefined : toFailure(error, codes);
  log.info(
    {
      requestId,
      key: caller?.keyId,
      wallet: caller?.walletId,
      dialect: dialect.name,
      ...known,
      status: failure === undefined || (response.headersSent && !isGone) ? response.statusCode : failure.status,
      code: failure?.code,
      cause: causeOf(error),
      milliseconds: Math.round(performance.now() - startedAt),
    },
    "call",
  );
}

/** What an upstream failed of, for the operator's eyes only. */
function causeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !(error.cause instanceof Error)) return undefined;
  const { cause } = error;
  return "code" in cause && typeof cause.code === "string" ? cause.code : cause.message;
}
