import { connect } from "node:net";
import { expect } from "chai";
import { json, openCall, route, temporaryGateway } from "../support/server/temporary-gateway.js";
import { until } from "../support/until.js";

const open = temporaryGateway({
  models: [
    { id: "maker/zeta", routes: [route("one", "chat")] },
    { id: "maker/alpha", kind: "video", created: 1_700_000_001 },
    { id: "plain", routes: [route("one", "chat")] },
    { id: "maker/off", enabled: false, routes: [route("one", "chat")] },
  ],
});

/** The complete response of a server to bytes that a client wrote by hand. */
function raw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    socket.on("data", (chunk) => (output += chunk.toString()));
    socket.on("close", () => resolve(output)).on("error", reject);
  });
}

describe("createApp: the server", () => {
  describe("health", () => {
    it("is 200 while the process is up", async () => {
      const response = await fetch(`${open().url}/healthz`);
      expect(response.status).to.equal(200);
      expect(await response.json()).to.deep.equal({ status: "ok" });
    });

    it("answers HEAD", async () => {
      expect((await fetch(`${open().url}/healthz`, { method: "HEAD" })).status).to.equal(200);
    });

    it("accepts no other method", async () => {
      const response = await fetch(`${open().url}/healthz`, { method: "POST" });
      expect(response.status).to.equal(405);
      expect(response.headers.get("allow")).to.equal("GET, HEAD");
    });

    it("reports readiness when the database answers", async () => {
      const response = await fetch(`${open().url}/readyz`);
      expect([response.status, await response.json()]).to.deep.equal([200, { status: "ready" }]);
    });
  });

  it("answers as many requests on one connection as come", async () => {
    const many = 1_100;
    const request = (last: boolean) => `GET /healthz HTTP/1.1\r\nhost: h\r\n${last ? "connection: close\r\n" : ""}\r\n`;
    const output = await raw(open().port, request(false).repeat(many - 1) + request(true));
    expect(output.match(/HTTP\/1\.1 \d+/g)).to.deep.equal(Array<string>(many).fill("HTTP/1.1 200"));
  });

  describe("every response", () => {
    for (const path of ["/healthz", "/v1/models", "/nowhere", "/v1/messages"]) {
      it(`of ${path} has cache-control and x-content-type-options`, async () => {
        const { headers } = await fetch(open().url + path);
        expect(headers.get("cache-control")).to.equal("no-store");
        expect(headers.get("vary")).to.equal("authorization");
        expect(headers.get("x-content-type-options")).to.equal("nosniff");
        expect(headers.get("referrer-policy")).to.equal("no-referrer");
        expect(headers.get("x-powered-by")).to.equal(null);
        expect(headers.get("x-request-id")).to.match(/^req_[0-9a-f]{32}$/);
      });
    }

    it("keeps a valid request ID of the client", async () => {
      const { headers } = await fetch(`${open().url}/healthz`, { headers: { "x-request-id": "My_id-1" } });
      expect(headers.get("x-request-id")).to.equal("My_id-1");
    });

    for (const id of ["a b", "é", "x".repeat(65), "a;b"]) {
      it(`replaces the request ID ${JSON.stringify(id.slice(0, 10))}`, async () => {
        const output = await raw(
          open().port,
          `GET /healthz HTTP/1.1\r\nhost: h\r\nx-request-id: ${id}\r\nconnection: close\r\n\r\n`,
        );
        expect(output).to.match(/x-request-id: req_[0-9a-f]{32}\r\n/);
      });
    }
  });

  describe("the list of models", () => {
    it("names all enabled models by ID", async () => {
      const { url, key } = open();
      const response = await fetch(`${url}/v1/models`, { headers: { authorization: `Bearer ${key}` } });
      expect(response.headers.get("content-type")).to.contain("application/json");
      expect(await response.json()).to.deep.equal({
        object: "list",
        data: [
          { id: "maker/alpha", object: "model", created: 1_700_000_001, owned_by: "maker" },
          { id: "maker/zeta", object: "model", created: 1_700_000_000, owned_by: "maker" },
          { id: "plain", object: "model", created: 1_700_000_000, owned_by: "plain" },
        ],
      });
    });

    it("needs a key", async () => {
      const response = await fetch(`${open().url}/v1/models`);
      expect(response.status).to.equal(401);
      expect(response.headers.get("www-authenticate")).to.equal("Bearer");
      expect(await response.json()).to.have.nested.property("error.code", "invalid_api_key");
    });

    it("is read again when the gateway reloads it", async () => {
      const { url, key, gateway, changeCatalog } = open();
      const ids = async () => {
        const response = await fetch(`${url}/v1/models`, { headers: { authorization: `Bearer ${key}` } });
        return ((await response.json()) as { data: { id: string }[] }).data.map(({ id }) => id);
      };
      changeCatalog({ models: [{ id: "maker/new" }] });
      expect(await ids()).to.include("plain");
      await gateway.reload();
      expect(await ids()).to.deep.equal(["maker/new"]);
    });

    it("is the latest one, even if an earlier reading is over later", async () => {
      const { url, key, gateway, changeCatalog } = open();
      let end: () => void = () => undefined;
      changeCatalog({ models: [{ id: "maker/old" }] }, new Promise<void>((resolve) => (end = resolve)));
      const earlier = gateway.reload();
      changeCatalog({ models: [{ id: "maker/new" }] });
      await gateway.reload();
      end();
      await earlier;
      const response = await fetch(`${url}/v1/models`, { headers: { authorization: `Bearer ${key}` } });
      expect(await response.json()).to.have.nested.property("data[0].id", "maker/new");
    });

    it("can only be read", async () => {
      expect((await fetch(`${open().url}/v1/models`, { method: "DELETE" })).status).to.equal(405);
    });
  });

  describe("unknown paths", () => {
    it("are answered in the fallback dialect", async () => {
      const response = await fetch(`${open().url}/nowhere`);
      expect(response.status).to.equal(404);
      expect(await response.json()).to.have.nested.property("error.code", "not_found");
    });

    it("are answered in the dialect of the nearest path", async () => {
      const response = await fetch(`${open().url}/v1/messages/count_tokens`, { method: "POST" });
      expect(response.status).to.equal(404);
      const body = (await response.json()) as { type: string; request_id: string };
      expect(body.type).to.equal("error");
      expect(body.request_id).to.equal(response.headers.get("x-request-id"));
    });

    it("name the path that was probably meant, in its dialect", async () => {
      const response = await fetch(`${open().url}/v1/v1/messages`, { method: "POST" });
      expect(response.status).to.equal(404);
      expect(await response.json()).to.deep.include({
        type: "error",
        error: {
          type: "not_found_error",
          message: "not_found: There is nothing at /v1/v1/messages. Is /v1/messages meant?",
        },
      });
    });

    it("are named, as far as they are not very long", async () => {
      for (const path of ["/v1/files", `/${"a".repeat(500)}`]) {
        const { error } = (await (await fetch(open().url + path)).json()) as { error: { message: string } };
        expect(error.message).to.equal(`There is nothing at ${path.slice(0, 200)}.`);
      }
    });

    it("accept no unknown method", async () => {
      const response = await fetch(`${open().url}/v1/messages`);
      expect(response.status).to.equal(405);
      expect(response.headers.get("allow")).to.equal("POST");
      expect(await response.json()).to.have.property("type", "error");
    });
  });

  describe("request headers", () => {
    it("may have 100 headers", async () => {
      const lines = Array.from({ length: 98 }, (_, index) => `x-${index}: 1\r\n`).join("");
      expect(await raw(open().port, `GET /healthz HTTP/1.1\r\nhost: h\r\nconnection: close\r\n${lines}\r\n`)).to.match(
        /^HTTP\/1.1 200/,
      );
    });

    it("may not have more", async () => {
      const lines = Array.from({ length: 99 }, (_, index) => `x-${index}: 1\r\n`).join("");
      const output = await raw(open().port, `GET /healthz HTTP/1.1\r\nhost: h\r\nconnection: close\r\n${lines}\r\n`);
      expect(output)
        .to.match(/^HTTP\/1.1 400/)
        .and.contain("invalid_request");
    });

    it("may not name two hosts", async () => {
      const output = await raw(open().port, "GET /healthz HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n");
      expect(output)
        .to.match(/^HTTP\/1.1 400/)
        .and.contain("invalid_request");
    });

    it("must name a host", async () => {
      expect(await raw(open().port, "GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n")).to.match(/^HTTP\/1.1 400/);
    });

    it("are refused with a target without a path", async () => {
      const output = await raw(open().port, "GET foo://bar HTTP/1.1\r\nhost: h\r\nconnection: close\r\n\r\n");
      expect(output)
        .to.match(/^HTTP\/1.1 400/)
        .and.to.match(/x-request-id: /i)
        .and.to.contain("names no path");
    });

    it("are matched by their path, whatever host they name", async () => {
      const output = await raw(
        open().port,
        "GET http://evil.test/v1/models HTTP/1.1\r\nhost: h\r\nconnection: close\r\n\r\n",
      );
      expect(output).to.match(/^HTTP\/1.1 401/);
    });

    const broken: [string, string, string][] = [
      ["not HTTP", "hello\r\n\r\n", "400"],
      ["too large", `GET / HTTP/1.1\r\nhost: h\r\nx: ${"x".repeat(20_000)}\r\n\r\n`, "431"],
      ["smuggling", "POST / HTTP/1.1\r\nhost: h\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n", "400"],
    ];
    for (const [name, text, status] of broken) {
      it(`that are ${name} get a valid answer`, async () => {
        const output = await raw(open().port, text);
        expect(output).to.match(new RegExp(`^HTTP/1.1 ${status} `));
        expect(output)
          .to.match(/x-request-id: req_/)
          .and.match(/cache-control: no-store/);
        const body = output.slice(output.indexOf("\r\n\r\n") + 4);
        expect(JSON.parse(body)).to.have.nested.property("error.code", "invalid_request");
        expect(output).to.contain(`content-length: ${Buffer.byteLength(body)}\r\n`);
      });
    }
  });

  describe("a client that wants a WebSocket", () => {
    const upgrade =
      "host: h\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n" +
      "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    for (const [path, member] of [
      ["/v1/responses", "error.code"],
      ["/v1/messages", "error.type"],
      ["/v1/models", "error.code"],
      ["/nowhere", "error.code"],
    ] as const) {
      it(`at ${path} gets 426`, async () => {
        const output = await raw(open().port, `GET ${path} HTTP/1.1\r\n${upgrade}`);
        expect(output)
          .to.match(/^HTTP\/1.1 426 /)
          .and.match(/\r\nconnection: close\r\n/i);
        const body = JSON.parse(output.slice(output.indexOf("\r\n\r\n") + 4)) as object;
        expect(body).to.have.nested.property(member);
        expect(JSON.stringify(body)).to.contain("WebSocket is not supported");
      });
    }

    it("does not include one that offers HTTP/2", async () => {
      const output = await raw(
        open().port,
        "GET /healthz HTTP/1.1\r\nhost: h\r\nconnection: Upgrade, HTTP2-Settings, close\r\nupgrade: h2c\r\n" +
          "http2-settings: AAMAAABk\r\n\r\n",
      );
      expect(output).to.match(/^HTTP\/1.1 200 /);
    });
  });

  describe("bodies that are too large", () => {
    const LIMIT = 1024 * 1024;
    const head = () => ({ authorization: `Bearer ${open().key}`, "content-type": "application/json" });

    it("are refused in pieces, and the client can read that", async () => {
      const { request, response } = openCall(open().port, "/v1/chat/completions", head());
      for (let count = 0; count < 40; count++) request.write("x".repeat(100_000));
      request.end();
      expect((await response).statusCode).to.equal(413);
    });

    it("are refused by their length, before they are sent", async () => {
      const { request, response } = openCall(open().port, "/v1/chat/completions", {
        ...head(),
        "content-length": LIMIT + 1,
      });
      request.flushHeaders();
      expect((await response).statusCode).to.equal(413);
      request.on("error", () => undefined).destroy();
    });

    it("are not read for clients without a key", async () => {
      const { request, response } = openCall(open().port, "/v1/chat/completions", {
        ...head(),
        authorization: "Bearer no",
        "content-length": 500,
      });
      request.flushHeaders();
      expect((await response).statusCode).to.equal(401);
      request.on("error", () => undefined).destroy();
    });

    it("leave the connection usable for the next call", async () => {
      open().upstream.answer = json({ id: "x", object: "chat.completion", choices: [], model: "inner-model" });
      const body = JSON.stringify({ model: "plain", messages: [{ role: "user", content: "hi" }] });
      const lines = `host: h\r\nauthorization: Bearer ${open().key}\r\ncontent-type: application/json\r\n`;
      const large = "x".repeat(LIMIT + 10);
      const output = await raw(
        open().port,
        `POST /v1/chat/completions HTTP/1.1\r\n${lines}content-length: ${large.length}\r\n\r\n${large}` +
          `POST /v1/chat/completions HTTP/1.1\r\n${lines}connection: close\r\ncontent-length: ` +
          `${body.length}\r\n\r\n${body}`,
      );
      expect(output.match(/HTTP\/1\.1 \d{3}/g)).to.deep.equal(["HTTP/1.1 413", "HTTP/1.1 200"]);
    });
  });

  describe("draining", () => {
    it("accepts no new connections and lets an answer end", async () => {
      const { gateway, url, upstream, call } = open();
      let finish: (() => void) | undefined;
      upstream.answer = (response) => {
        finish = () =>
          response.writeHead(200, { "content-type": "application/json" }).end('{"model":"inner-model","choices":[]}');
      };
      const answer = call("/v1/chat/completions", { model: "plain", messages: [{ role: "user", content: "hi" }] });
      await until(() => finish !== undefined);
      const drained = gateway.drain();
      // Connections that arrive as it stops to listen are accepted.
      await until(() =>
        fetch(`${url}/healthz`).then(
          () => false,
          () => true,
        ),
      );
      finish?.();
      expect((await answer).status).to.equal(200);
      await drained;
    });

    it("closes connections that are held open", async () => {
      const { gateway, port } = open();
      const output = new Promise<string>((resolve) => {
        let text = "";
        const socket = connect(port, "127.0.0.1", () =>
          socket.write("GET /readyz HTTP/1.1\r\nhost: h\r\nx-part: 1\r\n"),
        );
        socket.on("data", (chunk) => (text += chunk.toString())).on("close", () => resolve(text));
        gateway.server.once("connection", (held) => {
          void until(() => held.bytesRead > 0).then(() => {
            void gateway.drain();
            socket.write("\r\n");
          });
        });
      });
      expect(await output)
        .to.match(/^HTTP\/1.1 503/)
        .and.match(/connection: close/i)
        .and.contain("draining");
    });
  });
});
