/** The admin API: operations for operators over HTTP, each with the operator's token. */
import type Koa from "koa";
import { GatewayError } from "../errors/gateway-error.js";
import { ExpiringCache } from "../stores/expiring-cache.js";
import type { Administrator } from "../stores/administrators/roles.js";
import type { GuessGuard } from "../stores/types.js";
import type { AdminToken } from "./admin-token.js";
import { authenticateAdmin } from "./authenticate-admin.js";
import { matchOperation } from "./match-operation.js";
import { describeApi } from "./open-api.js";
import type { Administration, Operation } from "./operation.js";
import { operations } from "./operations/index.js";
import { perform } from "./perform.js";
import { anyObject } from "./schema.js";

/** The path of the admin API. */
export const ADMIN_API = "/admin/api";

/** Refused requests that are equal to an earlier one leave no row for so long: rows are permanent. */
const REFUSAL_MS = 60_000;
const MOST_REFUSALS = 10_000;

/** What is known of a request before it reaches the admin API. */
export interface AdminRequest {
  readonly requestId: string;
  /** The path of the operation. */
  readonly path: string;
  /** Finds who is signed in, or throws. Absent: the request has an admin token. */
  readonly authenticate?: (() => Promise<Administrator>) | undefined;
  /** Limits lookups of tokens. */
  readonly guard?: GuessGuard | undefined;
}

/** Answers one request of the admin API, or throws a `GatewayError`. */
export type AdminApi = (ctx: Koa.Context, request: AdminRequest) => Promise<void>;

export function createAdminApi(administration: Administration, token: AdminToken): AdminApi {
  const available = [...operations, description()];
  const refusals = new ExpiringCache<true>(MOST_REFUSALS, REFUSAL_MS, () => performance.now());
  const tokens = { configured: token, stored: administration.stores.adminTokens };
  return async (ctx, { requestId, path, guard, ...request }) => {
    const byToken = () => authenticateAdmin(ctx.req.headers.authorization, tokens, guard);
    const authenticate = request.authenticate ?? byToken;
    const by = await authenticate();
    const match = matchOperation(available, ctx.method, path);
    if (match.kind === "none") throw new GatewayError("not_found", "There is nothing at this path.");
    if (match.kind === "method") {
      throw new GatewayError("method_not_allowed", `${ctx.method} is not allowed here.`, {
        allow: [...new Set(match.allow)].join(", "),
      });
    }
    const { operation, named } = match;
    const answer = await perform(ctx, { operation, named, by, authenticate, requestId, refusals }, administration);
    ctx.status = operation.status ?? 200;
    ctx.type = operation.answer === "catalog" ? "application/yaml; charset=utf-8" : "application/json";
    ctx.body = operation.answer === "catalog" ? answer : writeJson(answer);
  };
}

/** The OpenAPI description is an operation too. */
function description(): Operation {
  const shape = {
    method: "GET",
    path: "/openapi.json",
    tag: "description",
    id: "describeApi",
    summary: "Describe the admin API, as OpenAPI 3.1",
    role: "read-only",
    query: {},
    body: undefined,
    answer: anyObject("An OpenAPI document."),
  } as const;
  const document = describeApi([...operations, { ...shape, handle: () => Promise.resolve({}) }], ADMIN_API);
  return { ...shape, handle: () => Promise.resolve(document) };
}

/** Big integers are text: see `ticks` in schema.ts. */
function writeJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === "bigint" ? part.toString() : part));
}
