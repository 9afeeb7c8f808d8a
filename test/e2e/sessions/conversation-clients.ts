/** How clients of each dialect keep a conversation with tools: they send the parts of an answer back unchanged. */
import { isObject, listAt, member, textAt, type Json, type JsonObject } from "../../../tools/replay/json.js";
import { gatherInteraction, type InteractionEvent } from "../../support/clients/gather-interaction.js";

export interface Called {
  readonly id: string;
  readonly name: string;
}

export interface ConversationClient {
  path(model: string, stream: boolean): string;
  readonly headers: Readonly<Record<string, string>>;
  /** The request of a conversation, with reasoning and a tool. */
  body(model: string, history: readonly Json[], stream: boolean): JsonObject;
  user(words: string): Json;
  /** The turn that an answer adds to a conversation. */
  answered(answer: Json): Json[];
  calls(answer: Json): Called[];
  results(calls: readonly Called[], words: string): Json[];
  /** The answer that the events of a stream form. */
  gather(events: readonly JsonObject[]): Json;
}

const SCHEMA: JsonObject = {
  type: "object",
  properties: { city: { type: "string" } },
  required: ["city"],
  additionalProperties: false,
};
const NAME = "get_weather";
const DESCRIPTION = "Tells the weather.";

const chat: ConversationClient = {
  path: () => "/v1/chat/completions",
  headers: {},
  body: (model, messages, stream) => ({
    model,
    messages: [...messages],
    stream,
    reasoning_effort: "medium",
    tools: [{ type: "function", function: { name: NAME, description: DESCRIPTION, parameters: SCHEMA } }],
  }),
  user: (content) => ({ role: "user", content }),
  // Clients of this dialect keep no more of an answer than requests have a place for.
  answered(answer) {
    const message = member(listAt(answer, "choices")[0], "message");
    const calls = listAt(message, "tool_calls");
    return [
      {
        role: "assistant",
        content: member(message, "content") ?? null,
        ...(calls.length > 0 && { tool_calls: calls }),
      },
    ];
  },
  calls: (answer) =>
    listAt(listAt(answer, "choices")[0], "message", "tool_calls").map((call) => ({
      id: textAt(call, "id") ?? "",
      name: textAt(call, "function", "name") ?? "",
    })),
  results: (calls, content) => calls.map(({ id }) => ({ role: "tool", tool_call_id: id, content })),
  gather(events) {
    const deltas = events.flatMap((event) => member(listAt(event, "choices")[0], "delta") ?? []);
    const content = deltas.map((delta) => textAt(delta, "content") ?? "").join("");
    const calls: JsonObject[] = [];
    for (const piece of deltas.flatMap((delta) => listAt(delta, "tool_calls"))) {
      const index = Number(member(piece, "index") ?? 0);
      const known = calls[index];
      const given = (textAt(known, "function", "arguments") ?? "") + (textAt(piece, "function", "arguments") ?? "");
      const name = textAt(piece, "function", "name") ?? textAt(known, "function", "name") ?? "";
      calls[index] = {
        id: textAt(piece, "id") ?? textAt(known, "id") ?? "",
        type: "function",
        function: { name, arguments: given },
      };
    }
    return {
      choices: [
        {
          message: {
            role: "assistant",
            content: content === "" ? null : content,
            ...(calls.length > 0 && { tool_calls: calls }),
          },
        },
      ],
    };
  },
};

const responses: ConversationClient = {
  path: () => "/v1/responses",
  headers: {},
  body: (model, input, stream) => ({
    model,
    input: [...input],
    stream,
    store: false,
    include: ["reasoning.encrypted_content"],
    reasoning: { effort: "medium", summary: "auto" },
    tools: [{ type: "function", name: NAME, description: DESCRIPTION, parameters: SCHEMA, strict: false }],
  }),
  user: (content) => ({ role: "user", content }),
  answered: (answer) => listAt(answer, "output"),
  calls: (answer) =>
    listAt(answer, "output").flatMap((item) =>
      textAt(item, "type") === "function_call"
        ? [{ id: textAt(item, "call_id") ?? "", name: textAt(item, "name") ?? "" }]
        : [],
    ),
  results: (calls, output) => calls.map(({ id }) => ({ type: "function_call_output", call_id: id, output })),
  // Clients of this dialect take each item from its last event.
  gather: (events) => ({
    output: events.filter(({ type }) => type === "response.output_item.done").map(({ item }) => item ?? {}),
  }),
};

