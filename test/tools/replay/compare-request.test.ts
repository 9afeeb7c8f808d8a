import { expect } from "chai";
import { Tally } from "../../../tools/replay/allowances.js";
import { compareRequest } from "../../../tools/replay/compare-request.js";
import { Dropped } from "../../../tools/replay/dropped.js";
import type { Json } from "../../../tools/replay/json.js";
import { chat } from "../../../tools/replay/readers/chat.js";
import type { ReplayDialect } from "../../../tools/replay/readers/dialect.js";
import { messages } from "../../../tools/replay/readers/messages.js";

type Body = Record<string, Json>;

const user = (content: Json): Json => ({ role: "user", content });
const tool = {
  type: "function",
  function: { name: "f", parameters: { type: "object", properties: { x: { type: "number" } } } },
};
const messagesTool = { name: "f", input_schema: { type: "object", properties: { x: { type: "number" } } } };
const requested: Body = { model: "m", messages: [user("Hi")] };
const arrived: Body = { model: "m", max_tokens: 4096, messages: [user("Hi")] };
const callOf = (id: string): Json => ({
  role: "assistant",
  content: null,
  tool_calls: [{ id, type: "function", function: { name: "f", arguments: '{"x":1}' } }],
});
const useOf = (id: string, input: Json = { x: 1 }): Json => ({
  role: "assistant",
  content: [{ type: "tool_use", id, name: "f", input }],
});
const calls = callOf("a");

const search = (id: string): Json => ({ type: "server_tool_use", id, name: "web_search", input: {} });
const hosted: Json = [
  { type: "thinking", thinking: "hm", signature: "s" },
  { type: "text", text: "x" },
  ...["a", "b", "c", "d"].map(search),
];

function faultsOf(
  client: ReplayDialect,
  sent: Body,
  upstream: ReplayDialect,
  received: Body,
  header?: string,
): string[] {
  const dropped = new Dropped(header);
  const before = client.readRequest(sent, { strict: false });
  const after = upstream.readRequest(received, { strict: true });
  const pair = { client, upstream, dropped, tally: new Tally() };
  return [
    ...before.faults,
    ...after.faults,
    ...dropped.untruths(sent),
    ...compareRequest(before.meaning, after.meaning, pair),
  ];
}
const toMessages = (sent: Body, received: Body, header?: string) =>
  faultsOf(chat, { ...requested, ...sent }, messages, { ...arrived, ...received }, header);
const toChat = (sent: Body, received: Body, header?: string) =>
  faultsOf(messages, { ...arrived, ...sent }, chat, { ...requested, max_completion_tokens: 4096, ...received }, header);

