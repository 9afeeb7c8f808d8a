/**
 * A host of the chat dialect that signs for many vendors, and keeps a record of the reasoning. Its opaque part
 * returns.
 */
import { expect } from "chai";
import { startGateway, type RunningGateway, UPSTREAM_KEY } from "../../support/gateway.js";
import { answers, type Script, ScriptedUpstream, streams } from "../../support/upstream.js";
import { type Answered, messageOf } from "../../support/joined-message.js";

type Fields = Readonly<Record<string, unknown>>;

const call = { id: "call_1", type: "function", function: { name: "look", arguments: '{"at":"tree"}' } };
const usage = { prompt_tokens: 3, completion_tokens: 4, total_tokens: 7 };
const answerOf = (message: Fields, finish_reason: string): Fields => ({
  id: "c1",
  object: "chat.completion",
  created: 1,
  model: "m",
  choices: [{ index: 0, message: { role: "assistant", ...message }, finish_reason }],
  usage,
});
const done = answers(answerOf({ content: "A tree." }, "stop"));
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

const text = (words: string, more: Fields): Fields => ({ type: "reasoning.text", text: words, ...more });
const claude = (index: number): Fields => ({ format: "anthropic-claude-v1", index });
const openai = (index: number): Fields => ({ format: "openai-responses-v1", index });
const encrypted = (id: string, data: string, index: number): Fields => ({
  type: "reasoning.encrypted",
  data,
  ...openai(index),
  id,
});

interface Case {
  readonly name: string;
  /** In the form of a whole answer, and of the deltas of a stream. */
  readonly message: Fields;
  readonly deltas: readonly Fields[];
  /** What clients read. */
  readonly thoughts: readonly string[];
  /** The reasoning that the host gets back. */
  readonly back: readonly Fields[] | undefined;
}
const CASES: readonly Case[] = [
  {
    name: "signed text",
    message: {
      reasoning: "Look there.",
      reasoning_details: [text("Look there.", { signature: "EqQB", ...claude(0) })],
    },
    deltas: [
      { reasoning: null, reasoning_details: [text("", { signature: "", ...claude(0) })] },
      { reasoning: "Look ", reasoning_details: [text("Look ", claude(0))] },
      { reasoning: "there.", reasoning_details: [text("there.", claude(0))] },
      { reasoning: null, reasoning_details: [{ type: "reasoning.text", signature: "EqQB", ...claude(0) }] },
    ],
    thoughts: ["Look there."],
    back: [text("Look there.", { signature: "EqQB", ...claude(0) })],
  },
  {
    name: "text in the record alone",
    message: { reasoning_details: [text("Look there.", { signature: "EqQB", ...claude(0) })] },
    deltas: [
      { reasoning_details: [text("Look ", claude(0))] },
      { reasoning_details: [text("there.", { signature: "EqQB", ...claude(0) })] },
    ],
    thoughts: ["Look there."],
    back: [text("Look there.", { signature: "EqQB", ...claude(0) })],
  },
  {
    name: "text that is signed twice",
    message: {
      reasoning: "Look there. And here.",
      reasoning_details: [
        text("Look there.", { signature: "EqQB", ...claude(0) }),
        text(" And here.", { signature: "ErUC", ...claude(1) }),
      ],
    },
    deltas: [
      { reasoning: "Look there.", reasoning_details: [text("Look there.", claude(0))] },
      { reasoning_details: [{ type: "reasoning.text", signature: "EqQB", ...claude(0) }] },
      { reasoning: " And here.", reasoning_details: [text(" And here.", claude(1))] },
      { reasoning_details: [{ type: "reasoning.text", signature: "ErUC", ...claude(1) }] },
    ],
    thoughts: ["Look there.", " And here."],
    back: [
      text("Look there.", { signature: "EqQB", ...claude(0) }),
      text(" And here.", { signature: "ErUC", ...claude(1) }),
    ],
  },
  {
    name: "a summary and the opaque state behind it",
    message: {
      reasoning: "Looking.",
      reasoning_details: [
        { type: "reasoning.summary", summary: "Looking.", ...openai(0) },
        encrypted("rs_1", "gAAA", 1),
        encrypted("rs_2", "gBBB", 2),
      ],
    },
    deltas: [
      { reasoning: "Looking.", reasoning_details: [{ type: "reasoning.summary", summary: "Looking.", ...openai(0) }] },
      { reasoning_details: [encrypted("rs_1", "gAAA", 1)] },
      { reasoning_details: [encrypted("rs_2", "gBBB", 2)] },
    ],
    thoughts: ["Looking.", ""],
    back: [
      { type: "reasoning.summary", summary: "Looking.", format: "openai-responses-v1" },
      encrypted("rs_1", "gAAA", 1),
      encrypted("rs_2", "gBBB", 2),
    ],
  },
  {
    name: "text in a format without signatures",
    message: { reasoning: "Hm, so.", reasoning_details: [text("Hm, so.", { format: "unknown", index: 0 })] },
    deltas: [
      { reasoning: "Hm, ", reasoning_details: [text("Hm, ", { format: "unknown", index: 0 })] },
      { reasoning: "so.", reasoning_details: [text("so.", { format: "unknown", index: 0 })] },
    ],
    thoughts: ["Hm, so."],
    back: [text("Hm, so.", { format: "unknown", index: 0 })],
  },
  {
    name: "a summary alone",
    message: { reasoning_details: [{ type: "reasoning.summary", summary: "Looking.", ...openai(0) }] },
    deltas: [{ reasoning_details: [{ type: "reasoning.summary", summary: "Looking.", ...openai(0) }] }],
    thoughts: ["Looking."],
    back: [{ type: "reasoning.summary", summary: "Looking.", ...openai(0) }],
  },
  {
    name: "text without its required signature",
    message: { reasoning: "Look the", reasoning_details: [text("Look the", claude(0))] },
    deltas: [{ reasoning: "Look the", reasoning_details: [text("Look the", claude(0))] }],
    thoughts: ["Look the"],
    back: undefined,
  },
  {
    name: "text without a format",
    message: { reasoning: "Hm.", reasoning_details: [text("Hm.", { index: 0 })] },
    deltas: [{ reasoning: "Hm.", reasoning_details: [text("Hm.", { index: 0 })] }],
    thoughts: ["Hm."],
    back: undefined,
  },
];

