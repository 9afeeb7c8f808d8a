/**
 * Upstreams that are told to keep nothing are asked for what their items stand for, so that these can be said again.
 */
import { expect } from "chai";
import { json, route, temporaryGateway } from "../../support/server/temporary-gateway.js";

const STATE = "reasoning.encrypted_content";
const responses = (model: string, profile?: string) => ({
  ...route("one", "responses"),
  model,
  ...(profile !== undefined && { profile }),
});
const open = temporaryGateway({
  providers: { one: { preset: "openai" }, two: { preset: "groq" } },
  models: [
    { id: "maker/reasons", profile: "auto", routes: [responses("gpt-5.2")] },
    { id: "maker/plain", profile: "auto", routes: [responses("gpt-4.1")] },
    { id: "maker/unknown", routes: [responses("ours")] },
    {
      id: "maker/elsewhere",
      profile: "auto",
      routes: [{ ...route("two", "responses"), model: "openai/gpt-oss-120b" }],
    },
  ],
});
const written = {
  id: "r",
  object: "response",
  status: "completed",
  model: "m",
  output: [
    {
      type: "message",
      id: "m",
      role: "assistant",
      status: "completed",
      content: [{ type: "output_text", text: "ok", annotations: [] }],
    },
  ],
  usage: { input_tokens: 1, output_tokens: 1, total_tokens: 2 },
};
const thought = { type: "reasoning", id: "rs_1", summary: [], encrypted_content: "c3RhdGU=" };
const talk = [
  { role: "user", content: "hi" },
  thought,
  { type: "message", role: "assistant", content: [{ type: "output_text", text: "well" }] },
  { role: "user", content: "on" },
];

type Fields = Readonly<Record<string, unknown>>;

async function sent(model: string, requested: Fields, path = "/v1/responses", dropped = ""): Promise<Fields> {
  const test = open();
  for (const upstream of test.upstreams) upstream.answer = json(written);
  const response = await test.call(path, { model, ...requested });
  expect(response.status, await response.text()).to.equal(200);
  expect(response.headers.get("x-dropped-params") ?? "").to.equal(dropped);
  return JSON.parse(test.upstreams.flatMap(({ requests }) => requests)[0]?.body ?? "{}") as Fields;
}

const CASES: (readonly [name: string, model: string, requested: Fields, include: unknown])[] = [
  ["a model that reasons is asked for it", "maker/reasons", { input: "hi" }, [STATE]],
  [
    "silence about what is kept is no word of it",
    "maker/reasons",
    { input: "hi", store: null, include: null },
    [STATE],
  ],
  [
    "what else was asked for stays",
    "maker/reasons",
    { input: "hi", include: ["message.output_text.logprobs"] },
    ["message.output_text.logprobs", STATE],
  ],
  ["it is asked for once", "maker/reasons", { input: "hi", include: [STATE] }, [STATE]],
  ["clients that say what is kept ask by themselves", "maker/reasons", { input: "hi", store: false }, undefined],
  ["a model that does not reason is not asked", "maker/plain", { input: "hi" }, undefined],
  ["a model of which nothing is known is not asked", "maker/unknown", { input: "hi" }, undefined],
  ["but where reasoning is asked for", "maker/unknown", { input: "hi", reasoning: { effort: "low" } }, [STATE]],
  ["and where the conversation holds some", "maker/unknown", { input: talk }, [STATE]],
  [
    "a host that refuses to be asked is not",
    "maker/elsewhere",
    { input: "hi", reasoning: { effort: "low" } },
    undefined,
  ],
];

describe("opaque state where nothing is kept", () => {
  for (const [name, model, requested, include] of CASES) {
    it(name, async () => {
      const body = await sent(model, requested);
      expect(body.store).to.equal(false);
      expect(body.include ?? undefined).to.deep.equal(include);
    });
  }

  it("nor where a conversation comes from one that does: its reasoning is left out", async () => {
    const body = await sent("maker/plain", { input: talk }, undefined, "input[1]");
    expect(body.include ?? undefined).to.equal(undefined);
    expect(body.input).to.deep.equal(talk.filter((item) => item !== thought));
  });

  it("a host that refuses the request for it does not get it in converted calls either", async () => {
    const body = await sent(
      "maker/elsewhere",
      { messages: [{ role: "user", content: "hi" }], reasoning_effort: "low" },
      "/v1/chat/completions",
    );
    expect(body).to.have.property("reasoning");
    expect(body).not.to.have.property("include");
  });
});
