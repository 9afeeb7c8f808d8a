import { expect } from "chai";
import { isObject, member, parseJson, type Json, type JsonObject } from "../../../tools/replay/json.js";
import { RESULTS_PREFIX } from "./script.js";
import { StrictUpstream } from "./upstream.js";

const schema: JsonObject = { type: "object", properties: { city: { type: "string" } }, required: ["city"] };
const chatTool: JsonObject = { type: "function", function: { name: "weather", parameters: schema } };
const flatTool: JsonObject = { type: "function", name: "weather", parameters: schema };
const messagesTool: JsonObject = { name: "weather", input_schema: schema };
const declared: JsonObject = { functionDeclarations: [{ name: "weather", parametersJsonSchema: schema }] };
const user: JsonObject = { role: "user", content: "Hello" };
const called: JsonObject = { id: "call_1", type: "function", function: { name: "weather", arguments: "{}" } };
const use: JsonObject = { type: "tool_use", id: "toolu_1", name: "weather", input: { city: "Oslo" } };
const used: JsonObject = { type: "tool_result", tool_use_id: "toolu_1", content: "cold" };
const written: JsonObject = { role: "user", parts: [{ text: "Hello" }] };
const functionCall: JsonObject = { functionCall: { name: "weather", args: {} } };
const functionResponse: JsonObject = { functionResponse: { name: "weather", response: { output: "cold" } } };
const step: JsonObject = { type: "user_input", content: [{ type: "text", text: "Hello" }] };
const requested: JsonObject = { type: "message", role: "user", content: "Hello" };

const of = (a: JsonObject): JsonObject => ({
  type: "object",
  properties: { a: { type: "string", ...a } },
  required: ["a"],
  additionalProperties: false,
});

interface Vendor {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly sound: JsonObject;
  /** The change of a valid body, the text of the refusal, and another path. */
  readonly refused: Readonly<Record<string, readonly [change: JsonObject, words: RegExp, path?: string]>>;
}

