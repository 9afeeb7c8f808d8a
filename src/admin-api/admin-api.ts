/** The admin API: operations for operators over HTTP, each with the operator's token. */
import type Koa from "koa";
import { GatewayError } from "../errors/gateway-error.js";
import type { GatewayErrorCode } from "../registry.js";
import { type RefusalKind, RefusedError } from "../config/refused.js";
import type { GuessGuard } from "../stores/types.js";
import type { AdminToken } from "./admin-token.js";
import { authenticateAdmin, authorizeAdmin } from "./authenticate-admin.js";
import { matchOperation } from "./match-operation.js";
import { describeApi } from "./open-api.js";
import type { Administration, Operation } from "./operation.js";
import { operations } from "./operations/index.js";
import { readInput, readQuery } from "./read-input.js";
import { anyObject } from "./schema.js";

/** The path of the admin API. */
export const ADMIN_API = "/admin/api";

/** Answers one request of the admin API, or throws a `GatewayError`. The guard limits lookups of tokens. */
export type AdminApi = (ctx: Koa.Context, guard?: GuessGuard) => Promise<void>;

export function createAdminApi(administration: Administration, token: AdminToken): AdminApi {
  const available = [...operations, description()];
  const tokens = { configured: token, stored: administration.stores.adminTokens };
  return async (ctx, guard) => {
    const administrator = await authenticateAdmin(ctx.req.headers.authorization, tokens, guard);
    const match = matchOperation(available, ctx.method, ctx.path.slice(ADMIN_API.length));
    if (match.kind === "none") throw new GatewayError("not_found", "There is nothing at this path.");
    if (match.kind === "method") {
      throw new GatewayError("method_not_allowed", `${ctx.method} is not allowed here.`, {
        allow: [...new Set(match.allow)].join(", "),
      });
    }
    authorizeAdmin(administrator, match.operation);
    await perform(ctx, match.operation, { ...administration, named: match.named });
  };
}

async function perform(
  ctx: Koa.Context,
  operation: Operation,
  available: Administration & { readonly named: string },
): Promise<void> {
  const query = readQuery(new URLSearchParams(ctx.querystring), operation.query);
  const body = await readInput(ctx.req, operation);
  const answer = await operation.handle({ ...available, query, body }).catch((error: unknown) => {
    throw error instanceof RefusedError ? toGatewayError(error, operation) : error;
  });
  ctx.status = operation.status ?? 200;
  ctx.type = operation.answer === "catalog" ? "application/yaml; charset=utf-8" : "application/json";
  ctx.body = operation.answer === "catalog" ? answer : writeJson(answer);
}

const STATUS: Readonly<Record<RefusalKind, number>> = { unknown: 404, taken: 409, unsound: 400 };
const CODE: Readonly<Record<RefusalKind, GatewayErrorCode>> = {
  unknown: "not_found",
  taken: "conflict",
  unsound: "invalid_request",
};

/** An unknown name in a path is a 404; in a body or a query it is a 400. */
function toGatewayError({ kind, message }: RefusedError, { path }: Operation): GatewayError {
  const is = kind === "unknown" && !path.includes("{") ? "unsound" : kind;
  return new GatewayError(CODE[is], `${message.charAt(0).toUpperCase()}${message.slice(1)}.`, { status: STATUS[is] });
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
