import { once } from "node:events";
import { createServer } from "node:net";
import type { Listen } from "../config/types.js";
import { UsageError } from "./io.js";

/** The port that the command line names, or nothing. */
export function portOf(written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  const port = /^\d{1,5}$/.test(written) ? Number(written) : NaN;
  if (!(port <= 65535)) throw new UsageError(`--port must be a whole number from 0 to 65535, not "${written}"`);
  return port;
}

/** Fails when the address cannot be listened on, before anything is changed that another process serves. */
export async function checkAddress({ host, port }: Pick<Listen, "host" | "port">): Promise<void> {
  if (port === 0) return;
  const server = createServer();
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    throw explainListening(error, { host, port });
  }
  server.close();
  await once(server, "close");
}

/** Explains why a port cannot be listened on. Other errors are returned unchanged. */
export function explainListening(error: unknown, { host, port }: Pick<Listen, "host" | "port">): unknown {
  const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  return isTaken ? new Error(`port ${port} of ${host} is taken; choose another with --port`) : error;
}
