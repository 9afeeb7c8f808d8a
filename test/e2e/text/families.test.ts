/** What reaches the models of each family, whichever dialect the client speaks. The presets know the families by the names of their models. */
import { expect } from "chai";
import { startGateway, type RunningGateway, UPSTREAM_KEY } from "../../support/gateway.js";
import { answers, ScriptedUpstream } from "../../support/upstream.js";
import { vendorForms } from "../../support/vendor-forms/index.js";

type Fields = Readonly<Record<string, unknown>>;

/** The hosts, and the dialect in which each is spoken to. */
const hosts = {
  anthropic: "messages",
  openai: "chat",
  "openai-responses": "responses",
  gemini: "generate-content",
  "gemini-interactions": "interactions",
  xai: "chat",
  mistral: "chat",
  deepseek: "chat",
  groq: "chat",
  alibaba: "chat",
  zai: "chat",
  moonshot: "chat",
} as const;
type Host = keyof typeof hosts;

/** How clients of each dialect ask a model. */
const clients = {
  chat: (model: string, asked: Fields) => ({
    path: "/v1/chat/completions",
    body: {
      model,
      messages: [
        { role: "system", content: "Be brief." },
        { role: "user", content: "Hi" },
      ],
      ...asked,
    },
  }),
  responses: (model: string, asked: Fields) => ({ path: "/v1/responses", body: { model, input: "Hi", ...asked } }),
  messages: (model: string, asked: Fields) => ({
    path: "/v1/messages",
    body: { model, max_tokens: 32_000, messages: [{ role: "user", content: "Hi" }], ...asked },
  }),
  "generate-content": (model: string, asked: Fields) => ({
    path: `/v1beta/models/${model}:generateContent`,
    body: { contents: [{ role: "user", parts: [{ text: "Hi" }] }], ...asked },
  }),
  interactions: (model: string, asked: Fields) => ({
    path: "/v1beta/interactions",
    body: { model, input: "Hi", ...asked },
  }),
} as const;
type Client = keyof typeof clients;

const thinking = (config: Fields): Fields => ({ generationConfig: { thinkingConfig: config } });
/** What an agent asks of every model. */
const agent = { thinking: { type: "adaptive", display: "omitted" }, output_config: { effort: "high" } };
const look = { name: "look", input_schema: { type: "object", properties: {} } };
const tool = { type: "function", function: { name: "look", parameters: { type: "object", properties: {} } } };

/** A tool that answers with an image and nothing else, and a document. */
const looked = [
  { role: "user", content: "Look." },
  { role: "assistant", content: [{ type: "tool_use", id: "a", name: "look", input: {} }] },
  {
    role: "user",
    content: [
      {
        type: "tool_result",
        tool_use_id: "a",
        content: [{ type: "image", source: { type: "base64", media_type: "image/png", data: "aaaa" } }],
      },
    ],
  },
];
const pdf = { type: "file", file: { filename: "a.pdf", file_data: "data:application/pdf;base64,aaaa" } };

type Case = readonly [host: Host, model: string, client: Client, asked: Fields, want: Fields, dropped?: string];

