import { expect } from "chai";
import type { Part } from "../../../../generated/interlingua/text.js";
import { dialectsOf, type Wire } from "../../../../src/registry.js";

describe("the message of an answer", () => {
  const call: Part = { kind: "call", id: "call_1", name: "f", arguments: "{}" };
  const cases: [what: string, parts: Part[], message: Wire][] = [
    ["has an empty text without any part", [], { content: "", refusal: null }],
    [
      "has an empty text beside reasoning alone",
      [{ kind: "reasoning", text: "Hm." }],
      { content: "", refusal: null, reasoning_content: "Hm." },
    ],
    ["has its text", [{ kind: "text", text: "Yes." }], { content: "Yes.", refusal: null }],
    ["has no text beside a refusal", [{ kind: "refusal", text: "No." }], { content: null, refusal: "No." }],
    [
      "has no text beside a call",
      [call],
      {
        content: null,
        refusal: null,
        tool_calls: [{ type: "function", id: "call_1", function: { name: "f", arguments: "{}" } }],
      },
    ],
  ];
  for (const [what, parts, message] of cases)
    it(what, () => {
      const chat = dialectsOf("text").get("chat");
      const answer = JSON.parse(JSON.stringify(chat?.writeResponse({ model: "m", parts }) ?? null)) as Wire;
      expect(answer)
        .to.have.nested.property("choices[0].message")
        .that.deep.equals({ role: "assistant", ...message });
    });
});
