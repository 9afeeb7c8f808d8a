import { expect } from "chai";
import { Tally } from "../../../tools/replay/allowances.js";
import { compareRequest } from "../../../tools/replay/compare-request.js";
import { Dropped } from "../../../tools/replay/dropped.js";
import type { Json } from "../../../tools/replay/json.js";
import { chat } from "../../../tools/replay/readers/chat.js";
import type { ReplayDialect } from "../../../tools/replay/readers/dialect.js";
import { generateContent } from "../../../tools/replay/readers/generate-content.js";
import { interactions } from "../../../tools/replay/readers/interactions.js";
import { messages } from "../../../tools/replay/readers/messages.js";
import { responses } from "../../../tools/replay/readers/responses.js";

type Body = Record<string, Json>;

const small: Readonly<Record<string, Body>> = {
  chat: { model: "m", messages: [{ role: "user", content: "Hi" }] },
  messages: { model: "m", max_tokens: 9, messages: [{ role: "user", content: "Hi" }] },
  responses: { model: "m", input: "Hi", store: false },
  "generate-content": { contents: [{ role: "user", parts: [{ text: "Hi" }] }] },
  interactions: { model: "m", input: "Hi", store: false },
};

interface Case {
  readonly from: ReplayDialect;
  readonly sent?: Body;
  readonly to: ReplayDialect;
  readonly received?: Body;
  /** What the header names. */
  readonly dropped?: string;
  readonly paths?: readonly [string, string];
}

const hosted: Json[] = ["1", "2", "3", "4"].map((code) => ({
  executableCode: { code, language: "PYTHON" },
  thoughtSignature: `s${code}`,
}));

function faultsOf({ from, sent, to, received, dropped: header, paths }: Case): string[] {
  const [before, after] = [
    { ...small[from.name], ...sent },
    { ...small[to.name], ...received },
  ];
  const dropped = new Dropped(header);
  const said = from.readRequest(before, { strict: false, path: paths?.[0] });
  const heard = to.readRequest(after, { strict: true, path: paths?.[1] });
  const pair = { client: from, upstream: to, dropped, tally: new Tally() };
  return [
    ...said.faults,
    ...heard.faults,
    ...dropped.untruths(before),
    ...compareRequest(said.meaning, heard.meaning, pair),
  ];
}

const hi: Json = { role: "user", content: "Hi" };
const schema: Json = {
  type: "object",
  properties: { x: { type: "string", pattern: "a" } },
  additionalProperties: false,
};
const chatCalls: Json = {
  role: "assistant",
  content: null,
  tool_calls: ["a", "b"].map((id) => ({ id, type: "function", function: { name: "f", arguments: `{"x":"${id}"}` } })),
};
const chatResults: Json[] = ["a", "b"].map((id) => ({ role: "tool", tool_call_id: id, content: `{"is":"${id}"}` }));
const contents = (parts: Json[], results: Json[]): Json => [
  { role: "user", parts: [{ text: "Hi" }] },
  { role: "model", parts },
  { role: "user", parts: results },
];
const callOf = (x: string, more: Body = {}, beside: Body = {}): Json => ({
  functionCall: { name: "f", args: { x }, ...more },
  ...beside,
});
const resultOf = (response: Json, more: Body = {}): Json => ({ functionResponse: { name: "f", response, ...more } });
const calls = (one: string, two: string): Json[] => [
  { type: "function_call", call_id: one, name: "f", arguments: '{"x":"a"}' },
  { type: "function_call", call_id: two, name: "f", arguments: '{"x":"b"}' },
];
const outputs = (one: string, two: string): Json[] => [
  { type: "function_call_output", call_id: one, output: '{"is":"a"}' },
  { type: "function_call_output", call_id: two, output: '{"is":"b"}' },
];
const streamPath = "/models/m:streamGenerateContent?alt=sse";

