/** Allows pages of the origins that the operator names to call the gateway. The paths for operators are excluded. */
import { ADMIN_API } from "../admin-api/admin-api.js";
import type { AnyDialect } from "../registry.js";
import type { Middleware } from "./state.js";

export interface CorsRules {
  /** For example `https://app.example.com`; `*` allows all. */
  readonly origins: readonly string[];
}

const OPERATORS = [ADMIN_API, "/admin", "/console"];
const METHODS = "GET, HEAD, POST, DELETE";
const EXPOSED = ["x-dropped-params", "x-request-id", "retry-after", "x-isogloss-estimated"];
/** The most that browsers accept: two hours. */
const PREFLIGHT_SECONDS = "7200";

export function allowOrigins(
  { origins }: CorsRules,
  dialects: Iterable<Pick<AnyDialect, "requestIdHeaders">>,
): Middleware {
  const allowed = new Set(origins);
  const exposed = [...new Set([...EXPOSED, ...[...dialects].flatMap(({ requestIdHeaders }) => requestIdHeaders)])].join(
    ", ",
  );
  return async (ctx, next) => {
    if (OPERATORS.some((path) => ctx.path === path || ctx.path.startsWith(`${path}/`))) return next();
    ctx.vary("origin");
    const origin = ctx.get("origin");
    if (!(allowed.has("*") || allowed.has(origin)) || origin === "") return next();
    ctx.set("access-control-allow-origin", allowed.has("*") ? "*" : origin);
    ctx.set("access-control-expose-headers", exposed);
    if (ctx.method !== "OPTIONS" || ctx.get("access-control-request-method") === "") return next();
    ctx.set("access-control-allow-methods", METHODS);
    const requested = ctx.get("access-control-request-headers");
    if (requested !== "") ctx.set("access-control-allow-headers", requested);
    ctx.set("access-control-max-age", PREFLIGHT_SECONDS);
    ctx.vary("access-control-request-headers");
    ctx.status = 204;
  };
}
