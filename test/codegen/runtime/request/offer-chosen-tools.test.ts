import { offerChosenTools } from "../../../../codegen/runtime/request/offer-chosen-tools.js";
import { requestCases } from "./request-cases.js";

const [f, g, h] = [{ name: "f" }, { name: "g" }, { name: "h" }];

describe("offerChosenTools", () => {
  requestCases(offerChosenTools, [
    ["no choice", { tools: [f, g] }, { tools: [f, g] }],
    ["a choice in a word", { tools: [f, g], tool_choice: { mode: "auto" } }, { tools: [f, g], tool_choice: { mode: "auto" } }],
    ["one tool that must be called can be said", { tools: [f, g], tool_choice: { mode: "required", names: ["g"] } }, { tools: [f, g], tool_choice: { mode: "required", names: ["g"] } }],
    ["one tool that may be called is the only one offered", { tools: [f, g], tool_choice: { mode: "auto", names: ["g"] } }, { tools: [g], tool_choice: { mode: "auto" } }],
    ["several tools of which one must be called", { tools: [f, g, h], tool_choice: { mode: "required", names: ["h", "f"] } }, { tools: [f, h], tool_choice: { mode: "required" } }],
    ["a tool that is not offered is no tool", { tools: [f], tool_choice: { mode: "auto", names: ["g"] } }, { tools: [], tool_choice: { mode: "auto" } }],
    ["no tools", { tool_choice: { mode: "auto", names: ["g"] } }, { tool_choice: { mode: "auto" } }],
  ]);
});
