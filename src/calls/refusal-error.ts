/** The error of a refusal. It is by itself, because the pages of the explorer need it and none of a catalog. */
import { GatewayError } from "../errors/gateway-error.js";
import type { Refusal } from "../registry.js";

export function refusalError({ code, message, param, details }: Refusal): GatewayError {
  return new GatewayError(code, message, { param, body: details });
}
