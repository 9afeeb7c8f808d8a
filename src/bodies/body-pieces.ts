/** The chunks of a request's body. */
import { finished, type Readable } from "node:stream";
import { ClientGoneError } from "../errors/gateway-error.js";

/**
 * Leaves the connection usable when it stops early, because the refusal is sent on it. After `stop` it waits for no
 * more chunks.
 */
export async function* piecesOf(request: Readable, stop?: AbortSignal): AsyncGenerator<Buffer> {
  let wake = () => {};
  let over: { readonly error?: Error | null | undefined } | undefined;
  const onReadable = () => wake();
  const forget = finished(request, { writable: false }, (error) => {
    over = { error };
    wake();
  });
  request.on("readable", onReadable);
  stop?.addEventListener("abort", onReadable);
  try {
    while (stop?.aborted !== true) {
      const piece = (request.destroyed ? null : request.read()) as Buffer | null;
      if (piece !== null) yield piece;
      else if (over?.error != null)
        throw new ClientGoneError("The client hung up while sending.", { cause: over.error });
      else if (over !== undefined) return;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    request.off("readable", onReadable);
    stop?.removeEventListener("abort", onReadable);
    forget();
  }
}
