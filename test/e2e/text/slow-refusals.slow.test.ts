/** Refusals of an upstream that come byte by byte: each byte is a sign of life, and the client waits. */
import { expect } from "chai";
import { scriptedGateway } from "../../support/scripted-gateway.js";
import type { Script } from "../../support/upstream.js";

const MODELS = ["chat", "messages"].map((dialect) => ({
  id: `acme/${dialect}`,
  kind: "text",
  routes: [{ provider: "one", model: "m", dialect }],
}));
const PAUSE_MS = 200;
/** Much longer than a refusal is waited for. */
const WHOLE_MS = 30_000;

const trickles =
  (status: number, begin = ""): Script =>
  async (response) => {
    response.writeHead(status, { "content-type": "application/json" });
    if (begin !== "") response.write(begin);
    const sending = setInterval(() => response.write(" "), PAUSE_MS);
    const end = setTimeout(() => response.end(begin === "" ? "{}" : ""), WHOLE_MS);
    response.once("close", () => {
      clearInterval(sending);
      clearTimeout(end);
    });
  };

describe("a refusal that comes byte by byte", () => {
  const scripted = scriptedGateway(MODELS);

  it("has its reason, where that came before the wait was over", async () => {
    const { gateway, one } = scripted();
    one.plays(
      trickles(400, JSON.stringify({ error: { message: "The prompt is too odd.", type: "invalid_request_error" } })),
    );
    const response = await fetch(`${gateway.url}/v1/chat/completions`, {
      method: "POST",
      headers: { authorization: `Bearer ${gateway.key}`, "content-type": "application/json" },
      body: JSON.stringify({ model: "acme/chat", messages: [{ role: "user", content: "Hi" }] }),
    });
    expect([response.status, await response.text()]).to.satisfy(
      ([answered, text]: [number, string]) => answered === 400 && text.includes("too odd"),
    );
  });

  for (const { id } of MODELS)
    for (const [status, given] of [
      [400, 400],
      [429, 429],
      [500, 502],
    ] as const)
      it(`of ${status} is not waited for to its end, from ${id}`, async () => {
        const { gateway, one } = scripted();
        one.plays(trickles(status));
        const begunAt = performance.now();
        const response = await fetch(`${gateway.url}/v1/chat/completions`, {
          method: "POST",
          headers: { authorization: `Bearer ${gateway.key}`, "content-type": "application/json" },
          body: JSON.stringify({ model: id, messages: [{ role: "user", content: "Hi" }] }),
        });
        expect([response.status, await response.text()]).to.satisfy(
          ([answered, text]: [number, string]) => answered === given && text.includes("gave no reason"),
        );
        expect(performance.now() - begunAt).to.be.below(WHOLE_MS / 2);
        expect(await one.only.left).to.equal(true);
      });
});
