import { expect } from "chai";
import { ADMIN_TOKEN } from "../../support/gateway.js";
import { scriptedGateway } from "../../support/scripted-gateway.js";
import { mute } from "../../support/upstream.js";
import { until } from "../../support/until.js";

const MODELS = [{ id: "acme/large", kind: "text", routes: [{ provider: "one", model: "large-1", dialect: "chat" }] }];
/** More bodies than there is memory for. */
const MANY = 16;

describe("the memory of bodies", () => {
  const scripted = scriptedGateway(MODELS, { limits: { bodyMiB: 1, videoBodyMiB: 1 } });

  const call = (key: string, signal: AbortSignal): Promise<Response> =>
    fetch(`${scripted().gateway.url}/v1/chat/completions`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify({ model: "acme/large", messages: [{ role: "user", content: "x".repeat(1_000_000) }] }),
      signal,
    });

  async function keyOfAnother(): Promise<string> {
    const send = async (path: string, body: object) => {
      const headers = { authorization: `Bearer ${ADMIN_TOKEN}`, "content-type": "application/json" };
      const url = `${scripted().gateway.url}/admin/api${path}`;
      return (await fetch(url, { method: "POST", headers, body: JSON.stringify(body) })).json();
    };
    await send("/wallets", { name: "bob", credit: { usd: "1000" } });
    return ((await send("/keys", { wallet: "bob" })) as { key: string }).key;
  }

  it("is not all for one wallet, whose further calls are refused after a second", async () => {
    scripted().one.plays(mute());
    const bob = await keyOfAnother();
    const gone = new AbortController();
    const refusals: { status: number; retryAfter: string | null; milliseconds: number }[] = [];
    const begunAt = performance.now();
    const calls = Array.from({ length: MANY }, async () => {
      const { status, headers } = await call(scripted().gateway.key, gone.signal);
      refusals.push({
        status,
        retryAfter: headers.get("retry-after"),
        milliseconds: performance.now() - begunAt,
      });
    });
    await until(async () => refusals.length + scripted().one.received.length === MANY, 10_000);
    const taken = scripted().one.received.length;
    expect(taken).to.be.within(3, MANY - 3);
    for (const { status, retryAfter, milliseconds } of refusals) {
      expect([status, retryAfter]).to.deep.equal([503, "1"]);
      expect(milliseconds).to.be.within(900, 4_000);
    }
    const other = call(bob, gone.signal).catch(() => undefined);
    await until(async () => scripted().one.received.length === taken + 1, 5_000);
    gone.abort();
    await Promise.allSettled([...calls, other]);
  });
});
