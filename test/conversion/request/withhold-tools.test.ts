import { withholdTools } from "../../../src/conversion/request/withhold-tools.js";
import { requestCases } from "../../support/conversion/request-cases.js";

const tools = [{ name: "f" }];

describe("withholdTools", () => {
  requestCases(withholdTools, [
    ["no call: no tools", { tools, tool_choice: { mode: "none" } }, {}],
    ["a free choice: all tools", { tools, tool_choice: { mode: "auto" } }, { tools, tool_choice: { mode: "auto" } }],
  ]);
});
