/** Where clients look up models: each gets the form of its dialect, with any kind of credential. */
import type { IncomingHttpHeaders } from "node:http";
import { authenticate, checkSource } from "../calls/authenticate.js";
import { countRefusal } from "../calls/count-refusal.js";
import type { PipelineContext } from "../calls/context.js";
import { GatewayError } from "../errors/gateway-error.js";
import type { AnyDialect, Credential, ModelList } from "../registry.js";
import type { RouteMatcher } from "./match-route.js";
import type { Context, Middleware } from "./state.js";

/** A list of models, and its dialect. */
interface Listing {
  readonly dialect: AnyDialect;
  readonly form: ModelList;
}

const LONGEST_SHOWN = 200;

export function modelPaths(context: PipelineContext, match: RouteMatcher): Middleware {
  const {
    registry: { dialects },
    keysFor,
    catalog,
  } = context;
  const listings = [...dialects.values()].flatMap((dialect) =>
    dialect.models.map((form): Listing => ({ dialect, form })),
  );
  const paths = [...new Set(listings.map(({ form }) => form.at))];
  const credentials = withoutRepeats([...dialects.values()].flatMap((dialect) => dialect.credentials));
  const show = async (ctx: Context, { dialect, form }: Listing): Promise<void> => {
    ctx.state.dialect = dialect;
    for (const name of dialect.requestIdHeaders) ctx.set(name, ctx.state.requestId);
    if (ctx.method !== "GET" && ctx.method !== "HEAD")
      throw new GatewayError("method_not_allowed", `${ctx.method} is not allowed here.`, { allow: "GET, HEAD" });
    const caller = await authenticate(
      [...dialect.credentials, ...credentials],
      ctx.req.headers,
      ctx.querystring,
      keysFor(ctx.req.socket.remoteAddress),
    );
    checkSource(caller, ctx.req.socket.remoteAddress);
    const { lists } = catalog();
    const id = idIn(ctx.path.slice(form.at.length + 1));
    const found = id === "" ? lists.list(form, caller, endpointIn(ctx, form)) : lists.one(form, id, caller);
    if (found === undefined) {
      const missing = new GatewayError("model_not_found", `The model "${id.slice(0, LONGEST_SHOWN)}" does not exist.`);
      throw await countRefusal(missing, caller, context);
    }
    ctx.type = "application/json";
    ctx.body = found;
  };
  return (ctx, next) => {
    const at = paths.find((path) => ctx.path === path || ctx.path.startsWith(`${path}/`));
    if (at === undefined || (ctx.path !== at && isElsewhere(ctx, match))) return next();
    const listing = listingFor(
      ctx,
      listings.filter(({ form }) => form.at === at),
    );
    return listing === undefined ? next() : show(ctx, listing);
  };
}

/** Calls of models have paths below the list too, and every POST there belongs to them. */
function isElsewhere({ method, path }: Context, match: RouteMatcher): boolean {
  return method === "POST" || match(method, path).kind !== "none";
}

/** Clients of several dialects are recognized by their headers; those without are of the default one. */
function listingFor({ req: { headers } }: Context, listings: readonly Listing[]): Listing | undefined {
  const known = listings.find(({ form }) => isIdentified(form, headers));
  return known ?? listings.find(({ form }) => form.identifiedBy.length === 0);
}

/** The word of the models to list, where the client names one. */
function endpointIn({ querystring }: Context, { endpoints }: ModelList): string | undefined {
  if (endpoints === undefined) return undefined;
  return new URLSearchParams(querystring).get(endpoints.parameter) || undefined;
}

function idIn(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

function withoutRepeats(credentials: readonly Credential[]): Credential[] {
  return [...new Map(credentials.map((credential) => [JSON.stringify(credential), credential])).values()];
}

/** Clients of some dialects send headers that others do not. */
export function isIdentified({ identifiedBy }: ModelList, headers: IncomingHttpHeaders): boolean {
  return identifiedBy.some((name) => headers[name] !== undefined);
}
