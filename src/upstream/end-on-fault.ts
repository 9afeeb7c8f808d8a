/** Ends a connection whose reader throws: only the call that uses it fails. */
import type { Socket } from "node:net";
import { throwOutside } from "../errors/invariant-error.js";

/**
 * The HTTP client reads a connection in event listeners, where an error would end the process. The end of the
 * connection fails the call instead, and operators still see the error.
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
