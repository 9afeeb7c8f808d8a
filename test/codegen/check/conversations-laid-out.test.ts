import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { CHECKOUT } from "../../support/checkout.js";
import { faultCases } from "../../support/codegen/fault-cases.js";
import { problemsOf } from "../../support/codegen/spec-tree.js";

const chat = "dialects/chat/mapping.yaml";

describe("conversationsLaidOut: only requests with turns have a layout", () => {
  faultCases([
    [
      "a layout for requests without turns",
      [
        [
          "interlingua/text.yaml",
          "      turns: { type: list of Turn, required: true, description: the conversation so far }\n",
          "",
        ],
        ["dialects/chat/mapping.yaml", "\nlayout:\n", "\n▸layout:\n"],
        ["dialects/messages/mapping.yaml", "\nlayout:\n", "\n▸layout:\n"],
      ],
      'requests of the vocabulary "text" have no turns',
      "leave out layout:, parts: and finish:",
    ],
    [
      "answers without a place",
      [[chat, "    parts: choices[0].message", "    ▸parts: { absent: answers are only counted }"]],
      "an answer of a conversation is its parts, and they have no place",
      "write parts: <place of the assistant's item>, or parts: { at: <list of parts>, content: <place> }",
    ],
  ]);

  it("requests with turns and no layout", async () => {
    const text = readFileSync(join(CHECKOUT, "test/codegen/specs", chat), "utf8");
    const without = text
      .split(/^(?=[a-z]+:$)/m)
      .filter((section) => !/^(?:layout|parts|finish):/.test(section))
      .join("");
    const { problems } = await problemsOf([[chat, null, without]]);
    expect(problems, JSON.stringify(problems)).to.deep.include({
      file: `specs/${chat}`,
      line: 1,
      column: 1,
      message: 'requests of the vocabulary "text" have turns, and the mapping has no place for them',
      hint: "write layout:, parts: and finish:",
    });
  });
});
