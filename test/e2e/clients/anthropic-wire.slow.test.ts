import Anthropic from "@anthropic-ai/sdk";
import type { Message, MessageCreateParamsNonStreaming } from "@anthropic-ai/sdk/resources/messages";
import { expect } from "chai";
import { expectCalls } from "../../support/clients/expect-calls.js";
import { counts, textDialect } from "../../support/dialect-features.js";
import { tagState } from "../../../src/conversion/state/tag.js";
import { UPSTREAM_KEY } from "../../support/gateway.js";
import { scriptedGateway } from "../../support/scripted-gateway.js";
import { answers, streams } from "../../support/upstream.js";
import {
  CALLS,
  INNER_MODEL,
  PIECES,
  SIGNATURE,
  THOUGHTS,
  USAGE,
  type VendorForms,
  WORDS,
} from "../../support/vendor-forms/form.js";
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

function client(): Anthropic {
  const { url, key } = scripted().gateway;
  return new Anthropic({ baseURL: url, apiKey: key, maxRetries: 0 });
}

/**
 * What the client gets of vendors that sign their reasoning: its own vendor's state unchanged, and the state of others
 * with their family before it.
 */
function signaturesBehind(dialect: string, { reasoned }: VendorForms): string[] {
  const { family } = textDialect(dialect).state ?? {};
  if (family === undefined || !JSON.stringify(reasoned.body).includes(SIGNATURE)) return [];
  return [dialect === "messages" ? SIGNATURE : tagState(family, SIGNATURE)];
}

/** Some streams sign an empty text at the end. No messages answer ends in such state. */
function endsInState({ reasoned: { stream } }: VendorForms): boolean {
  const lastWith = (text: string) => stream.findLastIndex((piece) => piece.includes(text));
  return lastWith(SIGNATURE) > lastWith(JSON.stringify(PIECES[3]).slice(1, -1));
}

const signaturesOf = (message: Message): string[] =>
  message.content.flatMap((block) => (block.type === "thinking" && block.signature !== "" ? [block.signature] : []));

const textOf = (message: Message): string =>
  message.content.map((block) => (block.type === "text" ? block.text : "")).join("");

