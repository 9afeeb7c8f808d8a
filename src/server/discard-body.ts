/** Reads away what is left of a body that was refused. */
import type { IncomingMessage } from "node:http";

const WAIT_MS = 5_000;

/** A client that is still sending can only then read its answer. One that goes on sending for long is cut off. */
export function discardBody(request: IncomingMessage, timeoutMs = WAIT_MS): void {
  const { socket } = request;
  if (request.complete || socket.destroyed) return;
  const timer = setTimeout(() => socket.destroy(), timeoutMs);
  const stop = (): void => {
    clearTimeout(timer);
    socket.off("close", stop);
  };
  // A request that was answered is not told when its connection closes.
  socket.once("close", stop);
  request.once("end", stop).on("error", () => undefined);
  request.resume();
}
