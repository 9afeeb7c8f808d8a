/** What the middleware of one request shares. */
import type Koa from "koa";
import type { AnyDialect } from "../registry.js";
import type { GuessGuard } from "../stores/types.js";

export interface RequestState {
  requestId: string;
  /** The dialect whose error shape answers. Absent until the path is matched. */
  dialect?: AnyDialect;
  /** An error shape of no dialect. It has precedence. */
  errors?: Pick<AnyDialect["errors"], "write" | "headers">;
  /** Limits lookups of tokens that may be guesses. */
  guard?: GuessGuard;
}

export type Middleware = Koa.Middleware<RequestState>;
export type Context = Parameters<Middleware>[0];

/** What is done for a request before the next middleware, at once. It refuses the request by an error. */
export type Step = (ctx: Context) => void;

/** One middleware of several steps: each of its own would cost every call a promise. */
export function inTurn(...steps: readonly Step[]): Middleware {
  return (ctx, next) => {
    for (const step of steps) step(ctx);
    return next();
  };
}
