import { textAt, type Json, type JsonObject } from "../../../../tools/replay/json.js";
import { type AgentClient, type Answer, commandSchema, pathSchema, RESULT } from "./client.js";

const ephemeral: JsonObject = { type: "ephemeral" };
const tool = (name: string, input_schema: JsonObject, more: JsonObject = {}): JsonObject => ({
  name,
  description: `The tool ${name}.`,
  input_schema,
  ...more,
});
const textBlock = (text: string, more: JsonObject = {}): JsonObject => ({ type: "text", text, ...more });

/** The blocks of the answer, and one result for each of its calls. */
function follow({ parts, calls }: Answer, result: (id: string) => JsonObject): Json[] {
  return [
    { role: "assistant", content: [...parts] },
    { role: "user", content: calls.map(({ id }) => result(id)) },
  ];
}

const claudeCode: Omit<AgentClient, "name" | "first" | "follow" | "calls"> = {
  dialect: "messages",
  path: () => "/v1/messages?beta=true",
  headers: {
    "anthropic-version": "2023-06-01",
    "anthropic-beta": "claude-code-20250219,interleaved-thinking-2025-05-14",
  },
  losses: ["context_management"],
};

function claudeBody(model: string, tools: Json[]): JsonObject {
  const deferred = tool("DeferredToolPlaceholder", { type: "object", properties: {} }, { defer_loading: true });
  return {
    model,
    messages: [
      {
        role: "user",
        content: [textBlock("<system-reminder>Be careful.</system-reminder>"), textBlock("List the files.")],
      },
      { role: "system", content: [textBlock("# Environment\nA directory.", { cache_control: ephemeral })] },
    ],
    system: [
      textBlock("x-header: 1"),
      textBlock("You are an agent.", { cache_control: ephemeral }),
      textBlock("\nWork with the user.", { cache_control: ephemeral }),
    ],
    tools: [...tools, deferred],
    metadata: {
      user_id: JSON.stringify({
        device_id: "d".repeat(64),
        account_uuid: "",
        session_id: "0f9b1b1e-5c36-4f53-8a9e-6a6f4e0c9d11",
      }),
    },
    max_tokens: 32_000,
    thinking: { type: "adaptive", display: "omitted" },
    context_management: { edits: [{ type: "clear_thinking_20251015", keep: "all" }] },
    output_config: { effort: "high" },
    stream: true,
  };
}

export const messagesClients: readonly AgentClient[] = [
  {
    ...claudeCode,
    name: "Claude Code",
    first: (model) => claudeBody(model, [tool("Bash", commandSchema), tool("Read", pathSchema)]),
    calls: ["Bash", "Read"],
    follow: (answer) =>
      follow(answer, (tool_use_id) => {
        const result = { type: "tool_result", tool_use_id, content: RESULT, is_error: false };
        return tool_use_id === answer.calls.at(-1)?.id ? { ...result, cache_control: ephemeral } : result;
      }),
  },
  {
    ...claudeCode,
    name: "Claude Code that searches tools",
    first: (model) =>
      claudeBody(model, [
        tool("ToolSearch", { type: "object", properties: { query: { type: "string" } }, required: ["query"] }),
      ]),
    calls: ["ToolSearch"],
    follow: (answer) =>
      follow(answer, (tool_use_id) => ({
        type: "tool_result",
        tool_use_id,
        content: [{ type: "tool_reference", tool_name: "mcp__hi__say_hi" }],
      })),
    addedTools: [tool("mcp__hi__say_hi", pathSchema, { defer_loading: true })],
  },
  {
    name: "opencode with messages",
    dialect: "messages",
    path: () => "/v1/messages",
    headers: { "anthropic-version": "2023-06-01" },
    first: (model) => ({
      model,
      max_tokens: 16_000,
      system: [textBlock("You are opencode.", { cache_control: ephemeral })],
      messages: [{ role: "user", content: [textBlock("List the files.", { cache_control: ephemeral })] }],
      tools: [tool("bash", commandSchema), tool("read", pathSchema)],
      tool_choice: { type: "auto" },
      stream: true,
    }),
    calls: ["bash", "read"],
    // It keeps no reasoning, and marks the last call and its result.
    follow: ({ parts, calls, text }) => {
      const kept = parts.filter((part) => part.type !== "thinking");
      return follow({ parts: kept, calls, text }, (tool_use_id) => ({
        type: "tool_result",
        tool_use_id,
        content: RESULT,
        cache_control: ephemeral,
      }));
    },
  },
  {
    name: "qwen-code with messages",
    dialect: "messages",
    path: () => "/v1/messages",
    headers: { "anthropic-version": "2023-06-01", "anthropic-beta": "interleaved-thinking-2025-05-14" },
    first: (model) => ({
      model,
      system: [textBlock("You are Qwen Code.", { cache_control: ephemeral })],
      messages: [
        { role: "user", content: [textBlock("The directory is empty.")] },
        { role: "assistant", content: [textBlock("Got it.")] },
        { role: "user", content: [textBlock("List the files.", { cache_control: ephemeral })] },
      ],
      tools: [tool("run_shell_command", commandSchema)],
      max_tokens: 8_000,
      temperature: 1,
      thinking: { type: "enabled", budget_tokens: 4_000 },
      stream: true,
    }),
    calls: ["run_shell_command"],
    // It forgets signatures that are empty, member and all.
    follow: (answer) => {
      const parts = answer.parts.map((part) =>
        textAt(part, "signature") === "" ? { type: "thinking", thinking: part.thinking ?? "" } : part,
      );
      return follow({ ...answer, parts }, (tool_use_id) => ({ type: "tool_result", tool_use_id, content: RESULT }));
    },
  },
  {
    name: "LangChain with messages",
    dialect: "messages",
    path: () => "/v1/messages",
    headers: { "anthropic-version": "2023-06-01" },
    first: (model) => ({
      model,
      stream: false,
      max_tokens: 2_000,
      tools: [tool("bash", commandSchema)],
      messages: [{ role: "user", content: "List the files." }],
    }),
    calls: ["bash"],
    follow: (answer) => follow(answer, (tool_use_id) => ({ type: "tool_result", content: RESULT, tool_use_id })),
  },
];
