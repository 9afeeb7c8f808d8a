import { expect } from "chai";
import type { Json, JsonObject } from "../../../tools/replay/json.js";
import { interactionsVendorFaults } from "../../../tools/replay/vendor-rules/interactions.js";

describe("replay: the rules of interactions vendors", () => {
  const words = (text: string): Json => ({ type: "text", text });
  const user: Json = { type: "user_input", content: [words("Hi")] };
  const call: Json = { type: "function_call", id: "a", name: "f", arguments: {} };
  const result: Json = { type: "function_result", call_id: "a", name: "f", result: "1" };
  const tools: Json = [{ type: "function", name: "f", parameters: { type: "object" } }];
  const check = (body: JsonObject, headers: Record<string, string> = { "x-goog-api-key": "k" }): string =>
    interactionsVendorFaults({ model: "m", store: false, input: [user], ...body }, headers).join("\n");

  it("accepts a clean request", () => {
    const input = [
      user,
      { type: "thought", signature: "s" },
      call,
      result,
      { type: "model_output", content: [words("x")] },
      user,
    ];
    expect(
      check({ tools, input, generation_config: { tool_choice: "auto" }, system_instruction: "Be brief." }),
    ).to.equal("");
  });
  it("accepts text and content alone", () => {
    expect(check({ input: "Hi" })).to.equal("");
    expect(check({ input: [words("Hi"), { type: "image", uri: "https://a.test/i" }] })).to.equal("");
  });

  const refused: [string, JsonObject, RegExp][] = [
    ["empty input", { input: [] }, /input is empty/],
    ["a stored interaction", { store: true }, /store is not false/],
    ["an unknown field", { max_tokens: 1 }, /max_tokens: no such member/],
    [
      "an unknown setting",
      { generation_config: { presence_penalty: 1 } },
      /generation_config\.presence_penalty: no such member/,
    ],
    ["an unknown step", { input: [{ type: "message" }] }, /step of type "message"/],
    [
      "an unknown member of a step",
      { input: [{ ...(user as JsonObject), role: "user" }] },
      /input\[0\]\.role: no such member/,
    ],
    ["an empty step", { input: [{ type: "user_input", content: [] }] }, /a step without content/],
    [
      "unknown content",
      { input: [{ type: "user_input", content: [{ type: "input_text", text: "x" }] }] },
      /content of type "input_text"/,
    ],
    [
      "an image without a source",
      { input: [{ type: "user_input", content: [{ type: "image", mime_type: "image/png" }] }] },
      /one of data and uri/,
    ],
    [
      "a result without name",
      { input: [user, call, { type: "function_result", call_id: "a", result: "1" }] },
      /a result of "" for a call of f/,
    ],
    [
      "a result of another function",
      { input: [user, call, { ...(result as JsonObject), name: "g" }] },
      /a result of "g" for a call of f/,
    ],
    ["a result without its call", { input: [user, result] }, /answers a, which is no open call/],
    ["a call without its result", { input: [user, call] }, /a is never answered/],
    [
      "arguments as text",
      { input: [user, { ...(call as JsonObject), arguments: "{}" }, result] },
      /arguments is no object/,
    ],
    [
      "a thought without its state",
      { input: [user, { type: "thought", summary: [words("hm")] }] },
      /a thought without signature/,
    ],
    [
      "a tool in the form of another dialect",
      { tools: [{ type: "function", name: "f", function: {} }] },
      /function\.function: no such member/,
    ],
    ["a choice without tools", { generation_config: { tool_choice: "any" } }, /tool_choice without tools/],
    ["instructions that are no text", { system_instruction: { parts: [] } }, /system_instruction is no text/],
  ];
  for (const [name, body, fault] of refused) it(`refuses ${name}`, () => expect(check(body)).to.match(fault));

  it("refuses a call without a credential", () => expect(check({}, {})).to.equal("no x-goog-api-key"));
});
