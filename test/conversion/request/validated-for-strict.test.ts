import { validatedForStrict } from "../../../src/conversion/request/validated-for-strict.js";
import { requestCases } from "../../support/conversion/request-cases.js";

const strict = { name: "f", strict: true };
const loose = { name: "g" };

describe("validatedForStrict", () => {
  requestCases(validatedForStrict, [
    ["without tools nothing changes", {}, {}],
    [
      "strict tools make calls validated",
      { tools: [strict] },
      { tools: [{ name: "f" }], tool_choice: { mode: "validated" } },
    ],
    [
      "a free choice becomes one of validated calls",
      { tools: [strict], tool_choice: { mode: "auto" } },
      { tools: [{ name: "f" }], tool_choice: { mode: "validated" } },
    ],
    ["one tool that is not strict prevents the change", { tools: [strict, loose] }, { tools: [strict, loose] }],
    [
      "a required call too",
      { tools: [strict], tool_choice: { mode: "required" } },
      { tools: [strict], tool_choice: { mode: "required" } },
    ],
    [
      "a choice among some tools too",
      { tools: [strict], tool_choice: { mode: "auto", names: ["f"] } },
      { tools: [strict], tool_choice: { mode: "auto", names: ["f"] } },
    ],
  ]);
});