/** Each member that is wanted, by its path in the body that arrives; undefined where there must be none. */
const cases: readonly Case[] = [
  // No word of reasoning reaches models that do not reason.
  [
    "openai",
    "gpt-4o-mini",
    "messages",
    agent,
    { reasoning_effort: undefined, max_completion_tokens: 16_384 },
    "max_tokens, thinking.type, output_config.effort",
  ],
  [
    "openai",
    "gpt-4.1",
    "generate-content",
    thinking({ thinkingLevel: "HIGH" }),
    { reasoning_effort: undefined },
    "generationConfig.thinkingConfig.thinkingLevel",
  ],
  [
    "openai-responses",
    "gpt-4.1",
    "messages",
    { thinking: { type: "enabled", budget_tokens: 4096 } },
    { reasoning: undefined },
    "thinking.type, thinking.budget_tokens",
  ],
  ["openai", "gpt-4o", "messages", { thinking: { type: "disabled" } }, { reasoning_effort: undefined }, "max_tokens"],
  [
    "gemini",
    "gemini-2.0-flash",
    "messages",
    agent,
    { "generationConfig.thinkingConfig": undefined },
    "max_tokens, thinking.type, output_config.effort",
  ],
  [
    "anthropic",
    "claude-3-5-haiku-20241022",
    "chat",
    { reasoning_effort: "high" },
    { thinking: undefined, output_config: undefined },
    "reasoning_effort",
  ],
  [
    "groq",
    "llama-3.3-70b-versatile",
    "messages",
    agent,
    { reasoning_effort: undefined },
    "thinking.type, output_config.effort",
  ],
  [
    "alibaba",
    "qwen3-coder-plus",
    "responses",
    { reasoning: { effort: "high" } },
    { reasoning_effort: undefined },
    "reasoning.effort",
  ],
  [
    "mistral",
    "mistral-large-latest",
    "messages",
    agent,
    { reasoning_effort: undefined },
    "thinking.type, output_config.effort",
  ],
  [
    "xai",
    "grok-4-fast-reasoning",
    "messages",
    agent,
    { reasoning_effort: undefined },
    "thinking.type, output_config.effort",
  ],

  // Media that a family does not take are left out, and a result of them alone says so.
  [
    "groq",
    "openai/gpt-oss-120b",
    "messages",
    { messages: looked },
    { "messages.2.content": "Left out here, because this model does not take it: image." },
    "messages[2].content[0].content[0]",
  ],
  [
    "anthropic",
    "claude-3-haiku-20240307",
    "chat",
    { messages: [{ role: "user", content: [{ type: "text", text: "Read." }, pdf] }] },
    { "messages.0.content": [{ type: "text", text: "Read." }] },
    "messages[0].content[1]",
  ],
  [
    "anthropic",
    "claude-haiku-4-5",
    "chat",
    { messages: [{ role: "user", content: [pdf] }] },
    { "messages.0.content.0.type": "document" },
  ],
  ["openai", "gpt-4", "messages", {}, { max_completion_tokens: 8_192 }, "max_tokens"],
  ["openai", "gpt-4-0613", "messages", { max_tokens: 8_000 }, { max_completion_tokens: 8_000 }],
  ["openai", "gpt-4-0125-preview", "messages", { max_tokens: 8_000 }, { max_completion_tokens: 4_096 }, "max_tokens"],
  ["openai", "gpt-4-turbo-2024-04-09", "messages", {}, { max_completion_tokens: 4_096 }, "max_tokens"],
  ["openai", "gpt-4o-2024-05-13", "messages", {}, { max_completion_tokens: 4_096 }, "max_tokens"],
  ["openai", "gpt-4o-2024-08-06", "messages", {}, { max_completion_tokens: 16_384 }, "max_tokens"],

  // Efforts become those that a family knows.
  ["openai", "o3-mini", "messages", { output_config: { effort: "max" } }, { reasoning_effort: "high" }],
  ["openai", "o3-mini", "messages", { thinking: { type: "disabled" } }, { reasoning_effort: "low" }, "thinking.type"],
  [
    "openai",
    "gpt-5-mini",
    "generate-content",
    thinking({ thinkingBudget: 0 }),
    { reasoning_effort: "minimal" },
    "generationConfig.thinkingConfig.thinkingBudget",
  ],
  ["openai", "gpt-5-codex", "generate-content", thinking({ thinkingLevel: "MINIMAL" }), { reasoning_effort: "low" }],
  ["openai", "gpt-5.1", "generate-content", thinking({ thinkingBudget: 0 }), { reasoning_effort: "none" }],
  ["openai-responses", "gpt-5.4", "messages", { output_config: { effort: "max" } }, { "reasoning.effort": "xhigh" }],
  [
    "openai-responses",
    "gpt-5.6-terra",
    "messages",
    { output_config: { effort: "max" } },
    { "reasoning.effort": "max" },
  ],
  [
    "openai",
    "gpt-5.2",
    "messages",
    { thinking: { type: "enabled", budget_tokens: 20_000 } },
    { reasoning_effort: "high" },
  ],
  ["xai", "grok-3-mini", "messages", { output_config: { effort: "medium" } }, { reasoning_effort: "high" }],
  ["mistral", "mistral-small-latest", "messages", { output_config: { effort: "low" } }, { reasoning_effort: "high" }],
  ["deepseek", "deepseek-v4-pro", "messages", { output_config: { effort: "medium" } }, { reasoning_effort: "high" }],
  ["groq", "openai/gpt-oss-120b", "messages", { output_config: { effort: "xhigh" } }, { reasoning_effort: "high" }],
  ["groq", "qwen/qwen3-32b", "messages", { thinking: { type: "disabled" } }, { reasoning_effort: "none" }],
  [
    "gemini",
    "gemini-3-pro-preview",
    "chat",
    { reasoning_effort: "medium" },
    { "generationConfig.thinkingConfig": { thinkingLevel: "HIGH" } },
  ],
  [
    "gemini",
    "gemini-3-pro-preview",
    "chat",
    { reasoning_effort: "none" },
    { "generationConfig.thinkingConfig": { thinkingLevel: "LOW" } },
    "reasoning_effort",
  ],
  [
    "gemini",
    "gemini-3-flash-preview",
    "messages",
    { thinking: { type: "enabled", budget_tokens: 5_000 } },
    { "generationConfig.thinkingConfig": { thinkingLevel: "MEDIUM" } },
  ],
  [
    "gemini-interactions",
    "gemini-3.1-pro-preview",
    "chat",
    { reasoning_effort: "minimal" },
    { "generation_config.thinking_level": "low" },
  ],

  // Efforts beside tools are refused in one of a vendor's dialects.
  [
    "openai",
    "gpt-5.4",
    "messages",
    { tools: [look], output_config: { effort: "high" } },
    { reasoning_effort: undefined },
    "output_config.effort",
  ],
  ["openai", "gpt-5.4", "messages", { tools: [look], thinking: { type: "disabled" } }, { reasoning_effort: undefined }],
  ["openai", "gpt-5.4", "messages", { output_config: { effort: "high" } }, { reasoning_effort: "high" }],
  ["openai", "gpt-5.5", "messages", { tools: [look] }, { reasoning_effort: "none" }],
  [
    "openai",
    "gpt-5.6-terra",
    "messages",
    { tools: [look], ...agent },
    { reasoning_effort: "none" },
    "thinking.type, output_config.effort",
  ],
  [
    "openai-responses",
    "gpt-5.6-terra",
    "messages",
    { tools: [look], output_config: { effort: "high" } },
    { "reasoning.effort": "high" },
  ],

  // Hosts switch reasoning on and off.
  ["alibaba", "qwen-plus", "messages", agent, { enable_thinking: true, reasoning_effort: undefined }],
  [
    "alibaba",
    "qwen3-32b",
    "responses",
    { reasoning: { effort: "none" } },
    { enable_thinking: false, reasoning_effort: undefined },
  ],
  ["alibaba", "qwen-plus", "messages", {}, { enable_thinking: undefined }],
  ["zai", "glm-4.6", "messages", { thinking: { type: "disabled" } }, { thinking: { type: "disabled" } }],
  [
    "zai",
    "glm-5.2",
    "responses",
    { reasoning: { effort: "minimal" } },
    { thinking: { type: "enabled" }, reasoning_effort: "low" },
  ],
  ["moonshot", "kimi-k2.6", "generate-content", thinking({ thinkingBudget: 0 }), { thinking: { type: "disabled" } }],
  [
    "moonshot",
    "kimi-k3",
    "messages",
    { thinking: { type: "disabled" } },
    { thinking: undefined, reasoning_effort: "low" },
    "thinking.type",
  ],
  [
    "deepseek",
    "deepseek-v4-pro",
    "responses",
    { reasoning: { effort: "none" } },
    { thinking: { type: "disabled" }, reasoning_effort: undefined },
  ],
  ["deepseek", "deepseek-v4-pro", "messages", agent, { thinking: { type: "enabled" }, reasoning_effort: "high" }],

  // Budgets are made of efforts where nothing else is known, within their bounds.
  [
    "gemini",
    "gemini-2.5-flash",
    "messages",
    agent,
    { "generationConfig.thinkingConfig": { thinkingBudget: 24_576, includeThoughts: false } },
  ],
  [
    "gemini",
    "gemini-2.5-flash",
    "messages",
    { thinking: { type: "adaptive" } },
    { "generationConfig.thinkingConfig": { thinkingBudget: -1 } },
  ],
  [
    "gemini",
    "gemini-2.5-flash",
    "chat",
    { reasoning_effort: "none" },
    { "generationConfig.thinkingConfig": { thinkingBudget: 0 } },
  ],
  [
    "gemini",
    "gemini-2.5-flash-lite",
    "chat",
    { reasoning_effort: "minimal" },
    { "generationConfig.thinkingConfig": { thinkingBudget: 512 } },
  ],
  [
    "gemini",
    "gemini-2.5-pro",
    "chat",
    { reasoning_effort: "none" },
    { "generationConfig.thinkingConfig": { thinkingBudget: 128 } },
    "reasoning_effort",
  ],
  [
    "gemini",
    "gemini-2.5-pro",
    "messages",
    { max_tokens: 64_000, thinking: { type: "enabled", budget_tokens: 60_000 } },
    { "generationConfig.thinkingConfig": { thinkingBudget: 32_768 } },
  ],
  [
    "anthropic",
    "claude-sonnet-4-5-20250929",
    "chat",
    { reasoning_effort: "medium" },
    { thinking: { type: "enabled", budget_tokens: 8_192 }, output_config: undefined, max_tokens: 36_864 },
  ],
  [
    "anthropic",
    "claude-sonnet-4-5",
    "chat",
    { reasoning_effort: "high", max_completion_tokens: 4_000 },
    { thinking: { type: "enabled", budget_tokens: 2_000 }, max_tokens: 4_000 },
  ],
  [
    "anthropic",
    "claude-sonnet-4-5",
    "chat",
    { reasoning_effort: "high", max_completion_tokens: 1_000 },
    { thinking: undefined, output_config: undefined },
    "reasoning_effort",
  ],
  [
    "anthropic",
    "claude-3-7-sonnet-20250219",
    "responses",
    { reasoning: { effort: "low" } },
    { "thinking.type": "enabled", "thinking.budget_tokens": 1_024 },
  ],
  [
    "anthropic",
    "claude-opus-4-5",
    "chat",
    { reasoning_effort: "max" },
    { "thinking.type": "enabled", "output_config.effort": "high" },
  ],
  [
    "anthropic",
    "claude-haiku-4-5",
    "generate-content",
    thinking({ thinkingBudget: -1 }),
    { "thinking.type": "enabled", output_config: undefined },
  ],

  // Upstreams that must be told a limit are told one that leaves room for reasoning.
  [
    "anthropic",
    "claude-opus-4-8",
    "responses",
    { reasoning: { effort: "xhigh" } },
    { thinking: { type: "adaptive" }, max_tokens: 36_864 },
  ],
  ["anthropic", "claude-opus-5-5", "responses", {}, { max_tokens: 36_864 }],
  [
    "anthropic",
    "claude-opus-4-1",
    "chat",
    { reasoning_effort: "high" },
    { "thinking.budget_tokens": 16_000, max_tokens: 32_000 },
  ],
  ["anthropic", "claude-3-5-haiku-20241022", "responses", {}, { max_tokens: 8_192 }],
  ["anthropic", "claude-opus-4-8", "responses", { max_output_tokens: 100 }, { max_tokens: 100 }],

  // Where models decide by themselves, or where that is all that there is.
  [
    "anthropic",
    "claude-opus-4-6",
    "chat",
    { reasoning_effort: "xhigh" },
    { thinking: { type: "adaptive" }, output_config: { effort: "high" } },
  ],
  [
    "anthropic",
    "claude-sonnet-4-6",
    "generate-content",
    thinking({ thinkingBudget: 6_000 }),
    { thinking: { type: "enabled", budget_tokens: 6_000 }, output_config: undefined },
  ],
  [
    "anthropic",
    "claude-opus-4-8",
    "generate-content",
    thinking({ thinkingBudget: 6_000 }),
    { thinking: { type: "adaptive" }, output_config: { effort: "medium" } },
  ],
  [
    "anthropic",
    "claude-opus-4-8",
    "chat",
    { reasoning_effort: "none" },
    { thinking: { type: "disabled" }, output_config: undefined },
  ],
  [
    "anthropic",
    "claude-opus-5-5",
    "chat",
    { reasoning_effort: "none" },
    { thinking: { type: "adaptive" }, output_config: { effort: "low" } },
    "reasoning_effort",
  ],
  [
    "anthropic",
    "claude-opus-5-5",
    "chat",
    { tools: [tool], tool_choice: "required" },
    { tool_choice: undefined },
    "tool_choice",
  ],
  [
    "anthropic",
    "claude-opus-4-8",
    "chat",
    { tools: [tool], tool_choice: "required" },
    { tool_choice: { type: "any" } },
  ],

  // Sampling.
  [
    "anthropic",
    "claude-opus-4-8",
    "chat",
    { temperature: 0.2, top_p: 0.5 },
    { temperature: undefined, top_p: undefined },
    "temperature, top_p",
  ],
  ["anthropic", "claude-opus-4-8", "chat", { temperature: 1 }, { temperature: undefined }],
  [
    "anthropic",
    "claude-sonnet-4-5",
    "chat",
    { temperature: 0.2, top_p: 0.5 },
    { temperature: 0.2, top_p: undefined },
    "top_p",
  ],
  ["anthropic", "claude-sonnet-4-5", "chat", { temperature: 1, top_p: 0.5 }, { temperature: undefined, top_p: 0.5 }],
  [
    "anthropic",
    "claude-sonnet-4-20250514",
    "chat",
    { response_format: { type: "json_object" } },
    { output_config: undefined },
  ],
  [
    "anthropic",
    "claude-sonnet-4-20250514",
    "chat",
    { response_format: { type: "text" } },
    { output_config: undefined },
  ],
  ["anthropic", "claude-sonnet-4-20250514", "chat", { max_completion_tokens: 60_000 }, { max_tokens: 60_000 }],
  ["openai", "gpt-5.2-chat-latest", "chat", { temperature: 0 }, { temperature: 0 }],
  [
    "openai",
    "gpt-5.2-chat-latest",
    "messages",
    { temperature: 0 },
    { temperature: undefined },
    "max_tokens, temperature",
  ],
  [
    "openai",
    "o4-mini",
    "messages",
    { temperature: 0.2, stop_sequences: ["END"] },
    { temperature: undefined, stop: undefined },
    "temperature, stop_sequences",
  ],
  ["openai", "gpt-5-mini", "messages", { temperature: 1 }, { temperature: undefined }],
  ["openai", "gpt-5.2", "messages", { temperature: 0.2 }, { temperature: 0.2 }],
  [
    "openai",
    "gpt-5.2",
    "messages",
    { temperature: 0.2, output_config: { effort: "high" } },
    { temperature: undefined, reasoning_effort: "high" },
    "temperature",
  ],
  [
    "openai",
    "gpt-5.2",
    "messages",
    { temperature: 0.2, thinking: { type: "disabled" } },
    { temperature: 0.2, reasoning_effort: "none" },
  ],
  [
    "gemini",
    "gemini-2.5-flash",
    "chat",
    { presence_penalty: 0.5, frequency_penalty: 0 },
    { "generationConfig.presencePenalty": undefined, "generationConfig.frequencyPenalty": undefined },
    "presence_penalty",
  ],
  ["xai", "grok-4", "messages", { stop_sequences: ["END"] }, { stop: undefined }, "stop_sequences"],

  // Limits, forms and instructions.
  [
    "anthropic",
    "claude-3-haiku-20240307",
    "chat",
    { max_completion_tokens: 16_000 },
    { max_tokens: 4_096 },
    "max_completion_tokens",
  ],
  [
    "anthropic",
    "claude-3-haiku-20240307",
    "chat",
    { tools: [{ ...tool, function: { ...tool.function, strict: true } }] },
    { "tools.0.strict": undefined },
    "tools[0].function.strict",
  ],
  [
    "gemini",
    "gemma-3-27b-it",
    "chat",
    {},
    { systemInstruction: undefined, "contents.0": { role: "user", parts: [{ text: "Be brief." }, { text: "Hi" }] } },
  ],

  // What nobody knows stays as it is asked for.
  [
    "openai",
    "my-finetune",
    "messages",
    { output_config: { effort: "max" }, temperature: 0.2 },
    { reasoning_effort: "max", temperature: 0.2 },
  ],
  [
    "anthropic",
    "claude-of-tomorrow",
    "chat",
    { reasoning_effort: "high" },
    { thinking: { type: "adaptive" }, output_config: { effort: "high" } },
  ],

  // What is spoken natively is the vendor's to refuse, but for what it is known to refuse.
  ["anthropic", "claude-sonnet-4-5", "messages", agent, { thinking: agent.thinking, "output_config.effort": "high" }],
  ["openai", "gpt-4o", "chat", { reasoning_effort: "high" }, { reasoning_effort: "high" }],
];

