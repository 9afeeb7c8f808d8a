/** Streams whose answers never end: what is kept of them is bounded. */
import { once } from "node:events";
import { expect } from "chai";
import { scriptedGateway } from "../../support/scripted-gateway.js";
import type { Script } from "../../support/upstream.js";

const MIB = 1024 * 1024;
const MOST_MIB = 100;
const FRAGMENT = "x".repeat(MIB);

const eventOf = (data: object) => `data: ${JSON.stringify(data)}\n\n`;
const text = eventOf({
  ...{ id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: "large-1" },
  choices: [{ index: 0, delta: { content: FRAGMENT }, finish_reason: null }],
});
const faultOf = (code: string) => eventOf({ type: "image_generation.partial_failed", image_index: 0, error: { code } });

describe("an answer without an end", function () {
  this.timeout(120_000);
  const scripted = scriptedGateway([
    { id: "acme/endless", kind: "text", routes: [{ provider: "one", model: "large-1", dialect: "chat" }] },
    { id: "acme/painter", kind: "image", routes: [{ provider: "one", model: "large-1", dialect: "images" }] },
  ]);
  let sent = 0;
  const endless =
    (event: string): Script =>
    async (response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      const closed = once(response, "close");
      while (!response.destroyed) {
        sent += 1;
        if (!response.write(event))
          await Promise.race([closed, new Promise((resolve) => response.once("drain", resolve))]);
      }
    };

  for (const [what, code] of [
    ["words", "x ".repeat(MIB / 2)],
    ["what could be base64", FRAGMENT],
  ] as const)
    it(`fails after ${MOST_MIB} MiB of faults of images with ${what}`, async () => {
      const { gateway, one } = scripted();
      sent = 0;
      one.plays(endless(faultOf(code)));
      const response = await fetch(`${gateway.url}/v1/images/generations`, {
        method: "POST",
        headers: { authorization: `Bearer ${gateway.key}`, "content-type": "application/json" },
        body: JSON.stringify({ model: "acme/painter", prompt: "a hill", stream: true }),
      });
      expect([response.status, await response.text()].join(" ")).to.contain("too large");
      expect(await one.only.left).to.equal(true);
      expect(sent).to.be.within(MOST_MIB, 2 * MOST_MIB);
    });

  it(`ends with an error after ${MOST_MIB} MiB, and its upstream is left`, async () => {
    const { gateway, one } = scripted();
    sent = 0;
    one.plays(endless(text));
    const response = await fetch(`${gateway.url}/v1/messages`, {
      method: "POST",
      headers: { "x-api-key": gateway.key, "content-type": "application/json", "anthropic-version": "2023-06-01" },
      body: JSON.stringify({
        ...{ model: "acme/endless", max_tokens: 100, stream: true },
        messages: [{ role: "user", content: "Hi" }],
      }),
    });
    let tail = "";
    for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>)
      tail = (tail + Buffer.from(piece).toString("latin1")).slice(-1000);
    const [, error = "{}"] = /event: error\ndata: (.*)\n\n$/.exec(tail) ?? [];
    expect((JSON.parse(error) as { error?: unknown }).error).to.deep.include({ type: "api_error" });
    expect(await one.only.left).to.equal(true);
    expect(sent).to.be.within(MOST_MIB, 2 * MOST_MIB);
  });
});