describe("a host's record of its reasoning", () => {
  let gateway: RunningGateway;
  let upstream: ScriptedUpstream;

  before(async () => {
    upstream = await ScriptedUpstream.start();
    const provider = { baseUrl: upstream.baseUrl, apiKey: UPSTREAM_KEY };
    const providers = [
      { id: "home", preset: "openrouter", ...provider },
      { id: "other", preset: "openai-compatible", ...provider },
      { id: "words", preset: "deepseek", ...provider },
    ];
    const models = providers.map(({ id }) => ({
      id: `maker/${id}`,
      kind: "text",
      routes: [{ provider: id, model: "some-model", dialect: "chat" }],
    }));
    gateway = await startGateway({ catalog: { providers, models } });
  });

  after(async () => {
    await gateway.stop();
    await upstream.stop();
  });

  async function send(path: string, body: Fields, ...scripts: Script[]): Promise<Response> {
    upstream.plays(...scripts);
    const headers = {
      authorization: `Bearer ${gateway.key}`,
      "content-type": "application/json",
      "anthropic-version": "2023-06-01",
    };
    const response = await fetch(gateway.url + path, { method: "POST", headers, body: JSON.stringify(body) });
    expect(response.status, await response.clone().text()).to.equal(200);
    return response;
  }

  const ask = { role: "user", content: "Look." };
  const bodyOf = (model: string, messages: readonly unknown[], more: Fields = {}): Fields => ({
    model: `maker/${model}`,
    max_tokens: 900,
    tools: [{ name: "look", input_schema: { type: "object", properties: {} } }],
    messages: [ask, ...messages],
    ...more,
  });
  const whole = ({ message }: Case): Script =>
    answers(answerOf({ content: null, ...message, tool_calls: [call] }, "tool_calls"));
  const streamed = ({ deltas }: Case): Script =>
    streams([
      ...deltas.map((delta) => chunk({ role: "assistant", content: "", ...delta })),
      chunk({ tool_calls: [{ index: 0, ...call }] }),
      chunk({}, "tool_calls"),
      `data: ${JSON.stringify({ id: "c1", choices: [], usage })}\n\n`,
      "data: [DONE]\n\n",
    ]);
  const result = { role: "user", content: [{ type: "tool_result", tool_use_id: "call_1", content: "A tree." }] };

  async function sendBack(model: string, content: Answered): Promise<{ sent: Fields; dropped: string | null }> {
    const response = await send("/v1/messages", bodyOf(model, [{ role: "assistant", content }, result]), done);
    const { messages } = upstream.onlyJson as { readonly messages: readonly Fields[] };
    return { sent: messages[1] ?? {}, dropped: response.headers.get("x-dropped-params") };
  }

  for (const one of CASES)
    for (const stream of [false, true])
      describe(`${one.name}, ${stream ? "streamed" : "whole"}`, () => {
        let content: Answered;

        beforeEach(async () => {
          const response = await send(
            "/v1/messages",
            bodyOf("home", [], { stream }),
            stream ? streamed(one) : whole(one),
          );
          content = messageOf(await response.text(), stream);
        });

        it("is reasoning to its clients, written once", () => {
          const thoughts = content.filter(({ type }) => type === "thinking");
          expect(thoughts.map(({ thinking }) => thinking)).to.deep.equal(one.thoughts);
          for (const { signature = "" } of thoughts) expect(signature).to.match(/^isogloss1eopenrouterchat/);
        });

        it(`${one.back === undefined ? "does not return to" : "returns to"} the host`, async () => {
          const { sent, dropped } = await sendBack("home", content);
          expect(sent.reasoning_details).to.deep.equal(one.back);
          expect(sent).not.to.have.any.keys("reasoning", "reasoning_content");
          expect(dropped).to.equal(one.back === undefined ? "messages[1].content[0]" : null);
        });

        for (const other of ["other", "words"])
          it(`reaches no other host: ${other}`, async () => {
            const { sent, dropped } = await sendBack(other, content);
            expect(sent).not.to.have.any.keys("reasoning_details");
            expect(JSON.stringify(sent)).not.to.match(/isogloss|EqQB|gAAA/);
            expect(dropped).to.contain("messages[1].content[0]");
          });
      });

  const [signed] = CASES;
  if (signed === undefined) throw new Error("there is no case");
  const history = [
    { role: "assistant", content: null, ...signed.message, tool_calls: [call] },
    { role: "tool", tool_call_id: "call_1", content: "A tree." },
  ];

  it("is forwarded unchanged in its own dialect", async () => {
    const body = { model: "maker/home", messages: [ask, ...history] };
    const response = await send("/v1/chat/completions", body, whole(signed));
    const { choices } = (await response.json()) as { readonly choices: readonly { readonly message: Fields }[] };
    expect(choices[0]?.message).to.deep.include(signed.message);
    expect((upstream.onlyJson.messages as readonly Fields[])[1]).to.deep.equal(history[0]);
    expect(response.headers.get("x-dropped-params")).to.equal(null);
  });

  it("is dropped and reported where only its text can be carried", async () => {
    const altered = { type: "thinking", thinking: "Hm.", signature: "isogloss1popenrouterchatXXXXnone" };
    const { sent } = await sendBack("home", [altered, { type: "tool_use", id: "call_1", name: "look", input: {} }]);
    expect(sent).not.to.have.any.keys("reasoning_details");
  });
});
