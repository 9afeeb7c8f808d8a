/** Stops a server without cutting off those who are being answered. */
import type { Server } from "node:http";
import type { Readiness } from "./own-paths.js";
import type { Middleware } from "./state.js";

const STREAMS_MAY_LAST_MS = 30_000;
const SWEEP_MS = 100;

/** Tells clients not to come back on this connection. */
export function closeWhileDraining(readiness: Readiness): Middleware {
  return (ctx, next) => {
    if (readiness.isDraining) ctx.set("connection", "close");
    return next();
  };
}

/** Takes no new connections, lets open answers end, and after a while closes what is left. */
export async function drainServer(server: Server, patienceMs = STREAMS_MAY_LAST_MS): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Connections whose answer had begun before are kept alive, and become idle when it ends.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const deadline = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}
