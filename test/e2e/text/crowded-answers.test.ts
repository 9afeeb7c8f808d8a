/** Answers of a few megabytes with so many small objects that the gateway's memory would not hold them. */
import { expect } from "chai";
import { scriptedGateway } from "../../support/scripted-gateway.js";
import { answers, type Script, streams } from "../../support/upstream.js";

const MODELS = ["chat", "messages"].map((dialect) => ({
  id: `acme/${dialect}`,
  kind: "text",
  routes: [{ provider: "one", model: "m", dialect }],
}));
const CROWD = `{"extra":[${"{},".repeat(2_200_000)}{}]}`;

describe("an answer with over two million objects", () => {
  const scripted = scriptedGateway(MODELS);

  const ways: readonly (readonly [string, boolean, Script])[] = [
    ["in one body", false, answers(CROWD)],
    ["in one body instead of a stream", true, answers(CROWD)],
    ["in an event", true, streams([`data: ${CROWD}\n\n`], { ending: "mute" })],
  ];
  for (const { id } of MODELS)
    for (const [way, stream, script] of ways)
      it(`${way} is refused, from ${id}`, async () => {
        const { gateway, one } = scripted();
        one.plays(script);
        const response = await fetch(`${gateway.url}/v1/chat/completions`, {
          method: "POST",
          headers: { authorization: `Bearer ${gateway.key}`, "content-type": "application/json" },
          body: JSON.stringify({ model: id, stream, messages: [{ role: "user", content: "Hi" }] }),
        });
        expect([response.status, await response.text()]).to.satisfy(
          ([status, text]: [number, string]) => status === 502 && /too many members|too large/.test(text),
        );
      });
});
