/** `/docs`: the description of the client API as pages. */
import type { WebFiles } from "../console/files.js";
import { servePage } from "./serve-page.js";
import type { Middleware } from "./state.js";

const DOCS = "/docs";
const ASSETS = `${DOCS}/assets/`;

export function docsPaths(files: () => Promise<WebFiles | undefined>): Middleware {
  return (ctx, next) =>
    ctx.path === DOCS || ctx.path.startsWith(ASSETS) ? servePage(ctx, { assets: ASSETS, files }) : next();
}
