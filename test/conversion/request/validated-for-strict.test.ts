import { validatedForStrict } from "../../../src/conversion/request/validated-for-strict.js";
import { requestCases } from "./request-cases.js";

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
      "a free choice is one of validated calls",
      { tools: [strict], tool_choice: { mode: "auto" } },
      { tools: [{ name: "f" }], tool_choice: { mode: "validated" } },
    ],
    ["one tool that is not strict keeps all as they are", { tools: [strict, loose] }, { tools: [strict, loose] }],
    [
      "so does a call that must be made",
      { tools: [strict], tool_choice: { mode: "required" } },
      { tools: [strict], tool_choice: { mode: "required" } },
    ],
    [
      "and a choice among some",
      { tools: [strict], tool_choice: { mode: "auto", names: ["f"] } },
      { tools: [strict], tool_choice: { mode: "auto", names: ["f"] } },
    ],
  ]);
});
