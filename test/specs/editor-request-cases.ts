/** Tools, calls and results of chat that an editor sends in the forms of two other dialects. */
import type { Case } from "./request-cases.js";

const schema = { type: "object", properties: { path: { type: "string" } } };
const use = { type: "tool_use", id: "call_1", name: "read", input: { path: "a" } };

export const ofEditors: readonly Case[] = [
  {
    name: "tools without an object around their names",
    from: "chat",
    body: {
      tools: [
        { type: "function", name: "read", description: "Reads.", parameters: schema, strict: false },
        { name: "list", description: "Lists.", input_schema: schema },
        { type: "custom", name: "patch", description: "Edits." },
        { type: "function", function: { name: "shell" } },
      ],
      tool_choice: { type: "function", name: "list" },
    },
    becomes: {
      responses: {
        "tools.0.name": "read",
        "tools.1.name": "list",
        "tools.1.parameters.properties.path.type": "string",
        "tools.2.type": "custom",
        "tools.2.name": "patch",
        "tools.3.name": "shell",
        "tool_choice.name": "list",
      },
      messages: {
        "tools.0.name": "read",
        "tools.0.description": "Reads.",
        "tools.1.input_schema.properties.path.type": "string",
        "tools.2.input_schema.required.0": "input",
        "tools.3.name": "shell",
        "tool_choice.name": "list",
      },
    },
  },
  {
    name: "a tool of free kind with a schema, and the choice of it without a kind",
    from: "chat",
    body: {
      tools: [
        { type: "custom", name: "read", input_schema: schema },
        { name: "list", input_schema: schema },
      ],
      tool_choice: { name: "read" },
    },
    becomes: {
      responses: { "tools.0.type": "function", "tools.0.parameters.properties.path.type": "string" },
      messages: {
        "tools.0.input_schema.properties.path.type": "string",
        "tool_choice.type": "tool",
        "tool_choice.name": "read",
      },
    },
  },
  {
    name: "the choice of a tool as another dialect has it",
    from: "chat",
    body: { tools: [{ name: "list", input_schema: schema }], tool_choice: { type: "tool", name: "list" } },
    becomes: { messages: { "tool_choice.type": "tool", "tool_choice.name": "list" } },
  },
  {
    name: "a choice that is a word in an object",
    from: "chat",
    body: { tools: [{ name: "list", input_schema: schema }], tool_choice: { type: "any" } },
    becomes: { messages: { "tool_choice.type": "any" }, responses: { tool_choice: "required" } },
  },
  {
    name: "calls and results in the content of messages",
    from: "chat",
    body: {
      messages: [
        { role: "user", content: "hi" },
        { role: "assistant", content: [{ type: "text", text: "I look." }, use] },
        {
          role: "user",
          content: [
            { type: "tool_result", tool_use_id: "call_1", content: [{ type: "text", text: "boats" }] },
            { type: "text", text: "Go on." },
          ],
        },
      ],
    },
    becomes: {
      messages: {
        "messages.1.content.0.text": "I look.",
        "messages.1.content.1.id": "call_1",
        "messages.1.content.1.input.path": "a",
        "messages.2.content.0.tool_use_id": "call_1",
        "messages.2.content.0.content.0.text": "boats",
        "messages.2.content.1.text": "Go on.",
      },
      responses: {
        "input.2.call_id": "call_1",
        "input.2.arguments": '{"path":"a"}',
        "input.3.call_id": "call_1",
        "input.3.output": "boats",
        "input.4.content": "Go on.",
      },
      "generate-content": {
        "contents.1.parts.1.functionCall.args.path": "a",
        "contents.2.parts.0.functionResponse.response.output": "boats",
      },
    },
  },
  {
    name: "a result that failed, as a text",
    from: "chat",
    body: {
      messages: [
        { role: "user", content: "hi" },
        { role: "assistant", content: [use] },
        { role: "user", content: [{ type: "tool_result", tool_use_id: "call_1", is_error: true, content: "no file" }] },
      ],
    },
    becomes: {
      messages: { "messages.2.content.0.is_error": true, "messages.2.content.0.content.0.text": "no file" },
    },
  },
];
