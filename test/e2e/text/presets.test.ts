import { expect } from "chai";
import * as compiled from "../../../src/registry.js";
import { events, json, route, temporaryGateway, type TestGateway } from "../../support/server/temporary-gateway.js";

/** One preset whose streams report usage without a request, and one whose streams do not. */
const wires = Object.entries(compiled.presets).flatMap(([preset, { wire = {} }]) =>
  Object.entries(wire).map(([dialect, reported]) => ({ preset, dialect, reported })),
);
const unrequested = wires.find(({ reported }) => reported.usage === "unrequested");
const requested = wires.find(
  ({ dialect, reported }) => dialect === unrequested?.dialect && reported.usage === undefined,
);
if (unrequested === undefined || requested === undefined) throw new Error("there are no presets to compare");

const open = temporaryGateway({
  providers: { one: { preset: unrequested.preset }, two: { preset: requested.preset } },
  models: [
    { id: "maker/unrequested", routes: [route("one", unrequested.dialect)] },
    { id: "maker/asked", routes: [route("two", requested.dialect)] },
  ],
});

/** A host of models of several vendors. */
const openMixed = temporaryGateway({
  providers: { one: { preset: "azure-foundry" } },
  models: ["o3-mini", "gpt-5-nano", "Llama-3.3-70B-Instruct"].map((model) => ({
    id: `maker/${model}`,
    profile: compiled.AUTO_PROFILE,
    routes: [{ ...route("one", "chat"), model }],
  })),
});

/** Hosts that refuse different members of one dialect. */
const openHosts = temporaryGateway({
  providers: { one: { preset: "openai" }, two: { preset: "mistral" } },
  models: [
    { id: "openai/model", routes: [route("one", "chat")] },
    { id: "mistral/model", routes: [route("two", "chat")] },
  ],
});

const openMoreHosts = temporaryGateway({
  providers: { one: { preset: "groq" }, two: { preset: "xai" } },
  models: [
    { id: "groq/model", routes: [route("one", "chat")] },
    { id: "xai/model", routes: [route("two", "responses")] },
  ],
});

async function received(
  test: TestGateway,
  index: number,
  path: string,
  body: object,
): Promise<Record<string, unknown>> {
  for (const upstream of test.upstreams) upstream.answer = "stream" in body ? events("data: {}\n\n") : json({});
  await (await test.call(path, body, { headers: { "anthropic-version": "2023-06-01" } })).text();
  return JSON.parse(test.upstreams[index]?.requests[0]?.body ?? "{}") as Record<string, unknown>;
}

const CLIENTS: [string, string, object][] = [
  ["its own dialect", "/v1/chat/completions", { messages: [{ role: "user", content: "hi" }], stream: true }],
  ["another", "/v1/messages", { messages: [{ role: "user", content: "hi" }], max_tokens: 9, stream: true }],
];

describe("an upstream with a preset", () => {
  for (const [name, path, body] of CLIENTS) {
    it(`gets the request for usage of a stream of ${name}, unless the upstream always reports it`, async () => {
      expect(await received(open(), 1, path, { ...body, model: "maker/asked" })).to.have.property("stream_options");
      expect(await received(open(), 0, path, { ...body, model: "maker/unrequested" })).not.to.have.property(
        "stream_options",
      );
    });
  }

  it("shows no usage to a client that did not ask, where only the gateway did", async () => {
    const chunk = (more: object) => `data: ${JSON.stringify({ id: "a", model: "m", ...more })}\n\n`;
    const piece = (delta: object) => chunk({ choices: [{ index: 0, delta, finish_reason: null }], usage: null });
    const last = chunk({ choices: [], usage: { prompt_tokens: 1, completion_tokens: 2 } });
    const done = "data: [DONE]\n\n";
    const end = chunk({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }], usage: null });
    const stream = ["a", "b", "c", "d"].map((content) => piece({ content })).join("") + end + last + done;
    const shown = async (model: string, more: object) => {
      for (const upstream of open().upstreams) upstream.answer = events(stream);
      const messages = [{ role: "user", content: "hi" }];
      const body = { model: `maker/${model}`, messages, stream: true, ...more };
      return (await (await open().call("/v1/chat/completions", body)).text()).replaceAll(`maker/${model}`, "m");
    };
    const asked = { stream_options: { include_usage: true } };
    const bare = stream.replace(last, "").replaceAll(',"usage":null', "");
    expect(await shown("asked", {})).to.equal(bare);
    expect(await shown("asked", asked)).to.equal(stream);
    expect(await shown("unrequested", {})).to.equal(stream.replace(last, ""));
  });

  it("gets converted requests with its own names", async () => {
    const sent = await received(open(), 0, "/v1/messages", {
      model: "maker/unrequested",
      max_tokens: 9,
      messages: [{ role: "user", content: "hi" }],
    });
    expect(sent).to.include({ max_tokens: 9 }).and.not.have.property("max_completion_tokens");
  });

  const limits: [model: string, written: string, refused: string][] = [
    ["o3-mini", "max_completion_tokens", "max_tokens"],
    ["gpt-5-nano", "max_completion_tokens", "max_tokens"],
    ["Llama-3.3-70B-Instruct", "max_tokens", "max_completion_tokens"],
  ];
  for (const [model, written, refused] of limits) {
    it(`gets the output limit of ${model} under the name that the model accepts, ${written}`, async () => {
      const sent = await received(openMixed(), 0, "/v1/messages", {
        model: `maker/${model}`,
        max_tokens: 900,
        messages: [{ role: "user", content: "hi" }],
      });
      expect(sent)
        .to.include({ [written]: 900 })
        .and.not.have.property(refused);
    });
  }

  const function_ = (name: string) => ({ type: "function", function: { name } });
  const [f, g, h] = ["f", "g", "h"].map(function_);
  const allowed = { type: "allowed_tools", allowed_tools: { mode: "required", tools: [f, h] } };
  const hosts: [host: string, index: number, sent: object][] = [
    ["openai", 0, { tools: [f, g, h], tool_choice: allowed }],
    ["mistral", 1, { tools: [f, h], tool_choice: "required" }],
  ];
  for (const [host, index, sent] of hosts)
    it(`gets a choice among several tools in a form that ${host} accepts`, async () => {
      const converted = await received(openHosts(), index, `/v1beta/models/${host}/model:generateContent`, {
        contents: [{ parts: [{ text: "hi" }] }],
        tools: [{ functionDeclarations: [{ name: "f" }, { name: "g" }, { name: "h" }] }],
        toolConfig: { functionCallingConfig: { mode: "ANY", allowedFunctionNames: ["f", "h"] } },
      });
      expect(converted).to.deep.include(sent);
    });

  const run = { run: "7" };
  const notes: [host: string, opened: typeof open, index: number, metadata: object | undefined][] = [
    ["openai", openHosts, 0, undefined],
    ["mistral", openHosts, 1, run],
    ["groq", openMoreHosts, 0, undefined],
    ["xai", openMoreHosts, 1, undefined],
  ];
  for (const [host, opened, index, metadata] of notes)
    it(`gets the metadata of a call only if ${host} accepts them without storing the answer`, async () => {
      const sent = await received(opened(), index, `/v1beta/models/${host}/model:generateContent`, {
        contents: [{ parts: [{ text: "hi" }] }],
        labels: run,
      });
      expect(sent).to.have.property("model");
      expect(sent.metadata).to.deep.equal(metadata);
    });
});
