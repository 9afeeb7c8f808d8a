import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const shape = "shapes: { typed: { body: { error: $message }, types: { else: fault }, read: {} } }\n";

describe("errorShapesKnown: error shapes are known", () => {
  faultCases([
    [
      "a mapping that names a shape that there is not",
      [
        ["error-shapes.yaml", null, shape],
        [chat, "errors:\n", "errors:\n  ▸shape: type\n"],
      ],
      'there is no error shape "type"',
      'did you mean "typed"?',
    ],
  ]);
});
