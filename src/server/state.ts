/** What the middleware of one request share. */
import type Koa from "koa";
import type { AnyDialect } from "../registry.js";

export interface RequestState {
  requestId: string;
  /** Whose error shape answers; absent until the path is known. */
  dialect?: AnyDialect;
  /** An error shape that belongs to no dialect; it goes before the dialect's. */
  errors?: Pick<AnyDialect["errors"], "write">;
}

export type Middleware = Koa.Middleware<RequestState>;
export type Context = Parameters<Middleware>[0];
