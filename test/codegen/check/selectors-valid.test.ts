import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const line = "    top_k: { absent: sampling here is by temperature }";

describe("selectorsValid: selectors of lines have an effect", () => {
  faultCases([
    [
      "many items for one value",
      [
        [chat, line, '    top_k: { ▸at: "messages[]", record: reasoning }'],
        [chat, "        effort: reasoning_effort", "        ▸effort: reasoning_effort"],
      ],
      "one value cannot be many items",
      "",
    ],
    [
      "items of items before the items themselves",
      [[chat, line, '    top_k: { ▸at: "messages[role=user].content[type=text].text" }']],
      "lists inside the items of a shared list come second",
      "",
    ],
    [
      "lines that disagree on lists inside a list",
      [
        [
          chat,
          line,
          '    top_k: { ▸at: ["messages[role=user].name", "messages[role=assistant].content[type=text].text"] }',
        ],
        [chat, "    seed: seed", '    ▸seed: { ▸at: "messages[role=system].name" }'],
        ["dialects/chat/dialect.yaml", "        seed:", "        ▸seed:"],
      ],
      '"top_k" selects from items inside items of this list too',
      "name both places here, as it does",
    ],
    [
      "whole items by their members, where no lines share the list",
      [
        [
          chat,
          "names: allowed_tools.tools[type=function].function.name",
          'names: { ▸at: "allowed_tools.tools[type=function]", record: tool }',
        ],
      ],
      "only lines of a request that share a list select whole items of it by their members",
      "",
    ],
    [
      "other items at another path",
      [
        [
          chat,
          "names: allowed_tools.tools[type=function].function.name",
          'names: { ▸at: ["allowed_tools.tools[type=function].function.name", "allowed_tools.tools[].function.name"] }',
        ],
      ],
      "all paths select the same items",
      "",
    ],
  ]);
});
