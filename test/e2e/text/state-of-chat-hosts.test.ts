/**
 * Opaque state that a host of the chat dialect sends beside calls. It returns to that host from clients of any dialect,
 * and reaches no other host.
 */
import { expect } from "chai";
import { startGateway, type RunningGateway, UPSTREAM_KEY } from "../../support/gateway.js";
import { answers, ScriptedUpstream, streams } from "../../support/upstream.js";
import { vendorForms } from "../../support/vendor-forms/index.js";

type Fields = Readonly<Record<string, unknown>>;
type Block = Readonly<{
  type: string;
  id?: string;
  thinking?: string;
  signature?: string;
  call_id?: string;
  delta?: Fields;
  index?: number;
  content_block?: Fields;
}>;

const STATE = "c2lnbmF0dXJlIG9mIGEgdGhvdWdodA==";
const extra_content = { google: { thought_signature: STATE } };
const call = { id: "call_1", type: "function", function: { name: "look", arguments: '{"at":"tree"}' } };
const answerOf = (message: Fields, finish_reason: string): Fields => ({
  id: "c1",
  object: "chat.completion",
  created: 1,
  model: "m",
  choices: [{ index: 0, message: { role: "assistant", ...message }, finish_reason }],
  usage: { prompt_tokens: 3, completion_tokens: 4, total_tokens: 7 },
});
const whole = answerOf({ content: null, tool_calls: [{ ...call, extra_content }] }, "tool_calls");
const chunk = (delta: Fields, finish_reason: string | null = null): string =>
  "data: " +
  JSON.stringify({
    id: "c1",
    object: "chat.completion.chunk",
    created: 1,
    model: "m",
    choices: [{ index: 0, delta, finish_reason }],
  }) +
  "\n\n";
const stream = [
  chunk({ role: "assistant", tool_calls: [{ index: 0, ...call, extra_content }] }),
  chunk({}, "tool_calls"),
  "data: " +
    JSON.stringify({ id: "c1", choices: [], usage: { prompt_tokens: 3, completion_tokens: 4, total_tokens: 7 } }) +
    "\n\n",
  "data: [DONE]\n\n",
];
const done = answerOf({ content: "A tree." }, "stop");

const ask = { role: "user", content: "Look." };
const tools = [{ name: "look", input_schema: { type: "object", properties: {} } }];
const result = { role: "user", content: [{ type: "tool_result", tool_use_id: "call_1", content: "A tree." }] };

