/** Opaque state that a host of the chat dialect sends beside calls, where clients and hosts both use that dialect. */
import { expect } from "chai";
import { startGateway, type RunningGateway, UPSTREAM_KEY } from "../../support/gateway.js";
import { answers, type Script, ScriptedUpstream, streams } from "../../support/upstream.js";
import { tagState } from "../../../src/conversion/state/tag.js";

type Fields = Readonly<Record<string, unknown>>;
interface Call {
  readonly id: string;
  readonly extra_content?: Readonly<Record<string, { readonly thought_signature: string }>>;
}

const STATE = "c2lnbmF0dXJlIG9mIGEgdGhvdWdodA==";
const TAGGED = tagState("google", STATE);
const DUMMY = "skip_thought_signature_validator";
const signed = (state: string, name = "google"): Fields => ({
  extra_content: { [name]: { thought_signature: state } },
});
const call = { id: "call_1", type: "function", function: { name: "look", arguments: '{"at":"tree"}' } };
const usage = { prompt_tokens: 3, completion_tokens: 4, total_tokens: 7 };
const answerOf = (message: Fields, finish_reason: string): Script =>
  answers({
    id: "c1",
    object: "chat.completion",
    created: 1,
    model: "m",
    choices: [{ index: 0, message: { role: "assistant", ...message }, finish_reason }],
    usage,
  });
const calling = (more: Fields): Script => answerOf({ content: null, tool_calls: [{ ...call, ...more }] }, "tool_calls");
const done = answerOf({ content: "A tree." }, "stop");
const chunk = (choices: readonly Fields[], more: Fields = {}): string =>
  "data: " +
  JSON.stringify({ id: "c1", object: "chat.completion.chunk", created: 1, model: "m", choices, ...more }) +
  "\n\n";
const callingStream = (more: Fields): Script =>
  streams([
    chunk([
      { index: 0, delta: { role: "assistant", tool_calls: [{ index: 0, ...call, ...more }] }, finish_reason: null },
    ]),
    chunk([{ index: 0, delta: {}, finish_reason: "tool_calls" }]),
    chunk([], { usage }),
    "data: [DONE]\n\n",
  ]);