describe("replay: comparing requests of further dialects", () => {
  const missing = "The tool web_search is not available here. Say so.";
  const kept: [string, Case][] = [
    [
      "hosted tools that are said to be missing",
      {
        from: responses,
        sent: { instructions: "Be brief.", tools: [{ type: "web_search" }] },
        to: messages,
        received: { system: `Be brief.\n\n${missing}` },
        dropped: "tools[0]",
      },
    ],
    ["a small request", { from: chat, to: responses }],
    [
      "a stream that the path asks for",
      { from: chat, sent: { stream: true }, to: generateContent, paths: ["/v1/chat/completions", streamPath] },
    ],
    [
      "a stream that the path asked for",
      { from: generateContent, to: responses, received: { stream: true }, paths: [streamPath, "/responses"] },
    ],
    [
      "instructions",
      {
        from: responses,
        sent: { instructions: "A", input: [{ role: "developer", content: "B" }, hi] },
        to: generateContent,
        received: { systemInstruction: { parts: [{ text: "A" }, { text: "B" }] } },
      },
    ],
    [
      "results as objects, in an order of their own",
      {
        from: chat,
        sent: { messages: [hi, chatCalls, ...chatResults] },
        to: generateContent,
        received: {
          contents: contents(
            [callOf("a", { id: "a" }), callOf("b", { id: "b" })],
            [resultOf({ is: "a" }, { id: "a" }), resultOf({ output: '{"is":"b"}' }, { id: "b" })],
          ),
        },
      },
    ],
    [
      "calls whose ids are left out",
      {
        from: chat,
        sent: { messages: [hi, chatCalls, ...chatResults] },
        to: generateContent,
        received: { contents: contents([callOf("a"), callOf("b")], [resultOf({ is: "a" }), resultOf({ is: "b" })]) },
      },
    ],
    [
      "calls whose ids are made up, in call and result",
      {
        from: generateContent,
        sent: { contents: contents([callOf("a"), callOf("b")], [resultOf({ is: "a" }), resultOf({ is: "b" })]) },
        to: responses,
        received: { input: [hi, ...calls("c1", "c2"), ...outputs("c1", "c2")] },
      },
    ],
    [
      "an unanswered call with a made-up id that the gateway answers",
      {
        from: generateContent,
        sent: { contents: contents([callOf("a")], [{ text: "So?" }]) },
        to: responses,
        received: {
          input: [
            hi,
            ...calls("c1", "c2").slice(0, 1),
            { ...(outputs("c1", "c2")[0] as Body), output: "none" },
            { role: "user", content: "So?" },
          ],
        },
      },
    ],
    [
      "a failed result",
      {
        from: messages,
        sent: {
          messages: [
            hi,
            { role: "assistant", content: [{ type: "tool_use", id: "a", name: "f", input: { x: "a" } }] },
            { role: "user", content: [{ type: "tool_result", tool_use_id: "a", content: "no", is_error: true }] },
          ],
        },
        to: generateContent,
        received: {
          contents: contents([callOf("a", { id: "a" })], [resultOf({ error: "no" }, { id: "a" })]),
          generationConfig: { maxOutputTokens: 9 },
        },
      },
    ],
    [
      "a failed result told in words",
      {
        from: generateContent,
        sent: { contents: contents([callOf("a", { id: "a" })], [resultOf({ error: "no" }, { id: "a" })]) },
        to: responses,
        received: {
          input: [
            hi,
            ...calls("a", "b").slice(0, 1),
            { type: "function_call_output", call_id: "a", output: '{"error":"no"}' },
          ],
        },
      },
    ],
    [
      "a result's image set beside it",
      {
        from: responses,
        sent: {
          input: [
            hi,
            ...calls("a", "b").slice(0, 1),
            {
              type: "function_call_output",
              call_id: "a",
              output: [
                { type: "input_text", text: "1" },
                { type: "input_image", image_url: "data:image/png;base64,AAAA" },
              ],
            },
          ],
        },
        to: generateContent,
        received: {
          contents: contents(
            [callOf("a", { id: "a" })],
            [resultOf({ output: "1" }, { id: "a" }), { inlineData: { mimeType: "image/png", data: "AAAA" } }],
          ),
        },
      },
    ],
    [
      "state beside a call as a step before it",
      {
        from: generateContent,
        sent: {
          contents: contents(
            [{ text: "hm", thought: true }, callOf("a", { id: "a" }, { thoughtSignature: "s" })],
            [resultOf({ output: "1" }, { id: "a" })],
          ),
        },
        to: interactions,
        received: {
          input: [
            { type: "user_input", content: [{ type: "text", text: "Hi" }] },
            { type: "thought", signature: "s", summary: [{ type: "text", text: "hm" }] },
            { type: "function_call", id: "a", name: "f", arguments: { x: "a" } },
            { type: "function_result", call_id: "a", name: "f", result: "1" },
          ],
        },
      },
    ],
    [
      "state of reasoning beside the call that follows",
      {
        from: responses,
        sent: {
          input: [
            hi,
            { type: "reasoning", id: "rs", summary: [], encrypted_content: "s" },
            ...calls("a", "b").slice(0, 1),
            { type: "function_call_output", call_id: "a", output: "1" },
          ],
        },
        to: generateContent,
        received: {
          contents: contents(
            [callOf("a", { id: "a" }, { thoughtSignature: "s" })],
            [resultOf({ output: "1" }, { id: "a" })],
          ),
        },
      },
    ],
    [
      "state that is dropped and named",
      {
        from: generateContent,
        sent: {
          contents: contents(
            [callOf("a", { id: "a" }, { thoughtSignature: "s" })],
            [resultOf({ output: "1" }, { id: "a" })],
          ),
        },
        to: chat,
        dropped: "contents[1].parts[0].thoughtSignature",
        received: {
          messages: [
            hi,
            {
              ...(chatCalls as Body),
              tool_calls: [{ id: "a", type: "function", function: { name: "f", arguments: '{"x":"a"}' } }],
            },
            { role: "tool", tool_call_id: "a", content: "1" },
          ],
        },
      },
    ],
    [
      "a summary in pieces",
      {
        from: responses,
        sent: {
          input: [
            hi,
            {
              type: "reasoning",
              summary: ["One.", "Two."].map((text) => ({ type: "summary_text", text })),
              encrypted_content: "s",
            },
            { role: "assistant", content: "x" },
            hi,
          ],
        },
        to: messages,
        received: {
          max_tokens: 9,
          messages: [
            hi,
            {
              role: "assistant",
              content: [
                { type: "thinking", thinking: "One.\n\nTwo.", signature: "s" },
                { type: "text", text: "x" },
              ],
            },
            hi,
          ],
        },
      },
    ],
    [
      "a schema told in fewer keywords",
      {
        from: chat,
        sent: { tools: [{ type: "function", function: { name: "f", parameters: schema } }] },
        to: generateContent,
        received: {
          tools: [
            {
              functionDeclarations: [
                { name: "f", parameters: { type: "OBJECT", properties: { x: { type: "STRING" } } } },
              ],
            },
          ],
        },
      },
    ],
    [
      "a schema in capitals in small letters",
      {
        from: generateContent,
        sent: {
          tools: [
            {
              functionDeclarations: [
                { name: "f", parameters: { type: "OBJECT", properties: { x: { type: "STRING", nullable: true } } } },
              ],
            },
          ],
        },
        to: responses,
        received: {
          tools: [
            {
              type: "function",
              name: "f",
              strict: false,
              parameters: { type: "object", properties: { x: { type: ["string", "null"] } } },
            },
          ],
        },
      },
    ],
    [
      "state that arrived, though many places around it are named by one path",
      {
        from: generateContent,
        sent: {
          contents: [
            { role: "user", parts: [{ text: "Hi" }] },
            { role: "model", parts: [...hosted, { text: "x", thoughtSignature: "s5" }] },
            { role: "user", parts: [{ text: "so?" }] },
          ],
        },
        to: interactions,
        received: {
          input: [
            { type: "user_input", content: [{ type: "text", text: "Hi" }] },
            { type: "thought", signature: "s5" },
            { type: "model_output", content: [{ type: "text", text: "x" }] },
            { type: "user_input", content: [{ type: "text", text: "so?" }] },
          ],
        },
        dropped: "contents[*].parts[*]",
      },
    ],
    [
      "a choice by name",
      {
        from: chat,
        sent: {
          tools: [{ type: "function", function: { name: "f" } }],
          tool_choice: { type: "function", function: { name: "f" } },
        },
        to: interactions,
        received: {
          tools: [{ type: "function", name: "f" }],
          generation_config: { tool_choice: { allowed_tools: { mode: "any", tools: ["f"] } } },
        },
      },
    ],
    [
      "strict calls for all",
      {
        from: generateContent,
        sent: {
          tools: [{ functionDeclarations: [{ name: "f" }] }],
          toolConfig: { functionCallingConfig: { mode: "VALIDATED" } },
        },
        to: responses,
        received: { tools: [{ type: "function", name: "f", strict: true }] },
      },
    ],
    [
      "a form of answer",
      {
        from: responses,
        sent: { text: { format: { type: "json_schema", name: "n", schema, strict: true } } },
        to: interactions,
        received: { response_format: { type: "text", mime_type: "application/json", schema } },
        dropped: "text.format.name",
      },
    ],
    [
      "effort as a level",
      {
        from: responses,
        sent: { reasoning: { effort: "xhigh", summary: "detailed" } },
        to: generateContent,
        received: { generationConfig: { thinkingConfig: { thinkingLevel: "HIGH", includeThoughts: true } } },
      },
    ],
    [
      "effort as a budget",
      {
        from: chat,
        sent: { reasoning_effort: "low" },
        to: generateContent,
        received: { generationConfig: { thinkingConfig: { thinkingBudget: 1024, includeThoughts: true } } },
      },
    ],
    [
      "no effort as a budget of nothing",
      {
        from: chat,
        sent: { reasoning_effort: "none" },
        to: generateContent,
        received: { generationConfig: { thinkingConfig: { thinkingBudget: 0 } } },
      },
    ],
    [
      "reasoning that cannot be switched off",
      {
        from: generateContent,
        sent: { generationConfig: { thinkingConfig: { thinkingBudget: 0 } } },
        to: interactions,
        received: { generation_config: { thinking_level: "minimal" } },
      },
    ],
    [
      "a budget as a level",
      {
        from: messages,
        sent: { thinking: { type: "enabled", budget_tokens: 8192 } },
        to: interactions,
        received: { generation_config: { thinking_level: "medium", max_output_tokens: 9 } },
      },
    ],
    [
      "hidden reasoning where nothing shows it",
      {
        from: generateContent,
        sent: { generationConfig: { thinkingConfig: { includeThoughts: false } } },
        to: responses,
      },
    ],
    [
      "an image by its address, whose type only one tells",
      {
        from: chat,
        sent: {
          messages: [{ role: "user", content: [{ type: "image_url", image_url: { url: "https://a.test/i.png" } }] }],
        },
        to: generateContent,
        received: {
          contents: [
            { role: "user", parts: [{ fileData: { fileUri: "https://a.test/i.png", mimeType: "image/png" } }] },
          ],
        },
      },
    ],
    [
      "names in snake case",
      {
        from: generateContent,
        sent: { system_instruction: { parts: [{ text: "A" }] }, generation_config: { max_output_tokens: 5 } },
        to: responses,
        received: { instructions: "A", max_output_tokens: 5 },
      },
    ],
    [
      "content alone",
      {
        from: interactions,
        sent: {
          input: [
            { type: "text", text: "Hi" },
            { type: "image", uri: "https://a.test/i" },
          ],
        },
        to: responses,
        received: {
          input: [
            {
              role: "user",
              content: [
                { type: "input_text", text: "Hi" },
                { type: "input_image", image_url: "https://a.test/i" },
              ],
            },
          ],
        },
      },
    ],
    [
      "calls of neighbouring turns answered together",
      {
        from: chat,
        sent: {
          messages: [
            hi,
            ...["a", "b"].map((id) => ({
              role: "assistant",
              content: null,
              tool_calls: [{ id, type: "function", function: { name: "f", arguments: `{"x":"${id}"}` } }],
            })),
            ...chatResults,
          ],
        },
        to: responses,
        received: { input: [hi, ...calls("a", "b"), ...outputs("a", "b")] },
      },
    ],
    [
      "words of reasoning dropped and its state kept",
      {
        from: responses,
        dropped: "input[1].summary",
        sent: {
          input: [
            hi,
            { type: "reasoning", summary: [{ type: "summary_text", text: "hm" }], encrypted_content: "s" },
            ...calls("a", "b").slice(0, 1),
            { type: "function_call_output", call_id: "a", output: "1" },
          ],
        },
        to: generateContent,
        received: {
          contents: contents(
            [callOf("a", { id: "a" }, { thoughtSignature: "s" })],
            [resultOf({ output: "1" }, { id: "a" })],
          ),
        },
      },
    ],
    [
      "a call of another vendor's model marked as such",
      {
        from: chat,
        sent: { messages: [hi, chatCalls, ...chatResults] },
        to: generateContent,
        received: {
          contents: contents(
            [
              callOf("a", { id: "a" }, { thoughtSignature: "skip_thought_signature_validator" }),
              callOf("b", { id: "b" }),
            ],
            [resultOf({ is: "a" }, { id: "a" }), resultOf({ is: "b" }, { id: "b" })],
          ),
        },
      },
    ],
    [
      "an image by its address, whose type nobody tells",
      {
        from: chat,
        sent: {
          messages: [{ role: "user", content: [{ type: "image_url", image_url: { url: "https://a.test/i" } }] }],
        },
        to: generateContent,
        received: { contents: [{ role: "user", parts: [{ fileData: { fileUri: "https://a.test/i" } }] }] },
      },
    ],
    [
      "one call at a time where no tool is left",
      {
        from: responses,
        sent: { tools: [{ type: "web_search" }], parallel_tool_calls: false },
        to: chat,
        dropped: "tools[0]",
      },
    ],
    [
      "results that the model is said to tell",
      {
        from: generateContent,
        sent: {
          contents: [
            { role: "user", parts: [{ text: "Hi" }] },
            { role: "model", parts: [callOf("a")] },
            { role: "model", parts: [resultOf({ output: "1" })] },
          ],
        },
        to: responses,
        received: {
          input: [hi, ...calls("a", "b").slice(0, 1), { type: "function_call_output", call_id: "a", output: "1" }],
        },
      },
    ],
    [
      "a conversation that the assistant opens",
      {
        from: chat,
        sent: { messages: [{ role: "assistant", content: "Yes?" }, hi] },
        to: generateContent,
        received: {
          contents: [
            { role: "user", parts: [{ text: "." }] },
            { role: "model", parts: [{ text: "Yes?" }] },
            { role: "user", parts: [{ text: "Hi" }] },
          ],
        },
      },
    ],
  ];
  for (const [name, one] of kept) it(`accepts ${name}`, () => expect(faultsOf(one)).to.deep.equal([]));

  const lost: [string, Case, RegExp][] = [
    [
      "a stream that the path does not ask for",
      {
        from: chat,
        sent: { stream: true },
        to: generateContent,
        paths: ["/v1/chat/completions", "/models/m:generateContent"],
      },
      /stream is gone/,
    ],
    [
      "state dropped in silence",
      {
        from: generateContent,
        sent: {
          contents: contents(
            [callOf("a", { id: "a" }, { thoughtSignature: "s" })],
            [resultOf({ output: "1" }, { id: "a" })],
          ),
        },
        to: responses,
        received: {
          input: [hi, ...calls("a", "b").slice(0, 1), { type: "function_call_output", call_id: "a", output: "1" }],
        },
      },
      /thoughtSignature/,
    ],
    [
      "state at another call",
      {
        from: generateContent,
        sent: {
          contents: contents(
            [callOf("a", { id: "a" }, { thoughtSignature: "s" }), callOf("b", { id: "b" })],
            [resultOf({ is: "a" }, { id: "a" }), resultOf({ is: "b" }, { id: "b" })],
          ),
        },
        to: responses,
        received: {
          input: [
            hi,
            calls("a", "b")[0] ?? null,
            { type: "reasoning", summary: [], encrypted_content: "s" },
            calls("a", "b")[1] ?? null,
            ...outputs("a", "b"),
          ],
        },
      },
      /reasoning at .*became a call/,
    ],
    [
      "results that changed places",
      {
        from: generateContent,
        sent: { contents: contents([callOf("a"), callOf("b")], [resultOf({ is: "a" }), resultOf({ is: "b" })]) },
        to: responses,
        received: { input: [hi, ...calls("c1", "c2"), ...outputs("c2", "c1")] },
      },
      /a result of call "c1" answers "c2"/,
    ],
    [
      "one made-up id for two calls",
      {
        from: generateContent,
        sent: { contents: contents([callOf("a"), callOf("b")], [resultOf({ is: "a" }), resultOf({ is: "b" })]) },
        to: responses,
        received: { input: [hi, ...calls("c", "c"), ...outputs("c", "c")] },
      },
      /share the id "c"/,
    ],
    [
      "a changed result",
      {
        from: chat,
        sent: { messages: [hi, chatCalls, ...chatResults] },
        to: generateContent,
        received: {
          contents: contents(
            [callOf("a", { id: "a" }), callOf("b", { id: "b" })],
            [resultOf({ is: "a" }, { id: "a" }), resultOf({ is: "c" }, { id: "b" })],
          ),
        },
      },
      /result at messages\[3\]/,
    ],
    [
      "a failure that is told as success",
      {
        from: generateContent,
        sent: { contents: contents([callOf("a", { id: "a" })], [resultOf({ error: "no" }, { id: "a" })]) },
        to: responses,
        received: {
          input: [hi, ...calls("a", "b").slice(0, 1), { type: "function_call_output", call_id: "a", output: "no" }],
        },
      },
      /error is lost/,
    ],
    [
      "a stop list dropped in silence",
      { from: chat, sent: { stop: ["x"] }, to: responses },
      /stop is gone and not named/,
    ],
    [
      "safety settings dropped in silence",
      { from: generateContent, sent: { safetySettings: [{ category: "C", threshold: "T" }] }, to: chat },
      /safetySettings is gone/,
    ],
    [
      "a hosted tool dropped in silence",
      { from: responses, sent: { tools: [{ type: "web_search" }] }, to: chat },
      /tools is gone/,
    ],
    [
      "work of a hosted tool dropped in silence",
      { from: responses, sent: { input: [hi, { type: "web_search_call", id: "w", status: "completed" }] }, to: chat },
      /input\[1\] is gone/,
    ],
    [
      "a changed schema",
      {
        from: generateContent,
        sent: {
          tools: [
            {
              functionDeclarations: [
                { name: "f", parameters: { type: "OBJECT", properties: { x: { type: "STRING" } } } },
              ],
            },
          ],
        },
        to: responses,
        received: {
          tools: [
            {
              type: "function",
              name: "f",
              strict: false,
              parameters: { type: "object", properties: { x: { type: "number" } } },
            },
          ],
        },
      },
      /schema/,
    ],
    [
      "a schema narrowed without need",
      {
        from: chat,
        sent: { tools: [{ type: "function", function: { name: "f", parameters: schema } }] },
        to: responses,
        received: {
          tools: [
            {
              type: "function",
              name: "f",
              strict: false,
              parameters: { type: "object", properties: { x: { type: "string" } } },
            },
          ],
        },
      },
      /schema: /,
    ],
    [
      "a level that says less",
      {
        from: chat,
        sent: { reasoning_effort: "high" },
        to: interactions,
        received: { generation_config: { thinking_level: "low" } },
      },
      /"high" became "low"/,
    ],
    [
      "an id changed without need",
      {
        from: chat,
        sent: { messages: [hi, chatCalls, ...chatResults] },
        to: responses,
        received: { input: [hi, ...calls("c1", "c2"), ...outputs("c1", "c2")] },
      },
      /call id "a" became "c1"/,
    ],
  ];
  for (const [name, one, fault] of lost) it(`finds ${name}`, () => expect(faultsOf(one).join("\n")).to.match(fault));
});
