/** Serves the operator console: its pages, sign-in, and the admin API for who is signed in. */
import { adminErrors } from "../admin-api/admin-errors.js";
import type { AdminApi } from "../admin-api/admin-api.js";
import { parseBody } from "../bodies/parse-body.js";
import { readText } from "../bodies/read-body.js";
import { MemoryBudget } from "../bodies/memory-budget.js";
import type { WebFiles } from "../console/files.js";
import type { ConsoleSessions } from "../console/sessions.js";
import { GatewayError } from "../errors/gateway-error.js";
import { servePage } from "./serve-page.js";
import type { Context, Middleware } from "./state.js";

export interface ConsoleParts {
  readonly admin: AdminApi;
  readonly sessions: ConsoleSessions;
  files(): Promise<WebFiles | undefined>;
  /** The origin of the media, unless it is the one of the pages. */
  publicUrl(): string;
  /** The explorer is there without sign-in too. */
  readonly opensExplorer?: boolean | undefined;
}

const CONSOLE = "/console";
const SESSION = `${CONSOLE}/session`;
const API = `${CONSOLE}/api`;
const ASSETS = `${CONSOLE}/assets/`;
const EXPLORER = "/explorer";
const EXPLORER_PAGE = "explorer.html";
/**
 * Pages of other origins cannot send it: this path allows no such request. Its value is what a proxy puts before the
 * paths of the gateway.
 */
const OWN_HEADER = "x-isogloss-console";
const MOST_BYTES = 4096;
/** Compressed and not, each of them twice. */
const MOST_HELD = 4 * MOST_BYTES;

export function consolePaths(parts: ConsoleParts): Middleware {
  const isThere = (path: string) =>
    path === CONSOLE || path.startsWith(`${CONSOLE}/`) || (parts.opensExplorer === true && path === EXPLORER);
  const serve = async (ctx: Context): Promise<void> => {
    ctx.state.errors = adminErrors;
    ctx.vary("cookie");
    if (ctx.path === SESSION) return serveSession(ctx, parts);
    if (ctx.path.startsWith(`${API}/`)) return serveApi(ctx, parts);
    await servePages(ctx, parts);
  };
  return (ctx, next) => (isThere(ctx.path) ? serve(ctx) : next());
}

async function serveApi(ctx: Context, { admin, sessions }: ConsoleParts): Promise<void> {
  refuseForeign(ctx);
  const authenticate = () => sessions.authenticate(ctx.req.headers.cookie);
  await admin(ctx, { requestId: ctx.state.requestId, path: ctx.path.slice(API.length), authenticate });
}

async function serveSession(ctx: Context, { sessions }: ConsoleParts): Promise<void> {
  refuseForeign(ctx);
  const { cookie } = ctx.req.headers;
  switch (ctx.method) {
    case "GET": {
      // To ask is no failed authentication: every page does so first.
      const by = await sessions.find(cookie);
      ctx.body = by === undefined ? {} : { name: by.name, role: by.role };
      return;
    }
    case "POST": {
      const { requestId, guard } = ctx.state;
      const begun = await sessions.signIn(await readToken(ctx), { prefix: ctx.get(OWN_HEADER), requestId, guard });
      ctx.set("set-cookie", begun.cookie);
      ctx.body = { name: begun.by.name, role: begun.by.role };
      return;
    }
    case "DELETE":
      ctx.set("set-cookie", await sessions.signOut(cookie, ctx.get(OWN_HEADER)));
      ctx.body = {};
      return;
    default:
      throw notAllowed(ctx, "GET, POST, DELETE");
  }
}

async function readToken(ctx: Context): Promise<string> {
  // It is shorter than a head. Of memory that all share, clients without a token could hold everything.
  const lease = new MemoryBudget(MOST_HELD).open();
  const { json } = parseBody(await readText(ctx.req, MOST_BYTES, lease));
  if (typeof json.token === "string") return json.token;
  throw new GatewayError("invalid_request", "token must be text.", { param: "token" });
}

/** A page of another site must not act for who is signed in. */
function refuseForeign(ctx: Context): void {
  const site = ctx.get("sec-fetch-site");
  const isOwn = ctx.get(OWN_HEADER) !== "" && (site === "" || site === "same-origin");
  if (!isOwn) throw new GatewayError("forbidden", `Only the console's own pages may send this (${OWN_HEADER}).`);
}

async function servePages(ctx: Context, { files, publicUrl }: ConsoleParts): Promise<void> {
  const page = ctx.path === EXPLORER ? EXPLORER_PAGE : undefined;
  await servePage(ctx, { assets: ASSETS, page, files, media: [new URL(publicUrl()).origin] });
}

function notAllowed(ctx: Context, allow: string): GatewayError {
  return new GatewayError("method_not_allowed", `${ctx.method} is not allowed here.`, { allow });
}