const messages: ConversationClient = {
  path: () => "/v1/messages",
  headers: { "anthropic-version": "2023-06-01" },
  body: (model, turns, stream) => ({
    model,
    max_tokens: 8_000,
    messages: [...turns],
    stream,
    thinking: { type: "adaptive" },
    tools: [{ name: NAME, description: DESCRIPTION, input_schema: SCHEMA }],
  }),
  user: (content) => ({ role: "user", content }),
  answered: (answer) => [{ role: "assistant", content: member(answer, "content") ?? [] }],
  calls: (answer) =>
    listAt(answer, "content").flatMap((block) =>
      textAt(block, "type") === "tool_use"
        ? [{ id: textAt(block, "id") ?? "", name: textAt(block, "name") ?? "" }]
        : [],
    ),
  results: (calls, content) => [
    { role: "user", content: calls.map(({ id }) => ({ type: "tool_result", tool_use_id: id, content })) },
  ],
  gather(events) {
    const blocks: JsonObject[] = [];
    for (const event of events) {
      const index = Number(event.index);
      if (event.type === "content_block_start" && isObject(event.content_block))
        blocks[index] = { ...event.content_block };
      const block = blocks[index];
      const { delta } = event;
      if (event.type !== "content_block_delta" || block === undefined || !isObject(delta)) continue;
      for (const key of ["text", "thinking", "signature"])
        if (key in delta) block[key] = `${textAt(block, key) ?? ""}${textAt(delta, key) ?? ""}`;
      if ("partial_json" in delta)
        block.argumentText = `${textAt(block, "argumentText") ?? ""}${textAt(delta, "partial_json") ?? ""}`;
    }
    return {
      content: blocks.map(({ argumentText, ...block }) =>
        argumentText === undefined ? block : { ...block, input: JSON.parse(String(argumentText)) as Json },
      ),
    };
  },
};

const generateContent: ConversationClient = {
  path: (model, stream) => `/v1beta/models/${model}:${stream ? "streamGenerateContent?alt=sse" : "generateContent"}`,
  headers: {},
  body: (_model, contents) => ({
    contents: [...contents],
    generationConfig: { thinkingConfig: { includeThoughts: true, thinkingLevel: "HIGH" } },
    tools: [{ functionDeclarations: [{ name: NAME, description: DESCRIPTION, parametersJsonSchema: SCHEMA }] }],
  }),
  user: (text) => ({ role: "user", parts: [{ text }] }),
  answered: (answer) => [member(listAt(answer, "candidates")[0], "content") ?? {}],
  calls: (answer) =>
    listAt(listAt(answer, "candidates")[0], "content", "parts").flatMap((part) =>
      member(part, "functionCall") === undefined
        ? []
        : [{ id: textAt(part, "functionCall", "id") ?? "", name: textAt(part, "functionCall", "name") ?? "" }],
    ),
  results: (calls, output) => [
    {
      role: "user",
      parts: calls.map(({ id, name }) => ({
        functionResponse: { ...(id !== "" && { id }), name, response: { output } },
      })),
    },
  ],
  gather: (events) => ({
    candidates: [
      {
        content: {
          role: "model",
          parts: events.flatMap((event) => listAt(listAt(event, "candidates")[0], "content", "parts")),
        },
      },
    ],
  }),
};

const interactions: ConversationClient = {
  path: () => "/v1beta/interactions",
  headers: {},
  body: (model, input, stream) => ({
    model,
    input: [...input],
    stream,
    store: false,
    generation_config: { thinking_level: "high", thinking_summaries: "auto" },
    tools: [{ type: "function", name: NAME, description: DESCRIPTION, parameters: SCHEMA }],
  }),
  user: (text) => ({ type: "user_input", content: [{ type: "text", text }] }),
  answered: (answer) => listAt(answer, "steps"),
  calls: (answer) =>
    listAt(answer, "steps").flatMap((step) =>
      textAt(step, "type") === "function_call"
        ? [{ id: textAt(step, "id") ?? "", name: textAt(step, "name") ?? "" }]
        : [],
    ),
  results: (calls, result) => calls.map(({ id, name }) => ({ type: "function_result", call_id: id, name, result })),
  gather: (events) => gatherInteraction(events as unknown as InteractionEvent[]) as unknown as Json,
};

export const conversationClients: Readonly<Record<string, ConversationClient>> = {
  chat,
  responses,
  messages,
  "generate-content": generateContent,
  interactions,
};