describe("opaque state beside calls within the chat dialect", () => {
  let gateway: RunningGateway;
  let upstream: ScriptedUpstream;

  before(async () => {
    upstream = await ScriptedUpstream.start();
    const provider = { baseUrl: upstream.baseUrl, apiKey: UPSTREAM_KEY };
    const providers = [
      { id: "home", preset: "gemini-chat", ...provider },
      { id: "openai", preset: "openai", ...provider },
      { id: "anybody", preset: "vllm", ...provider },
      { id: "elsewhere", preset: "openai-compatible", family: "elsewhere", ...provider },
    ];
    const model = (id: string, ...hosts: readonly string[]) => ({
      id: `maker/${id}`,
      kind: "text",
      routes: hosts.map((host, priority) => ({ provider: host, model: "some-model", dialect: "chat", priority })),
    });
    const models = [...providers.map(({ id }) => model(id, id)), model("failing-over", "home", "openai")];
    gateway = await startGateway({ catalog: { providers, models } });
  });

  after(async () => {
    await gateway.stop();
    await upstream.stop();
  });

  async function send(model: string, messages: readonly unknown[], more: Fields = {}): Promise<Response> {
    const response = await fetch(`${gateway.url}/v1/chat/completions`, {
      method: "POST",
      headers: { authorization: `Bearer ${gateway.key}`, "content-type": "application/json" },
      body: JSON.stringify({
        model: `maker/${model}`,
        messages: [{ role: "user", content: "Look." }, ...messages],
        tools: [{ type: "function", function: { name: "look", parameters: { type: "object", properties: {} } } }],
        ...more,
      }),
    });
    expect(response.status, await response.clone().text()).to.equal(200);
    return response;
  }

  /** The conversation that a host receives when its call carries this state, and what is reported to the client. */
  async function sendBack(
    model: string,
    ...calls: readonly Fields[]
  ): Promise<{ sent: unknown; dropped: string | null }> {
    upstream.plays(done);
    const response = await send(model, [
      { role: "assistant", content: null, tool_calls: calls },
      ...calls.map(({ id }) => ({ role: "tool", tool_call_id: id, content: "A tree." })),
    ]);
    const { messages } = upstream.onlyJson as { readonly messages: readonly { readonly tool_calls?: unknown }[] };
    return { sent: messages[1]?.tool_calls, dropped: response.headers.get("x-dropped-params") };
  }

  for (const name of ["google", "vertex"]) {
    it(`is sent to clients with a tag: ${name}`, async () => {
      upstream.plays(calling(signed(STATE, name)));
      const body = (await (await send("home", [])).json()) as {
        readonly choices: readonly { readonly message: { readonly tool_calls: readonly Call[] } }[];
      };
      expect(body.choices[0]?.message.tool_calls).to.deep.equal([{ ...call, ...signed(TAGGED, name) }]);
    });

    it(`is streamed with a tag: ${name}`, async () => {
      upstream.plays(callingStream(signed(STATE, name)));
      const text = await (await send("home", [], { stream: true })).text();
      expect(text).to.contain(JSON.stringify(signed(TAGGED, name)).slice(1, -1));
      expect(text).not.to.contain(`"${STATE}"`);
    });
  }

  const place = "messages[1].tool_calls[0].extra_content.google.thought_signature";
  const foreign = tagState("anthropic", "b3du");
  const CASES: (readonly [name: string, host: string, brought: Fields, sent: Fields, dropped: string | null])[] = [
    ["returns to its family without the tag", "home", signed(TAGGED), signed(STATE), null],
    ["returns in its place", "home", signed(TAGGED, "vertex"), signed(STATE, "vertex"), null],
    ["does not reach another vendor", "openai", signed(TAGGED), {}, place],
    ["does not reach hosts without a family", "anybody", signed(TAGGED), {}, place],
    [
      "is dropped alone",
      "openai",
      { extra_content: { ...(signed(TAGGED).extra_content as Fields), more: 1 } },
      { extra_content: { more: 1 } },
      place,
    ],
    ["reaches its family without a tag from clients that got it elsewhere", "home", signed(STATE), signed(STATE), null],
    ["reaches hosts without a family without a tag", "anybody", signed(STATE), signed(STATE), null],
    ["does not reach another family without a tag", "elsewhere", signed(STATE), {}, place],
    ["of another family is replaced by a placeholder", "home", signed(foreign), signed(DUMMY), place],
    ["that is one family's placeholder does not reach others", "elsewhere", signed(DUMMY), {}, null],
    ["that is a placeholder stays", "home", signed(DUMMY), signed(DUMMY), null],
    ["is replaced by a placeholder where another vendor called", "home", {}, signed(DUMMY), null],
    ["is not required by any other host", "openai", {}, {}, null],
  ];
  for (const [name, host, brought, sent, dropped] of CASES) {
    it(name, async () => {
      expect(await sendBack(host, { ...call, ...brought })).to.deep.equal({ sent: [{ ...call, ...sent }], dropped });
    });
  }

  it("is required for the first of several calls alone", async () => {
    const second = { ...call, id: "call_2" };
    expect(await sendBack("home", { ...call, ...signed(TAGGED) }, second)).to.deep.equal({
      sent: [{ ...call, ...signed(STATE) }, second],
      dropped: null,
    });
  });

  it("survives a failover to another vendor and back", async () => {
    upstream.plays(calling(signed(STATE)));
    const answer = (await (await send("failing-over", [])).json()) as {
      readonly choices: readonly { readonly message: { readonly tool_calls: readonly Call[] } }[];
    };
    const history = [answer.choices[0]?.message, { role: "tool", tool_call_id: "call_1", content: "A tree." }];
    upstream.plays(answers({ error: { message: "down" } }, { status: 503 }), calling({ id: "call_2" }));
    const away = await send("failing-over", history);
    expect(away.headers.get("x-dropped-params")).to.equal(place);
    expect(upstream.received.at(-1)?.body.toString()).not.to.contain("extra_content");
    const { choices } = (await away.json()) as typeof answer;
    const back = [...history, choices[0]?.message, { role: "tool", tool_call_id: "call_2", content: "A tree." }];
    upstream.plays(done);
    await send("failing-over", back);
    const { messages } = upstream.onlyJson as {
      readonly messages: readonly { readonly tool_calls?: readonly Call[] }[];
    };
    expect(
      messages.flatMap(({ tool_calls = [] }) => tool_calls.map(({ extra_content }) => extra_content)),
    ).to.deep.equal([signed(STATE).extra_content, signed(DUMMY).extra_content]);
  });
});
