import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { isObject, parseJson, textAt, type JsonObject } from "../../../tools/replay/json.js";
import { dialect as chat } from "./chat.js";
import type { StrictCall, StrictDialect } from "./dialect.js";
import { dialect as generateContent } from "./generate-content.js";
import { dialect as interactions } from "./interactions.js";
import { dialect as messages } from "./messages.js";
import { OpaqueMemory } from "./opaque-memory.js";
import { Refusal } from "./refusal.js";
import { dialect as responses } from "./responses.js";
import { type ModelInput, type Script, toolLoop } from "./script.js";

export const strictDialects: Readonly<Record<string, StrictDialect>> = {
  chat,
  responses,
  messages,
  "generate-content": generateContent,
  interactions,
};

/** One call as a vendor received it. */
export interface StrictRecord {
  readonly dialect: string;
  readonly model: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly text: string;
  readonly body: JsonObject;
  /** The model's view of it. Undefined where the vendor refused. */
  readonly input: ModelInput | undefined;
  /** The vendor's own message, where it refused. */
  readonly refused: string | undefined;
}

export interface StrictOptions {
  readonly script?: Script;
  /** Of the responses dialect: tools that are no functions are accepted too. */
  readonly takesNativeTools?: boolean;
  /** The vendor whose state it makes, where several have the same dialect. */
  readonly vendor?: string;
}

/** Five vendors on 127.0.0.1, each with its own dialect: they apply the vendors' rules, and play a script. */
export class StrictUpstream {
  readonly received: StrictRecord[] = [];
  readonly memories: ReadonlyMap<string, OpaqueMemory>;
  script: Script;
  takesNativeTools: boolean;
  #turns = 0;

  private constructor(
    private readonly server: Server,
    private readonly url: string,
    { script = toolLoop(), takesNativeTools = false, vendor = "" }: StrictOptions,
  ) {
    this.memories = new Map(Object.keys(strictDialects).map((name) => [name, new OpaqueMemory(vendor + name)]));
    this.script = script;
    this.takesNativeTools = takesNativeTools;
  }

  static async start(options: StrictOptions = {}): Promise<StrictUpstream> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const upstream = new StrictUpstream(server, `http://127.0.0.1:${port}`, options);
    server.on("request", (request, response) => {
      upstream
        .#serve(request, response)
        .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
    });
    return upstream;
  }

  /** The base URL of a provider with a dialect. */
  baseUrl(dialect: string): string {
    return `${this.url}/${dialect}`;
  }

  memory(dialect: string): OpaqueMemory {
    const memory = this.memories.get(dialect);
    if (memory === undefined) throw new Error(`there is no dialect ${dialect}`);
    return memory;
  }

  /** Forgets the calls, but no state that was made. */
  forget(): void {
    this.received.length = 0;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, name = "", path = ""] = /^\/([a-z-]+)(\/.*)$/.exec(request.url ?? "") ?? [];
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString("utf8");
    const dialect = strictDialects[name];
    const address = request.method === "POST" ? dialect?.address(path) : undefined;
    const parsed = parseJson(text);
    if (dialect === undefined || address === undefined || !isObject(parsed)) {
      answerJson(response, 404, { error: { message: `Invalid URL (${request.method ?? ""} ${request.url ?? ""})` } });
      return;
    }
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([header, value]) => [header, String(value)]),
    );
    const model = address.model ?? textAt(parsed, "model") ?? "";
    const call: StrictCall = {
      body: parsed,
      headers,
      model,
      wantsStream: address.wantsStream ?? parsed.stream === true,
      memory: this.memory(name),
      takesNativeTools: this.takesNativeTools,
    };
    const record = { dialect: name, model, path, headers, text, body: parsed };
    try {
      dialect.check(call);
      const answer = dialect.readInput(call);
      this.received.push({ ...record, input: answer, refused: undefined });
      const turn = this.#turns++;
      const { body, pieces } = dialect.speak(this.script(answer, turn), call, turn);
      if (call.wantsStream) await answerStream(response, pieces);
      else answerJson(response, 200, body);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.received.push({ ...record, input: undefined, refused: error.message });
      answerJson(response, error.status, dialect.refuse(error));
    }
  }
}

function answerJson(response: ServerResponse, status: number, body: JsonObject): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

async function answerStream(response: ServerResponse, pieces: readonly string[]): Promise<void> {
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const piece of pieces) {
    response.write(piece);
    // Each piece is a read of its own for the client.
    await new Promise((resolve) => setImmediate(resolve));
  }
  response.end();
}
