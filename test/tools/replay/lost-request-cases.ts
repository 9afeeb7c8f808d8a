/** Conversions that lose meaning. */
import { hostDialect } from "../../../tools/replay/hosts.js";
import { chat } from "../../../tools/replay/readers/chat.js";
import { generateContent } from "../../../tools/replay/readers/generate-content.js";
import { interactions } from "../../../tools/replay/readers/interactions.js";
import { responses } from "../../../tools/replay/readers/responses.js";
import {
  hi,
  chatCalls,
  chatResults,
  contents,
  callOf,
  resultOf,
  calls,
  outputs,
  schema,
  type Case,
} from "./compared-requests.js";

const requestsObject = "Answer with one valid JSON object and nothing else.";
const aTool = { type: "function", name: "f" };

/** Instructions for JSON beside tools, at a host that calls none beside a form of answers. */
const formsInWords = (
  [
    ["that the client did not request", undefined],
    ["of another kind than the client requested", { format: { type: "json_schema", name: "x", schema } }],
  ] as const
).map(([what, text]): [string, Case, RegExp] => [
  `an instruction for a form of answers ${what}`,
  {
    from: responses,
    sent: { tools: [aTool], ...(text !== undefined && { text }) },
    to: hostDialect("ollama", chat, []),
    received: {
      messages: [{ role: "system", content: requestsObject }, hi],
      tools: [{ type: "function", function: { name: "f" } }],
    },
    dropped: "text.format",
  },
  /^system /m,
]);

export const lostCases: [string, Case, RegExp][] = [
  [
    "a description of a group that no tool has",
    {
      from: responses,
      sent: { tools: [{ type: "namespace", name: "g", description: "Digs.", tools: [aTool] }] },
      to: chat,
      received: { tools: [{ type: "function", function: { name: "g__f" } }] },
    },
    /tools\[0\]\.description is gone and not named/,
  ],
  ...formsInWords,
  [
    "a stream that the path does not request",
    {
      from: chat,
      sent: { stream: true },
      to: generateContent,
      paths: ["/v1/chat/completions", "/models/m:generateContent"],
    },
    /stream is gone/,
  ],
  [
    "state dropped without a report",
    {
      from: generateContent,
      sent: {
        contents: contents(
          [callOf("a", { id: "a" }, { thoughtSignature: "s" })],
          [resultOf({ output: "1" }, { id: "a" })],
        ),
      },
      to: responses,
      received: {
        input: [hi, ...calls("a", "b").slice(0, 1), { type: "function_call_output", call_id: "a", output: "1" }],
      },
    },
    /thoughtSignature/,
  ],
  [
    "state at another call",
    {
      from: generateContent,
      sent: {
        contents: contents(
          [callOf("a", { id: "a" }, { thoughtSignature: "s" }), callOf("b", { id: "b" })],
          [resultOf({ is: "a" }, { id: "a" }), resultOf({ is: "b" }, { id: "b" })],
        ),
      },
      to: responses,
      received: {
        input: [
          hi,
          calls("a", "b")[0] ?? null,
          { type: "reasoning", summary: [], encrypted_content: "s" },
          calls("a", "b")[1] ?? null,
          ...outputs("a", "b"),
        ],
      },
    },
    /reasoning at .*became a call/,
  ],
  [
    "results that changed places",
    {
      from: generateContent,
      sent: { contents: contents([callOf("a"), callOf("b")], [resultOf({ is: "a" }), resultOf({ is: "b" })]) },
      to: responses,
      received: { input: [hi, ...calls("c1", "c2"), ...outputs("c2", "c1")] },
    },
    /a result of call "c1" answers "c2"/,
  ],
  [
    "one made-up id for two calls",
    {
      from: generateContent,
      sent: { contents: contents([callOf("a"), callOf("b")], [resultOf({ is: "a" }), resultOf({ is: "b" })]) },
      to: responses,
      received: { input: [hi, ...calls("c", "c"), ...outputs("c", "c")] },
    },
    /share the id "c"/,
  ],
  [
    "a changed result",
    {
      from: chat,
      sent: { messages: [hi, chatCalls, ...chatResults] },
      to: generateContent,
      received: {
        contents: contents(
          [callOf("a", { id: "a" }), callOf("b", { id: "b" })],
          [resultOf({ is: "a" }, { id: "a" }), resultOf({ is: "c" }, { id: "b" })],
        ),
      },
    },
    /result at messages\[3\]/,
  ],
  [
    "a failure written as a success",
    {
      from: generateContent,
      sent: { contents: contents([callOf("a", { id: "a" })], [resultOf({ error: "no" }, { id: "a" })]) },
      to: responses,
      received: {
        input: [hi, ...calls("a", "b").slice(0, 1), { type: "function_call_output", call_id: "a", output: "no" }],
      },
    },
    /error is lost/,
  ],
  [
    "a stop list dropped without a report",
    { from: chat, sent: { stop: ["x"] }, to: responses },
    /stop is gone and not named/,
  ],
  [
    "safety settings dropped without a report",
    { from: generateContent, sent: { safetySettings: [{ category: "C", threshold: "T" }] }, to: chat },
    /safetySettings is gone/,
  ],
  [
    "a hosted tool dropped without a report",
    { from: responses, sent: { tools: [{ type: "web_search" }] }, to: chat },
    /tools is gone/,
  ],
  [
    "work of a hosted tool dropped without a report",
    { from: responses, sent: { input: [hi, { type: "web_search_call", id: "w", status: "completed" }] }, to: chat },
    /input\[1\] is gone/,
  ],
  [
    "a changed schema",
    {
      from: generateContent,
      sent: {
        tools: [
          {
            functionDeclarations: [
              { name: "f", parameters: { type: "OBJECT", properties: { x: { type: "STRING" } } } },
            ],
          },
        ],
      },
      to: responses,
      received: {
        tools: [
          {
            type: "function",
            name: "f",
            strict: false,
            parameters: { type: "object", properties: { x: { type: "number" } } },
          },
        ],
      },
    },
    /schema/,
  ],
  [
    "a schema narrowed without need",
    {
      from: chat,
      sent: { tools: [{ type: "function", function: { name: "f", parameters: schema } }] },
      to: responses,
      received: {
        tools: [
          {
            type: "function",
            name: "f",
            strict: false,
            parameters: { type: "object", properties: { x: { type: "string" } } },
          },
        ],
      },
    },
    /schema: /,
  ],
  [
    "a level with less detail",
    {
      from: chat,
      sent: { reasoning_effort: "high" },
      to: interactions,
      received: { generation_config: { thinking_level: "low" } },
    },
    /"high" became "low"/,
  ],
  [
    "an id changed without need",
    {
      from: chat,
      sent: { messages: [hi, chatCalls, ...chatResults] },
      to: responses,
      received: { input: [hi, ...calls("c1", "c2"), ...outputs("c1", "c2")] },
    },
    /call id "a" became "c1"/,
  ],
];
