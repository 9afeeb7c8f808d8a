import { expect } from "chai";
import type { Json, JsonObject } from "../../../tools/replay/json.js";
import { responsesVendorFaults } from "../../../tools/replay/vendor-rules/responses.js";

describe("replay: the rules of responses vendors", () => {
  const user: Json = { role: "user", content: "Hi" };
  const call: Json = { type: "function_call", call_id: "a", name: "f", arguments: "{}" };
  const result: Json = { type: "function_call_output", call_id: "a", output: "1" };
  const thought: Json = { type: "reasoning", summary: [], encrypted_content: "state" };
  const tools: Json = [{ type: "function", name: "f", strict: false, parameters: { type: "object", properties: {} } }];
  const check = (body: JsonObject, headers: Record<string, string> = { authorization: "Bearer k" }): string =>
    responsesVendorFaults({ model: "m", store: false, input: [user], ...body }, headers).join("\n");

  it("accepts a clean request", () =>
    expect(check({ tools, tool_choice: "auto", input: [user, thought, call, result, user] })).to.equal(""));
  it("accepts input that is only text", () => expect(check({ input: "Hi" })).to.equal(""));

  const refused: [string, JsonObject, RegExp][] = [
    ["empty input", { input: [] }, /input is empty/],
    ["a stored response", { store: true }, /store is not false/],
    ["stop sequences", { stop: ["x"] }, /stop: no such member/],
    ["a seed", { seed: 1 }, /seed: no such member/],
    ["a penalty", { presence_penalty: 1 }, /presence_penalty: no such member/],
    ["a null", { instructions: null }, /instructions is null/],
    ["a call without its result", { input: [user, call] }, /a is never answered/],
    ["a result without its call", { input: [user, result] }, /answers a, which is no open call/],
    ["a result before its call", { input: [user, result, call] }, /answers a[^]*never answered/],
    [
      "a long call_id",
      { input: [user, { ...(call as JsonObject), call_id: "a".repeat(65) }] },
      /call_id of 65 characters/,
    ],
    [
      "a thought without its state",
      { input: [user, { type: "reasoning", summary: [] }, call, result] },
      /without encrypted_content/,
    ],
    ["a thought without the item that it led to", { input: [user, thought, user] }, /without the item it led to/],
    ["a thought at the end", { input: [user, thought] }, /without the item it led to/],
    [
      "arguments that are no text",
      { input: [user, { ...(call as JsonObject), arguments: {} }, result] },
      /arguments that are no text/,
    ],
    [
      "a result without output",
      { input: [user, call, { type: "function_call_output", call_id: "a" }] },
      /a result without output/,
    ],
    [
      "text of the user from the assistant",
      { input: [{ role: "assistant", content: [{ type: "input_text", text: "x" }] }] },
      /input_text part/,
    ],
    [
      "a file without a name",
      { input: [{ role: "user", content: [{ type: "input_file", file_data: "data:application/pdf;base64,AA" }] }] },
      /without a name/,
    ],
    [
      "an image without a source",
      { input: [{ role: "user", content: [{ type: "input_image" }] }] },
      /one of image_url, file_id/,
    ],
    ["an item of another dialect", { input: [{ type: "tool_result" }] }, /item of type tool_result/],
    [
      "a tool in the form of another dialect",
      { tools: [{ type: "function", function: { name: "f" } }] },
      /not declared flat/,
    ],
    [
      "a function that leaves strictness to the vendor",
      { tools: [{ type: "function", name: "f" }] },
      /without `strict`/,
    ],
    ["a choice without tools", { tool_choice: "required" }, /tool_choice without tools/],
    ["a schema without a name", { text: { format: { type: "json_schema", schema: {} } } }, /schema without a name/],
  ];
  for (const [name, body, fault] of refused) it(`refuses ${name}`, () => expect(check(body)).to.match(fault));

  it("refuses a call without a credential", () => expect(check({}, {})).to.equal("no bearer credential"));
});