describe("compareRequest: replay: comparing requests", () => {
  const kept: [string, () => string[]][] = [
    ["a small request", () => toMessages({}, {})],
    [
      "instructions in their place",
      () =>
        toMessages(
          { messages: [{ role: "system", content: "A" }, user("Hi"), { role: "developer", content: "B" }] },
          {
            system: [
              { type: "text", text: "A" },
              { type: "text", text: "B" },
            ],
          },
        ),
    ],
    [
      "neighbours merged",
      () =>
        toMessages(
          { messages: [user("Hi"), user("there")] },
          {
            messages: [
              user([
                { type: "text", text: "Hi" },
                { type: "text", text: "there" },
              ]),
            ],
          },
        ),
    ],
    [
      "calls and results",
      () =>
        toMessages(
          {
            tools: [tool],
            messages: [user("Hi"), calls, { role: "tool", tool_call_id: "a", content: "1" }, user("so?")],
          },
          {
            tools: [messagesTool],
            messages: [
              user("Hi"),
              useOf("a"),
              user([
                { type: "tool_result", tool_use_id: "a", content: "1" },
                { type: "text", text: "so?" },
              ]),
            ],
          },
        ),
    ],
    [
      "an id that had to be cleaned, in call and result",
      () =>
        toMessages(
          { tools: [tool], messages: [user("Hi"), callOf("f:0"), { role: "tool", tool_call_id: "f:0", content: "1" }] },
          {
            tools: [messagesTool],
            messages: [user("Hi"), useOf("f_0"), user([{ type: "tool_result", tool_use_id: "f_0", content: "1" }])],
          },
        ),
    ],
    [
      "an image",
      () =>
        toMessages(
          { messages: [user([{ type: "image_url", image_url: { url: "data:image/png;base64,AAAA" } }])] },
          { messages: [user([{ type: "image", source: { type: "base64", media_type: "image/png", data: "AAAA" } }])] },
        ),
    ],
    [
      "a value that is dropped and reported",
      () => toMessages({ logit_bias: { 1: 2 }, seed: 7 }, {}, "logit_bias, seed"),
    ],
    [
      "a value without effect",
      () => toMessages({ n: 1, stop: null, store: false, stream: false, tools: [], logprobs: false }, {}),
    ],
    ["a clamped temperature", () => toMessages({ temperature: 1.5 }, { temperature: 1 })],
    [
      "a result's image moved beside it",
      () =>
        toChat(
          {
            tools: [messagesTool],
            messages: [
              user("Hi"),
              useOf("a"),
              user([
                {
                  type: "tool_result",
                  tool_use_id: "a",
                  content: [
                    { type: "text", text: "1" },
                    { type: "image", source: { type: "url", url: "https://a.test/i" } },
                  ],
                },
              ]),
            ],
          },
          {
            tools: [tool],
            messages: [
              user("Hi"),
              calls,
              { role: "tool", tool_call_id: "a", content: "1" },
              user([{ type: "image_url", image_url: { url: "https://a.test/i" } }]),
            ],
          },
        ),
    ],
    [
      "an unanswered call that the gateway answers",
      () =>
        toMessages(
          { tools: [tool], messages: [user("Hi"), calls, user("stop")] },
          {
            tools: [messagesTool],
            messages: [
              user("Hi"),
              useOf("a"),
              user([
                { type: "tool_result", tool_use_id: "a", content: "none" },
                { type: "text", text: "stop" },
              ]),
            ],
          },
        ),
    ],
    [
      "reasoning that arrived, though one path names many places beside it",
      () =>
        toChat(
          { messages: [user("Hi"), { role: "assistant", content: hosted }, user("so?")] },
          { messages: [user("Hi"), { role: "assistant", content: "x", reasoning_content: "hm" }, user("so?")] },
          "messages[*].content[*], messages[1].content[0].signature",
        ),
    ],
    [
      "the same, where it did not arrive",
      () =>
        toChat(
          { messages: [user("Hi"), { role: "assistant", content: hosted }, user("so?")] },
          { messages: [user("Hi"), { role: "assistant", content: "x" }, user("so?")] },
          "messages[*].content[*]",
        ),
    ],
    [
      "effort written as mode and budget",
      () => toMessages({ reasoning_effort: "high" }, { thinking: { type: "enabled", budget_tokens: 2000 } }),
    ],
  ];
  for (const [name, faults] of kept) it(`accepts ${name}`, () => expect(faults()).to.deep.equal([]));

  const lost: [string, () => string[], RegExp][] = [
    ["a field dropped without a report", () => toMessages({ seed: 7 }, {}), /seed is gone and not named/],
    [
      "an unknown field dropped without a report",
      () => toMessages({ enable_thinking: false }, {}),
      /enable_thinking is gone and not named/,
    ],
    [
      "a member of a message dropped without a report",
      () => toMessages({ messages: [{ role: "user", content: "Hi", name: "Ann" }] }, {}),
      /messages\[0\]\.name is gone/,
    ],
    [
      "a part dropped without a report",
      () =>
        toMessages(
          {
            messages: [
              user([
                { type: "text", text: "Hi" },
                { type: "input_audio", input_audio: { data: "AA", format: "wav" } },
              ]),
            ],
          },
          {},
        ),
      /audio .*is lost/,
    ],
    [
      "a reported field that arrived",
      () => toMessages({ temperature: 0.5 }, { temperature: 0.5 }, "temperature"),
      /named as dropped but arrived/,
    ],
    [
      "a reported tool that arrived",
      () => toMessages({ tools: [tool] }, { tools: [messagesTool] }, "tools[0]"),
      /named as dropped/,
    ],
    ["a reported field that the request lacks", () => toMessages({}, {}, "top_k"), /not in the request/],
    ["a reported field without effect", () => toMessages({ n: 1 }, {}, "n"), /requests nothing/],
    [
      "reported names out of order",
      () => toMessages({ logit_bias: { 1: 2 }, seed: 7 }, {}, "seed, logit_bias"),
      /out of order/,
    ],
    ["a changed value", () => toMessages({ top_p: 0.5 }, { top_p: 0.9 }), /top_p: 0.5 became 0.9/],
    ["an invented setting", () => toMessages({}, { temperature: 1 }), /temperature 1 was added/],
    [
      "a lost turn",
      () => toMessages({ messages: [user("Hi"), { role: "assistant", content: "Yes?" }] }, {}),
      /turn 1 \(assistant\) is lost/,
    ],
    [
      "a lost instruction",
      () => toMessages({ messages: [{ role: "system", content: "A" }, user("Hi")] }, {}),
      /system "A" became ""/,
    ],
    [
      "altered arguments",
      () =>
        toMessages(
          { tools: [tool], messages: [user("Hi"), calls, { role: "tool", tool_call_id: "a", content: "1" }] },
          {
            tools: [messagesTool],
            messages: [
              user("Hi"),
              useOf("a", { x: 2 }),
              user([{ type: "tool_result", tool_use_id: "a", content: "1" }]),
            ],
          },
        ),
      /x: 1 became 2/,
    ],
    [
      "an id changed without need",
      () =>
        toMessages(
          { tools: [tool], messages: [user("Hi"), calls, { role: "tool", tool_call_id: "a", content: "1" }] },
          {
            tools: [messagesTool],
            messages: [user("Hi"), useOf("z"), user([{ type: "tool_result", tool_use_id: "z", content: "1" }])],
          },
        ),
      /call id "a" became "z"/,
    ],
    [
      "a result tied to another call",
      () =>
        toMessages(
          { tools: [tool], messages: [user("Hi"), calls, { role: "tool", tool_call_id: "a", content: "1" }] },
          {
            tools: [messagesTool],
            messages: [user("Hi"), useOf("a"), user([{ type: "tool_result", tool_use_id: "b", content: "1" }])],
          },
        ),
      /answers "b"/,
    ],
    [
      "a changed schema",
      () =>
        toMessages(
          { tools: [tool] },
          { tools: [{ name: "f", input_schema: { type: "object", properties: { x: { type: "string" } } } }] },
        ),
      /schema: properties\.x\.type/,
    ],
    [
      "a changed image",
      () =>
        toMessages(
          { messages: [user([{ type: "image_url", image_url: { url: "data:image/png;base64,AAAA" } }])] },
          { messages: [user([{ type: "image", source: { type: "base64", media_type: "image/png", data: "AAAB" } }])] },
        ),
      /image .*AAAA/,
    ],
    [
      "a signature dropped without a report",
      () =>
        toChat(
          {
            messages: [
              user("Hi"),
              {
                role: "assistant",
                content: [
                  { type: "thinking", thinking: "hm", signature: "s" },
                  { type: "text", text: "x" },
                ],
              },
              user("so?"),
            ],
          },
          { messages: [user("Hi"), { role: "assistant", content: "x", reasoning_content: "hm" }, user("so?")] },
        ),
      /signature/,
    ],
    [
      "an error flag dropped without a report",
      () =>
        toChat(
          {
            tools: [messagesTool],
            messages: [
              user("Hi"),
              useOf("a"),
              user([{ type: "tool_result", tool_use_id: "a", content: "1", is_error: true }]),
            ],
          },
          { tools: [tool], messages: [user("Hi"), calls, { role: "tool", tool_call_id: "a", content: "1" }] },
        ),
      /is_error is lost/,
    ],
  ];
  for (const [name, faults, fault] of lost) it(`finds ${name}`, () => expect(faults().join("\n")).to.match(fault));
});
