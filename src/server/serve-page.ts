/** Serves a page for browsers, and the files that it loads. */
import type { WebFile, WebFiles } from "../console/files.js";
import { GatewayError } from "../errors/gateway-error.js";
import type { Context } from "./state.js";

export interface ServedPage {
  /** Below it are the files of the page. Every other path is the page itself. */
  readonly assets: string;
  /** The name of the page; the index unless given. */
  readonly page?: string | undefined;
  /** Absent where the program was not built. */
  files(): Promise<WebFiles | undefined>;
  /** Origins of media that the page shows, besides its own. */
  readonly media?: readonly string[];
}

/** The tables of the explorer keep their names. */
const TABLES = "explorer/";
/** The names of assets change with their contents. */
const CACHE = "public, max-age=31536000, immutable";

export async function servePage(ctx: Context, { assets, page, files: read, media = [] }: ServedPage): Promise<void> {
  if (ctx.method !== "GET" && ctx.method !== "HEAD")
    throw new GatewayError("method_not_allowed", `${ctx.method} is not allowed here.`, { allow: "GET, HEAD" });
  const files = await read();
  if (files === undefined) throw new GatewayError("not_found", "These pages are not built: run `make build`.");
  ctx.set(pageHeaders(media));
  if (!ctx.path.startsWith(assets)) return sendPage(ctx, assets, files.assets.get(page ?? "") ?? files.index);
  const name = ctx.path.slice(assets.length);
  const isTable = name.startsWith(TABLES);
  const isPage = name.endsWith(".html");
  const asset = isPage ? undefined : isTable ? await files.table(name.slice(TABLES.length)) : files.assets.get(name);
  if (asset === undefined) throw new GatewayError("not_found", "There is nothing at this path.");
  ctx.set("cache-control", isTable ? "no-cache" : CACHE);
  sendFile(ctx, asset);
}

/**
 * A proxy may serve the gateway below a path of its own, and takes that path away before the request comes here. So the
 * files of a page are named from where the page is.
 */
function sendPage(ctx: Context, assets: string, { type, bytes }: WebFile): void {
  const up = "../".repeat(ctx.path.split("/").length - 2);
  ctx.type = type;
  ctx.body = bytes.toString().replaceAll(`"${assets}`, `"${up}${assets.slice(1)}`);
}

/** Nothing of another host is loaded, no script of the page itself runs, and no site shows it in a frame. */
function pageHeaders(origins: readonly string[]): Record<string, string> {
  const media = ["'self' blob: data:", ...origins].join(" ");
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

/** Compressed, if the client accepts that. */
export function sendFile(ctx: Context, { type, bytes, compressed }: WebFile): void {
  ctx.type = type;
  ctx.vary("accept-encoding");
  if (compressed === undefined || ctx.acceptsEncodings("gzip") !== "gzip") return void (ctx.body = bytes);
  ctx.set("content-encoding", "gzip");
  ctx.body = compressed;
}
