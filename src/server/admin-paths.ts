/** Mounts the admin API. */
import { ADMIN_API, type AdminApi } from "../admin-api/admin-api.js";
import { adminErrors } from "../admin-api/admin-errors.js";
import type { Middleware } from "./state.js";

export function adminPaths(api: AdminApi): Middleware {
  return (ctx, next) => {
    if (ctx.path !== ADMIN_API && !ctx.path.startsWith(`${ADMIN_API}/`)) return next();
    ctx.state.errors = adminErrors;
    return api(ctx, { ...ctx.state, path: ctx.path.slice(ADMIN_API.length) });
  };
}
