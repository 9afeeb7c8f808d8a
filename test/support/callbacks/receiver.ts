import { type IncomingHttpHeaders, type Server, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface Hit {
  readonly path: string;
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly at: number;
}

export type Behaviour = number | "hang" | "reset" | "drip" | "endless" | "silent";

/**
 * A receiver of callbacks that behaves as a test defines: the behaviours of the list in order, the last one for ever.
 */
export class Receiver {
  readonly hits: Hit[] = [];
  mostAtOnce = 0;
  url = "";
  behaviours: readonly Behaviour[] = [204];
  /** Chooses the behaviour of a new hit. By default it is taken from the list. */
  choose: (hit: Hit) => Behaviour = () =>
    this.behaviours[Math.min(this.hits.length, this.behaviours.length - 1)] ?? 204;
  delayMs = 0;
  /** No answer is sent before that. */
  retryPolicy: Promise<unknown> = Promise.resolve();
  #atOnce = 0;
  readonly #server: Server = createServer((request, response) => {
    this.#atOnce += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#atOnce);
    response.once("close", () => (this.#atOnce -= 1)).on("error", () => undefined);
    void text(request).then(
      (body) => {
        const hit = {
          path: request.url ?? "",
          method: request.method ?? "",
          headers: request.headers,
          body,
          at: Date.now(),
        };
        const behaviour = this.choose(hit);
        this.hits.push(hit);
        setTimeout(() => void this.retryPolicy.then(() => behave(behaviour, response)), this.delayMs);
      },
      () => undefined,
    );
  });

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook?token=x`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

function behave(behaviour: Behaviour, response: ServerResponse): void {
  if (behaviour === "hang") return;
  if (behaviour === "reset") return void response.destroy();
  if (behaviour === "silent") return void response.socket?.end();
  if (typeof behaviour === "number")
    return void response.writeHead(behaviour, { location: "http://127.0.0.1:1/elsewhere" }).end("thank you");
  response.writeHead(behaviour === "drip" ? 500 : 200);
  const timer = setInterval(() => response.write(behaviour === "drip" ? "." : "x".repeat(100_000)), 5);
  response.once("close", () => clearInterval(timer));
}
