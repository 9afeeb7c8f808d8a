/** Media at addresses, for an upstream that requires their types. */
import { expect } from "chai";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { scriptedGateway } from "../support/scripted-gateway.js";
import { answers } from "../support/upstream.js";

const PNG = Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.alloc(200, 7)]);
const answer = {
  candidates: [{ content: { role: "model", parts: [{ text: "A boat." }] }, finishReason: "STOP", index: 0 }],
  usageMetadata: { promptTokenCount: 3, candidatesTokenCount: 2, totalTokenCount: 5 },
};
const message = { role: "assistant", content: "A boat." };
const answersOf: Readonly<Record<string, object>> = {
  chat: { id: "c", created: 1, model: "inner", choices: [{ index: 0, message, finish_reason: "stop" }] },
  "ollama-chat": { model: "inner", message, done: true, done_reason: "stop" },
  "bedrock-converse": {
    output: { message: { role: "assistant", content: [{ text: "A boat." }] } },
    stopReason: "end_turn",
  },
};
const route = (dialect: string) => [{ provider: "one", model: "inner", dialect }];
const MEBIBYTE = 1024 * 1024;
const models = [
  ...["generate-content", "chat", "ollama-chat", "bedrock-converse"].map((dialect) => ({
    id: `maker/${dialect}`,
    kind: "text",
    routes: route(dialect),
  })),
  {
    id: "maker/failing-over",
    kind: "text",
    routes: [
      ...route("generate-content"),
      { provider: "two", model: "inner", dialect: "generate-content", priority: 1 },
    ],
  },
];

type Host = (request: IncomingMessage, response: ServerResponse) => void;
interface File {
  readonly fileData?: { readonly fileUri: string; readonly mimeType?: string };
  readonly inlineData?: { readonly mimeType: string; readonly data: string };
}

/** Responds only to requests without a range. */
const unwilling: Host = ({ method, headers }, response) => {
  if (method === "HEAD" || headers.range !== undefined) return void response.writeHead(405).end();
  response.writeHead(200, { "content-type": "image/png", "content-length": PNG.length }).end(PNG);
};
/** The same for an image of a mebibyte. */
const unwillingAndLarge: Host = ({ method, headers }, response) => {
  if (method === "HEAD" || headers.range !== undefined) return void response.writeHead(405).end();
  response.writeHead(200, { "content-type": "image/png" }).end(Buffer.concat([PNG, Buffer.alloc(MEBIBYTE)]));
};
const heads: Host = (_request, response) =>
  void response.writeHead(200, { "content-type": "image/webp; charset=binary" }).end();
const bytesOnly: Host = ({ method, headers }, response) => {
  if (method === "HEAD") return void response.writeHead(403).end();
  const isPart = headers.range === "bytes=0-63";
  response
    .writeHead(isPart ? 206 : 200, { "content-type": "application/octet-stream" })
    .end(isPart ? PNG.subarray(0, 64) : PNG);
};
const shortOfHeads: Host = ({ method, socket }, response) => {
  if (method === "HEAD") return void socket.resetAndDestroy();
  response.writeHead(206, { "content-type": "application/octet-stream" }).end(PNG.subarray(0, 64));
};
const deafToHeads: Host = (request, response) => {
  if (request.method !== "HEAD") shortOfHeads(request, response);
};
const dead: Host = ({ socket }) => void socket.resetAndDestroy();
const page: Host = (_request, response) =>
  void response.writeHead(200, { "content-type": "text/html" }).end("<html>not an image</html>");
const pdf: Host = (_request, response) =>
  void response.writeHead(200, { "content-type": "application/octet-stream" }).end("%PDF-1.7");
const gone: Host = (_request, response) => void response.writeHead(404).end();
/** Never ends its response: only the beginning is read. */
const endless: Host = ({ method }, response) => {
  if (method === "HEAD") return void response.writeHead(501).end();
  response.writeHead(200, { "content-type": "application/octet-stream" });
  const more = () => {
    while (!response.destroyed && response.write(PNG));
    response.once("drain", more);
  };
  more();
};

