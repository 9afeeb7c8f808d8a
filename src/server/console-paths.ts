/** Serves the operator console: its pages, sign-in, and the admin API for who is signed in. */
import { adminErrors } from "../admin-api/admin-errors.js";
import type { AdminApi } from "../admin-api/admin-api.js";
import { parseBody } from "../bodies/parse-body.js";
import { readText } from "../bodies/read-body.js";
import { MemoryBudget } from "../bodies/memory-budget.js";
import type { WebFile, WebFiles } from "../console/files.js";
import type { ConsoleSessions } from "../console/sessions.js";
import { GatewayError } from "../errors/gateway-error.js";
import type { Context, Middleware } from "./state.js";

export interface ConsoleParts {
  readonly admin: AdminApi;
  readonly sessions: ConsoleSessions;
  files(): Promise<WebFiles | undefined>;
  /** The origin of the media, unless it is the one of the pages. */
  publicUrl(): string;
}

const CONSOLE = "/console";
const SESSION = `${CONSOLE}/session`;
const API = `${CONSOLE}/api`;
const ASSETS = `${CONSOLE}/assets/`;
/** Pages of other origins cannot send it: this path allows no such request. */
const OWN_HEADER = "x-isogloss-console";
/** The names of assets change with their contents. */
const CACHE = "public, max-age=31536000, immutable";
const MOST_BYTES = 4096;
const budget = new MemoryBudget(256 * MOST_BYTES);

export function consolePaths(parts: ConsoleParts): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== CONSOLE && !ctx.path.startsWith(`${CONSOLE}/`)) return next();
    ctx.state.errors = adminErrors;
    ctx.vary("cookie");
    if (ctx.path === SESSION) return serveSession(ctx, parts);
    if (ctx.path.startsWith(`${API}/`)) return serveApi(ctx, parts);
    await servePages(ctx, parts);
  };
}

async function serveApi(ctx: Context, { admin, sessions }: ConsoleParts): Promise<void> {
  refuseForeign(ctx);
  const by = await sessions.authenticate(ctx.req.headers.cookie);
  await admin(ctx, { requestId: ctx.state.requestId, path: ctx.path.slice(API.length), by });
}

async function serveSession(ctx: Context, { sessions }: ConsoleParts): Promise<void> {
  refuseForeign(ctx);
  const { cookie } = ctx.req.headers;
  switch (ctx.method) {
    case "GET": {
      const { name, role } = await sessions.authenticate(cookie);
      ctx.body = { name, role };
      return;
    }
    case "POST": {
      const begun = await sessions.signIn(await readToken(ctx), ctx.state);
      ctx.set("set-cookie", begun.cookie);
      ctx.body = { name: begun.by.name, role: begun.by.role };
      return;
    }
    case "DELETE":
      ctx.set("set-cookie", await sessions.signOut(cookie));
      ctx.body = {};
      return;
    default:
      throw notAllowed(ctx, "GET, POST, DELETE");
  }
}

async function readToken(ctx: Context): Promise<string> {
  const lease = budget.open();
  try {
    const { json } = parseBody(await readText(ctx.req, MOST_BYTES, lease));
    if (typeof json.token === "string") return json.token;
    throw new GatewayError("invalid_request", "token must be text.", { param: "token" });
  } finally {
    lease.release();
  }
}

/** A page of another site must not act for who is signed in. */
function refuseForeign(ctx: Context): void {
  const site = ctx.get("sec-fetch-site");
  const isOwn = ctx.get(OWN_HEADER) !== "" && (site === "" || site === "same-origin");
  if (!isOwn) throw new GatewayError("forbidden", `Only the console's own pages may send this (${OWN_HEADER}).`);
}

async function servePages(ctx: Context, parts: ConsoleParts): Promise<void> {
  if (ctx.method !== "GET" && ctx.method !== "HEAD") throw notAllowed(ctx, "GET, HEAD");
  const files = await parts.files();
  if (files === undefined) throw new GatewayError("not_found", "The console is not built: run `make build`.");
  ctx.set(pageHeaders(parts.publicUrl()));
  if (!ctx.path.startsWith(ASSETS)) return send(ctx, files.index);
  const asset = files.assets.get(ctx.path.slice(ASSETS.length));
  if (asset === undefined) throw new GatewayError("not_found", "There is nothing at this path.");
  ctx.set("cache-control", CACHE);
  send(ctx, asset);
}

/** Nothing of another host is loaded, no script of the page itself runs, and no site shows it in a frame. */
function pageHeaders(publicUrl: string): Record<string, string> {
  const media = `'self' blob: data: ${new URL(publicUrl).origin}`;
  const policy = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "connect-src": "'self'",
    "img-src": media,
    "media-src": media,
    "form-action": "'none'",
    "frame-ancestors": "'none'",
    "base-uri": "'none'",
  };
  return {
    "content-security-policy": Object.entries(policy)
      .map((entry) => entry.join(" "))
      .join("; "),
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
  };
}

function send(ctx: Context, { type, bytes, compressed }: WebFile): void {
  ctx.type = type;
  ctx.vary("accept-encoding");
  if (compressed === undefined || ctx.acceptsEncodings("gzip") !== "gzip") return void (ctx.body = bytes);
  ctx.set("content-encoding", "gzip");
  ctx.body = compressed;
}

function notAllowed(ctx: Context, allow: string): GatewayError {
  return new GatewayError("method_not_allowed", `${ctx.method} is not allowed here.`, { allow });
}
