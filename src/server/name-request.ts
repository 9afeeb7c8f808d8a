/** Gives every request an ID and every response the headers that all have. */
import { randomHex } from "../stores/identifiers.js";
import { holdsKey } from "../request-log/find-secrets.js";
import type { Context } from "./state.js";

const VALID_ID = /^[A-Za-z0-9_-]{1,64}$/;

const TIME_DIGITS = 12;
const RANDOM_BYTES = 10;

/** No cache may keep an answer, and no browser guess its type. URLs may contain keys and must not be passed on. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  "cache-control": "no-store",
  vary: "authorization",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
};
const COMMON_NAMES = Object.keys(COMMON_HEADERS);

/** A valid ID of the client is kept. */
export function nameRequest({ state, req: { headers }, res: response }: Context): void {
  state.requestId = requestIdOf(headers["x-request-id"]);
  for (const name of COMMON_NAMES) response.setHeader(name, COMMON_HEADERS[name] ?? "");
  response.setHeader("x-request-id", state.requestId);
}

/** IDs are logged, and keys must not be. */
function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === "string" && VALID_ID.test(given) && !holdsKey(given) ? given : newRequestId();
}

/** It begins with the milliseconds, so that the index of the request log grows at one end. */
export function newRequestId(now = Date.now()): string {
  return `req_${now.toString(16).padStart(TIME_DIGITS, "0")}${randomHex(RANDOM_BYTES)}`;
}
