import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const shape = "typed: { body: { error: $message }, types: { else: fault }, read: {} }\n";

describe("errorShapesKnown: mappings name existing error shapes", () => {
  faultCases([
    [
      "a mapping that names an unknown shape",
      [
        ["error-shapes.yaml", null, shape],
        [chat, "errors:\n", "errors:\n  ▸shape: type\n"],
      ],
      'there is no error shape "type"',
      'did you mean "typed"?',
    ],
  ]);
});
