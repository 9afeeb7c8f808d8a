import { faultCases } from "../../support/codegen/fault-cases.js";

const document = "dialects/chat/dialect.yaml";

describe("requiredProperties: what a schema requires is among its properties", () => {
  faultCases([
    [
      "a name that no property has",
      [[document, "required: [model, messages]", "required: [model, messages, ▸zzz]"]],
      '"zzz" is required, and is no property here',
      "describe it under properties, or leave it out",
    ],
  ]);
});
