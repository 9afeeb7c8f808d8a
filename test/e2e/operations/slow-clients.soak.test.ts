/** Answers that end with their connection, for clients that read slowly or not at all. The process must survive. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { call } from "../../support/videos/video-gateway.js";
import { eventually } from "../../support/until.js";
import { dialectClients } from "../../support/videos/video-clients.js";
import { type RunningGateway, startGatewayProcess, UPSTREAM_KEY } from "../../support/gateway.js";
import { vendorForms } from "../../support/vendor-forms/index.js";
import { fileOf, MP4 } from "../../support/media/media-host.js";
import { until } from "../../support/until.js";

const MEBIBYTE = 1024 * 1024;
const VIDEO = fileOf(MP4, 10 * MEBIBYTE);
const VIDEOS = 12;
/** The sockets on the way hold some MiB, so the last piece of such an answer waits in the gateway when it ends. */
const MEBIBYTES = [2, 3, 4];
const [OPENING = "", PIECE = "", ...REST] = vendorForms.get("chat")?.words.stream ?? [];

const eventsOf = (bytes: number) => [OPENING, PIECE.repeat(Math.ceil(bytes / PIECE.length)), ...REST].join("");
const bodyOf = (size: number, stream: boolean) =>
  JSON.stringify({ model: "maker/text", messages: [{ role: "user", content: `${size} MiB` }], stream });
const answerOf = (bytes: number) =>
  JSON.stringify(vendorForms.get("chat")?.words.body).replace("Oslo", "Oslo".repeat(bytes / 4));

/** Videos are kept for a client with another dialect than the upstream. */
const CLIENT = dialectClients.get("video-long-running") ?? expect.fail();

type Give = (type: string, body: string | Buffer) => void;

/** The response of a vendor at a path. */
function answer({ method, url = "", headers }: IncomingMessage, body: string, give: Give): void {
  if (url.endsWith("/chat/completions")) {
    const bytes = Number(/(\d+) MiB/.exec(body)?.[1]) * MEBIBYTE;
    return body.includes('"stream":true')
      ? give("text/event-stream", eventsOf(bytes))
      : give("application/json", answerOf(bytes));
  }
  if (url.endsWith(".mp4")) return give("video/mp4", VIDEO);
  const job =
    method === "POST"
      ? { request_id: "job" }
      : { status: "done", video: { url: `http://${headers.host}/one.mp4`, duration: 8 } };
  give("application/json", JSON.stringify(job));
}

/** Sends a body that ends with its connection, with or without a content-length. */
function giver(response: ServerResponse, isMeasured: boolean): Give {
  return (type, body) => {
    response.useChunkedEncodingByDefault = false;
    response
      .writeHead(200, {
        "content-type": type,
        connection: "close",
        ...(isMeasured && { "content-length": Buffer.byteLength(body) }),
      })
      .end(body);
  };
}

describe("a gateway before an upstream that closes its connections", () => {
  let server: Server;
  let gateway: RunningGateway;
  const sockets: Socket[] = [];
  let answers = 0;
  /** Bodies that the upstream has sent, or that were released. */
  let over = 0;

  before(async () => {
    server = createServer((request, response) => {
      response.on("close", () => (over += 1));
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () =>
        answer(request, Buffer.concat(chunks).toString(), giver(response, (answers += 1) % 2 === 0)),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const provider = "one";
    const route = { provider, model: "inner" };
    gateway = await startGatewayProcess({
      catalog: {
        providers: [
          {
            id: provider,
            baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
            apiKey: UPSTREAM_KEY,
          },
        ],
        models: [
          { id: "maker/text", kind: "text", routes: [{ ...route, dialect: "chat" }] },
          {
            id: "maker/video",
            kind: "video",
            profile: "none",
            pricing: { perSecond: 0.01 },
            routes: [{ ...route, dialect: "video-generation" }],
          },
        ],
      },
      config: { tasks: { pollSeconds: [0.05] } },
    });
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    expect((await fetch(`${gateway.url}/healthz`).catch(() => undefined))?.status, gateway.logged()).to.equal(200);
  });
  after(async () => {
    await gateway.stop();
    server.closeAllConnections();
    server.close();
  });

  /** Sends a request over a connection of its own, and reads only the beginning of the answer. */
  async function askAndWait(head: string, body = ""): Promise<Socket> {
    const socket = connect(Number(new URL(gateway.url).port), "127.0.0.1");
    sockets.push(socket);
    socket.on("error", () => undefined);
    socket.write(
      `${head} HTTP/1.1\r\nhost: x\r\nconnection: close\r\nauthorization: Bearer ${gateway.key}\r\n` +
        `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    await once(socket, "readable");
    expect(String(socket.read(12))).to.equal("HTTP/1.1 200");
    return socket;
  }

  it("archives many videos at once, and survives clients that do not read", async () => {
    const made = await Promise.all(
      Array.from({ length: VIDEOS }, () =>
        call(gateway, "POST", CLIENT.path("maker/video"), CLIENT.body("maker/video", "a boat")),
      ),
    );
    const ended = made.map(({ json }) =>
      eventually(
        () => call(gateway, "GET", CLIENT.alias(CLIENT.taskOf(json))),
        (reported) => CLIENT.hasWorked(reported.json),
      ),
    );
    const [first] = await Promise.all(ended);
    const { pathname } = new URL(CLIENT.videoOf(first?.json ?? {}) ?? "");
    const media = await fetch(gateway.url + pathname);
    const bytes = Buffer.from(await media.arrayBuffer());
    expect(bytes.equals(VIDEO), `${media.status} ${bytes.length} ${bytes.toString("latin1", 0, 100)}`).to.equal(true);
    for (let readers = 0; readers < 4; readers += 1) await askAndWait(`GET ${pathname}`);
  });

  for (const stream of [true, false]) {
    it(`survives clients that do not read large answers ${stream ? "that are streams" : "in one body"}`, async () => {
      over = 0;
      for (const size of MEBIBYTES) await askAndWait("POST /v1/chat/completions", bodyOf(size, stream));
      await until(() => Promise.resolve(over > 0));
      for (const socket of sockets.splice(0)) socket.destroy();
      await until(() => Promise.resolve(over >= MEBIBYTES.length));
    });
  }

  it("sends streams completely to clients that read slowly", async () => {
    await Promise.all(
      [...MEBIBYTES, ...MEBIBYTES].map(async (size) => {
        let end = "";
        for await (const chunk of await askAndWait("POST /v1/chat/completions", bodyOf(size, true))) {
          end = (end + (chunk as Buffer).toString("latin1")).slice(-1_000);
          await sleep(1);
        }
        expect(end, `${size} MiB`).to.contain("[DONE]");
      }),
    );
  });
});
