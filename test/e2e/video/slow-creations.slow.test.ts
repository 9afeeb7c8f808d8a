/** A creation whose answer comes byte by byte, without end. */
import { expect } from "chai";
import { scriptedGateway } from "../../support/scripted-gateway.js";
import { dialectClients } from "../../support/videos/video-clients.js";

const MODELS = [...dialectClients.keys()].map((dialect) => ({
  id: `acme/${dialect}`,
  kind: "video",
  routes: [{ provider: "one", model: "m", dialect }],
  pricing: { perSecond: 0.05 },
}));
const PAUSE_MS = 200;
/** Much longer than a client waits for an ID. */
const WHOLE_MS = 120_000;

describe("an answer to a creation that comes byte by byte", () => {
  const scripted = scriptedGateway(MODELS);

  // It is the same for all dialects, and takes half a minute.
  for (const [dialect, client] of [...dialectClients].slice(0, 1))
    it(`is given up, and its outcome is unknown, in ${dialect}`, async () => {
      const { gateway, one } = scripted();
      one.plays((response) => {
        response.writeHead(200, { "content-type": "application/json" });
        const sending = setInterval(() => response.write(" "), PAUSE_MS);
        const end = setTimeout(() => response.end("{}"), WHOLE_MS);
        response.once("close", () => {
          clearInterval(sending);
          clearTimeout(end);
        });
      });
      const id = `acme/${dialect}`;
      const begunAt = performance.now();
      const response = await fetch(`${gateway.url}${client.path(id)}`, {
        method: "POST",
        headers: { authorization: `Bearer ${gateway.key}`, "content-type": "application/json" },
        body: JSON.stringify(client.body(id, "a boat")),
      });
      expect([response.status, await response.text()]).to.satisfy(
        ([status, text]: [number, string]) => status === 502 && text.includes("may have been accepted"),
      );
      expect(performance.now() - begunAt).to.be.below(WHOLE_MS / 2);
    });
});
