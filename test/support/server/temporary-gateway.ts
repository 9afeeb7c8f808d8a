import { Secret } from "../../../src/config/secret.js";
import {
  createServer,
  type IncomingMessage,
  request as sendRequest,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import { pino } from "pino";
import type { Catalog, Model, Provider } from "../../../src/catalog/types.js";
import type { Registry } from "../../../src/calls/context.js";
import { createGateway, type Gateway } from "../../../src/server/gateway.js";
import { TICKS_PER_USD } from "../../../src/stores/wallets/money.js";
import type { UpstreamTimeouts } from "../../../src/upstream/agent.js";
import { temporaryStores } from "../stores.js";

export type Answer = (response: ServerResponse, request: IncomingMessage, body: string) => void;

/** An upstream whose answers a test writes. */
export interface Upstream {
  readonly url: string;
  readonly requests: {
    readonly path: string;
    readonly headers: NodeJS.Dict<string | string[]>;
    readonly body: string;
    readonly bytes: Buffer;
  }[];
  answer: Answer;
}

export interface TestGateway {
  readonly gateway: Gateway;
  readonly url: string;
  readonly port: number;
  readonly key: string;
  /** The log's lines, parsed. */
  readonly log: Record<string, unknown>[];
  readonly upstreams: readonly Upstream[];
  readonly upstream: Upstream;
  /** Changes the catalog in the stores. The gateway reloads it on request, and has it when `until` resolves. */
  changeCatalog(catalog: TestCatalog, until?: Promise<unknown>): void;
  /** Calls with the key and a JSON body. */
  call(
    path: string,
    body: unknown,
    init?: { headers?: Record<string, string>; signal?: AbortSignal },
  ): Promise<Response>;
}

export interface TestCatalog {
  readonly models?: readonly (Partial<Model> & { id: string })[];
  readonly providers?: { readonly one?: Partial<Provider>; readonly two?: Partial<Provider> };
}

const UPSTREAM_KEY = "upstream-key-1234";
const CONFIG = {
  limits: { bodyMiB: 1 },
  // Longer than any slow machine makes an upstream seem silent.
  upstream: { connectTimeoutSeconds: 15, firstByteTimeoutSeconds: 15, idleTimeoutSeconds: 15 },
  logs: { requestLog: true, requestLogRetentionDays: 1 },
};

/** A gateway on sockets of its own, with two upstreams called `one` and `two`, for every test of a suite. */
export function temporaryGateway(
  given: TestCatalog,
  registry?: Registry,
  impatience: Partial<UpstreamTimeouts> = {},
): () => TestGateway {
  const stores = temporaryStores();
  const servers: Server[] = [];
  let current: TestGateway;

  beforeEach(async () => {
    const upstreams = [await startUpstream(servers), await startUpstream(servers)];
    const [upstream] = upstreams;
    if (upstream === undefined) throw new Error("there is no upstream");
    await stores().wallets.create("alice", 1_000n * TICKS_PER_USD);
    const { secret: key } = await stores().keys.create("alice", "test");
    const { log, lines } = collectLog();
    let read = async () => testCatalog(given, upstreams);
    const readers = { ...stores(), catalog: { read: () => read() } };
    const gateway = await createGateway({
      stores: readers,
      config: { ...CONFIG, upstream: { ...CONFIG.upstream, ...impatience } },
      log,
      isAlone: true,
      registry,
    });
    const changeCatalog = (changed: TestCatalog, until?: Promise<unknown>) => {
      const catalog = testCatalog(changed, upstreams);
      read = async () => until?.then(() => catalog) ?? catalog;
    };
    const { port } = await gateway.listen(0, "127.0.0.1");
    const url = `http://127.0.0.1:${port}`;
    const call: TestGateway["call"] = (path, body, { headers, signal } = {}) =>
      fetch(url + path, {
        method: "POST",
        headers: { authorization: `Bearer ${key}`, "content-type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
        signal,
      });
    current = { gateway, url, port, key, log: lines, upstreams, upstream, changeCatalog, call };
  });

  afterEach(async () => {
    current.gateway.server.closeAllConnections();
    for (const server of servers) server.closeAllConnections();
    await current.gateway.drain();
    for (const server of servers.splice(0)) server.close();
  });

  return () => current;
}

async function startUpstream(servers: Server[]): Promise<Upstream> {
  const requests: Upstream["requests"] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    const body = bytes.toString();
    requests.push({ path: request.url ?? "", headers: request.headers, body, bytes });
    upstream.answer(response, request, body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  servers.push(server);
  const { port } = server.address() as AddressInfo;
  const upstream: Upstream = {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    answer: (response) => response.writeHead(500).end(),
  };
  return upstream;
}

function testCatalog({ models = [], providers: own }: TestCatalog, upstreams: readonly Upstream[]): Catalog {
  const providers = upstreams.map(({ url }, index): Provider => {
    const id = index === 0 ? "one" : "two";
    return { id, baseUrl: url, headers: {}, apiKey: new Secret(UPSTREAM_KEY), ...own?.[id] };
  });
  const whole = models.map((model): Model => ({ ...DEFAULTS, ...model }));
  return {
    models: new Map(whole.map((model) => [model.id, model])),
    providers: new Map(providers.map((item) => [item.id, item])),
  };
}

const DEFAULTS = {
  kind: "text",
  profile: "none",
  outputs: ["text"],
  enabled: true,
  pricing: { input: 1, output: 2 },
  created: 1_700_000_000,
  routes: [],
} as const;

/** A route of the test catalog. */
export function route(provider: "one" | "two", dialect: string, priority = 0): Model["routes"][number] {
  return { provider, dialect, model: "inner-model", priority, weight: 1 };
}

function collectLog() {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      for (const line of chunk.toString().trim().split("\n")) lines.push(JSON.parse(line) as Record<string, unknown>);
      done();
    },
  });
  return { log: pino({ level: "debug" }, stream), lines };
}

/** A POST whose body is written piece by piece and whose response is read by hand. */
export function openCall(port: number, path: string, headers: Record<string, string | number>) {
  const request = sendRequest({ port, host: "127.0.0.1", method: "POST", path, headers });
  const response = new Promise<IncomingMessage>((resolve, reject) =>
    request.once("response", resolve).once("error", reject),
  );
  return { request, response };
}

/** Answers with JSON. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Answer {
  return (response) =>
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}

/** Answers with a complete stream of events. */
export function events(...texts: string[]): Answer {
  return (response) => response.writeHead(200, { "content-type": "text/event-stream" }).end(texts.join(""));
}
