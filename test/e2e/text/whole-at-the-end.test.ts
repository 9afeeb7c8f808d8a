/** Hosts whose streams have the texts and calls of an answer only in their last event. */
import { expect } from "chai";
import { events, route, temporaryGateway } from "../../support/server/temporary-gateway.js";
import { until } from "../../support/until.js";
import { dialectClients } from "../../support/dialect-clients/index.js";

const open = temporaryGateway({
  models: ["responses", "interactions"].map((dialect) => ({
    id: `maker/${dialect}`,
    routes: [route("one", dialect)],
    pricing: { input: 0, output: 10 },
  })),
});

const named = (name: string, value: object) => `event: ${name}\ndata: ${JSON.stringify(value)}\n\n`;

const words = "The hill is near.";
const message = { type: "message", id: "msg_1", role: "assistant", content: [{ type: "output_text", text: words }] };
const call = { type: "function_call", id: "fc_1", call_id: "call_1", name: "measure", arguments: '{"height":1}' };
const response = (status: string, output: readonly object[]) =>
  named(`response.${status === "in_progress" ? "created" : status}`, {
    type: `response.${status === "in_progress" ? "created" : status}`,
    response: { id: "resp_1", object: "response", created_at: 1, model: "inner-model", status, output },
  });
const done = (item: object, output_index: number) =>
  named("response.output_item.done", { type: "response.output_item.done", output_index, item });

const steps = [
  { type: "model_output", content: [{ type: "text", text: words }] },
  { type: "function_call", id: "call_1", name: "measure", arguments: { height: 1 } },
];
const interaction = (event_type: string, status: string, more: object = {}) =>
  named(event_type, { event_type, interaction: { id: "int_1", status, model: "inner-model", ...more } });

const upstreams: readonly [name: string, dialect: string, stream: readonly string[]][] = [
  ["alone", "responses", [response("in_progress", []), response("completed", [message, call])]],
  [
    "after the same in other events, with another ID",
    "responses",
    [
      response("in_progress", []),
      done(message, 0),
      done(call, 1),
      response("completed", [message, { ...call, call_id: "fc_1" }]),
    ],
  ],
  [
    "alone",
    "interactions",
    [
      interaction("interaction.created", "in_progress"),
      interaction("interaction.completed", "requires_action", { steps }),
      "event: done\ndata: [DONE]\n\n",
    ],
  ],
];

async function ask(dialect: string, upstream: string, stream: readonly string[]) {
  const test = open();
  test.upstream.answer = events(...stream);
  const client = dialectClients.get(dialect) ?? expect.fail(dialect);
  const model = `maker/${upstream}`;
  const body = { ...client.body(model), ...client.streaming };
  const answer = await test.call(client.path(model, true), body, { headers: { ...client.headers } });
  const text = await answer.text();
  expect(answer.status, text).to.equal(200);
  const completed = () => test.log.find(({ event }) => event === "call.completed");
  await until(() => completed() !== undefined);
  return { text, ticks: Number(completed()?.ticks) };
}

/** Last events repeat the words in some dialects. */
const timesIn = (text: string, one: string) => text.split(one).length - 1;

describe("a stream with the whole answer in its last event", () => {
  for (const dialect of dialectClients.keys())
    for (const [name, upstream, stream] of upstreams)
      it(`${name} is the whole answer for ${dialect} clients of ${upstream}`, async () => {
        const { text, ticks } = await ask(dialect, upstream, stream);
        expect(text).to.include(words).and.include("measure").and.include("height");
        expect(ticks).to.be.greaterThan(0);
        if (dialect === "chat") expect([words, "measure"].map((one) => timesIn(text, one))).to.deep.equal([1, 1]);
        if (dialect === "messages") expect(text).to.include('"stop_reason":"tool_use"');
      });

  it("counts as often as where its events have the parts too", async () => {
    const [alone, after] = upstreams.map(([, , stream]) => stream);
    const charged = [await ask("chat", "responses", alone ?? []), await ask("chat", "responses", after ?? [])];
    const passed = [await ask("responses", "responses", alone ?? []), await ask("responses", "responses", after ?? [])];
    expect(new Set([...charged, ...passed].map(({ ticks }) => ticks))).to.have.property("size", 1);
  });
});
