/** Routes whose dialect cannot express a call, beside one that can. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { attemptsOf, loggedCall } from "../../support/logged-call.js";
import { scriptedGateway } from "../../support/scripted-gateway.js";
import { answers, type Script } from "../../support/upstream.js";

/** Tokens are sent to the second alone. */
const [TEXTS, ANY] = ["embed-content", "embeddings"];
const HEDGE_MS = 20;
const MODELS = {
  "unsuited-first": { dialects: [TEXTS, ANY] },
  "unsuited-last": { dialects: [ANY, TEXTS] },
  "unsuited-all": { dialects: [TEXTS, TEXTS] },
  "one-attempt": { dialects: [TEXTS, ANY], retry: { attempts: 1 } },
  repeated: { dialects: [ANY, TEXTS], retry: { attempts: 2 } },
  hedged: { dialects: [ANY, TEXTS], retry: { attempts: 2, hedgeAfterMs: HEDGE_MS } },
  "hedged-by-third": { dialects: [ANY, TEXTS, ANY], retry: { hedgeAfterMs: HEDGE_MS } },
};
const embeddings = Object.entries(MODELS).map(([id, { dialects, ...rest }]) => ({
  ...rest,
  id: `acme/${id}`,
  kind: "embedding",
  pricing: { input: 1 },
  routes: dialects.map((dialect, priority) => ({
    provider: priority === 0 ? "one" : "two",
    model: "inner-model",
    dialect,
    priority,
  })),
}));
/** Integers that numbers cannot hold are forwarded, and not converted. */
const conversation = {
  id: "acme/conversation",
  kind: "text",
  pricing: { input: 1, output: 1 },
  routes: ["messages", "chat"].map((dialect, priority) => ({
    provider: priority === 0 ? "one" : "two",
    model: "inner-model",
    dialect,
    priority,
  })),
};
const BIG = "9007199254740993";
const vectors = answers({
  object: "list",
  data: [{ object: "embedding", index: 0, embedding: [1] }],
  model: "inner-model",
  usage: { prompt_tokens: 3, total_tokens: 3 },
});
const busy = answers({ error: { message: "Busy.", type: "x", code: null, param: null } }, { status: 503 });
const late =
  (script: Script): Script =>
  async (response, received) => {
    await sleep(3 * HEDGE_MS);
    await script(response, received);
  };

describe("a call that the dialect of a route cannot express", () => {
  const scripted = scriptedGateway([...embeddings, conversation]);

  for (const [what, id, scripts, status, called] of [
    ["is answered by the next route", "unsuited-first", [vectors], 200, [0, 1]],
    ["fails as the next route fails", "unsuited-first", [busy], 502, [0, 1]],
    ["is answered by the route before", "unsuited-last", [vectors], 200, [1, 0]],
    ["fails as the route before failed, so that it may be repeated", "unsuited-last", [busy], 502, [1, 0]],
    ["is refused where no route can", "unsuited-all", [vectors], 400, [0, 0]],
    ["is sent where one attempt is allowed", "one-attempt", [vectors], 200, [0, 1]],
    ["is repeated at the route that can", "repeated", [busy, vectors], 200, [2, 0]],
    ["is answered late beside a route that cannot", "hedged", [late(vectors)], 200, [1, 0]],
    ["is repeated after a late failure beside a route that cannot", "hedged", [late(busy), vectors], 200, [2, 0]],
    ["is asked of a third route beside a slow one", "hedged-by-third", [late(late(vectors))], 200, [1, 1]],
  ] as const) {
    it(what, async () => {
      const { gateway, one, two } = scripted();
      one.plays(...scripts);
      two.plays(...scripts);
      const response = await fetch(`${gateway.url}/v1/embeddings`, {
        method: "POST",
        headers: { authorization: `Bearer ${gateway.key}`, "content-type": "application/json" },
        body: JSON.stringify({ model: `acme/${id}`, input: [1, 2, 3] }),
      });
      expect(response.status, await response.text()).to.equal(status);
      expect([one.received.length, two.received.length]).to.deep.equal(called);
    });
  }

  it("is logged with the route that was passed over", async () => {
    const { gateway, two } = scripted();
    two.plays(vectors);
    const { status, headers } = await fetch(`${gateway.url}/v1/embeddings`, {
      method: "POST",
      headers: { authorization: `Bearer ${gateway.key}`, "content-type": "application/json" },
      body: JSON.stringify({ model: "acme/unsuited-first", input: [1, 2, 3] }),
    });
    expect(status).to.equal(200);
    expect(attemptsOf(await loggedCall(gateway, headers))).to.deep.equal(["one unsuited", "two success"]);
  });

  it("is forwarded by the next route where it holds an integer that cannot be converted", async () => {
    const { gateway, one, two } = scripted();
    const parameters = { type: "object", properties: { count: { type: "integer", maximum: "BIG" } } };
    const asking = {
      messages: [{ role: "user", content: "Hi" }],
      tools: [{ type: "function", function: { name: "f", parameters } }],
    };
    one.plays(busy);
    two.plays(
      answers({
        id: "c1",
        object: "chat.completion",
        created: 1,
        model: "inner-model",
        choices: [{ index: 0, message: { role: "assistant", content: "Hi" }, finish_reason: "stop" }],
        usage: { prompt_tokens: 3, completion_tokens: 1, total_tokens: 4 },
      }),
    );
    const response = await fetch(`${gateway.url}/v1/chat/completions`, {
      method: "POST",
      headers: { authorization: `Bearer ${gateway.key}`, "content-type": "application/json" },
      body: JSON.stringify({ ...asking, model: "acme/conversation" }).replace('"BIG"', BIG),
    });
    expect(response.status, await response.text()).to.equal(200);
    expect(one.received.length).to.equal(0);
    expect(two.received[0]?.body.toString()).to.contain(BIG);
  });
});
