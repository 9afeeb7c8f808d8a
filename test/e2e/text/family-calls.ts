/** Calls to models of each family, in every dialect of clients. */

export type Fields = Readonly<Record<string, unknown>>;

/** The hosts, and the dialect of each. */
export const hosts = {
  anthropic: "messages",
  openai: "chat",
  "openai-responses": "responses",
  gemini: "generate-content",
  "gemini-interactions": "interactions",
  xai: "chat",
  mistral: "chat",
  deepseek: "chat",
  groq: "chat",
  perplexity: "chat",
  alibaba: "chat",
  zai: "chat",
  moonshot: "chat",
  openrouter: "chat",
  vllm: "chat",
  ollama: "chat",
  cerebras: "chat",
  together: "chat",
  huggingface: "chat",
  bedrock: "bedrock-converse",
} as const;

export type Host = keyof typeof hosts;

/** The requests that clients of each dialect send to a model. */
export const clients = {
  chat: (model: string, requested: Fields) => ({
    path: "/v1/chat/completions",
    body: {
      model,
      messages: [
        { role: "system", content: "Be brief." },
        { role: "user", content: "Hi" },
      ],
      ...requested,
    },
  }),
  responses: (model: string, requested: Fields) => ({
    path: "/v1/responses",
    body: { model, input: "Hi", ...requested },
  }),
  messages: (model: string, requested: Fields) => ({
    path: "/v1/messages",
    body: { model, max_tokens: 32_000, messages: [{ role: "user", content: "Hi" }], ...requested },
  }),
  "generate-content": (model: string, requested: Fields) => ({
    path: `/v1beta/models/${model}:generateContent`,
    body: { contents: [{ role: "user", parts: [{ text: "Hi" }] }], ...requested },
  }),
  interactions: (model: string, requested: Fields) => ({
    path: "/v1beta/interactions",
    body: { model, input: "Hi", ...requested },
  }),
} as const;

export type Client = keyof typeof clients;

export const thinking = (config: Fields): Fields => ({ generationConfig: { thinkingConfig: config } });

/** An agent's request to every model. */
export const agent = { thinking: { type: "adaptive", display: "omitted" }, output_config: { effort: "high" } };

export const look = { name: "look", input_schema: { type: "object", properties: {} } };

export const tool = { type: "function", function: { name: "look", parameters: { type: "object", properties: {} } } };

/** A tool that answers with an image and nothing else, and a document. */
export const looked = [
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

export const pdf = { type: "file", file: { filename: "a.pdf", file_data: "data:application/pdf;base64,aaaa" } };

export type Case = readonly [
  host: Host,
  model: string,
  client: Client,
  requested: Fields,
  want: Fields,
  dropped?: string,
];
