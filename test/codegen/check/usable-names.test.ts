import { faultCases } from "../../support/codegen/fault-cases.js";
import { video } from "../../support/codegen/video-specs.js";

describe("usableNames: names are valid in generated code", () => {
  faultCases([
    [
      "a record with a reserved word as its name",
      [
        ["dialects/messages/mapping.yaml", "record: tool }", "record: function }"],
        ["dialects/messages/mapping.yaml", "\n  tool:\n", "\n  ▸function:\n"],
      ],
      'a record cannot have the name "function"',
      "generated code has something else of this name",
    ],
    [
      "a record with the name of a variable of readers",
      [
        ["dialects/messages/mapping.yaml", "record: tool }", "record: wire }"],
        ["dialects/messages/mapping.yaml", "\n  tool:\n", "\n  ▸wire:\n"],
      ],
      'a record cannot have the name "wire"',
      "generated code has something else of this name",
    ],
    [
      "a form beside the content with the name of a variable of writers",
      [
        ["dialects/chat/mapping.yaml", "{ form: thought,", "{ form: loss,"],
        ["dialects/chat/mapping.yaml", "  thought: { kind:", "  ▸loss: { kind:"],
      ],
      'a form beside the content cannot have the name "loss"',
      "generated code has something else of this name",
    ],
    [
      "a dialect with the name of a folder of generated files",
      [...video({ name: "pairs" }), ["dialects/pairs/dialect.yaml", '"name": "pairs"', '▸"name": "pairs"']],
      'a dialect cannot have the name "pairs"',
      "generated code has something else of this name",
    ],
  ]);
});
