/** A proxy that connects nobody, and knows which hosts it was asked for. */
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";

export interface RefusingProxy {
  /** The variables that name it, before all that the machine may have. */
  readonly environment: { readonly https_proxy: string; readonly no_proxy: string };
  /** The hosts with their ports. */
  readonly asked: readonly string[];
}

/** Closed after the suite. */
export function openProxy(): () => RefusingProxy {
  let server: Server;
  let proxy: RefusingProxy;
  before(async () => {
    const asked: string[] = [];
    server = createServer();
    server.on("connect", ({ url = "" }: IncomingMessage, socket: Socket) => {
      asked.push(url);
      socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    proxy = { environment: { https_proxy: address, no_proxy: "none.test" }, asked };
  });
  after(() => server.close());
  return () => proxy;
}
