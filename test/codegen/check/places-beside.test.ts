import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const document = "specs/dialects/chat/dialect.yaml";

describe("placesBeside: brackets are where the document has a list", () => {
  faultCases([
    [
      "a list without brackets",
      [[chat, '{ form: called, at: "tool_calls[]" }', "{ form: called, ▸at: tool_calls }"]],
      '"tool_calls" is a list, and its path has no brackets',
      'write at: "tool_calls[]"',
    ],
    [
      "one value with brackets",
      [[chat, "{ form: thought, at: reasoning_content }", '{ form: thought, ▸at: "reasoning_content[]" }']],
      `"reasoning_content[]" selects from a list, and reasoning_content is none in the schemas of ${document}`,
      "write at: reasoning_content",
    ],
  ]);
});