/** What the catalog says of single models goes before what presets know. */
const written: readonly (readonly [name: string, model: Fields, client: Client, asked: Fields, want: Fields])[] = [
  [
    "no profile",
    { profile: "none", route: "gpt-4o" },
    "messages",
    { output_config: { effort: "high" } },
    { reasoning_effort: "high" },
  ],
  [
    "a profile of its own",
    { profile: "o-series", route: "my-finetune" },
    "messages",
    { output_config: { effort: "max" } },
    { reasoning_effort: "high" },
  ],
  [
    "a profile of its route",
    { routeProfile: "gpt-4o", route: "my-finetune" },
    "messages",
    { output_config: { effort: "max" } },
    { reasoning_effort: undefined },
  ],
  [
    "other efforts than its family",
    { accepts: { reasoning: { effort: ["high", "low"] } }, route: "gpt-5.2" },
    "messages",
    { output_config: { effort: "max" } },
    { reasoning_effort: "high" },
  ],
  [
    "another limit than its family",
    { accepts: { output: 1_000 }, route: "gpt-5.2" },
    "messages",
    {},
    { max_completion_tokens: 1_000 },
  ],
  [
    "instructions before all else",
    { accepts: { instructions: "first" }, route: "my-finetune" },
    "messages",
    {
      messages: [
        { role: "user", content: "Hi" },
        { role: "system", content: "Be brief." },
      ],
      system: "Be kind.",
    },
    {
      "messages.0.content": [
        { type: "text", text: "Be kind." },
        { type: "text", text: "Be brief." },
      ],
      "messages.1.role": "user",
    },
  ],
];

