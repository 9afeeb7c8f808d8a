/** Reads away what is left of a body that was refused. */
import type { IncomingMessage } from "node:http";

const PATIENCE_MS = 5_000;

/** A client that is still sending can only then read its answer. One that goes on sending for long is cut off. */
export function discardBody(request: IncomingMessage, patienceMs = PATIENCE_MS): void {
  if (request.complete || request.destroyed) return;
  const timer = setTimeout(() => request.destroy(), patienceMs);
  request.once("close", () => clearTimeout(timer));
  request.on("error", () => undefined);
  request.resume();
}
