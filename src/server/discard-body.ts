/** Reads and discards the rest of a refused body. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { isLastAnswer, markLastAnswer } from "./last-answer.js";

const WAIT_MS = 5_000;

/**
 * Many clients read the answer only when they have sent the body. A client that sends for too long is cut off. Called
 * before the answer is sent.
 */
export function discardBody(request: IncomingMessage, response: ServerResponse, timeoutMs = WAIT_MS): void {
  const { socket } = request;
  if (request.complete || socket.destroyed) return;
  const closes = keepOpen(response);
  const timer = setTimeout(() => socket.destroy(), timeoutMs);
  const stop = (): void => {
    clearTimeout(timer);
    socket.off("close", stop);
  };
  // After its answer a request gets no event when its connection closes.
  socket.once("close", stop);
  request.once("end", stop).on("error", () => undefined);
  if (closes)
    request.once("end", () => (response.writableFinished ? socket.end() : response.once("finish", () => socket.end())));
  request.resume();
}

/**
 * Keeps a connection open that would be closed after the answer, and returns whether it would. Node closes it at once:
 * what the client still sends then resets the connection, and the client may lose the answer.
 */
function keepOpen(response: ServerResponse): boolean {
  if (!isLastAnswer(response)) return false;
  markLastAnswer(response);
  response.removeHeader("connection");
  response.shouldKeepAlive = true;
  return true;
}
