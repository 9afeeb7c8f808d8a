/** Upstreams that compress their answers although the request forbids it. */
import * as zlib from "node:zlib";
import { expect } from "chai";
import { scriptedGateway } from "../../support/scripted-gateway.js";
import type { Script } from "../../support/upstream.js";
import { INNER_MODEL, WORDS } from "../../support/vendor-forms/form.js";
import { vendorForms } from "../../support/vendor-forms/index.js";
import { bytesOf, textOf } from "../../support/wire-streams.js";
import { dialectClients } from "../../support/dialect-clients/index.js";
import type { DialectClient } from "../../support/dialect-clients/dialect-client.js";

const MEBIBYTE = 1024 * 1024;
const ENCODINGS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: zlib.gzipSync,
  deflate: zlib.deflateSync,
  br: zlib.brotliCompressSync,
  "X-GZIP": zlib.gzipSync,
  identity: (bytes) => bytes,
  none: (bytes) => bytes,
};
const scripted = scriptedGateway(
  [...vendorForms.keys()].map((dialect) => ({
    id: `maker/${dialect}`,
    kind: "text",
    routes: [{ provider: "one", model: INNER_MODEL, dialect }],
  })),
);
const chat = dialectClients.get("chat") ?? expect.fail();
const forms = vendorForms.get("chat") ?? expect.fail();

/** Sends a body in small pieces. */
function gives(bytes: Buffer, encoding: string, type = "application/json", status = 200): Script {
  return (response) => {
    response.writeHead(status, { "content-type": type, "content-encoding": encoding });
    for (let at = 0; at < bytes.length; at += 100) response.write(bytes.subarray(at, at + 100));
    response.end();
  };
}

async function ask(dialectClient: DialectClient, dialect: string, stream = false) {
  const { url, key } = scripted().gateway;
  const model = `maker/${dialect}`;
  const [credential] = dialectClient.credentials(key);
  const headers = { "content-type": "application/json", ...dialectClient.headers, ...credential.headers };
  const response = await fetch(url + dialectClient.path(model, stream), {
    method: "POST",
    headers,
    body: JSON.stringify({ ...dialectClient.body(model), ...(stream ? dialectClient.streaming : {}) }),
  });
  return { status: response.status, encoding: response.headers.get("content-encoding"), text: await textOf(response) };
}

describe("a compressed answer", () => {
  for (const [encoding, compress] of Object.entries(ENCODINGS)) {
    for (const [dialect, { words, error }] of vendorForms) {
      it(`as ${encoding} is decoded: ${dialect}`, async () => {
        for (const dialectClient of [chat, dialectClients.get(dialect) ?? chat]) {
          scripted().one.plays(gives(compress(Buffer.from(JSON.stringify(words.body))), encoding));
          const whole = await ask(dialectClient, dialect);
          expect(whole).to.include({ status: 200, encoding: null });
          expect(whole.text).to.contain(WORDS);
          scripted().one.plays(gives(compress(bytesOf(dialect, words.stream)), encoding, "text/event-stream"));
          const streamed = await ask(dialectClient, dialect, true);
          expect(streamed).to.include({ status: 200, encoding: null });
          expect(streamed.text).to.match(dialectClient.goodEnd);
          scripted().one.plays(
            gives(
              compress(Buffer.from(JSON.stringify(error(429, "Too many things.")))),
              encoding,
              "application/json",
              429,
            ),
          );
          expect((await ask(dialectClient, dialect)).text).to.contain("Too many things.");
        }
      });
    }
  }

  it("has the pieces of its stream forwarded as they come", async () => {
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    scripted().one.plays(async (response) => {
      response.writeHead(200, { "content-type": "text/event-stream", "content-encoding": "gzip" });
      const gzip = zlib.createGzip();
      gzip.pipe(response);
      gzip.write(forms.beginning.join(""));
      gzip.flush();
      await ended;
      gzip.end(forms.words.stream.slice(forms.beginning.length).join(""));
    });
    const { url, key } = scripted().gateway;
    const headers = { "content-type": "application/json", authorization: `Bearer ${key}` };
    const response = await fetch(url + chat.path("maker/chat", true), {
      method: "POST",
      headers,
      body: JSON.stringify({ ...chat.body("maker/chat"), ...chat.streaming }),
    });
    const reader = response.body?.getReader() ?? expect.fail();
    expect(Buffer.from((await reader.read()).value ?? []).toString()).to.contain("data: ");
    end();
    for (let next = await reader.read(); !next.done; next = await reader.read());
  });

  for (const encoding of ["zstd, gzip", "compress"]) {
    for (const status of [400, 429]) {
      it(`in ${encoding} still has its status: ${status}`, async () => {
        scripted().one.plays(gives(Buffer.from("no words"), encoding, "application/json", status));
        const refused = await ask(chat, "chat");
        expect(refused.status, refused.text).to.equal(status);
        expect(refused.text).not.to.contain("no words");
      });
    }
  }

  const body = Buffer.from(JSON.stringify(forms.words.body));
  const cases: readonly (readonly [string, Buffer, string])[] = [
    ["twice", zlib.gzipSync(zlib.gzipSync(body)), "gzip, gzip"],
    ["in an unknown encoding", body, "compress"],
    ["in another encoding than declared", body, "gzip"],
    ["and is cut off", zlib.gzipSync(body).subarray(0, 200), "gzip"],
    ["above the limit", zlib.gzipSync(Buffer.alloc(101 * MEBIBYTE, " ")), "gzip"],
  ];
  for (const [what, bytes, encoding] of cases) {
    it(`${what} is the upstream's fault`, async () => {
      for (const stream of [false, true]) {
        scripted().one.plays(
          (response) =>
            void response
              .writeHead(200, {
                "content-type": stream ? "text/event-stream" : "application/json",
                "content-encoding": encoding,
              })
              .end(bytes),
        );
        const { status, text } = await ask(chat, "chat", stream);
        expect(status, `${stream} ${text}`).to.equal(502);
        expect(text).to.contain("upstream_error");
      }
    });
  }
});
