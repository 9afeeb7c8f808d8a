/**
 * Keeps the end of a connection back until everything before it was read.
 *
 * undici 7 fails an assertion, outside of any call and so for the whole process, when a connection ends while the body
 * of an answer that ends with it is held back for a slow reader: https://github.com/nodejs/undici/issues/5360. Only
 * undici 8 is mended, which does not run on Node 20. undici reads a socket until nothing is left whenever it is not
 * held back, so an end that is told only then never meets a reader that is.
 */
import type { Socket } from "node:net";

/** A connection that was reset has not ended an answer, even one that lasts until the connection ends. */
class ConnectionResetError extends Error {
  override readonly name = "ConnectionResetError";
  // undici takes ECONNRESET for the end of such an answer, and fails the same assertion.
  readonly code = "UPSTREAM_RESET";

  constructor(cause: Error) {
    super("the other side reset the connection", { cause });
  }
}

/** To be called before anybody reads. */
export function endWhenRead(socket: Socket): Socket {
  const { push, read, destroy } = socket;
  /** Nothing has come since the last look found nothing. */
  let isReadToEnd = true;
  let hasEnded = false;

  const end = (): void => {
    // More may have been put back, or the connection may be gone, since the look that found nothing.
    if (!hasEnded || !isReadToEnd || socket.destroyed) return;
    hasEnded = false;
    push.call(socket, null);
    // Without another look an end is not told.
    read.call(socket, 0);
  };

  socket.push = (chunk: unknown, encoding?: BufferEncoding) => {
    if (chunk === null && !isReadToEnd) {
      hasEnded = true;
      return false;
    }
    isReadToEnd &&= chunk === null;
    return push.call(socket, chunk, encoding);
  };

  socket.read = (size?: number): unknown => {
    const chunk: unknown = read.call(socket, size);
    // Node itself asks for nothing, to have more fetched.
    if (size === 0) return chunk;
    isReadToEnd = chunk === null;
    if (isReadToEnd && hasEnded) process.nextTick(end);
    return chunk;
  };

  socket.destroy = (error?: Error) => destroy.call(socket, isReset(error) ? new ConnectionResetError(error) : error);

  return socket;
}

function isReset(error: Error | undefined): error is NodeJS.ErrnoException {
  return error !== undefined && "code" in error && error.code === "ECONNRESET";
}
