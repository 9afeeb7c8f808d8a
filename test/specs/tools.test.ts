/** Tools in other dialects: their forms, choices among them, and their results. */
import { cleanerFor } from "../../src/conversion/clean-name.js";
import { requestCases, type Case } from "./request-cases.js";

const closed = { type: "object", properties: { x: { type: "string" } }, required: ["x"], additionalProperties: false };
/** A name longer than some vendors accept, and its replacement there. */
const long = `mcp__${"server_".repeat(10)}f`;
const shortened = cleanerFor("[A-Za-z0-9_-]{1,64}")(long);
const twoTools = [{ functionDeclarations: [{ name: "f", parametersJsonSchema: closed }, { name: "g" }] }];
const threeNames = ["f", "g", "h"].map((name) => ({ type: "function", function: { name } }));
const [firstName, , thirdName] = threeNames;
const cases: readonly Case[] = [
  {
    name: "a tool that takes free text, chosen, called and answered",
    from: "chat",
    body: {
      tools: [
        {
          type: "custom",
          custom: {
            name: "patch",
            description: "Edits.",
            format: { type: "grammar", grammar: { syntax: "lark", definition: "start: X" } },
          },
        },
        { type: "custom", custom: { name: "say", format: { type: "text" } } },
      ],
      tool_choice: { type: "custom", custom: { name: "patch" } },
      messages: [
        { role: "user", content: "hi" },
        {
          role: "assistant",
          content: null,
          tool_calls: [{ id: "a", type: "custom", custom: { name: "patch", input: "x = 1" } }],
        },
        { role: "tool", tool_call_id: "a", content: "done" },
      ],
    },
    becomes: {
      responses: {
        "tools.0": {
          type: "custom",
          name: "patch",
          description: "Edits.",
          format: { type: "grammar", syntax: "lark", definition: "start: X" },
        },
        "tools.1": { type: "custom", name: "say", format: { type: "text" } },
        tool_choice: { type: "custom", name: "patch" },
        "input.1": { type: "custom_tool_call", call_id: "a", name: "patch", input: "x = 1" },
        "input.2": { type: "custom_tool_call_output", call_id: "a", output: "done" },
      },
      messages: {
        "tools.0.name": "patch",
        "tools.0.input_schema.required.0": "input",
        tool_choice: { type: "tool", name: "patch" },
        "messages.1.content.0.input": { input: "x = 1" },
        "messages.2.content.0.tool_use_id": "a",
      },
      "generate-content": {
        "tools.0.functionDeclarations.0.name": "patch",
        "contents.1.parts.0.functionCall.args": { input: "x = 1" },
      },
      interactions: { "tools.0.name": "patch", "input.1.arguments": { input: "x = 1" } },
    },
  },
  {
    name: "a choice among tools and groups of tools",
    from: "responses",
    body: {
      tools: [
        {
          type: "namespace",
          name: "g",
          tools: [
            { type: "function", name: "f" },
            { type: "function", name: "h" },
          ],
        },
        { type: "custom", name: "patch" },
        { type: "function", name: "other" },
      ],
      tool_choice: {
        type: "allowed_tools",
        mode: "auto",
        tools: [
          { type: "namespace", name: "g" },
          { type: "custom", name: "patch" },
        ],
      },
    },
    becomes: {
      chat: {
        "tool_choice.allowed_tools.tools.0.function.name": "g__f",
        "tool_choice.allowed_tools.tools.1.function.name": "g__h",
        "tool_choice.allowed_tools.tools.2.function.name": "patch",
      },
    },
  },
  {
    name: "a tool that a result refers to, and one that is loaded on demand",
    from: "messages",
    body: {
      tools: [{ name: "f", input_schema: { type: "object" }, defer_loading: true }],
      messages: [
        { role: "user", content: "hi" },
        { role: "assistant", content: [{ type: "tool_use", id: "a", name: "find", input: {} }] },
        {
          role: "user",
          content: [{ type: "tool_result", tool_use_id: "a", content: [{ type: "tool_reference", tool_name: "f" }] }],
        },
      ],
    },
    becomes: {
      chat: { "tools.0.function.name": "f", "messages.2.content": "This tool can be called now: f" },
      responses: { "tools.0.name": "f", "input.2.output": "This tool can be called now: f" },
      "generate-content": { "contents.2.parts.0.functionResponse.response.output": "This tool can be called now: f" },
      interactions: { "input.2.result.0.text": "This tool can be called now: f" },
    },
    lost: ["tools[0].defer_loading"],
  },
  {
    name: "members of a tool that request what happens anyway",
    from: "messages",
    body: {
      tools: [
        {
          name: "f",
          input_schema: closed,
          defer_loading: false,
          eager_input_streaming: false,
          allowed_callers: ["direct"],
        },
      ],
    },
    becomes: { chat: { "tools.0.function.name": "f" }, responses: { "tools.0.name": "f" } },
  },
  {
    name: "a tool that is not to be deferred",
    from: "responses",
    body: { tools: [{ type: "function", name: "f", parameters: closed, defer_loading: false }] },
    becomes: { messages: { "tools.0.name": "f" } },
  },
  {
    name: "tools that results refer to, by the names under which they are offered",
    from: "messages",
    body: {
      tools: [
        { name: long, input_schema: { type: "object" } },
        { name: "g", input_schema: { type: "object" } },
      ],
      messages: [
        { role: "user", content: "hi" },
        { role: "assistant", content: [{ type: "tool_use", id: "a", name: "g", input: {} }] },
        {
          role: "user",
          content: [
            { type: "tool_result", tool_use_id: "a", content: [{ type: "tool_reference", tool_name: long }] },
            { type: "tool_reference", tool_name: "g" },
          ],
        },
      ],
    },
    becomes: {
      chat: {
        "tools.0.function.name": shortened,
        "messages.2.content": `This tool can be called now: ${shortened}`,
        "messages.3.content": "This tool can be called now: g",
      },
      responses: { "tools.0.name": shortened, "input.2.output": `This tool can be called now: ${shortened}` },
      "generate-content": {
        "contents.2.parts.0.functionResponse.response.output": `This tool can be called now: ${long}`,
      },
    },
  },
  {
    name: "tools that a search found, by the names under which they are offered",
    from: "responses",
    body: {
      tools: [
        { type: "function", name: "g__f" },
        { type: "tool_search", execution: "client" },
      ],
      input: [
        { type: "message", role: "user", content: "hi" },
        { type: "tool_search_call", call_id: "a", execution: "client", arguments: {} },
        {
          type: "tool_search_output",
          call_id: "a",
          execution: "client",
          tools: [
            { type: "namespace", name: "g", tools: [{ type: "function", name: "f" }] },
            { type: "namespace", name: "functions", tools: [{ type: "function", name: "h" }] },
          ],
        },
      ],
    },
    becomes: {
      chat: {
        "tools.0.function.name": "g__f",
        "tools.2.function.name": "g__f_2",
        "tools.3.function.name": "h",
        "messages.2.content": "These tools can be called now: g__f_2, h",
      },
      messages: {
        "tools.2.name": "g__f_2",
        "messages.2.content.0.content.0.text": "These tools can be called now: g__f_2, h",
      },
    },
  },
  {
    name: "validated calls where strict mode does not accept every schema",
    from: "generate-content",
    body: { tools: twoTools, toolConfig: { functionCallingConfig: { mode: "VALIDATED" } } },
    becomes: {
      chat: { "tools.0.function.strict": true, "tools.1.function.strict": undefined, tool_choice: "auto" },
      responses: { "tools.0.strict": true, "tools.1.strict": false },
      messages: { "tools.0.strict": true, "tools.1.strict": undefined },
    },
    lost: ["toolConfig.functionCallingConfig.mode"],
  },
  {
    name: "the same where the choice is a mode",
    from: "interactions",
    body: { tools: [{ type: "function", name: "g" }], generation_config: { tool_choice: "validated" } },
    becomes: { chat: { "tools.0.function.strict": undefined, tool_choice: "auto" } },
    lost: ["generation_config.tool_choice"],
  },
  {
    name: "an empty choice of tools",
    from: "generate-content",
    body: { tools: twoTools, toolConfig: { functionCallingConfig: {} } },
    becomes: {
      chat: { tool_choice: undefined },
      messages: { tool_choice: undefined },
      responses: { tool_choice: undefined },
      interactions: { generation_config: undefined },
    },
  },
  {
    name: "a choice of tools that only requests arguments in pieces",
    from: "generate-content",
    body: { tools: twoTools, toolConfig: { functionCallingConfig: { streamFunctionCallArguments: true } } },
    becomes: { chat: { tool_choice: undefined }, messages: { tool_choice: undefined } },
    lost: ["toolConfig.functionCallingConfig.streamFunctionCallArguments"],
  },
  {
    name: "a choice of tools in an unknown mode",
    from: "generate-content",
    body: { tools: twoTools, toolConfig: { functionCallingConfig: { mode: "MODE_UNSPECIFIED" } } },
    becomes: { chat: { tool_choice: "auto" }, messages: { tool_choice: { type: "auto" } } },
  },
  {
    name: "a choice of tools that only has names",
    from: "generate-content",
    body: { tools: twoTools, toolConfig: { functionCallingConfig: { allowedFunctionNames: ["g"] } } },
    becomes: {
      chat: { "tool_choice.allowed_tools.mode": "auto", "tool_choice.allowed_tools.tools.0.function.name": "g" },
    },
  },
  {
    name: "tools that may not be called, of which some are named",
    from: "generate-content",
    body: { tools: twoTools, toolConfig: { functionCallingConfig: { mode: "NONE", allowedFunctionNames: ["g"] } } },
    becomes: { chat: { tool_choice: "none" }, responses: { tool_choice: "none" }, messages: { "tools.1.name": "g" } },
  },
  {
    name: "a choice among tools of which one is not the client's",
    from: "responses",
    body: {
      tools: [{ type: "function", name: "f", parameters: { type: "object" } }],
      tool_choice: {
        type: "allowed_tools",
        mode: "auto",
        tools: [
          { type: "mcp", server_label: "s" },
          { type: "function", name: "f" },
        ],
      },
    },
    becomes: { chat: { "tool_choice.allowed_tools.tools": [{ type: "function", function: { name: "f" } }] } },
    lost: ["tool_choice.tools[0]"],
  },
  {
    name: "a call that must be one of two of three tools",
    from: "chat",
    body: {
      tools: threeNames,
      tool_choice: {
        type: "allowed_tools",
        allowed_tools: { mode: "required", tools: [firstName ?? null, thirdName ?? null] },
      },
    },
    becomes: {
      "generate-content": {
        "toolConfig.functionCallingConfig": { mode: "ANY", allowedFunctionNames: ["f", "h"] },
        "tools.0.functionDeclarations.2.name": "h",
      },
      interactions: {
        "generation_config.tool_choice.allowed_tools": { mode: "any", tools: ["f", "h"] },
        "tools.2.name": "h",
      },
    },
  },
  {
    name: "the same where only any call can be required",
    from: "chat",
    body: {
      tools: threeNames,
      tool_choice: {
        type: "allowed_tools",
        allowed_tools: { mode: "required", tools: [firstName ?? null, thirdName ?? null] },
      },
    },
    becomes: { messages: { tool_choice: { type: "any" }, "tools.1.name": "h" } },
    lost: ["tools[1]"],
  },
  {
    name: "a result that names its call by the client's own ID",
    from: "generate-content",
    body: {
      contents: [
        { role: "user", parts: [{ text: "hi" }] },
        { role: "model", parts: [{ functionCall: { name: "f", args: {} } }] },
        { role: "function", parts: [{ functionResponse: { name: "5331575f-0a0b", response: { output: "twelve" } } }] },
      ],
    },
    becomes: {
      chat: { "messages.2": { role: "tool", tool_call_id: "call_0", content: "twelve" } },
      messages: { "messages.2.content.0.content": [{ type: "text", text: "twelve" }] },
      interactions: { "input.2.name": "f" },
    },
    lost: ["contents[2].parts[0].functionResponse.name"],
  },
];

describe("tools", () => requestCases(cases));
