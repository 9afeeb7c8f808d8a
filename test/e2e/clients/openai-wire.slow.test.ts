import { expect } from "chai";
import { expectCalls } from "../../support/clients/expect-calls.js";
import { counts, textDialect } from "../../support/dialect-features.js";
import OpenAI from "openai";
import type { ChatCompletionCreateParamsNonStreaming, ChatCompletionMessage } from "openai/resources/chat/completions";
import { UPSTREAM_KEY } from "../../support/gateway.js";
import { scriptedGateway } from "../../support/scripted-gateway.js";
import { answers, streams } from "../../support/upstream.js";
import { CALLS, INNER_MODEL, THOUGHTS, USAGE, WORDS } from "../../support/vendor-forms/form.js";
import { vendorForms } from "../../support/vendor-forms/index.js";
import { bytesOf } from "../../support/wire-streams.js";

const modelOf = (dialect: string) => `maker/${dialect}`;
const scripted = scriptedGateway(
  [...vendorForms.keys()].map((dialect) => ({
    id: modelOf(dialect),
    kind: "text",
    routes: [{ provider: "one", model: INNER_MODEL, dialect }],
  })),
);

function client(): OpenAI {
  const { url, key } = scripted().gateway;
  return new OpenAI({ baseURL: `${url}/v1`, apiKey: key, maxRetries: 0 });
}

const QUESTION = [{ role: "user" as const, content: "What is the capital of Norway?" }];
const usageBehind = (dialect: string) => ({
  prompt_tokens: USAGE.input,
  completion_tokens: USAGE.output,
  total_tokens: USAGE.input + USAGE.output,
  cached: counts(textDialect(dialect), "cached_input") ? USAGE.cached : 0,
});

function usageOf({ usage }: { usage?: OpenAI.CompletionUsage | null }) {
  const { prompt_tokens, completion_tokens, total_tokens, prompt_tokens_details } = usage ?? {};
  return { prompt_tokens, completion_tokens, total_tokens, cached: prompt_tokens_details?.cached_tokens ?? 0 };
}

function callsOf(message: ChatCompletionMessage | undefined) {
  const functions = (message?.tool_calls ?? []).flatMap((call) => (call.type === "function" ? [call] : []));
  return functions.map(({ id, function: { name, arguments: given } }) => ({
    id,
    name,
    arguments: JSON.parse(given) as unknown,
  }));
}

for (const [dialect, forms] of vendorForms) {
  const params = { model: modelOf(dialect), messages: QUESTION };
  const whole = () => client().chat.completions.create(params);
  const streamed = () => client().chat.completions.stream({ ...params, stream_options: { include_usage: true } });

  describe(`the openai client reading recorded ${dialect} answers`, () => {
    for (const [kind, finish] of [
      ["words", "stop"],
      ["cutShort", "length"],
      ["stopped", "stop"],
    ] as const) {
      it(`reads ${kind}, whole and streamed`, async () => {
        scripted().one.plays(answers(forms[kind].body), streams(forms[kind].stream));
        for (const answer of [await whole(), await streamed().finalChatCompletion()]) {
          expect(answer.model).to.equal(modelOf(dialect));
          expect(answer.choices[0]).to.deep.include({ finish_reason: finish });
          expect(answer.choices[0]?.message.content).to.equal(WORDS);
          expect(usageOf(answer)).to.deep.equal(usageBehind(dialect));
        }
      });
    }

    it("reads two tool calls, whole and streamed", async () => {
      scripted().one.plays(answers(forms.calls.body), streams(forms.calls.stream));
      for (const answer of [await whole(), await streamed().finalChatCompletion()]) {
        expect(answer.choices[0]).to.deep.include({ finish_reason: "tool_calls" });
        expect(answer.choices[0]?.message.content ?? "").to.equal("");
        expectCalls(dialect, callsOf(answer.choices[0]?.message));
      }
    });

    it("reads reasoning, whole and streamed", async () => {
      scripted().one.plays(answers(forms.reasoned.body), streams(forms.reasoned.stream));
      const answer = await whole();
      expect(answer.choices[0]?.message).to.deep.include({ content: WORDS, reasoning_content: THOUGHTS.join("") });
      const { reasoning_tokens = 0 } = answer.usage?.completion_tokens_details ?? {};
      expect(reasoning_tokens).to.equal(counts(textDialect(dialect), "reasoning") ? USAGE.reasoning : 0);
      const thoughts: string[] = [];
      const stream = streamed().on("chunk", ({ choices }) => {
        const delta = choices[0]?.delta as { reasoning_content?: string } | undefined;
        thoughts.push(delta?.reasoning_content ?? "");
      });
      expect((await stream.finalChatCompletion()).choices[0]?.message.content).to.equal(WORDS);
      expect(thoughts.join("")).to.equal(THOUGHTS.join(""));
    });

    it("never shows the upstream's model name", async () => {
      scripted().one.plays(answers(forms.words.body), streams(forms.words.stream));
      for (const stream of [false, true]) {
        const response = await client()
          .chat.completions.create({ ...params, stream })
          .asResponse();
        expect(await response.text())
          .to.contain(modelOf(dialect))
          .and.not.to.contain(INNER_MODEL);
        expect(JSON.stringify([...response.headers])).not.to.contain(INNER_MODEL);
      }
    });

    it("reads a stream that comes byte by byte", async () => {
      const bytes = bytesOf(dialect, forms.words.stream);
      scripted().one.plays(streams(Array.from(bytes, (byte) => Buffer.of(byte))));
      expect((await streamed().finalChatCompletion()).choices[0]?.message.content).to.equal(WORDS);
    });
  });
}

