/** Gives every request an ID and every response the headers that all have. */
import { randomBytes } from "node:crypto";
import { holdsKey } from "../request-log/find-secrets.js";
import type { Middleware } from "./state.js";

const VALID_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Nothing here may be kept by others or taken for anything but what it is; URLs may hold keys. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  "cache-control": "no-store",
  vary: "authorization",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
};

/** An ID of the client's own is kept when it is valid. */
export function nameRequest(): Middleware {
  return (ctx, next) => {
    ctx.state.requestId = requestIdOf(ctx.get("x-request-id"));
    ctx.set(COMMON_HEADERS);
    ctx.set("x-request-id", ctx.state.requestId);
    return next();
  };
}

/** IDs are written down, keys are not. */
function requestIdOf(given: string): string {
  return VALID_ID.test(given) && !holdsKey(given) ? given : newRequestId();
}

export function newRequestId(): string {
  return `req_${randomBytes(16).toString("hex")}`;
}