function at(body: Fields, path: string): unknown {
  return path.split(".").reduce<unknown>((value, name) => (value as Fields | undefined)?.[name], body);
}

describe("families of models", () => {
  let gateway: RunningGateway;
  let upstream: ScriptedUpstream;

  const idOf = (host: Host, model: string): string => `${host}/${model}`;
  const names = new Map(cases.map(([host, model]) => [idOf(host, model), { host, model }]));

  before(async () => {
    upstream = await ScriptedUpstream.start();
    const providers = [...Object.keys(hosts), "vllm"].map((id) => ({
      id,
      preset: id.split("-")[0],
      baseUrl: upstream.baseUrl,
      apiKey: UPSTREAM_KEY,
    }));
    const models = [
      { id: "template/model", kind: "text", routes: [{ provider: "vllm", model: "some/model", dialect: "chat" }] },
      ...[...names].map(([id, { host, model }]) => ({
        id,
        kind: "text",
        routes: [{ provider: host, model, dialect: hosts[host] }],
      })),
      ...written.map(([, { route, routeProfile, ...said }], index) => ({
        id: `written/${index}`,
        kind: "text",
        routes: [
          {
            provider: "openai",
            model: route,
            dialect: "chat",
            ...(routeProfile !== undefined && { profile: routeProfile }),
          },
        ],
        ...said,
      })),
      {
        id: "mixed/model",
        kind: "text",
        routes: [
          { provider: "anthropic", model: "claude-sonnet-4-5", dialect: "messages" },
          { provider: "openai", model: "gpt-4o", dialect: "chat", priority: 1 },
        ],
      },
    ];
    gateway = await startGateway({ catalog: { providers, models } });
  });

  after(async () => {
    await gateway.stop();
    await upstream.stop();
  });

  async function ask(id: string, client: Client, asked: Fields): Promise<Response> {
    const { path, body } = clients[client](id, asked);
    const headers = {
      authorization: `Bearer ${gateway.key}`,
      "content-type": "application/json",
      "anthropic-version": "2023-06-01",
    };
    return fetch(gateway.url + path, { method: "POST", headers, body: JSON.stringify(body) });
  }

  const say = (dialect: string) => answers((vendorForms.get(dialect) ?? { words: { body: {} } }).words.body);

  for (const [host, model, client, asked, want, dropped] of cases) {
    it(`${client} asks ${model} at ${host} for ${JSON.stringify(asked)}`, async () => {
      upstream.plays(say(hosts[host]));
      const response = await ask(idOf(host, model), client, asked);
      expect(response.status, await response.text()).to.equal(200);
      for (const [path, value] of Object.entries(want)) expect(at(upstream.onlyJson, path), path).to.deep.equal(value);
      if (client !== hosts[host]) expect(response.headers.get("x-dropped-params") ?? undefined).to.equal(dropped);
    });
  }

  written.forEach(([name, , client, asked, want], index) => {
    it(`heeds a catalog that says ${name}`, async () => {
      upstream.plays(say("chat"));
      expect((await ask(`written/${index}`, client, asked)).status).to.equal(200);
      for (const [path, value] of Object.entries(want)) expect(at(upstream.onlyJson, path), path).to.deep.equal(value);
    });
  });

  it("gives templates their instructions first, and in one turn", async () => {
    upstream.plays(say("chat"));
    const messages = [
      { role: "user", content: "Hi" },
      { role: "developer", content: "Be brief." },
      { role: "assistant", content: "Yes?" },
      { role: "user", content: "Go on." },
    ];
    expect((await ask("template/model", "responses", { instructions: "Be kind.", input: messages })).status).to.equal(
      200,
    );
    const sent = upstream.onlyJson.messages as { role: string; content: unknown }[];
    expect(sent.map(({ role }) => role)).to.deep.equal(["system", "user", "assistant", "user"]);
    expect(JSON.stringify(sent[0])).to.include("Be kind.").and.include("Be brief.");
  });

  it("tells identifiers that are too long for a host by their hash", async () => {
    upstream.plays(say("chat"));
    const user = JSON.stringify({ device_id: "d".repeat(64), session_id: "s".repeat(36) });
    expect((await ask(idOf("openai", "my-finetune"), "messages", { metadata: { user_id: user } })).status).to.equal(
      200,
    );
    expect(upstream.onlyJson.user).to.match(/^[0-9a-f]{64}$/);
    upstream.plays(say("chat"));
    await ask(idOf("openai", "my-finetune"), "responses", { user: "me", prompt_cache_key: "k".repeat(65) });
    expect(upstream.onlyJson).to.include({ user: "me" });
    expect(upstream.onlyJson.prompt_cache_key).to.match(/^[0-9a-f]{64}$/);
  });

  it("fits each route of a model to its own family", async () => {
    upstream.plays(answers({}, { status: 503 }), say("chat"));
    const response = await ask("mixed/model", "responses", {
      reasoning: { effort: "high" },
      max_output_tokens: 20_000,
    });
    expect(response.status).to.equal(200);
    const [first, second] = upstream.received.map(({ body }) => JSON.parse(body.toString()) as Fields);
    expect(at(first ?? {}, "thinking.type")).to.equal("enabled");
    expect(second).to.include({ max_completion_tokens: 16_384 }).and.not.have.property("reasoning_effort");
    expect(response.headers.get("x-dropped-params")).to.equal("reasoning.effort, max_output_tokens");
  });

  it("refuses in a family's own dialect what its vendor is known to refuse", async () => {
    upstream.plays(say("messages"));
    const response = await ask(idOf("anthropic", "claude-opus-4-8"), "messages", { temperature: 0.2 });
    expect(response.status).to.equal(400);
    expect(await response.text())
      .to.include("unsupported_capability")
      .and.include("temperature");
    expect(upstream.received).to.deep.equal([]);
  });

  it("leaves to another route of the model what its family refuses behind one", async () => {
    upstream.plays(say("chat"));
    const response = await ask("mixed/model", "messages", { temperature: 0.2, top_p: 0.5 });
    expect(response.status).to.equal(200);
    expect(upstream.onlyJson).to.include({ model: "gpt-4o", temperature: 0.2, top_p: 0.5 });
  });
});
