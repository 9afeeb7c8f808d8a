/** Refuses requests that are well-formed but not supported. */
import type { AnyDialect, Wire } from "../registry.js";
import type { Registry } from "./context.js";
import { refusalError } from "./refusal-error.js";

/** Refuses what every endpoint refuses, and then what this dialect's document declares. */
export function refuse(body: Wire, dialect: AnyDialect, registry: Pick<Registry, "refuseEverywhere">): void {
  const refusal = registry.refuseEverywhere(body) ?? dialect.refuse(body);
  if (refusal !== undefined) throw refusalError(refusal);
}
