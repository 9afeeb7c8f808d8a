/**
 * Strict tools in other dialects: strict where the vendor accepts their schemas, otherwise plain, which is reported.
 */
import { requestCases, type Case } from "./request-cases.js";

const closed = { type: "object", properties: { x: { type: "string" } }, required: ["x"], additionalProperties: false };
const bounded = { ...closed, properties: { x: { type: "integer", minimum: 1 } } };

const empty = { type: "object", properties: {}, required: [], additionalProperties: false };

const cases: readonly Case[] = [
  {
    name: "a strict tool without arguments, whose schema must be closed too",
    from: "chat",
    body: { tools: [{ type: "function", function: { name: "f", strict: true } }] },
    becomes: {
      messages: { "tools.0.strict": true, "tools.0.input_schema": empty },
      responses: { "tools.0.strict": true, "tools.0.parameters": empty },
      "bedrock-converse": {
        "toolConfig.tools.0.toolSpec.strict": true,
        "toolConfig.tools.0.toolSpec.inputSchema.json": empty,
      },
    },
  },
  {
    name: "a strict tool with an optional argument",
    from: "messages",
    body: { tools: [{ name: "f", strict: true, input_schema: { ...closed, required: [] } }] },
    becomes: {
      chat: { "tools.0.function.strict": undefined },
      responses: { "tools.0.strict": false },
    },
    lost: ["tools[0].strict"],
  },
  {
    name: "a strict tool with a bound that one vendor alone supports",
    from: "chat",
    body: { tools: [{ type: "function", function: { name: "f", strict: true, parameters: bounded } }] },
    becomes: { responses: { "tools.0.strict": true } },
  },
  {
    name: "a strict tool with a bound that the vendor does not support",
    from: "chat",
    body: { tools: [{ type: "function", function: { name: "f", strict: true, parameters: bounded } }] },
    becomes: { messages: { "tools.0.strict": undefined, "tools.0.input_schema": bounded } },
    lost: ["tools[0].function.strict"],
  },
  {
    name: "a strict tool that every vendor accepts",
    from: "responses",
    body: {
      tools: [
        { type: "function", name: "f", strict: true, parameters: closed },
        { type: "function", name: "g" },
      ],
    },
    becomes: {
      chat: { "tools.0.function.strict": true, "tools.1.function.strict": undefined },
      messages: { "tools.0.strict": true, "tools.1.strict": undefined },
    },
  },
  {
    name: "a switch for all tools of a call",
    from: "cohere-chat",
    body: { strict_tools: true, tools: [{ type: "function", function: { name: "f", parameters: closed } }] },
    becomes: {
      chat: { "tools.0.function.strict": true },
      messages: { "tools.0.strict": true },
      responses: { "tools.0.strict": true },
    },
  },
  {
    name: "a switch for all tools, where the vendor has none",
    from: "cohere-chat",
    body: { strict_tools: true, tools: [{ type: "function", function: { name: "f", parameters: closed } }] },
    becomes: { "ollama-chat": { "tools.0.function.name": "f" } },
    lost: ["strict_tools"],
  },
  {
    name: "a switch for all tools without tools",
    from: "cohere-chat",
    body: { strict_tools: true },
    becomes: { chat: { tools: undefined } },
    lost: ["strict_tools"],
  },
  {
    name: "strict tools alone, where the vendor has a switch for all",
    from: "chat",
    body: { tools: [{ type: "function", function: { name: "f", strict: true, parameters: closed } }] },
    becomes: { "cohere-chat": { strict_tools: true } },
  },
  {
    name: "strict tools beside others, where the vendor has a switch for all",
    from: "chat",
    body: {
      tools: [
        { type: "function", function: { name: "f", strict: true, parameters: closed } },
        { type: "function", function: { name: "g", parameters: closed } },
      ],
    },
    becomes: { "cohere-chat": { strict_tools: undefined } },
    lost: ["tools[0].function.strict"],
  },
  {
    name: "a strict tool without required arguments, where the vendor refuses the switch",
    from: "messages",
    body: { tools: [{ name: "f", strict: true, input_schema: { ...closed, required: [] } }] },
    becomes: { "cohere-chat": { strict_tools: undefined } },
    lost: ["tools[0].strict"],
  },
];

describe("strict tools", () => requestCases(cases));
