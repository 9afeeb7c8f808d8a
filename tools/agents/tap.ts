/** Records how each call was answered, between a client and the gateway, and changes nothing. */
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";

/** A call of a client, with its outcome. */
export interface TappedCall {
  readonly call: string;
  readonly status: number;
  /** The message of a refusal. */
  readonly words: string;
  /** The parameters that the gateway reported as dropped. */
  readonly dropped: string;
}

const LONGEST_WORDS = 400;

export class Tap {
  readonly calls: TappedCall[] = [];

  private constructor(
    private readonly server: Server,
    readonly url: string,
    private readonly gateway: string,
  ) {}

  static async start(gateway: string): Promise<Tap> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const tap = new Tap(server, `http://127.0.0.1:${port}`, gateway);
    server.on("request", (incoming, response) => tap.#pass(incoming, response));
    return tap;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  #pass(incoming: IncomingMessage, response: ServerResponse): void {
    const { method = "GET", url = "/", rawHeaders } = incoming;
    const onward = request(this.gateway + url, { method, headers: rawHeaders, agent: false });
    onward.on("response", (answer) => {
      this.#remember(`${method} ${url}`, answer);
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      pipeline(answer, response, () => onward.destroy());
    });
    onward.on("error", () => response.destroy());
    response.on("close", () => onward.destroy());
    incoming.pipe(onward);
  }

  #remember(call: string, answer: IncomingMessage): void {
    const status = answer.statusCode ?? 0;
    let words = "";
    if (status >= 400) answer.on("data", (chunk: Buffer) => (words += chunk.toString().slice(0, LONGEST_WORDS)));
    this.calls.push({
      call,
      status,
      dropped: [answer.headers["x-dropped-params"] ?? []].flat().join(),
      get words() {
        return words.slice(0, LONGEST_WORDS);
      },
    });
  }
}
