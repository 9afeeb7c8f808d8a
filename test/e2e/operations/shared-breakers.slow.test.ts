import { expect } from "chai";
import { forEachEngine } from "../../support/engines.js";
import { ADMIN_TOKEN, type GatewayProcess, startGatewayProcess, startProgram } from "../../support/gateway.js";
import { parseMetrics } from "../../support/metrics.js";
import { answers, ScriptedUpstream } from "../../support/upstream.js";
import { until } from "../../support/until.js";

const route = (provider: string, priority: number) => ({ provider, model: "large-1", dialect: "chat", priority });
const served = answers({
  id: "chatcmpl-1",
  object: "chat.completion",
  created: 1,
  model: "large-1",
  choices: [{ index: 0, message: { role: "assistant", content: "Hello." }, finish_reason: "stop" }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});
const fails = answers({ error: { message: "Later.", type: "x", code: null, param: null } }, { status: 500 });
/** So many failures in a row open a breaker, which lets a call find out after five seconds. */
const MOST_FAILURES = 10;
const NOTICED_MS = 2_500;

forEachEngine("breakers of several processes", (_database, { name, location }) => {
  if (name === "sqlite") return;
  let one: ScriptedUpstream;
  let two: ScriptedUpstream;
  let first: GatewayProcess;

  beforeEach(async () => {
    [one, two] = [await ScriptedUpstream.start(), await ScriptedUpstream.start()];
    one.plays(fails);
    two.plays(served);
    const providers = Object.entries({ one, two }).map(([id, { baseUrl }]) => ({ id, baseUrl }));
    const models = [{ id: "acme/large", kind: "text", routes: [route("one", 0), route("two", 1)] }];
    first = await startGatewayProcess({ catalog: { providers, models }, config: { database: location() } });
  });
  afterEach(() => Promise.all([first.stop(), one.stop(), two.stop()]));

  const call = async (url: string) => {
    const { status } = await fetch(`${url}/v1/chat/completions`, {
      method: "POST",
      headers: { authorization: `Bearer ${first.key}`, "content-type": "application/json" },
      body: JSON.stringify({ model: "acme/large", messages: [{ role: "user", content: "Hi" }] }),
    });
    expect(status).to.equal(200);
  };
  const stateAt = async (url: string) => {
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
    const samples = parseMetrics(await (await fetch(`${url}/metrics`, { headers })).text());
    return samples.find((sample) => sample.name === "isogloss_breaker_state" && sample.labels.provider === "one")
      ?.value;
  };
  const avoidedIn = (log: string) => log.split("\n").filter((line) => line.includes('"event":"route.avoided"'));

  it("are open in all replicas when one has found that a route fails, and close in each by itself", async () => {
    const second = await startProgram(["serve", "--json"], first.directory);
    try {
      const url = String(second.ready.url);
      expect(await stateAt(url)).to.equal(undefined);
      for (let count = 0; count < MOST_FAILURES; count++) await call(first.url);
      await until(async () => (await stateAt(url)) === 2, NOTICED_MS);
      await call(url);
      expect([one.received.length, two.received.length]).to.deep.equal([MOST_FAILURES, MOST_FAILURES + 1]);
      expect([avoidedIn(first.logged()).length, avoidedIn(second.logged()).length]).to.deep.equal([1, 1]);
      one.plays(served);
      // Each call is answered, by the one route or the other.
      await until(async () => call(url).then(async () => (await stateAt(url)) === 0), 10_000);
      expect(await stateAt(first.url)).to.equal(2);
    } finally {
      await second.stop();
    }
  });

  it("are open in all workers of one port", async () => {
    const served = await startProgram(["serve", "--json", "--workers", "2"], first.directory);
    try {
      const workers = () => avoidedIn(served.logged()).map((line) => (JSON.parse(line) as { worker: number }).worker);
      for (let count = 0; count < 3 * MOST_FAILURES && workers().length === 0; count++)
        await call(String(served.ready.url));
      await until(async () => workers().length === 2);
      expect(workers().sort()).to.deep.equal([1, 2]);
    } finally {
      await served.stop();
    }
  });
});
