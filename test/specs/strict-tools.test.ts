/**
 * Strict tools in other dialects: strict where the vendor accepts their schemas, otherwise plain, which is reported.
 */
import { requestCases, type Case } from "./request-cases.js";

const closed = { type: "object", properties: { x: { type: "string" } }, required: ["x"], additionalProperties: false };
const bounded = { ...closed, properties: { x: { type: "integer", minimum: 1 } } };

const cases: readonly Case[] = [
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
];

describe("strict tools", () => requestCases(cases));
