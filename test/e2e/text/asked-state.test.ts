/** Upstreams that must store nothing get a request for opaque state, so that clients can send their items again. */
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
  ["is requested of a model that reasons", "maker/reasons", { input: "hi" }, [STATE]],
  [
    "is requested where the client does not set storage",
    "maker/reasons",
    { input: "hi", store: null, include: null },
    [STATE],
  ],
  [
    "is requested beside other included values",
    "maker/reasons",
    { input: "hi", include: ["message.output_text.logprobs"] },
    ["message.output_text.logprobs", STATE],
  ],
  ["is requested once", "maker/reasons", { input: "hi", include: [STATE] }, [STATE]],
  ["is not requested where the client sets storage itself", "maker/reasons", { input: "hi", store: false }, undefined],
  ["is not requested of a model that does not reason", "maker/plain", { input: "hi" }, undefined],
  ["is not requested of an unknown model", "maker/unknown", { input: "hi" }, undefined],
  ["but is where reasoning is requested", "maker/unknown", { input: "hi", reasoning: { effort: "low" } }, [STATE]],
  ["and where the conversation has some", "maker/unknown", { input: talk }, [STATE]],
  [
    "is not requested of a host that refuses it",
    "maker/elsewhere",
    { input: "hi", reasoning: { effort: "low" } },
    undefined,
  ],
];

describe("opaque state where nothing is stored", () => {
  for (const [name, model, requested, include] of CASES) {
    it(name, async () => {
      const body = await sent(model, requested);
      expect(body.store).to.equal(false);
      expect(body.include ?? undefined).to.deep.equal(include);
    });
  }

  it("is left out where the conversation comes from a host that requires it", async () => {
    const body = await sent("maker/plain", { input: talk }, undefined, "input[1]");
    expect(body.include ?? undefined).to.equal(undefined);
    expect(body.input).to.deep.equal(talk.filter((item) => item !== thought));
  });

  it("is not requested of a host that refuses it in converted calls either", async () => {
    const body = await sent(
      "maker/elsewhere",
      { messages: [{ role: "user", content: "hi" }], reasoning_effort: "low" },
      "/v1/chat/completions",
    );
    expect(body).to.have.property("reasoning");
    expect(body).not.to.have.property("include");
  });
});
