import { expect } from "chai";
import { ADMIN_TOKEN } from "../../support/gateway.js";
import { parseMetrics } from "../../support/metrics.js";
import { scriptedGateway } from "../../support/scripted-gateway.js";
import { answers, type Script } from "../../support/upstream.js";
import { until } from "../../support/until.js";

const MODEL = "acme/fallback";
const routes = ["large-1", "small-1"].map((model, priority) => ({ provider: "one", model, dialect: "chat", priority }));
const served: Script = answers({
  id: "chatcmpl-1",
  object: "chat.completion",
  created: 1,
  model: "small-1",
  choices: [{ index: 0, message: { role: "assistant", content: "Hello." }, finish_reason: "stop" }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});
const fails: Script = answers({ error: { message: "Later.", type: "x", code: null, param: null } }, { status: 500 });

interface Listed {
  readonly models: readonly { readonly routes: readonly { readonly breaker: string; readonly failures: number }[] }[];
}

describe("the state of a route", () => {
  const scripted = scriptedGateway([{ id: MODEL, kind: "text", routes }]);
  const admin = (path: string, method = "GET") =>
    fetch(`${scripted().gateway.url}${path}`, { method, headers: { authorization: `Bearer ${ADMIN_TOKEN}` } });

  async function call(): Promise<number> {
    const { url, key } = scripted().gateway;
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const body = JSON.stringify({ model: MODEL, messages: [{ role: "user", content: "Hi" }] });
    return (await fetch(`${url}/v1/chat/completions`, { method: "POST", headers, body })).status;
  }

  it("is that of its own model of a provider, not of another one there", async () => {
    for (let count = 0; count < 10; count++) {
      scripted().one.plays(fails, served);
      expect(await call()).to.equal(200);
    }
    const { models } = (await (await admin("/admin/api/models")).json()) as Listed;
    expect(models[0]?.routes.map(({ breaker, failures }) => [breaker, failures])).to.deep.equal([
      ["open", 10],
      ["closed", 0],
    ]);
  });

  it("is in the metrics as long as its model can be called", async () => {
    const shown = async () =>
      parseMetrics(await (await admin("/metrics")).text()).filter(({ name }) => name === "isogloss_breaker_state");
    expect((await shown()).map(({ labels, value }) => [labels.model, value])).to.deep.equal([[MODEL, 2]]);
    await admin(`/admin/api/models/${encodeURIComponent(MODEL)}/disable`, "POST");
    await until(async () => (await shown()).length === 0, 5_000);
  });
});