/** Closed, so that it can be strict in every dialect. */
const WEATHER = {
  type: "object",
  properties: { city: { type: "string" }, days: { type: "array", items: { type: "integer" } } },
  required: ["city", "days"],
  additionalProperties: false,
};

/** A conversation in its second step, with most of the members that the client can send. */
const SECOND_STEP: Omit<ChatCompletionCreateParamsNonStreaming, "model"> = {
  messages: [
    { role: "system", content: "Be brief." },
    {
      role: "user",
      content: [
        { type: "text", text: "Look:" },
        { type: "image_url", image_url: { url: "data:image/png;base64,aGk=" } },
        { type: "image_url", image_url: { url: "https://example.test/a.jpg" } },
      ],
    },
    {
      role: "assistant",
      content: "One moment.",
      tool_calls: CALLS.map(({ id, name, arguments: given }) => ({
        id,
        type: "function" as const,
        function: { name, arguments: JSON.stringify(given) },
      })),
    },
    { role: "tool", tool_call_id: CALLS[0].id, content: "snow" },
    { role: "tool", tool_call_id: CALLS[1].id, content: [{ type: "text", text: "nine" }] },
  ],
  tools: [
    {
      type: "function",
      function: { name: "get_weather", description: "Tells it.", parameters: WEATHER, strict: true },
    },
    { type: "function", function: { name: "read_clock" } },
  ],
  tool_choice: "required",
  parallel_tool_calls: false,
  max_completion_tokens: 300,
  temperature: 0.5,
  stop: ["###"],
  user: "user-7",
};

/** The cache marks of the last tool, the instructions and the last turns of the user, for a vendor that needs them. */
const CACHED = { cache_control: { type: "ephemeral" } };

describe("the openai client in a conversation's second step", () => {
  it("is forwarded unchanged to an upstream of the same dialect", async () => {
    const { one } = scripted();
    one.plays(answers(vendorForms.get("chat")?.words.body));
    await client().chat.completions.create({ model: modelOf("chat"), ...SECOND_STEP });
    expect(one.onlyJson).to.deep.equal({ model: INNER_MODEL, ...SECOND_STEP });
    expect(one.only).to.deep.include({ method: "POST", path: "/v1/chat/completions" });
    expect(one.only.headers).to.include({
      authorization: `Bearer ${UPSTREAM_KEY}`,
      "content-type": "application/json",
    });
  });

  it("is converted for messages", async () => {
    const { one } = scripted();
    one.plays(answers(vendorForms.get("messages")?.words.body));
    const { response } = await client()
      .chat.completions.create({ model: modelOf("messages"), ...SECOND_STEP })
      .withResponse();
    expect(response.headers.get("x-dropped-params")).to.equal(null);
    expect(one.onlyJson).to.deep.equal({
      model: INNER_MODEL,
      max_tokens: 300,
      system: [{ type: "text", text: "Be brief.", ...CACHED }],
      messages: [
        {
          role: "user",
          content: [
            { type: "text", text: "Look:" },
            { type: "image", source: { type: "base64", media_type: "image/png", data: "aGk=" } },
            { type: "image", source: { type: "url", url: "https://example.test/a.jpg" }, ...CACHED },
          ],
        },
        {
          role: "assistant",
          content: [
            { type: "text", text: "One moment." },
            ...CALLS.map(({ id, name, arguments: input }) => ({ type: "tool_use", id, name, input })),
          ],
        },
        {
          role: "user",
          content: [
            { type: "tool_result", tool_use_id: CALLS[0].id, content: [{ type: "text", text: "snow" }] },
            { type: "tool_result", tool_use_id: CALLS[1].id, content: [{ type: "text", text: "nine" }], ...CACHED },
          ],
        },
      ],
      tools: [
        { name: "get_weather", description: "Tells it.", input_schema: WEATHER, strict: true },
        { name: "read_clock", input_schema: { type: "object", properties: {} }, ...CACHED },
      ],
      tool_choice: { type: "any", disable_parallel_tool_use: true },
      temperature: 0.5,
      stop_sequences: ["###"],
      metadata: { user_id: "user-7" },
    });
    expect(one.only).to.deep.include({ method: "POST", path: "/v1/messages" });
    expect(one.only.headers)
      .to.include({ "x-api-key": UPSTREAM_KEY, "anthropic-version": "2023-06-01" })
      .and.not.to.have.property("authorization");
  });
});
