import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const line = "    top_k: { absent: sampling here is by temperature }";

describe("selectorsValid: selectors of lines have an effect", () => {
  faultCases([
    [
      "many items for one value",
      [[chat, line, '    top_k: { ▸at: "messages[]", record: reasoning }']],
      "one value cannot be many items",
      "write the path without [ ]",
    ],
    [
      "items of items before the items themselves",
      [[chat, line, '    top_k: { ▸at: "messages[role=user].content[type=text].text" }']],
      "lists inside the items of a shared list come second",
      "write at: [items[role=user], items[type=text].items[role=user]]",
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
      "write at: items[] and when: { type: text } in the forms of the record",
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
      "write at: [items[].name, others[].name]",
    ],
    [
      "other items of a shared list",
      [[chat, line, '    top_k: { ▸at: ["messages[role=user].name", "messages[role=tool].name"] }']],
      "the other paths are the list itself, or the same items one list deeper",
      "write at: [items[role=user], items] or at: [items[role=user], items[type=text].items[role=user]]",
    ],
    [
      "a selector behind a path without one",
      [[chat, 'stop: { at: "stop[]", clamp: 4 }', 'stop: { ▸at: [stop, "tools[].name"] }']],
      "the first path selects too",
      "write at: [items[], items] if clients may send one value in place of the list",
    ],
    [
      "three lists",
      [
        [
          chat,
          "names: allowed_tools.tools[type=function].function.name",
          'names: { ▸at: "allowed_tools.tools[].tools[].tools[].name" }',
        ],
      ],
      "a path selects from two lists at most",
      "write at: items[].items[]",
    ],
    [
      "members of items of items",
      [
        [
          chat,
          "names: allowed_tools.tools[type=function].function.name",
          'names: { ▸at: "allowed_tools.tools[].tools[].name" }',
        ],
      ],
      "an inner list is all records, as in steps[type=output].content[]",
      "write at: items[type=text].items[] beside record:",
    ],
  ]);
});
