import { faultCases } from "../../support/codegen/fault-cases.js";

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
  ]);
});
