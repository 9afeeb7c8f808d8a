import { expect } from "chai";
import { scriptedGateway } from "../../support/scripted-gateway.js";
import { answers, type Script } from "../../support/upstream.js";
import { until } from "../../support/until.js";

const MODELS = [{ id: "acme/large", kind: "text", routes: [{ provider: "one", model: "large-1", dialect: "chat" }] }];
const served = answers({
  id: "chatcmpl-1",
  object: "chat.completion",
  created: 1,
  model: "large-1",
  choices: [{ index: 0, message: { role: "assistant", content: "Hello." }, finish_reason: "stop" }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});

describe("a gateway with as many calls as it can", () => {
  // Three quarters of four places are for one wallet.
  const scripted = scriptedGateway(MODELS, { limits: { concurrentCalls: 4 } });

  const call = (signal?: AbortSignal): Promise<Response> =>
    fetch(`${scripted().gateway.url}/v1/chat/completions`, {
      method: "POST",
      headers: { authorization: `Bearer ${scripted().gateway.key}`, "content-type": "application/json" },
      body: JSON.stringify({ model: "acme/large", messages: [{ role: "user", content: "Hi" }] }),
      signal: signal ?? null,
    });

  /** Answers calls when they are let go, the first one first. */
  function holdAnswers(): () => void {
    const held: (() => void)[] = [];
    const script: Script = (response, received) => void held.push(() => void served(response, received));
    scripted().one.plays(script);
    return () => held.shift()?.();
  }
  const received = (count: number) => until(async () => scripted().one.received.length === count, 5_000);

  it("lets a further call wait for a place, and answers it", async () => {
    const letGo = holdAnswers();
    const calls = [call(), call(), call()];
    await received(3);
    const fourth = call();
    letGo();
    await received(4);
    for (let count = 0; count < 3; count++) letGo();
    expect((await Promise.all([...calls, fourth])).map(({ status }) => status)).to.deep.equal([200, 200, 200, 200]);
  });

  it("refuses what waited for a second, in the client's dialect and with retry-after", async () => {
    const letGo = holdAnswers();
    const calls = [call(), call(), call()];
    await received(3);
    const begunAt = performance.now();
    const refused = await call();
    expect([refused.status, refused.headers.get("retry-after")]).to.deep.equal([503, "1"]);
    expect(performance.now() - begunAt).to.be.within(900, 3_000);
    expect(await refused.json()).to.have.nested.property("error.code", "overloaded");
    for (let count = 0; count < 3; count++) letGo();
    await Promise.all(calls);
    expect(scripted().one.received).to.have.lengthOf(3);
  });

  it("keeps no place for clients that left, whether they waited or not", async () => {
    const letGo = holdAnswers();
    for (let round = 0; round < 3; round++) {
      const gone = new AbortController();
      const calls = [1, 2, 3, 4].map(() => call(gone.signal).catch((error: unknown) => error));
      await received(3 * (round + 1));
      gone.abort();
      await Promise.all(calls);
      await until(
        async () =>
          (
            scripted()
              .gateway.logged()
              .match(/"code":"client_gone"/g) ?? []
          ).length >=
          4 * (round + 1),
        5_000,
      );
    }
    const last = call();
    await received(10);
    for (let count = 0; count < 10; count++) letGo();
    expect((await last).status).to.equal(200);
  });
});
