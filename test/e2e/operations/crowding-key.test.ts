import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { ADMIN_TOKEN, WALLET } from "../../support/gateway.js";
import { scriptedGateway } from "../../support/scripted-gateway.js";

const BUSY_MS = 60;
/** The process looks how late it is every 100 ms: looks that are all late by as much would find nothing. */
const EVERY_MS = 130;
const FLOODS = 8;
const FLOOD_EVERY_MS = 300;

function keepBusy(): void {
  for (const until = performance.now() + BUSY_MS; performance.now() < until;);
}

describe("a key that repeats refused calls while the process is late", () => {
  const scripted = scriptedGateway([
    { id: "acme/text", kind: "text", routes: [{ provider: "one", model: "inner", dialect: "chat" }] },
  ]);
  let busy: NodeJS.Timeout;

  before(() => (busy = setInterval(keepBusy, EVERY_MS)));
  after(() => clearInterval(busy));

  const post = (path: string, credential: string, body: object): Promise<Response> =>
    fetch(scripted().gateway.url + path, {
      method: "POST",
      headers: { authorization: `Bearer ${credential}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });

  async function newKey(): Promise<string> {
    const { key } = (await (await post("/admin/api/keys", ADMIN_TOKEN, { wallet: WALLET })).json()) as { key: string };
    return key;
  }

  /** A call that is refused, and its time. */
  async function refusedMs(key: string): Promise<number> {
    const begunAt = performance.now();
    const response = await post("/v1/chat/completions", key, {
      model: "acme/none",
      messages: [{ role: "user", content: "Hi" }],
    });
    expect(response.status).to.equal(404);
    await response.text();
    return performance.now() - begunAt;
  }

  it("gets its refusals later, and another key does not", async () => {
    const { key } = scripted().gateway;
    const other = await newKey();
    const flood = async () => Math.min(...(await Promise.all(Array.from({ length: 60 }, () => refusedMs(key)))));
    // A slow machine takes more than a second for one of them: the next does not wait for its end.
    const floods: Promise<number>[] = [];
    while (floods.length < FLOODS) {
      floods.push(flood());
      await sleep(FLOOD_EVERY_MS);
    }
    expect(Math.max(...(await Promise.all(floods)))).to.be.at.least(500);
    expect(Math.min(await refusedMs(other), await refusedMs(other))).to.be.below(500);
  });
});
