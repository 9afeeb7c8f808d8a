/** Refuses bodies that are no requests of their dialect, and those that are not supported. */
import type { AnyDialect, Problem, Wire } from "../registry.js";
import { GatewayError } from "../errors/gateway-error.js";
import type { Registry } from "./context.js";
import { refusalError } from "./refusal-error.js";

/**
 * By the dialect's document, then by what every endpoint refuses, and then by what the dialect refuses. What is refused
 * may also be why a member is missing: who continues a stored conversation sends none. Then that is the problem.
 */
export function checkBody(
  body: Wire,
  dialect: AnyDialect,
  operation: string | undefined,
  registry: Pick<Registry, "refuseEverywhere">,
): void {
  const problem = dialect.validate(body, operation);
  if (problem !== undefined && !isMissing(problem.path, body)) throw invalid(problem);
  const refusal = registry.refuseEverywhere(body) ?? dialect.refuse(body);
  if (refusal !== undefined) throw refusalError(refusal);
  if (problem !== undefined) throw invalid(problem);
}

/** Whether this path is a member of the body itself that it does not have. */
function isMissing(path: string, body: Wire): boolean {
  return path !== "" && !/[.[]/.test(path) && body[path] === undefined;
}

function invalid({ path, message }: Problem): GatewayError {
  return new GatewayError("invalid_request", message, { param: path === "" ? undefined : path });
}
