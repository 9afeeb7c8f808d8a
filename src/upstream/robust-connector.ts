/** How connections to other machines are opened: an error of one fails only the calls that use it. */
import type { Socket } from "node:net";
import { buildConnector } from "undici";
import { throwOutside } from "../errors/invariant-error.js";
import { outsideWork } from "../errors/work.js";
import { withoutInterim } from "./without-interim.js";

export function robustConnector(options: buildConnector.BuildOptions): buildConnector.connector {
  const connect = buildConnector(options);
  return (options, callback) => {
    // A pooled connection outlives the call that opened it.
    outsideWork(() =>
      connect(options, (...[error, socket]) => {
        if (error === null) callback(null, endOnFault(withoutInterim(endWhenRead(socket))));
        else callback(error, null);
      }),
    );
  };
}

/**
 * Ends a connection whose reader throws. The HTTP client reads a connection in event listeners, where an error would
 * end the process. The end of the connection fails the call instead, and operators still see the error.
 */
function endOnFault(socket: Socket): Socket {
  const { emit } = socket;
  socket.emit = (...event: unknown[]): boolean => {
    try {
      return emit.apply(socket, event as Parameters<Socket["emit"]>);
    } catch (error) {
      throwOutside(error);
      socket.destroy(
        error instanceof Error ? error : new Error("a listener of the connection failed", { cause: error }),
      );
      return true;
    }
  };
  return socket;
}

/**
 * Delays the end of a connection until everything before it was read.
 * undici 7 fails an assertion outside of any call, which ends the process. It happens when a connection ends while the
 * body of an answer without a length is paused for a slow reader: https://github.com/nodejs/undici/issues/5360. Only
 * undici 8 fixes it, which does not run on Node 20. undici reads a socket until it is empty unless it is paused, so a
 * delayed end never meets a paused reader. Call it before anything reads from the socket.
 */
function endWhenRead(socket: Socket): Socket {
  const { push, read, destroy } = socket;
  /** Nothing has arrived since the last read found nothing. */
  let isReadToEnd = true;
  let hasEnded = false;

  const end = (): void => {
    // Data may have been put back, or the connection may be gone, since the read that found nothing.
    if (!hasEnded || !isReadToEnd || socket.destroyed) return;
    hasEnded = false;
    push.call(socket, null);
    // Without another read the end is not reported.
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
    // Node itself reads zero bytes to fetch more.
    if (size === 0) return chunk;
    isReadToEnd = chunk === null;
    if (isReadToEnd && hasEnded) process.nextTick(end);
    return chunk;
  };

  socket.destroy = (error?: Error) => destroy.call(socket, isReset(error) ? new ConnectionResetError(error) : error);

  return socket;
}

/** A reset connection is not the end of an answer, even of one without a length. */
class ConnectionResetError extends Error {
  override readonly name = "ConnectionResetError";
  // undici takes ECONNRESET for the end of such an answer, and fails the same assertion.
  readonly code = "UPSTREAM_RESET";

  constructor(cause: Error) {
    super("the other side reset the connection", { cause });
  }
}

function isReset(error: Error | undefined): error is NodeJS.ErrnoException {
  return error !== undefined && "code" in error && error.code === "ECONNRESET";
}