describe("opaque state beside the calls of a chat host", () => {
  let gateway: RunningGateway;
  let upstream: ScriptedUpstream;

  before(async () => {
    upstream = await ScriptedUpstream.start();
    const provider = { baseUrl: upstream.baseUrl, apiKey: UPSTREAM_KEY };
    const providers = [
      { id: "home", preset: "gemini-chat", ...provider },
      { id: "other", preset: "openai-compatible", ...provider },
      { id: "native", preset: "gemini", ...provider },
    ];
    const route = (provider: string, dialect: string): Fields => ({
      kind: "text",
      routes: [{ provider, model: "gemini-3-pro-preview", dialect }],
    });
    const models = [
      { id: "maker/home", ...route("home", "chat") },
      { id: "maker/other", ...route("other", "chat") },
      { id: "maker/native", ...route("native", "generate-content") },
    ];
    gateway = await startGateway({ catalog: { providers, models } });
  });

  after(async () => {
    await gateway.stop();
    await upstream.stop();
  });

  async function send(path: string, body: Fields): Promise<Response> {
    const headers = {
      authorization: `Bearer ${gateway.key}`,
      "content-type": "application/json",
      "anthropic-version": "2023-06-01",
    };
    const response = await fetch(gateway.url + path, { method: "POST", headers, body: JSON.stringify(body) });
    expect(response.status, await response.clone().text()).to.equal(200);
    return response;
  }

  const requested = (model: string, messages: readonly unknown[], more: Fields = {}): Fields => ({
    model: `maker/${model}`,
    max_tokens: 900,
    tools,
    messages,
    ...more,
  });
  const sentCall = (): Fields => {
    const { messages } = upstream.onlyJson as { messages: readonly { tool_calls?: readonly Fields[] }[] };
    return messages.flatMap(({ tool_calls = [] }) => tool_calls)[0] ?? {};
  };

  /** The blocks of the first answer. */
  async function firstAnswer(): Promise<readonly Block[]> {
    upstream.plays(answers(whole));
    return ((await (await send("/v1/messages", requested("home", [ask]))).json()) as { content: Block[] }).content;
  }

  it("reaches messages clients with a tag, and the host without one", async () => {
    const content = await firstAnswer();
    expect(content.map(({ type }) => type)).to.deep.equal(["thinking", "tool_use"]);
    expect(content[0]?.signature).to.match(/^isogloss1pgoogle/);
    upstream.plays(answers(done));
    const response = await send("/v1/messages", requested("home", [ask, { role: "assistant", content }, result]));
    expect(sentCall()).to.deep.include({ id: "call_1", extra_content });
    expect(response.headers.get("x-dropped-params")).to.equal(null);
  });

  it("reaches them from a stream as well", async () => {
    upstream.plays(streams(stream));
    const events = (await (await send("/v1/messages", requested("home", [ask], { stream: true }))).text())
      .split("\n")
      .filter((line) => line.startsWith("data: {"))
      .map((line) => JSON.parse(line.slice(6)) as Block);
    const signature = events.find(({ delta }) => delta?.type === "signature_delta")?.delta?.signature;
    expect(signature).to.match(/^isogloss1pgoogle/);
    upstream.plays(answers(done));
    await send(
      "/v1/messages",
      requested("home", [
        ask,
        {
          role: "assistant",
          content: [
            { type: "thinking", thinking: "", signature },
            { type: "tool_use", id: "call_1", name: "look", input: {} },
          ],
        },
        result,
      ]),
    );
    expect(sentCall()).to.deep.include({ extra_content });
  });

  it("returns from responses clients", async () => {
    upstream.plays(answers(whole));
    const input = {
      model: "maker/home",
      store: false,
      include: ["reasoning.encrypted_content"],
      tools: [{ type: "function", name: "look", parameters: { type: "object", properties: {} } }],
    };
    const { output } = (await (await send("/v1/responses", { ...input, input: "Look." })).json()) as {
      output: readonly Block[];
    };
    upstream.plays(answers(done));
    await send("/v1/responses", {
      ...input,
      input: [
        { role: "user", content: "Look." },
        ...output,
        { type: "function_call_output", call_id: "call_1", output: "A tree." },
      ],
    });
    expect(sentCall()).to.deep.include({ extra_content });
  });

  it("is forwarded to its family in another dialect", async () => {
    const content = await firstAnswer();
    upstream.plays(answers(vendorForms.get("generate-content")?.words.body));
    await send("/v1/messages", requested("native", [ask, { role: "assistant", content }, result]));
    expect(JSON.stringify(upstream.onlyJson)).to.contain(`"thoughtSignature":"${STATE}"`);
  });

  it("is not sent to other hosts, and is reported", async () => {
    const content = await firstAnswer();
    upstream.plays(answers(done));
    const response = await send("/v1/messages", requested("other", [ask, { role: "assistant", content }, result]));
    expect(sentCall()).to.not.have.any.keys("extra_content");
    expect(response.headers.get("x-dropped-params")).to.contain("messages[1].content[0]");
  });

  it("is replaced by a placeholder where another model called", async () => {
    upstream.plays(answers(done));
    await send(
      "/v1/messages",
      requested("home", [
        ask,
        { role: "assistant", content: [{ type: "tool_use", id: "call_1", name: "look", input: {} }] },
        result,
      ]),
    );
    expect(sentCall()).to.deep.include({
      extra_content: { google: { thought_signature: "skip_thought_signature_validator" } },
    });
  });
});