describe("media given by their addresses", () => {
  const open = scriptedGateway(models, { callbacks: { allowPrivateAddresses: true }, limits: { bodyMiB: 3 } });
  let host: Server;
  let at = "";
  let play: Host = gone;
  const requested: string[] = [];

  before(async () => {
    host = createServer((request, response) => {
      requested.push(`${request.method ?? ""} ${request.url ?? ""}`);
      play(request, response);
    });
    await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
    at = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  });

  after(() => {
    host.closeAllConnections();
    host.close();
  });

  const calls: Readonly<Record<string, (model: string, url: string) => { path: string; body: object }>> = {
    chat: (model, url) => ({
      path: "/v1/chat/completions",
      body: {
        model,
        messages: [
          {
            role: "user",
            content: [
              { type: "text", text: "What?" },
              { type: "image_url", image_url: { url } },
            ],
          },
        ],
      },
    }),
    messages: (model, url) => ({
      path: "/v1/messages",
      body: {
        model,
        max_tokens: 50,
        messages: [
          {
            role: "user",
            content: [
              { type: "text", text: "What?" },
              { type: "image", source: { type: "url", url } },
            ],
          },
        ],
      },
    }),
    document: (model, url) => ({
      path: "/v1/messages",
      body: {
        model,
        max_tokens: 50,
        messages: [
          {
            role: "user",
            content: [
              { type: "text", text: "What?" },
              { type: "document", source: { type: "url", url } },
            ],
          },
        ],
      },
    }),
    responses: (model, url) => ({
      path: "/v1/responses",
      body: {
        model,
        input: [
          {
            type: "message",
            role: "user",
            content: [
              { type: "input_text", text: "What?" },
              { type: "input_image", image_url: url },
            ],
          },
        ],
      },
    }),
  };

  async function send(client: string, url: string, does: Host, upstream = "generate-content") {
    const { gateway, one } = open();
    play = does;
    requested.length = 0;
    one.plays(answers(answersOf[upstream] ?? answer));
    const { path, body } = calls[client]?.(`maker/${upstream}`, url) ?? expect.fail(client);
    const headers = {
      authorization: `Bearer ${gateway.key}`,
      "content-type": "application/json",
      "anthropic-version": "2023-06-01",
    };
    const reported = await fetch(gateway.url + path, { method: "POST", headers, body: JSON.stringify(body) });
    return { status: reported.status, text: await reported.text(), one };
  }

  async function file(client: string, url: string, does: Host): Promise<File | undefined> {
    const { status, text, one } = await send(client, url, does);
    expect(status, text).to.equal(200);
    const { contents } = one.onlyJson as { contents: { parts: File[] }[] };
    return contents
      .flatMap(({ parts }) => parts)
      .find(({ fileData, inlineData }) => fileData !== undefined || inlineData !== undefined);
  }

  for (const client of ["chat", "messages", "responses"]) {
    it(`have the type of their extension, for a client of ${client}, and no host is called`, async () => {
      const url = `${at}/boat.PNG?size=large`;
      expect(await file(client, url, gone)).to.deep.equal({ fileData: { fileUri: url, mimeType: "image/png" } });
      expect(requested).to.deep.equal([]);
    });

    it(`have the type that their host reports, for a client of ${client}`, async () => {
      expect(await file(client, `${at}/boat`, heads)).to.deep.equal({
        fileData: { fileUri: `${at}/boat`, mimeType: "image/webp" },
      });
      expect(requested).to.deep.equal(["HEAD /boat"]);
    });

    it(`are refused to a client of ${client} where they do not exist, before anything is sent`, async () => {
      const { status, text, one } = await send(client, `${at}/boat`, gone);
      expect(status, text).to.equal(400);
      expect(text).to.contain("invalid_request").and.to.contain("content[1]").and.to.contain("404");
      expect(one.received).to.have.length(0);
    });
  }

  it("are fetched for an upstream that takes bytes alone, also with an extension", async () => {
    const { status, text, one } = await send("chat", `${at}/boat.png`, unwilling, "ollama-chat");
    expect(status, text).to.equal(200);
    expect(one.onlyJson.messages).to.deep.equal([{ role: "user", content: "What?", images: [PNG.toString("base64")] }]);
  });

  it("are refused where an upstream takes bytes alone and they do not exist", async () => {
    const { status, text, one } = await send("messages", `${at}/boat.png`, gone, "ollama-chat");
    expect(status, text).to.equal(400);
    expect(text).to.contain("content[1]").and.to.contain("404");
    expect(one.received).to.have.length(0);
  });

  it("are fetched where they are documents that an upstream takes as bytes alone", async () => {
    const { status, text, one } = await send("document", `${at}/boat.pdf`, pdf, "bedrock-converse");
    expect(status, text).to.equal(200);
    expect(one.onlyJson.messages).to.deep.equal([
      {
        role: "user",
        content: [
          { text: "What?" },
          {
            document: {
              format: "pdf",
              name: "document",
              source: { bytes: Buffer.from("%PDF-1.7").toString("base64") },
            },
          },
        ],
      },
    ]);
  });

  it("are refused where they are to be documents and are none", async () => {
    const { status, text } = await send("document", `${at}/boat.pdf`, unwilling, "bedrock-converse");
    expect(status, text).to.equal(400);
    expect(text).to.contain("is not a PDF, a text, or a document of Word or Excel");
  });

  it("have the type of their first bytes", async () => {
    expect(await file("chat", `${at}/boat`, bytesOnly)).to.deep.equal({
      fileData: { fileUri: `${at}/boat`, mimeType: "image/png" },
    });
    expect(requested).to.deep.equal(["HEAD /boat", "GET /boat"]);
  });

  for (const [does, host] of [
    ["breaks off", shortOfHeads],
    ["sends nothing", deafToHeads],
  ] as const) {
    it(`have the type of their first bytes where the host ${does} for HEAD`, async () => {
      expect(await file("chat", `${at}/boat`, host)).to.deep.equal({
        fileData: { fileUri: `${at}/boat`, mimeType: "image/png" },
      });
      expect(requested).to.deep.equal(["HEAD /boat", "GET /boat"]);
    });
  }

  it("are refused where their host always breaks off", async () => {
    const { status, text, one } = await send("chat", `${at}/boat`, dead);
    expect(status, text).to.equal(400);
    expect(one.received).to.have.length(0);
  });

  it("are read no further than that", async () => {
    expect(await file("chat", `${at}/boat`, endless)).to.deep.equal({
      fileData: { fileUri: `${at}/boat`, mimeType: "image/png" },
    });
  });

  it("are sent as bytes where no host reports a type", async () => {
    expect(await file("chat", `${at}/boat`, unwilling)).to.deep.equal({
      inlineData: { mimeType: "image/png", data: PNG.toString("base64") },
    });
  });

  async function sendAll(model: string, count: number) {
    const { gateway } = open();
    requested.length = 0;
    const content = Array.from({ length: count }, (_, index) => ({
      type: "image_url",
      image_url: { url: `${at}/boat-${index}` },
    }));
    const headers = { authorization: `Bearer ${gateway.key}`, "content-type": "application/json" };
    const reported = await fetch(`${gateway.url}/v1/chat/completions`, {
      method: "POST",
      headers,
      body: JSON.stringify({ model, messages: [{ role: "user", content }] }),
    });
    return { status: reported.status, text: await reported.text() };
  }

  it("are sent as bytes up to the size of a body, all of them together", async () => {
    play = unwillingAndLarge;
    open().one.plays(answers(answer));
    expect((await sendAll("maker/generate-content", 2)).status).to.equal(200);
    open().one.plays(answers(answer));
    const { status, text } = await sendAll("maker/generate-content", 3);
    expect(status, text).to.equal(413);
    expect(text).to.contain("too large together");
    expect(open().one.received).to.have.length(0);
  });

  for (const [what, host, times] of [
    ["read for their type", heads, 1],
    ["fetched", unwilling, 3],
  ] as const) {
    it(`are ${what} once, however many upstreams are tried`, async () => {
      play = host;
      const { one, two } = open();
      one.plays(answers({}, { status: 503 }));
      two.plays(answers(answer));
      const { status, text } = await sendAll("maker/failing-over", 1);
      expect([status, requested.length], `${text} ${requested.join()}`).to.deep.equal([200, times]);
      const [first, second] = [one, two].map(({ onlyJson }) => onlyJson);
      expect(second).to.deep.equal(first);
    });
  }

  it("are asked for once where they do not exist, though several upstreams need them", async () => {
    play = gone;
    expect((await sendAll("maker/generate-content", 1)).status).to.equal(400);
    const once = [...requested];
    const { status, text } = await sendAll("maker/failing-over", 1);
    expect(status, text).to.equal(400);
    expect(text).to.contain("content[0]");
    expect(requested).to.deep.equal(once);
  });

  it("are refused where they are no media", async () => {
    const { status, text } = await send("chat", `${at}/boat`, page);
    expect(status, text).to.equal(400);
    expect(text).to.contain("is not a PNG, JPEG or WebP image");
  });

  it("are not read for upstreams that need no types", async () => {
    expect((await send("messages", `${at}/boat`, gone, "chat")).status).to.equal(200);
    expect(requested).to.deep.equal([]);
  });

  it("are not read where the vendor knows them", async () => {
    const url = "https://www.youtube.com/watch?v=abc";
    expect(await file("chat", url, gone)).to.deep.equal({ fileData: { fileUri: url } });
  });
});

describe("media at internal addresses", () => {
  const open = scriptedGateway(models);

  for (const url of [
    "http://127.0.0.1:9/boat",
    "http://169.254.169.254/latest/meta-data",
    "http://nowhere.invalid/boat",
  ]) {
    it(`are not requested from ${url}`, async () => {
      const { gateway, one } = open();
      one.plays(answers(answer));
      const body = JSON.stringify({
        model: "maker/generate-content",
        messages: [{ role: "user", content: [{ type: "image_url", image_url: { url } }] }],
      });
      const reported = await fetch(`${gateway.url}/v1/chat/completions`, {
        method: "POST",
        headers: { authorization: `Bearer ${gateway.key}`, "content-type": "application/json" },
        body,
      });
      expect(reported.status).to.equal(400);
      expect(await reported.text()).to.contain("cannot be reached");
      expect(one.received).to.have.length(0);
    });
  }
});