for (const [dialect, forms] of vendorForms) {
  const params = {
    model: modelOf(dialect),
    max_tokens: 100,
    messages: [{ role: "user" as const, content: "What is the capital of Norway?" }],
  };
  const both = async () =>
    [await client().messages.create(params), await client().messages.stream(params).finalMessage()] as const;

  describe(`the anthropic client reading recorded ${dialect} answers`, () => {
    for (const [kind, reason] of [
      ["words", "end_turn"],
      ["cutShort", "max_tokens"],
    ] as const) {
      it(`reads ${kind}, whole and streamed`, async () => {
        scripted().one.plays(answers(forms[kind].body), streams(forms[kind].stream));
        for (const answer of await both()) {
          expect(answer).to.deep.include({
            type: "message",
            role: "assistant",
            model: modelOf(dialect),
            stop_reason: reason,
            stop_sequence: null,
          });
          expect(textOf(answer)).to.equal(WORDS);
          const { input_tokens, cache_read_input_tokens, output_tokens } = answer.usage;
          const cached = counts(textDialect(dialect), "cached_input") ? USAGE.cached : 0;
          expect({ input_tokens, cache_read_input_tokens, output_tokens }).to.deep.equal({
            input_tokens: USAGE.input - cached,
            cache_read_input_tokens: cached,
            output_tokens: USAGE.output,
          });
        }
      });
    }

    it("reads two tool calls, whole and streamed", async () => {
      scripted().one.plays(answers(forms.calls.body), streams(forms.calls.stream));
      for (const answer of await both()) {
        expect(answer.stop_reason).to.equal("tool_use");
        const calls = answer.content.flatMap((block) =>
          block.type === "tool_use" ? [{ id: block.id, name: block.name, arguments: block.input }] : [],
        );
        expectCalls(dialect, calls);
        expect(answer.content).to.have.length(calls.length);
      }
    });

    it("reads reasoning, whole and streamed", async () => {
      scripted().one.plays(answers(forms.reasoned.body), streams(forms.reasoned.stream));
      const [whole, streamed] = await both();
      for (const answer of [whole, streamed]) {
        // A signature that comes before the text of a whole answer has a block of its own.
        expect(
          answer.content.filter((block) => block.type !== "thinking" || block.thinking !== "").map(({ type }) => type),
        ).to.deep.equal(["thinking", "text"]);
        expect(answer.content[0]).to.deep.include({ thinking: THOUGHTS.join("") });
        expect(textOf(answer)).to.equal(WORDS);
      }
      const signatures = signaturesBehind(dialect, forms);
      expect(signaturesOf(whole)).to.deep.equal(signatures);
      expect(signaturesOf(streamed)).to.deep.equal(endsInState(forms) ? [] : signatures);
    });

    it("never shows the upstream's model name", async () => {
      scripted().one.plays(answers(forms.words.body), streams(forms.words.stream));
      for (const stream of [false, true]) {
        const response = await client()
          .messages.create({ ...params, stream })
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
      expect(textOf(await client().messages.stream(params).finalMessage())).to.equal(WORDS);
    });
  });
}

describe("the anthropic client and a stop sequence", () => {
  it("gets the matched stop sequence where the upstream reports it", async () => {
    const forms = vendorForms.get("messages");
    if (forms === undefined) throw new Error("messages has no forms");
    scripted().one.plays(answers(forms.stopped.body), streams(forms.stopped.stream));
    const options = {
      model: modelOf("messages"),
      max_tokens: 100,
      messages: [{ role: "user" as const, content: "Hi" }],
      stop_sequences: ["###"],
    };
    for (const answer of [
      await client().messages.create(options),
      await client().messages.stream(options).finalMessage(),
    ]) {
      expect(answer).to.deep.include({ stop_reason: "stop_sequence", stop_sequence: "###" });
    }
  });
});

/** Closed, so that it can be strict in every dialect. */
const WEATHER = {
  type: "object" as const,
  properties: { city: { type: "string" } },
  required: ["city"],
  additionalProperties: false,
};

/** A conversation in its second step, with most of the members that the client can send. */
const SECOND_STEP: Omit<MessageCreateParamsNonStreaming, "model"> & { temperature: number; top_k: number } = {
  max_tokens: 300,
  system: [
    { type: "text", text: "Be brief." },
    { type: "text", text: "Be kind.", cache_control: { type: "ephemeral" } },
  ],
  messages: [
    {
      role: "user",
      content: [
        { type: "image", source: { type: "base64", media_type: "image/png", data: "aGk=" } },
        { type: "image", source: { type: "url", url: "https://example.test/a.jpg" } },
        { type: "text", text: "Look." },
      ],
    },
    {
      role: "assistant",
      content: [
        { type: "thinking", thinking: "Hm.", signature: SIGNATURE },
        { type: "text", text: "One moment." },
        ...CALLS.map(({ id, name, arguments: input }) => ({ type: "tool_use" as const, id, name, input })),
      ],
    },
    {
      role: "user",
      content: [
        { type: "tool_result", tool_use_id: CALLS[0].id, content: "snow" },
        { type: "tool_result", tool_use_id: CALLS[1].id, content: [{ type: "text", text: "nine" }] },
        { type: "text", text: "And now?" },
      ],
    },
  ],
  tools: [
    { name: "get_weather", description: "Tells it.", input_schema: WEATHER, strict: true },
    { name: "read_clock", input_schema: { type: "object" } },
  ],
  tool_choice: { type: "tool", name: "read_clock", disable_parallel_tool_use: true },
  temperature: 0.5,
  top_k: 40,
  stop_sequences: ["###"],
  metadata: { user_id: "user-7" },
};

describe("the anthropic client in a conversation's second step", () => {
  it("is forwarded unchanged to an upstream of the same dialect", async () => {
    const { one } = scripted();
    one.plays(answers(vendorForms.get("messages")?.words.body));
    await client().messages.create(
      { model: modelOf("messages"), ...SECOND_STEP },
      { headers: { "anthropic-beta": "some-trial-2026-01-01" } },
    );
    expect(one.onlyJson).to.deep.equal({ model: INNER_MODEL, ...SECOND_STEP });
    expect(one.only).to.deep.include({ method: "POST", path: "/v1/messages" });
    expect(one.only.headers).to.include({
      "x-api-key": UPSTREAM_KEY,
      "anthropic-version": "2023-06-01",
      "anthropic-beta": "some-trial-2026-01-01",
    });
    expect(one.only.headers).not.to.have.any.keys("authorization", "user-agent", "x-stainless-lang");
  });

  it("is converted for chat, and dropped members are listed in a header", async () => {
    const { one } = scripted();
    one.plays(answers(vendorForms.get("chat")?.words.body));
    const { response } = await client()
      .messages.create({ model: modelOf("chat"), ...SECOND_STEP })
      .withResponse();
    expect(response.headers.get("x-dropped-params")).to.equal("system[1].cache_control, messages[1].content[0], top_k");
    expect(one.onlyJson).to.deep.equal({
      model: INNER_MODEL,
      max_completion_tokens: 300,
      messages: [
        {
          role: "system",
          content: [
            { type: "text", text: "Be brief." },
            { type: "text", text: "Be kind." },
          ],
        },
        {
          role: "user",
          content: [
            { type: "image_url", image_url: { url: "data:image/png;base64,aGk=" } },
            { type: "image_url", image_url: { url: "https://example.test/a.jpg" } },
            { type: "text", text: "Look." },
          ],
        },
        {
          role: "assistant",
          content: "One moment.",
          tool_calls: CALLS.map(({ id, name, arguments: given }) => ({
            id,
            type: "function",
            function: { name, arguments: JSON.stringify(given) },
          })),
        },
        { role: "tool", tool_call_id: CALLS[0].id, content: "snow" },
        { role: "tool", tool_call_id: CALLS[1].id, content: "nine" },
        { role: "user", content: "And now?" },
      ],
      tools: [
        {
          type: "function",
          function: { name: "get_weather", description: "Tells it.", parameters: WEATHER, strict: true },
        },
        { type: "function", function: { name: "read_clock", parameters: { type: "object" } } },
      ],
      tool_choice: { type: "function", function: { name: "read_clock" } },
      parallel_tool_calls: false,
      temperature: 0.5,
      stop: ["###"],
      user: "user-7",
    });
    expect(one.only).to.deep.include({ method: "POST", path: "/v1/chat/completions" });
    expect(one.only.headers)
      .to.include({ authorization: `Bearer ${UPSTREAM_KEY}` })
      .and.not.to.have.property("x-api-key");
  });
});
