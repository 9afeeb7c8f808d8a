import { textAt, type Json, type JsonObject } from "../../../../tools/replay/json.js";
import { type AgentClient, type Answer, commandSchema, pathSchema, RESULT } from "./client.js";

const tool = (name: string, parameters: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: "function",
  name,
  description: `The tool ${name}.`,
  strict: false,
  parameters,
  ...more,
});
const message = (role: string, text: string, number: number): JsonObject => ({
  type: "message",
  id: `msg_0${number}`,
  role,
  content: [{ type: "input_text", text }],
});

/** The items of the answer, and one output for each of its calls. */
function follow({ parts, calls }: Answer, output: Json = RESULT): Json[] {
  const outputs = calls.map(({ id, isFreeText }) => ({
    type: isFreeText === true ? "custom_tool_call_output" : "function_call_output",
    call_id: id,
    output,
  }));
  return [...parts, ...outputs];
}

const patchTool: JsonObject = {
  type: "custom",
  name: "apply_patch",
  description: "Edits files. This is a free-form tool: do not wrap the patch in JSON.",
  format: { type: "grammar", syntax: "lark", definition: "start: begin_patch hunk+ end_patch" },
};
const searchTool: JsonObject = {
  type: "tool_search",
  execution: "client",
  description: "Searches over deferred tools.",
  parameters: {
    type: "object",
    properties: { query: { type: "string" } },
    required: ["query"],
    additionalProperties: false,
  },
};
const agents: JsonObject = {
  type: "namespace",
  name: "multi_agent_v1",
  description: "Tools for sub-agents.",
  tools: [tool("close_agent", pathSchema), tool("send_input", pathSchema)],
};
const server: JsonObject = {
  type: "namespace",
  name: "mcp__hi",
  description: "Tools of mcp__hi.",
  tools: [tool("say_hi", commandSchema)],
};

function codexBody(model: string, more: JsonObject): JsonObject {
  return {
    model,
    stream: true,
    input: [
      message("developer", "You are Codex.", 1),
      message("user", "<environment_context/>", 2),
      message("user", "List the files.", 3),
    ],
    tool_choice: "auto",
    parallel_tool_calls: true,
    store: false,
    include: ["reasoning.encrypted_content"],
    prompt_cache_key: "01a20271-c2d8-7490-840f-cca23af5bdac",
    client_metadata: { session_id: "01a20271" },
    ...more,
  };
}

const codex: Omit<AgentClient, "name" | "first" | "calls"> = {
  dialect: "responses",
  path: () => "/v1/responses",
  headers: { originator: "codex_exec" },
  // It writes null for members that it was not given.
  follow: (answer) => {
    const parts = answer.parts.map((item) =>
      item.type === "reasoning" ? { content: null, ...item, encrypted_content: item.encrypted_content ?? null } : item,
    );
    return follow(
      { ...answer, parts },
      answer.calls.some(({ isFreeText }) => isFreeText) ? [{ type: "input_text", text: RESULT }] : RESULT,
    );
  },
  losses: ["client_metadata"],
};

export const responsesClients: readonly AgentClient[] = [
  {
    ...codex,
    name: "Codex with lists of tools by name",
    first: (model) =>
      codexBody(model, {
        tools: [tool("exec_command", commandSchema), agents, server, { type: "web_search", external_web_access: true }],
        reasoning: { summary: "auto" },
      }),
    calls: ["exec_command", "say_hi"],
  },
  {
    ...codex,
    name: "Codex with free-text tools",
    first: (model) =>
      codexBody(model, {
        tools: [tool("exec_command", commandSchema), patchTool, searchTool],
        reasoning: { effort: "medium" },
        text: { verbosity: "low" },
      }),
    calls: ["apply_patch", "exec_command"],
  },
  {
    ...codex,
    name: "Codex with its tools in the input",
    first: (model) => {
      const functions: JsonObject = {
        type: "namespace",
        name: "functions",
        description: "",
        tools: [{ ...patchTool, name: "exec" }, tool("wait", pathSchema)],
      };
      const tools: JsonObject = {
        type: "additional_tools",
        id: "at_01",
        role: "developer",
        tools: [functions, agents],
      };
      const body = codexBody(model, { reasoning: { effort: "low" }, text: { verbosity: "low" } });
      return { ...body, input: [tools, ...(body.input as Json[])] };
    },
    calls: ["exec"],
  },
  {
    name: "opencode with responses",
    dialect: "responses",
    path: () => "/v1/responses",
    headers: {},
    first: (model) => ({
      model,
      input: [
        { role: "developer", content: "You are opencode." },
        { role: "user", content: [{ type: "input_text", text: "List the files." }] },
      ],
      max_output_tokens: 16_000,
      store: false,
      include: ["reasoning.encrypted_content"],
      prompt_cache_key: "ses_dfd8914dfffed6BHHHnROBh320",
      tools: [tool("bash", commandSchema), tool("read", pathSchema)],
      tool_choice: "auto",
      stream: true,
    }),
    calls: ["bash", "read"],
    // It keeps text and calls, and none of their IDs.
    follow: (answer) => {
      const parts = answer.parts.flatMap((item): JsonObject[] => {
        if (item.type === "message")
          return [{ role: "assistant", content: [{ type: "output_text", text: answer.text }] }];
        if (item.type !== "function_call") return [];
        return [
          {
            type: "function_call",
            call_id: item.call_id ?? "",
            name: item.name ?? "",
            arguments: item.arguments ?? "",
          },
        ];
      });
      return follow({ ...answer, parts });
    },
  },
  {
    name: "LangChain with responses",
    dialect: "responses",
    path: () => "/v1/responses",
    headers: {},
    first: (model) => ({
      input: [{ type: "message", role: "user", content: "List the files." }],
      model,
      stream: false,
      text: {},
      tools: [{ type: "function", name: "bash", description: "Run", parameters: commandSchema, strict: null }],
    }),
    calls: ["bash"],
    follow: (answer) => follow({ ...answer, parts: answer.parts.filter((item) => textAt(item, "type") !== undefined) }),
  },
];