const vendors: Readonly<Record<string, Vendor>> = {
  chat: {
    path: "/chat/completions",
    headers: { authorization: "Bearer key" },
    sound: { model: "gpt-5.2", messages: [user], tools: [chatTool] },
    refused: {
      "a member that it does not know": [{ top_k: 1 }, /Unrecognized request argument supplied: top_k/],
      "the older limit of a model that reasons": [{ max_tokens: 9 }, /Use 'max_completion_tokens' instead/],
      "sampling of a model that reasons": [
        { temperature: 0.5, reasoning_effort: "low" },
        /does not support 0.5 with this model/,
      ],
      "a value of effort that the model does not accept": [
        { reasoning_effort: "minimal" },
        /'minimal' is not supported with the 'gpt-5.2' model/,
      ],
      "effort of a model that does not reason": [
        { model: "gpt-4.1", reasoning_effort: "low" },
        /argument supplied: reasoning_effort/,
      ],
      "a choice without tools": [
        { tools: null, tool_choice: "auto" },
        /'tool_choice' is only allowed when 'tools' are specified/,
      ],
      "a call without its result": [
        { messages: [user, { role: "assistant", content: null, tool_calls: [called] }, user] },
        /did not have response messages: call_1/,
      ],
      "a result without its call": [
        { messages: [user, { role: "tool", tool_call_id: "call_1", content: "cold" }] },
        /must be a response to a preceeding/,
      ],
      "reasoning in a message": [
        { messages: [user, { role: "assistant", content: "Hi", reasoning_content: "Hm." }] },
        /reasoning_content/,
      ],
      "a tool's name with a dot": [
        { tools: [{ type: "function", function: { name: "a.b" } }] },
        /does not match pattern/,
      ],
      "an open schema that is strict": [
        { tools: [{ type: "function", function: { name: "weather", parameters: schema, strict: true } }] },
        /'additionalProperties' is required/,
      ],
      "a pattern that looks ahead": [
        { tools: [{ type: "function", function: { name: "f", parameters: of({ pattern: "^(?!a)" }) } }] },
        /regex lookaround is not supported. Found at \$.properties.a.pattern/,
      ],
      "a strict schema with an unknown format": [
        { tools: [{ type: "function", function: { name: "f", parameters: of({ format: "uri" }), strict: true } }] },
        /'uri' is not a valid format/,
      ],
      "a list without items": [
        {
          tools: [
            {
              type: "function",
              function: { name: "weather", parameters: { type: "object", properties: { a: { type: "array" } } } },
            },
          ],
        },
        /array schema missing items/,
      ],
    },
  },
  responses: {
    path: "/responses",
    headers: { authorization: "Bearer key" },
    sound: { model: "gpt-5.2", input: [requested], tools: [flatTool], store: false },
    refused: {
      "a member that it does not know": [{ stop: ["x"] }, /Unknown parameter: 'stop'/],
      "tools that are no functions": [
        { tools: [{ type: "namespace", name: "a", tools: [] }] },
        /Invalid value: 'namespace'/,
      ],
      "an ID of another kind": [{ input: [{ ...requested, id: "abc" }] }, /Expected an ID that begins with 'msg'/],
      "an output without its call": [
        { input: [requested, { type: "function_call_output", call_id: "call_1", output: "cold" }] },
        /No tool call found for function call output/,
      ],
      "a call without its output": [
        { input: [requested, { type: "function_call", call_id: "call_1", name: "weather", arguments: "{}" }] },
        /No tool output found for function call call_1/,
      ],
      "another's encrypted reasoning": [
        {
          input: [
            requested,
            { type: "reasoning", id: "rs_1", summary: [], encrypted_content: "abc" },
            { ...requested, role: "assistant" },
          ],
        },
        /could not be verified/,
      ],
      "reasoning that it would have to look up": [
        { input: [requested, { type: "reasoning", id: "rs_1", summary: [] }, { ...requested, role: "assistant" }] },
        /Items are not persisted/,
      ],
      "effort of a model that does not reason": [
        { model: "gpt-4.1", reasoning: { effort: "low" } },
        /'reasoning.effort' is not supported/,
      ],
    },
  },
  messages: {
    path: "/messages",
    headers: { "x-api-key": "key", "anthropic-version": "2023-06-01" },
    sound: { model: "claude-opus-4-8", max_tokens: 2000, messages: [user], tools: [messagesTool] },
    refused: {
      "a member that it does not know": [{ seed: 1 }, /seed: Extra inputs are not permitted/],
      "no limit": [{ max_tokens: null }, /max_tokens/],
      "a call without its result": [
        { messages: [user, { role: "assistant", content: [use] }, user] },
        /without `tool_result` blocks immediately after: toolu_1/,
      ],
      "a result without its call": [
        { messages: [{ role: "user", content: [used] }] },
        /unexpected `tool_use_id` found/,
      ],
      "another's signature": [
        {
          messages: [
            user,
            { role: "assistant", content: [{ type: "thinking", thinking: "Hm.", signature: "abc" }, use] },
            { role: "user", content: [used] },
          ],
        },
        /Invalid `signature` in `thinking` block/,
      ],
      "an empty text": [
        { messages: [{ role: "user", content: [{ type: "text", text: "" }] }] },
        /text content blocks must be non-empty/,
      ],
      "a turn of the assistant to continue": [
        { messages: [user, { role: "assistant", content: "So" }] },
        /does not support assistant message prefill/,
      ],
      "a system message of an older model": [
        { model: "claude-sonnet-4-5", messages: [user, { role: "system", content: "Be brief." }, user] },
        /Unexpected role "system"/,
      ],
      "effort of one turn, without the beta that has it": [
        { messages: [user, { role: "system", content: "Be brief.", output_config: { effort: "low" } }] },
        /messages.1.output_config: Extra inputs are not permitted/,
      ],
      "a budget of a model with adaptive thinking": [
        { thinking: { type: "enabled", budget_tokens: 1024 } },
        /"thinking.type.enabled" is not supported/,
      ],
      "adaptive thinking of a model that needs a budget": [
        { model: "claude-sonnet-4-5", thinking: { type: "adaptive" } },
        /adaptive thinking is not supported on this model/,
      ],
      "effort of a model without it": [
        { model: "claude-haiku-4-5", output_config: { effort: "low" } },
        /does not support the effort parameter/,
      ],
      "a budget above the limit": [
        { model: "claude-sonnet-4-5", thinking: { type: "enabled", budget_tokens: 2000 } },
        /must be greater than `thinking.budget_tokens`/,
      ],
      "sampling of a newer model": [{ temperature: 0.5 }, /`temperature` is deprecated for this model/],
      "a schema that is no object": [
        { tools: [{ name: "weather", input_schema: { anyOf: [] } }] },
        /input_schema.type: Input should be 'object'/,
      ],
      "five cache marks": [
        {
          system: Array.from({ length: 5 }, () => ({ type: "text", text: "x", cache_control: { type: "ephemeral" } })),
        },
        /A maximum of 4 blocks/,
      ],
    },
  },
  "generate-content": {
    path: "/models/gemini-3-flash-preview:generateContent",
    headers: { "x-goog-api-key": "key" },
    sound: { contents: [written], tools: [declared] },
    refused: {
      "a member that it does not know": [{ generationConfig: { top: 1 } }, /Unknown name "top" at 'generation_config'/],
      "fewer results than calls": [
        {
          contents: [
            written,
            { role: "model", parts: [{ ...functionCall, thoughtSignature: "skip_thought_signature_validator" }] },
            written,
          ],
        },
        /number of function response parts is equal/,
      ],
      "a call of this turn without its signature": [
        { contents: [written, { role: "model", parts: [functionCall] }, { role: "user", parts: [functionResponse] }] },
        /missing a thought_signature/,
      ],
      "another's signature": [
        {
          contents: [
            written,
            { role: "model", parts: [{ ...functionCall, thoughtSignature: "YWJj" }] },
            { role: "user", parts: [functionResponse] },
          ],
        },
        /Thought signature is not valid/,
      ],
      "media in a result, of a model without levels": [
        {
          contents: [
            written,
            { role: "model", parts: [functionCall] },
            {
              role: "user",
              parts: [
                {
                  functionResponse: {
                    name: "weather",
                    response: { output: "cold" },
                    parts: [{ inlineData: { mimeType: "image/png", data: "iVBORw0KGgo=" } }],
                  },
                },
              ],
            },
          ],
        },
        /`function_response.parts` is not supported for this model/,
        "/models/gemini-2.5-flash:generateContent",
      ],
      "a budget beside a level": [
        { generationConfig: { thinkingConfig: { thinkingLevel: "HIGH", thinkingBudget: 1024 } } },
        /only one of thinking budget and thinking level/,
      ],
      "a keyword that its schemas lack": [
        { tools: [{ functionDeclarations: [{ name: "weather", parameters: { ...schema, $schema: "x" } }] }] },
        /Cannot find field/,
      ],
    },
  },
  interactions: {
    path: "/interactions",
    headers: { "x-goog-api-key": "key" },
    sound: { model: "gemini-3-flash-preview", input: [step], tools: [flatTool], store: false },
    refused: {
      "a member that it does not know": [{ top_p: 1 }, /Unknown parameter 'top_p'/],
      "a result without a name": [
        {
          input: [
            step,
            { type: "function_call", id: "1", name: "weather", arguments: {} },
            { type: "function_result", call_id: "1", result: "cold" },
          ],
        },
        /must have a name/,
      ],
      "another's signature": [
        { input: [step, { type: "thought", signature: "abc" }] },
        /signature at 'input\[1\].signature' is not valid/,
      ],
    },
  },
};

