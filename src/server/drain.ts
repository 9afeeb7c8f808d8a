/** Stops a server after its open answers have ended. */
import type { Server } from "node:http";
import type { Socket } from "node:net";
import { withinTime } from "../errors/race.js";
import type { Readiness } from "./health-paths.js";
import type { Step } from "./state.js";

const STREAMS_MAY_LAST_MS = 30_000;
const SWEEP_MS = 100;

/** Requests that clients to close this connection. */
export function closeWhileDraining(readiness: Readiness): Step {
  return (ctx) => {
    if (readiness.isDraining) ctx.set("connection", "close");
  };
}

/** Accepts no new connections, waits for open answers, and closes the rest after a time. */
export async function drainServer(server: Server, timeoutMs = STREAMS_MAY_LAST_MS): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Answers that started earlier keep their connections alive, which become idle when the answer ends.
  const sweep = setInterval(() => {
    server.closeIdleConnections();
    closeSilentConnections(server);
  }, SWEEP_MS);
  await withinTime(closed, timeoutMs, () => server.closeAllConnections());
  await closed;
  clearInterval(sweep);
}

const connections = new WeakMap<Server, Set<Socket>>();

/** Tracks connections: for the server itself a connection without a request is not idle. */
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
