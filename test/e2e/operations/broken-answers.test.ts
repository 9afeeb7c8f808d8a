/** What operators see of an upstream that begins to answer, and whose answer breaks off or is none. */
import { expect } from "chai";
import { ADMIN_TOKEN } from "../../support/gateway.js";
import { attemptsOf, loggedCall } from "../../support/logged-call.js";
import { parseMetrics } from "../../support/metrics.js";
import { scriptedGateway } from "../../support/scripted-gateway.js";
import { answers, type Script, streams } from "../../support/upstream.js";

const [SAME, CONVERTED] = ["acme/same", "acme/converted"];
const MODELS = [
  { id: SAME, kind: "text", routes: [{ provider: "one", model: "m", dialect: "chat" }] },
  { id: CONVERTED, kind: "text", routes: [{ provider: "one", model: "m", dialect: "messages" }] },
];
const HALF = '{"id":"c","choices":[{"index":0,"message":{"role":"assistant","content":"Hel';
const WHOLE = {
  id: "c",
  object: "chat.completion",
  created: 1,
  model: "m",
  choices: [{ index: 0, message: { role: "assistant", content: "Hello." }, finish_reason: "stop" }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
};
const piece = (delta: object) => JSON.stringify({ ...WHOLE, object: "chat.completion.chunk", choices: [delta] });
const BEGINNING = [`data: ${piece({ index: 0, delta: { role: "assistant", content: "Hel" } })}\n\n`];
const OVERLOADED = { type: "error", error: { type: "overloaded_error", message: "Overloaded" } };

/** Declares a whole body, and hangs up after half of it. */
const halfABody: Script = (response) =>
  void response
    .writeHead(200, { "content-type": "application/json", "content-length": "4096" })
    .write(HALF, () => response.destroy());

describe("an upstream's answer", () => {
  const scripted = scriptedGateway(MODELS, { admin: { token: ADMIN_TOKEN } });
  const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };

  /** How the attempts of the provider ended, and how often. */
  async function counts(): Promise<Map<string, number>> {
    const text = await (await fetch(`${scripted().gateway.url}/metrics`, { headers })).text();
    const samples = parseMetrics(text).filter(({ name }) => name === "isogloss_upstream_attempts_total");
    return new Map(samples.map(({ labels, value }) => [`${labels.model} ${labels.outcome}`, value]));
  }

  async function growth<Done>(act: () => Promise<Done>): Promise<{ grown: Record<string, number>; done: Done }> {
    const before = await counts();
    const done = await act();
    const grown = [...(await counts())].map(([name, value]) => [name, value - (before.get(name) ?? 0)] as const);
    return { grown: Object.fromEntries(grown.filter(([, value]) => value !== 0)), done };
  }

  async function call(model: string, stream: boolean): Promise<Response> {
    const { url, key } = scripted().gateway;
    const response = await fetch(`${url}/v1/chat/completions`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify({ model, stream, messages: [{ role: "user", content: "Hi" }] }),
    });
    await response.text();
    return response;
  }

  const cases: [string, string, boolean, Script, string][] = [
    ["that ends well", SAME, false, answers(WHOLE), "success"],
    ["that breaks off", SAME, false, halfABody, "broken"],
    ["that breaks off before it is converted", CONVERTED, false, halfABody, "broken"],
    ["that is null", SAME, false, answers("null"), "unreadable"],
    ["without content", CONVERTED, false, answers({}), "unreadable"],
    ["that is an error", CONVERTED, false, answers(OVERLOADED), "503"],
    ["that is null instead of a stream", SAME, true, answers("null"), "unreadable"],
    ["whose stream is cut", SAME, true, streams(BEGINNING, { ending: "cut" }), "broken"],
    ["whose stream is cut before its first event", CONVERTED, true, streams([], { ending: "cut" }), "broken"],
    ["whose stream ends too soon", SAME, true, streams(BEGINNING), "broken"],
    [
      "whose stream has an error",
      CONVERTED,
      true,
      streams([`event: error\ndata: ${JSON.stringify(OVERLOADED)}\n\n`]),
      "503",
    ],
  ];
  for (const [name, model, stream, script, outcome] of cases)
    it(`${name} counts once as ${outcome}, in the metrics and in the request log`, async () => {
      scripted().one.plays(script);
      const { grown, done } = await growth(() => call(model, stream));
      expect(grown).to.deep.equal({ [`${model} ${outcome}`]: 1 });
      expect(attemptsOf(await loggedCall(scripted().gateway, done.headers))).to.deep.equal([`one ${outcome}`]);
      expect(scripted().one.received).to.have.length(1);
    });
});
