import { expect } from "chai";
import { ADMIN_TOKEN } from "../../support/gateway.js";
import { parseMetrics } from "../../support/metrics.js";
import { scriptedGateway } from "../../support/scripted-gateway.js";
import { answers, type Script, streams } from "../../support/upstream.js";
import { until } from "../../support/until.js";

const route = (provider: string, fields: object = {}) => ({ provider, model: "large-1", dialect: "chat", ...fields });
const MODELS = [
  { id: "acme/only", kind: "text", routes: [route("one", { maxConcurrent: 1 })] },
  {
    id: "acme/spills",
    kind: "text",
    routes: [route("one", { maxConcurrent: 2 }), route("two", { priority: 1 })],
  },
];
const served = answers({
  id: "chatcmpl-1",
  object: "chat.completion",
  created: 1,
  model: "large-1",
  choices: [{ index: 0, message: { role: "assistant", content: "Hello." }, finish_reason: "stop" }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});
const chunk = { id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: "large-1" };
const stream = (ending: "close" | "mute") =>
  streams([`data: ${JSON.stringify({ ...chunk, choices: [{ index: 0, delta: { content: "Hel" } }] })}\n\n`], {
    ending,
  });

describe("routes with a limit of calls", () => {
  const scripted = scriptedGateway(MODELS);

  const call = (id: string, { streamed = false, signal }: { streamed?: boolean; signal?: AbortSignal } = {}) =>
    fetch(`${scripted().gateway.url}/v1/chat/completions`, {
      method: "POST",
      headers: { authorization: `Bearer ${scripted().gateway.key}`, "content-type": "application/json" },
      body: JSON.stringify({ model: `acme/${id}`, stream: streamed, messages: [{ role: "user", content: "Hi" }] }),
      signal: signal ?? null,
    });

  const statusOf = async (answer: Promise<Response>) => {
    const { status, ...rest } = await answer.then(async (one) => ({ status: one.status, text: await one.text() }));
    return rest.text === "" ? 0 : status;
  };

  /** Answers calls when they are let go, the first one first. */
  function holdAnswers(): () => void {
    const held: (() => void)[] = [];
    const script: Script = (response, received) => void held.push(() => void served(response, received));
    scripted().one.plays(script);
    scripted().two.plays(served);
    return () => held.shift()?.();
  }
  const received = (count: number) => until(async () => scripted().one.received.length === count, 5_000);

  async function metric(name: string): Promise<readonly { labels: object; value: number }[]> {
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
    const text = await (await fetch(`${scripted().gateway.url}/metrics`, { headers })).text();
    return parseMetrics(text)
      .filter((sample) => sample.name === name)
      .map(({ labels, value }) => ({ labels, value }));
  }

  it("are tried after the others when they are full", async () => {
    const letGo = holdAnswers();
    const first = [call("spills"), call("spills")];
    await received(2);
    expect(await statusOf(call("spills"))).to.equal(200);
    expect([scripted().one.received.length, scripted().two.received.length]).to.deep.equal([2, 1]);
    letGo();
    await Promise.race(first);
    const next = call("spills");
    await received(3);
    letGo();
    letGo();
    expect(await Promise.all([...first, next].map(statusOf))).to.deep.equal([200, 200, 200]);
  });

  it("are waited for when all are full", async () => {
    const letGo = holdAnswers();
    const calls = [call("only"), call("only"), call("only")];
    for (let count = 1; count <= 3; count++) {
      await received(count);
      if (count === 1) await until(async () => (await metric("isogloss_calls_queued"))[0]?.value === 2, 900);
      letGo();
    }
    expect(await Promise.all(calls.map(statusOf))).to.deep.equal([200, 200, 200]);
  });

  it("refuse what waited for a second, and charge nothing", async () => {
    const letGo = holdAnswers();
    const first = call("only");
    await received(1);
    const begunAt = performance.now();
    const refused = await call("only");
    expect([refused.status, refused.headers.get("retry-after")]).to.deep.equal([503, "1"]);
    expect(await refused.json()).to.have.nested.property("error.code", "overloaded");
    expect(performance.now() - begunAt).to.be.within(900, 3_000);
    expect(await metric("isogloss_limited_calls")).to.deep.equal([
      { labels: { provider: "one", model: "acme/only" }, value: 1 },
    ]);
    letGo();
    expect(await statusOf(first)).to.equal(200);
    expect(scripted().one.received).to.have.lengthOf(1);
    await until(async () => (await metric("isogloss_holds_open"))[0]?.value === 0, 5_000);
    expect(await metric("isogloss_limited_calls")).to.deep.equal([]);
  });

  it("are free again after calls that fail, and after streams that end, or whose client leaves", async () => {
    const { one } = scripted();
    for (let round = 0; round < 3; round++) {
      one.plays(answers({ error: { message: "No.", type: "x", code: null, param: null } }, { status: 500 }));
      expect(await statusOf(call("only"))).to.equal(502);
      one.plays(stream("close"));
      await statusOf(call("only", { streamed: true }));
      one.plays(stream("mute"));
      const gone = new AbortController();
      await call("only", { streamed: true, signal: gone.signal });
      const waiting = call("only");
      one.plays(served);
      gone.abort();
      expect(await statusOf(waiting)).to.equal(200);
    }
  });
});
