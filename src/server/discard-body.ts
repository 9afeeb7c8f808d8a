/** Reads and discards the rest of a refused body. */
import type { IncomingMessage } from "node:http";

const WAIT_MS = 5_000;

/** Many clients read the answer only when they have sent the body. A client that sends for too long is cut off. */
export function discardBody(request: IncomingMessage, timeoutMs = WAIT_MS): void {
  const { socket } = request;
  if (request.complete || socket.destroyed) return;
  const timer = setTimeout(() => socket.destroy(), timeoutMs);
  const stop = (): void => {
    clearTimeout(timer);
    socket.off("close", stop);
  };
  // After its answer a request gets no event when its connection closes.
  socket.once("close", stop);
  request.once("end", stop).on("error", () => undefined);
  request.resume();
}
