/** Converted streams whose answers never end: what is kept for their last events is bounded. */
import { once } from "node:events";
import { expect } from "chai";
import { scriptedGateway } from "../../support/scripted-gateway.js";
import type { Script } from "../../support/upstream.js";

const MIB = 1024 * 1024;
const MOST_MIB = 100;
const FRAGMENT = "x".repeat(MIB);

const event = `data: ${JSON.stringify({
  ...{ id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: "large-1" },
  choices: [{ index: 0, delta: { content: FRAGMENT }, finish_reason: null }],
})}\n\n`;

describe("a converted answer without an end", function () {
  this.timeout(120_000);
  const scripted = scriptedGateway([
    { id: "acme/endless", kind: "text", routes: [{ provider: "one", model: "large-1", dialect: "chat" }] },
  ]);
  let sent = 0;
  const endless: Script = async (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const closed = once(response, "close");
    while (!response.destroyed) {
      sent += 1;
      if (!response.write(event))
        await Promise.race([closed, new Promise((resolve) => response.once("drain", resolve))]);
    }
  };

  it(`ends with an error after ${MOST_MIB} MiB, and its upstream is left`, async () => {
    const { gateway, one } = scripted();
    one.plays(endless);
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
