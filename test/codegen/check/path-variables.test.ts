import { faultCases } from "../../support/codegen/fault-cases.js";

const document = "dialects/chat/dialect.yaml";

describe("pathVariables: a path at an upstream has a place for the model alone", () => {
  faultCases([
    [
      "another spelling of the model",
      [[document, "path: /chat/completions", '▸path: "/chat/{modell}/completions"']],
      "nothing fills in {modell} here",
      'did you mean "model"?',
    ],
  ]);
});
