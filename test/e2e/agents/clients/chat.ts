import { textAt, type Json, type JsonObject } from "../../../../tools/replay/json.js";
import { type AgentClient, type Answer, commandSchema, pathSchema, RESULT } from "./client.js";

const tool = (name: string, parameters: JsonObject): JsonObject => ({
  type: "function",
  function: { name, description: `The tool ${name}.`, parameters },
});

/** The message of the answer, and one message of a tool for each of its calls. */
function follow({ parts, calls }: Answer, more: JsonObject = {}, content: Json = RESULT): Json[] {
  const [message = {}] = parts;
  const kept = Object.fromEntries(Object.entries(message).filter(([, value]) => value !== undefined));
  return [{ ...kept, ...more }, ...calls.map(({ id }) => ({ role: "tool", tool_call_id: id, content }))];
}

const chat = { dialect: "chat", path: () => "/v1/chat/completions", headers: {} } as const;

export const chatClients: readonly AgentClient[] = [
  {
    ...chat,
    name: "opencode with chat",
    first: (model) => ({
      model,
      max_tokens: 16_000,
      messages: [
        { role: "system", content: "You are opencode." },
        { role: "user", content: "List the files." },
      ],
      tools: [tool("bash", commandSchema), tool("read", pathSchema)],
      tool_choice: "auto",
      stream: true,
      stream_options: { include_usage: true },
    }),
    calls: ["bash", "read"],
    follow: (answer) => follow(answer),
  },
  {
    ...chat,
    name: "qwen-code with chat",
    first: (model) => ({
      model,
      stream: true,
      stream_options: { include_usage: true },
      max_tokens: 8_000,
      tools: [tool("run_shell_command", commandSchema)],
      messages: [
        { role: "system", content: "You are Qwen Code." },
        { role: "user", content: [{ type: "text", text: "The directory is empty." }] },
        { role: "assistant", content: "Got it." },
        { role: "user", content: [{ type: "text", text: "List the files." }] },
      ],
    }),
    calls: ["run_shell_command"],
    follow: (answer) => follow(answer, {}, [{ type: "text", text: RESULT }]),
  },
  {
    ...chat,
    name: "LangChain with chat",
    first: (model) => ({
      model,
      temperature: 0,
      stream: false,
      tools: [tool("bash", commandSchema)],
      messages: [{ role: "user", content: "List the files." }],
    }),
    calls: ["bash"],
    // It names the speaker of each message, and keeps no reasoning.
    follow: (answer) => {
      const [message = {}] = answer.parts;
      const bare: JsonObject = {
        role: "assistant",
        content: textAt(message, "content") ?? "",
        name: "model",
        tool_calls: message.tool_calls ?? [],
      };
      return follow({ ...answer, parts: [bare] });
    },
  },
];
