import type { Tool } from "../../../generated/interlingua/text.js";
import { offerChosenTools } from "../../../src/conversion/request/offer-chosen-tools.js";
import { requestCases, type RequestCase } from "../../support/conversion/request-cases.js";
import { originAt } from "../../support/origins.js";

const [f, g, h] = [{ name: "f" }, { name: "g" }, { name: "h" }];
const at = (index: number, tool: Tool): Tool => ({ ...tool, origin: originAt(`tools[${index}]`, "tool") });

const cases: readonly RequestCase[] = [
  ["no choice", { tools: [f, g] }, { tools: [f, g] }],
  [
    "a choice by mode",
    { tools: [f, g], tool_choice: { mode: "auto" } },
    { tools: [f, g], tool_choice: { mode: "auto" } },
  ],
  [
    "one required tool can be expressed",
    { tools: [f, g], tool_choice: { mode: "required", names: ["g"] } },
    { tools: [f, g], tool_choice: { mode: "required", names: ["g"] } },
  ],
  [
    "one allowed tool becomes the only one offered",
    { tools: [at(0, f), g], tool_choice: { mode: "auto", names: ["g"] } },
    { tools: [g], tool_choice: { mode: "auto" } },
    ["tools[0]"],
  ],
  [
    "several tools, one of which is required",
    { tools: [f, at(1, g), h], tool_choice: { mode: "required", names: ["h", "f"] } },
    { tools: [f, h], tool_choice: { mode: "required" } },
    ["tools[1]"],
  ],
  [
    "a tool that is not offered does not count",
    { tools: [at(0, f)], tool_choice: { mode: "auto", names: ["g"] } },
    { tools: [], tool_choice: { mode: "auto" } },
    ["tools[0]"],
  ],
  [
    "a group that a choice names means all of its tools",
    {
      tools: [at(0, f), { ...g, group: "box" }, { ...h, group: "box" }],
      tool_choice: { mode: "required", names: ["box"] },
    },
    {
      tools: [
        { ...g, group: "box" },
        { ...h, group: "box" },
      ],
      tool_choice: { mode: "required" },
    },
    ["tools[0]"],
  ],
  ["no tools", { tool_choice: { mode: "auto", names: ["g"] } }, { tool_choice: { mode: "auto", names: ["g"] } }],
];

describe("offerChosenTools", () => {
  requestCases((request, loss) => offerChosenTools(request, loss), cases);

  requestCases(
    (request, loss) => offerChosenTools(request, loss, ["auto", "none"]),
    [
      [
        "where the mode takes names",
        { tools: [f, g, h], tool_choice: { mode: "required", names: ["h", "f"] } },
        { tools: [f, g, h], tool_choice: { mode: "required", names: ["h", "f"] } },
      ],
      [
        "where another mode takes them",
        { tools: [at(0, f), g], tool_choice: { mode: "auto", names: ["g"] } },
        { tools: [g], tool_choice: { mode: "auto" } },
        ["tools[0]"],
      ],
    ],
  );

  requestCases(
    (request, loss) => offerChosenTools(request, loss, "even_one"),
    [
      [
        "where no choice names a tool",
        { tools: [at(0, f), g], tool_choice: { mode: "required", names: ["g"] } },
        { tools: [g], tool_choice: { mode: "required" } },
        ["tools[0]"],
      ],
    ],
  );
});
