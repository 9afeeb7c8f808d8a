/** Stops a server without cutting off those who are being answered. */
import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Readiness } from "./health-paths.js";
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
export async function drainServer(server: Server, timeoutMs = STREAMS_MAY_LAST_MS): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Connections whose answer had begun before are kept alive, and become idle when it ends.
  const sweep = setInterval(() => {
    server.closeIdleConnections();
    closeSilentConnections(server);
  }, SWEEP_MS);
  const deadline = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}

const connections = new WeakMap<Server, Set<Socket>>();

/** Remembers connections: the server itself does not count one as idle on which nothing was said yet. */
export function watchConnections(server: Server): void {
  const sockets = new Set<Socket>();
  connections.set(server, sockets);
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
}

function closeSilentConnections(server: Server): void {
  for (const socket of connections.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
}
