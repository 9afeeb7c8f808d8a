import { setImmediate as turn, setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { ADMIN_TOKEN } from "../../support/gateway.js";
import { scriptedGateway } from "../../support/scripted-gateway.js";
import { answers } from "../../support/upstream.js";
import { until } from "../../support/until.js";

const BOUND_MS = 100;
const MODELS = [{ id: "acme/large", kind: "text", routes: [{ provider: "one", model: "large-1", dialect: "chat" }] }];
const served = answers({
  id: "chatcmpl-1",
  object: "chat.completion",
  created: 1,
  model: "large-1",
  choices: [{ index: 0, message: { role: "assistant", content: "Hello." }, finish_reason: "stop" }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});

describe("a gateway whose event loop is late for some time", () => {
  // It runs in the process of this test, so that the test keeps its event loop busy.
  const scripted = scriptedGateway(MODELS, { limits: { eventLoopLagMs: BOUND_MS } });
  let isBusy = false;
  let working = Promise.resolve();

  const request = (path: string, init: RequestInit = {}) => fetch(scripted().gateway.url + path, init);
  const call = (path = "/v1/chat/completions", body: object = { messages: [{ role: "user", content: "Hi" }] }) =>
    request(path, {
      method: "POST",
      headers: { authorization: `Bearer ${scripted().gateway.key}`, "content-type": "application/json" },
      body: JSON.stringify({ model: "acme/large", ...body }),
    });

  async function keepBusy(milliseconds: number): Promise<void> {
    while (isBusy) {
      for (const end = performance.now() + milliseconds; performance.now() < end;);
      await turn();
    }
  }
  const logged = (event: string) =>
    until(async () => scripted().gateway.logged().includes(`"event":"${event}"`), 30_000);

  beforeEach(() => scripted().one.plays(served));
  afterEach(async () => {
    isBusy = false;
    await working;
  });

  it("refuses new calls with retry-after in the client's dialect, and serves the rest", async () => {
    isBusy = true;
    working = keepBusy(3 * BOUND_MS);
    await logged("process.overloaded");
    const refused = await call();
    expect([refused.status, refused.headers.get("retry-after")]).to.deep.equal([503, "1"]);
    expect(await refused.json()).to.have.nested.property("error.code", "overloaded");
    const other = await call("/v1/messages", { max_tokens: 5, messages: [{ role: "user", content: "Hi" }] });
    expect(await other.json()).to.have.nested.property("error.type", "overloaded_error");
    for (const path of ["/healthz", "/readyz", "/v1/models"]) {
      const headers = { authorization: `Bearer ${scripted().gateway.key}` };
      expect((await request(path, { headers })).status, path).to.equal(200);
    }
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
    for (const path of ["/admin/api/wallets", "/metrics"])
      expect((await request(path, { headers })).status, path).to.equal(200);
    expect(scripted().one.received).to.have.lengthOf(0);
  });

  it("accepts calls again when it is in time", async () => {
    isBusy = true;
    working = keepBusy(3 * BOUND_MS);
    await logged("process.overloaded");
    isBusy = false;
    await working;
    await logged("process.keeps_up_again");
    expect((await call()).status).to.equal(200);
  });

  it("refuses nothing after one long pause", async () => {
    await sleep(300);
    for (const end = performance.now() + 20 * BOUND_MS; performance.now() < end;);
    expect((await Promise.all([call(), call(), call()])).map(({ status }) => status)).to.deep.equal([200, 200, 200]);
  });
});
