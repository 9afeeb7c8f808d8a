/** Refuses bodies that are no requests of their dialect, and those that are not supported. */
import type { AnyDialect, Wire } from "../registry.js";
import { GatewayError } from "../errors/gateway-error.js";
import type { Registry } from "./context.js";
import { refusalError } from "./refusal-error.js";

/** By the dialect's document, then by what every endpoint refuses, and then by what the dialect refuses. */
export function checkBody(
  body: Wire,
  dialect: AnyDialect,
  operation: string | undefined,
  registry: Pick<Registry, "refuseEverywhere">,
): void {
  const problem = dialect.validate(body, operation);
  if (problem !== undefined) {
    const param = problem.path === "" ? undefined : problem.path;
    throw new GatewayError("invalid_request", problem.message, { param });
  }
  const refusal = registry.refuseEverywhere(body) ?? dialect.refuse(body);
  if (refusal !== undefined) throw refusalError(refusal);
}
