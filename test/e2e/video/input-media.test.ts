/**
 * Media that a client gave as addresses, for vendors that need bytes. They are fetched before anything is sent, or the
 * call is refused.
 */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import { makePoster } from "../../../src/simulator/video-encoder/video.js";
import { openLedger } from "./ledger.js";
import { call, videoGateway, modelAt } from "../../support/videos/video-gateway.js";
import { eventually } from "../../support/until.js";

const IMAGE = makePoster({ words: "a paper boat", width: 64, height: 48 });

const ANSWERS: Readonly<Record<string, { status?: number; type?: string; body?: Buffer; to?: string }>> = {
  "/missing": { status: 404 },
  "/broken": { status: 500 },
  "/words": { type: "image/png", body: Buffer.from("<html>no image</html>") },
  "/empty": { type: "image/png", body: Buffer.alloc(0) },
  "/wrong-type": { type: "text/plain", body: IMAGE },
  "/moved": { status: 302, to: "/wrong-type" },
  "/round": { status: 302, to: "/round" },
};

function host(): () => string {
  const server: Server = createServer(({ url = "" }, response) => {
    const { status = 200, type = "text/html", body = Buffer.from("no"), to } = ANSWERS[url] ?? { status: 404 };
    response.writeHead(status, { "content-type": type, ...(to !== undefined && { location: to }) }).end(body);
  });
  before(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  return () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const ask = (gateway: Parameters<typeof call>[0], upstream: string, url: string) =>
  call(gateway, "POST", "/v1/videos/generations", { model: modelAt(upstream), prompt: "a boat", image: { url } });

describe("an image at an address", () => {
  const open = videoGateway();
  const ledger = openLedger(open);
  // Earlier media are charged.
  beforeEach(() =>
    eventually(
      () => ledger().reserved(),
      (reserved) => reserved === 0n,
    ),
  );
  const origin = host();

  for (const upstream of ["video-interactions", "video-long-running"]) {
    for (const path of ["/missing", "/broken", "/words", "/empty", "/round"]) {
      it(`that is ${path.slice(1)} is refused before ${upstream} is called`, async () => {
        const { gateway, videoUpstream } = open();
        const made = videoUpstream.jobs.length;
        const { status, json, text } = await ask(gateway, upstream, origin() + path);
        expect(status, text).to.equal(400);
        expect(json.error).to.include({ code: "invalid_request", param: "image" });
        expect(text).not.to.contain(origin());
        expect([videoUpstream.jobs.length, await ledger().reserved()]).to.deep.equal([made, 0n]);
      });
    }
  }

  for (const path of ["/wrong-type", "/moved"]) {
    it(`is recognised by its bytes at ${path}`, async () => {
      const { gateway, videoUpstream } = open();
      expect((await ask(gateway, "video-long-running", origin() + path)).status).to.equal(200);
      const [instance] = videoUpstream.jobs.at(-1)?.body.instances as { image: object }[];
      expect(instance?.image).to.deep.equal({ bytesBase64Encoded: IMAGE.toString("base64"), mimeType: "image/png" });
    });
  }

  for (const url of [
    "https://user:word@example.test/a.png",
    "ftp://example.test/a.png",
    "file:///etc/passwd",
    "nonsense",
  ]) {
    it(`that is ${url} is refused`, async () => {
      const { gateway, videoUpstream } = open();
      const made = videoUpstream.jobs.length;
      const { status, text } = await ask(gateway, "video-interactions", url);
      expect(status, text).to.equal(400);
      expect([videoUpstream.jobs.length, await ledger().reserved()]).to.deep.equal([made, 0n]);
    });
  }
});

describe("an image at an internal host", () => {
  const open = videoGateway({ config: { callbacks: { allowPrivateAddresses: false } } });
  const origin = host();

  it("is not fetched, and the error does not reveal whether it exists", async () => {
    const there = await ask(open().gateway, "video-interactions", `${origin()}/wrong-type`);
    const nowhere = await ask(open().gateway, "video-interactions", "http://127.0.0.1:1/a.png");
    expect([there.status, nowhere.status]).to.deep.equal([400, 400]);
    expect(there.text.replace(/req_\w+/g, "")).to.equal(nowhere.text.replace(/req_\w+/g, ""));
    expect(open().videoUpstream.jobs).to.deep.equal([]);
  });
});

describe("a medium that the gateway stored itself", () => {
  // Its own address is an internal one.
  const text = { id: "acme/text", kind: "text", dialect: "generate-content", provider: "at-video-long-running" };
  const open = videoGateway({ config: { callbacks: { allowPrivateAddresses: false } }, models: [text] });
  const VENDOR = "video-content-task";
  const made: { video: string; image: string } = { video: "", image: "" };

  before(async () => {
    const { gateway } = open();
    const body = { model: modelAt(VENDOR), content: [{ type: "text", text: "a boat" }], return_last_frame: true };
    const { json } = await call(gateway, "POST", "/v1/contents/generations/tasks", body);
    const { json: task } = await eventually(
      () => call(gateway, "GET", `/v1/tasks/${String(json.id)}`),
      ({ json: { status } }) => status === "succeeded",
    );
    const { video_url: video, last_frame_url: image } = task.content as Record<string, string>;
    Object.assign(made, { video, image });
    expect(made)
      .to.have.property("image")
      .that.matches(/^http:\/\/127\.0\.0\.1:/);
  });

  const given: readonly [name: string, upstream: string, path: string, field: "image" | "video", query: string][] = [
    ["a last image that the next video begins with", "video-long-running", "generations", "image", ""],
    ["the same for another vendor", "video-interactions", "generations", "image", "?key=k"],
    ["a video that is changed", "video-interactions", "edits", "video", ""],
  ];
  for (const [name, upstream, path, field, query] of given) {
    it(`is read where it is stored: ${name}`, async () => {
      const { gateway, videoUpstream } = open();
      const body = { model: modelAt(upstream), prompt: "a boat", [field]: { url: made[field] + query } };
      const { status, text } = await call(gateway, "POST", `/v1/videos/${path}`, body);
      expect(status, text).to.equal(200);
      const bytes = field === "image" ? IMAGE : videoUpstream.video;
      expect(JSON.stringify(videoUpstream.jobs.at(-1)?.body)).to.contain(bytes.toString("base64"));
    });
  }

  it("has a known type for an upstream that gets its address", async () => {
    const { gateway, videoUpstream } = open();
    const sent: string[] = [];
    videoUpstream.trouble = (_request, body) => void sent.push(body);
    const content = [{ type: "image_url", image_url: { url: made.image } }];
    await call(gateway, "POST", "/v1/chat/completions", { model: "acme/text", messages: [{ role: "user", content }] });
    videoUpstream.trouble = () => undefined;
    expect(sent.join()).to.contain(`{"mimeType":"image/png","fileUri":"${made.image}"}`);
  });

  const refused: readonly [name: string, urlOf: () => string, words: RegExp][] = [
    ["of another kind", () => made.video, /is not a PNG, JPEG or WebP image/],
    ["that is not there", () => made.image.replace(/.{4}$/, "0000"), /answered with status 404/],
    ["at another path of the gateway", () => made.image.replace("/media/", "/healthz/"), /cannot be reached/],
  ];
  for (const [name, urlOf, words] of refused) {
    it(`is refused where it is one ${name}`, async () => {
      const { status, json } = await ask(open().gateway, "video-long-running", urlOf());
      expect([status, json.error]).to.have.nested.property("[0]", 400);
      expect(json.error).to.have.property("message").that.matches(words);
    });
  }
});
