/** Validates a body against its dialect's document. */
import type { AnyDialect, Wire } from "../registry.js";
import { GatewayError } from "../errors/gateway-error.js";

export function validate(body: Wire, dialect: AnyDialect, operation?: string): void {
  const problem = dialect.validate(body, operation);
  if (problem === undefined) return;
  throw new GatewayError("invalid_request", problem.message, { param: problem.path === "" ? undefined : problem.path });
}
