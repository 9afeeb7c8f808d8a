import { expect } from "chai";
import type { Json, JsonObject } from "../../../tools/replay/json.js";
import { generateContentVendorFaults } from "../../../tools/replay/vendor-rules/generate-content.js";

describe("replay: the rules of generate-content vendors", () => {
  const user = (...parts: Json[]): Json => ({ role: "user", parts });
  const model = (...parts: Json[]): Json => ({ role: "model", parts });
  const hi: Json = { text: "Hi" };
  const call = (name: string): Json => ({ functionCall: { name, args: {} } });
  const result = (name: string, response: Json = { output: "1" }): Json => ({ functionResponse: { name, response } });
  const tool = (more: JsonObject = {}): Json => [{ functionDeclarations: [{ name: "f", ...more }] }];
  const mode = (more: JsonObject): Json => ({ functionCallingConfig: more });
  const check = (body: JsonObject, headers: Record<string, string> = { "x-goog-api-key": "k" }): string =>
    generateContentVendorFaults({ contents: [user(hi)], ...body }, headers).join("\n");

  it("accepts a clean request", () => {
    const contents = [
      user(hi),
      model(call("f"), call("g")),
      user(result("g"), result("f")),
      model({ text: "", thoughtSignature: "s" }),
      user(hi),
    ];
    const toolConfig = mode({ mode: "ANY", allowedFunctionNames: ["f"] });
    expect(
      check({
        contents,
        tools: tool(),
        toolConfig,
        systemInstruction: { parts: [hi] },
        generationConfig: { thinkingConfig: { thinkingLevel: "LOW" } },
      }),
    ).to.equal("");
  });

  const refused: [string, JsonObject, RegExp][] = [
    ["an empty request", { contents: [] }, /contents is empty/],
    ["a model in the body", { model: "m" }, /model: no such member/],
    ["a name in snake case", { system_instruction: { parts: [hi] } }, /system_instruction: no such member/],
    ["an unknown setting", { generationConfig: { max_tokens: 1 } }, /generationConfig\.max_tokens: no such member/],
    ["a null", { generationConfig: { temperature: null } }, /temperature is null/],
    ["another role", { contents: [{ role: "system", parts: [hi] }] }, /role "system"/],
    ["a first content of the model", { contents: [model(hi)] }, /first content is not the user's/],
    ["neighbours of one role", { contents: [user(hi), user(hi)] }, /a second user content/],
    ["an empty content", { contents: [user()] }, /no parts/],
    [
      "a part of two kinds",
      { contents: [user({ text: "x", inlineData: { mimeType: "image/png", data: "AA" } })] },
      /text and inlineData/,
    ],
    ["an empty part", { contents: [user({})] }, /a part of nothing/],
    [
      "fewer results than calls",
      { contents: [user(hi), model(call("f"), call("f")), user(result("f"))] },
      /1 results for 2 calls/,
    ],
    [
      "results that come late",
      { contents: [user(hi), model(call("f")), user(hi), model(hi), user(result("f"))] },
      /0 results for 1 calls[^]*1 results for 0 calls/,
    ],
    [
      "results of another function",
      { contents: [user(hi), model(call("f")), user(result("g"))] },
      /results of g for calls of f/,
    ],
    [
      "a result that is no object",
      { contents: [user(hi), model(call("f")), user(result("f", "1"))] },
      /response is no object/,
    ],
    ["a call of the user", { contents: [user(call("f"))] }, /a functionCall of the user/],
    [
      "a budget beside a level",
      { generationConfig: { thinkingConfig: { thinkingBudget: 1, thinkingLevel: "LOW" } } },
      /budget beside a thinking level/,
    ],
    ["too many stop sequences", { generationConfig: { stopSequences: ["1", "2", "3", "4", "5", "6"] } }, /more than 5/],
    [
      "a schema without its type of answer",
      { generationConfig: { responseJsonSchema: { type: "object" } } },
      /without responseMimeType/,
    ],
    ["a wrong name", { tools: tool({ name: "9 lives" }) }, /a tool's name/],
    ["a tool of another dialect", { tools: [{ type: "function", name: "f" }] }, /no list of functions/],
    [
      "names in a mode that lets the model choose",
      { tools: tool(), toolConfig: mode({ mode: "AUTO", allowedFunctionNames: ["f"] }) },
      /in mode AUTO/,
    ],
    [
      "a name that is not declared",
      { tools: tool(), toolConfig: mode({ mode: "ANY", allowedFunctionNames: ["g"] }) },
      /g is allowed but not declared/,
    ],
    ["a choice without tools", { toolConfig: mode({ mode: "ANY" }) }, /a choice without tools/],
    [
      "both languages of schemas at once",
      { tools: tool({ parameters: { type: "OBJECT" }, parametersJsonSchema: {} }) },
      /parameters beside parametersJsonSchema/,
    ],
    [
      "a keyword of JSON Schema in the smaller language",
      { tools: tool({ parameters: { type: "object", additionalProperties: false } }) },
      /keyword additionalProperties/,
    ],
    [
      "several types in the smaller language",
      { tools: tool({ parameters: { type: ["object", "null"] } }) },
      /type \["object","null"\]/,
    ],
    [
      "a list without items in the smaller language",
      { tools: tool({ parameters: { type: "object", properties: { x: { type: "array" } } } }) },
      /x: a list without items/,
    ],
    [
      "a keyword that neither has",
      { tools: tool({ parametersJsonSchema: { type: "object", properties: { x: { const: 1 } } } }) },
      /x: keyword const/,
    ],
    [
      "text beside a reference",
      { tools: tool({ parametersJsonSchema: { properties: { x: { $ref: "#/$defs/X", description: "x" } } } }) },
      /description beside \$ref/,
    ],
  ];
  for (const [name, body, fault] of refused) it(`refuses ${name}`, () => expect(check(body)).to.match(fault));

  it("accepts a property that is named like a keyword", () => {
    expect(
      check({
        tools: tool({
          parameters: { type: "object", properties: { const: { type: "string" }, not: { type: "string" } } },
        }),
      }),
    ).to.equal("");
  });
  it("refuses a call without a credential", () => expect(check({}, {})).to.equal("no x-goog-api-key"));
});
