import { expect } from "chai";
import { faultCases } from "../../support/codegen/fault-cases.js";
import { type Edit, SpecTree } from "../../support/codegen/spec-tree.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

const withOff: Edit = ["interlingua/text.yaml", "  Effort:\n", "  Effort:\n    none: { description: do not reason }\n"];

const withoutWord: readonly Edit[] = [
  [chat, "values: { low: low, high: high, xhigh", "values: { none: [], low: low, high: high, xhigh"],
  [
    messages,
    "effort: { at: output_config.effort, values: {",
    "effort: { at: output_config.effort, values: { none: [],",
  ],
];

describe("controlsHeld: a pass writes controls of reasoning that the dialect has", () => {
  faultCases([
    [
      "no pass at all",
      [
        [chat, "    - fit_reasoning: [effort]\n", ""],
        [chat, "    reasoning: { record: reasoning }", "    ▸reasoning: { record: reasoning }"],
      ],
      "without the pass fit_reasoning, other controls of reasoning are lost in silence",
      "write - fit_reasoning: [effort] in before_write under request",
    ],
    [
      "no pass, and no word for off",
      [
        withOff,
        [chat, "    - fit_reasoning: [effort]\n", ""],
        [chat, "    reasoning: { record: reasoning }", "    ▸reasoning: { record: reasoning }"],
        ...withoutWord,
      ],
      "without the pass fit_reasoning, other controls of reasoning are lost in silence",
      "write - fit_reasoning: [effort >= low] in before_write under request",
    ],
    [
      "an effort that may be off, without a word for it",
      [withOff, [chat, "    - fit_reasoning: [effort]\n", "    - fit_reasoning: [▸effort]\n"], ...withoutWord],
      'the chat dialect has no word for the effort "none", and the pass writes it',
      "write - fit_reasoning: [effort >= low]",
    ],
    [
      "a control that is absent, beside one that is not",
      [[chat, "fit_reasoning: [effort]", "fit_reasoning: [▸mode, effort]"]],
      'the chat dialect has no place for "mode" of reasoning',
      "write - fit_reasoning: [effort]",
    ],
    [
      "a control with a limit",
      [[chat, "fit_reasoning: [effort]", "fit_reasoning: [effort, ▸budget >= 1024]"]],
      'the chat dialect has no place for "budget" of reasoning',
      "write - fit_reasoning: [effort]",
    ],
    [
      "no control that the dialect has",
      [[chat, "fit_reasoning: [effort]", "fit_reasoning: [▸budget]"]],
      'the chat dialect has no place for "budget" of reasoning',
      "known here: effort",
    ],
    [
      "a number of a pass that is below zero",
      [[messages, "    - hoist_instructions\n", "    - hoist_instructions\n    - ▸some_pass: -2\n"]],
      "some_pass must be > 0",
      "write - some_pass: 2",
    ],
  ]);

  it("are written as they are where the dialect has a place for each", async () => {
    const tree = new SpecTree([[messages, "    - fit_reasoning: [mode, budget >= 1024, effort]\n", ""]]);
    try {
      expect([...(await tree.compile()).keys()]).to.include("messages/write.ts");
    } finally {
      tree.remove();
    }
  });
});
