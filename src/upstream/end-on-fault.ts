/** A connection whose reader throws is ended: whoever is using it fails, and nobody else does. */
import type { Socket } from "node:net";
import { throwOutside } from "../errors/invariant-error.js";

/**
 * The HTTP client reads a connection in listeners, from where what it throws would end the process. Whoever waits for an
 * answer over the connection is told by its end; the error itself is still to be seen by operators.
 */
export function endOnFault(socket: Socket): Socket {
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