describe("the strict upstream", () => {
  let upstream: StrictUpstream;

  before(async () => {
    upstream = await StrictUpstream.start();
  });

  after(() => upstream.stop());

  async function ask(
    dialect: string,
    vendor: Pick<Vendor, "path" | "headers">,
    body: JsonObject,
  ): Promise<{ status: number; text: string }> {
    const sent = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
    const answer = await fetch(upstream.baseUrl(dialect) + vendor.path, {
      method: "POST",
      headers: { "content-type": "application/json", ...vendor.headers },
      body: JSON.stringify(sent),
    });
    return { status: answer.status, text: await answer.text() };
  }

  for (const [dialect, vendor] of Object.entries(vendors)) {
    describe(`as ${dialect}`, () => {
      it("calls an offered tool, in one body and in a stream", async () => {
        const { status, text } = await ask(dialect, vendor, vendor.sound);
        expect(status, text).to.equal(200);
        expect(text).to.include('"weather"');
        if (dialect === "generate-content") return;
        const streamed = await ask(dialect, vendor, { ...vendor.sound, stream: true });
        expect(streamed.text)
          .to.match(/^(data|event): /)
          .and.to.include('"weather"');
      });

      for (const [what, [change, words, path = vendor.path]] of Object.entries(vendor.refused)) {
        it(`refuses ${what}`, async () => {
          const { status, text } = await ask(dialect, { ...vendor, path }, { ...vendor.sound, ...change });
          expect(status, text).to.be.oneOf([400, 404]);
          const error: Json | undefined = member(parseJson(text), "error");
          expect(isObject(error) ? error.message : text).to.match(words);
        });
      }
    });
  }

  it("repeats the results of tools, and accepts its own state", async () => {
    const vendor = vendors.messages;
    if (vendor === undefined) throw new Error("there is no such vendor");
    const thinking: JsonObject = { ...vendor.sound, thinking: { type: "adaptive" } };
    const first = parseJson((await ask("messages", vendor, thinking)).text);
    const content = member(first, "content") ?? null;
    const call = Array.isArray(content) ? content.find((block) => member(block, "type") === "tool_use") : undefined;
    const result: JsonObject = { type: "tool_result", tool_use_id: String(member(call, "id")), content: "cold" };
    const messages: Json[] = [user, { role: "assistant", content }, { role: "user", content: [result] }];
    const { status, text } = await ask("messages", vendor, { ...thinking, messages });
    expect(status, text).to.equal(200);
    expect(text).to.include(`${RESULTS_PREFIX}cold`);
  });

  it("accepts its reasoning for a model that reasons, and for no other", async () => {
    const vendor = vendors.responses;
    if (vendor === undefined) throw new Error("there is no such vendor");
    const state = upstream.memories.get("responses")?.make("Hm.") ?? "";
    const reasoning: JsonObject = { type: "reasoning", id: "rs_1", summary: [], encrypted_content: state };
    const body: JsonObject = { ...vendor.sound, input: [requested, reasoning, { ...requested, role: "assistant" }] };
    const taken = await ask("responses", vendor, body);
    expect(taken.status, taken.text).to.equal(200);
    const refused = await ask("responses", vendor, { ...body, model: "gpt-4.1" });
    expect([refused.status, refused.text.includes("can only be provided to a reasoning")]).to.deep.equal([400, true]);
  });

  it("numbers the events of a stream in their order", async () => {
    const vendor = vendors.responses;
    if (vendor === undefined) throw new Error("there is no such vendor");
    const { text } = await ask("responses", vendor, { ...vendor.sound, stream: true });
    const numbers = [...text.matchAll(/"sequence_number":(\d+)/g)].map(([, number]) => Number(number));
    expect(numbers)
      .to.deep.equal(numbers.map((_, index) => index))
      .and.to.include(5);
  });

  for (const isList of [false, true])
    it(`answers in the requested form, ${isList ? "as one of a list" : "alone"}`, async () => {
      const vendor = vendors.interactions;
      if (vendor === undefined) throw new Error("there is no such vendor");
      const format: JsonObject = { type: "text", mime_type: "application/json", schema };
      const response_format = isList ? [format] : format;
      const { text } = await ask("interactions", vendor, { ...vendor.sound, tools: null, response_format });
      expect(text).to.include(JSON.stringify(JSON.stringify({ city: "text" })));
    });

  it("accepts a system message without words that sets the effort, with the beta that has it", async () => {
    const vendor = vendors.messages;
    if (vendor === undefined) throw new Error("there is no such vendor");
    const headers = { ...vendor.headers, "anthropic-beta": "per-turn-control-2026-07-01" };
    const messages: Json[] = [user, { role: "system", content: [], output_config: { effort: "low" } }];
    const { status, text } = await ask("messages", { ...vendor, headers }, { ...vendor.sound, messages });
    expect(status, text).to.equal(200);
  });
});
