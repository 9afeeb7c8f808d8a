import { expect } from "chai";
import type { Json, JsonObject } from "../../../tools/replay/json.js";
import { chatVendorFaults } from "../../../tools/replay/vendor-rules/chat.js";
import { messagesVendorFaults } from "../../../tools/replay/vendor-rules/messages.js";

const user: Json = { role: "user", content: "Hi" };

describe("replay: the rules of chat vendors", () => {
  const headers = { authorization: "Bearer k" };
  const calls: Json = {
    role: "assistant",
    content: null,
    tool_calls: [{ id: "a", type: "function", function: { name: "f", arguments: "{}" } }],
  };
  const result: Json = { role: "tool", tool_call_id: "a", content: "1" };
  const tools: Json = [{ type: "function", function: { name: "f" } }];
  const check = (body: JsonObject): string =>
    chatVendorFaults({ model: "m", messages: [user], ...body }, headers).join("\n");

  it("accepts a clean request", () =>
    expect(check({ tools, tool_choice: "auto", messages: [user, calls, result, user] })).to.equal(""));

  const refused: [string, JsonObject, RegExp][] = [
    ["a call without its result", { messages: [user, calls, user] }, /waits for a result/],
    ["a call that is never answered", { messages: [user, calls] }, /never answered/],
    ["a result without its call", { messages: [user, result] }, /no open call/],
    [
      "an image in a result",
      {
        messages: [
          user,
          calls,
          { role: "tool", tool_call_id: "a", content: [{ type: "image_url", image_url: { url: "u" } }] },
        ],
      },
      /image_url part in a tool/,
    ],
    [
      "an assistant without content",
      { messages: [user, { role: "assistant", content: null }] },
      /assistant without content/,
    ],
    ["a choice without tools", { tool_choice: "auto" }, /tool_choice without tools/],
    ["an empty list of tools", { tools: [] }, /empty list of tools/],
    ["a stream that does not request usage", { stream: true }, /ask for usage/],
    ["a null", { stop: null }, /stop is null/],
    [
      "a schema without a name",
      { response_format: { type: "json_schema", json_schema: { schema: {} } } },
      /schema without a name/,
    ],
  ];
  for (const [name, body, fault] of refused) it(`refuses ${name}`, () => expect(check(body)).to.match(fault));

  it("refuses a call without a credential", () => {
    expect(chatVendorFaults({ model: "m", messages: [user] }, {})).to.deep.equal(["no bearer credential"]);
  });
});

describe("replay: the rules of messages vendors", () => {
  const headers = { "x-api-key": "k", "anthropic-version": "2023-06-01" };
  const uses: Json = { role: "assistant", content: [{ type: "tool_use", id: "a", name: "f", input: {} }] };
  const results = (...blocks: Json[]): Json => ({ role: "user", content: blocks });
  const result: Json = { type: "tool_result", tool_use_id: "a", content: "1" };
  const text: Json = { type: "text", text: "x" };
  const check = (body: JsonObject): string =>
    messagesVendorFaults({ model: "m", max_tokens: 100, messages: [user], ...body }, headers).join("\n");

  it("accepts a clean request", () => expect(check({ messages: [user, uses, results(result, text)] })).to.equal(""));

  const refused: [string, JsonObject, RegExp][] = [
    ["a missing limit", { max_tokens: 0 }, /max_tokens is missing/],
    ["results that are not first", { messages: [user, uses, results(text, result)] }, /results are not first/],
    [
      "results that come late",
      { messages: [user, uses, user, { role: "assistant", content: "x" }, results(result)] },
      /has no result here[^]*not called just before/,
    ],
    ["two turns of one role", { messages: [user, user] }, /second user turn/],
    ["a first turn of the assistant", { messages: [uses, results(result)] }, /not the user's/],
    ["blank text", { messages: [{ role: "user", content: " " }] }, /empty text block/],
    [
      "blank text in a result",
      { messages: [user, uses, results({ ...(result as JsonObject), content: [{ type: "text", text: "" }] })] },
      /empty text block/,
    ],
    [
      "thinking without a signature",
      { messages: [user, { role: "assistant", content: [{ type: "thinking", thinking: "hm", signature: "" }, text] }] },
      /without a signature/,
    ],
    [
      "an id with strange characters",
      { messages: [user, { role: "assistant", content: [{ type: "tool_use", id: "a:b", name: "f", input: {} }] }] },
      /wrong id/,
    ],
    ["a choice without tools", { tool_choice: { type: "auto" } }, /tool_choice without tools/],
    [
      "a budget as large as the limit",
      { max_tokens: 2000, thinking: { type: "enabled", budget_tokens: 2000 } },
      /thinking budget/,
    ],
    ["a system message between turns", { messages: [user, { role: "system", content: "x" }] }, /role "system"/],
    ["a prefill that ends in white space", { messages: [user, { role: "assistant", content: "x " }] }, /prefill/],
    ["a field of another dialect", { logit_bias: {} }, /logit_bias: no such member/],
    [
      "an image of another type",
      { messages: [results({ type: "image", source: { type: "base64", media_type: "image/svg+xml", data: "AA" } })] },
      /image\/svg\+xml as image/,
    ],
  ];
  for (const [name, body, fault] of refused) it(`refuses ${name}`, () => expect(check(body)).to.match(fault));
});
