/** What is said of groups of tools in other dialects, which have no groups. */
import { requestCases, type Case } from "./request-cases.js";

const keepsTime = "About this tool and the other one of its group: Keeps time.";
const group = (...names: readonly string[]) => ({
  type: "namespace",
  name: "g",
  description: "Keeps time.",
  tools: names.map((name) => ({ type: "function", name })),
});
const allowed = (...names: readonly string[]) => ({
  type: "allowed_tools",
  mode: "auto",
  tools: names.map((name) => ({ type: "function", name })),
});
const onlyTool = {
  "tools.0.function.name": "g__b",
  "tools.0.function.description": "About the group of this tool: Keeps time.",
  "tools.1": undefined,
};

const cases: readonly Case[] = [
  {
    name: "descriptions of groups of tools",
    from: "responses",
    body: {
      tools: [
        {
          type: "namespace",
          name: "g",
          description: "Keeps time.",
          tools: [
            { type: "function", name: "f", description: "Waits." },
            { type: "function", name: "h" },
          ],
        },
        { type: "namespace", name: "functions", description: "", tools: [{ type: "function", name: "k" }] },
      ],
    },
    becomes: {
      chat: {
        "tools.0.function.description": `Waits.\n\n${keepsTime}`,
        "tools.1.function.description": undefined,
        "tools.2.function.description": undefined,
      },
      messages: { "tools.0.description": `Waits.\n\n${keepsTime}` },
      "generate-content": { "tools.0.functionDeclarations.0.description": `Waits.\n\n${keepsTime}` },
    },
  },
  {
    name: "the description of a group of which one tool must be called",
    from: "responses",
    body: { tools: [group("a", "b")], tool_choice: { type: "function", name: "b" } },
    becomes: { "ollama-chat": onlyTool },
    lost: ["tools[0].tools[0]", "tool_choice.type"],
  },
  {
    name: "the same where a call can be required",
    from: "responses",
    body: { tools: [group("a", "b")], tool_choice: { type: "function", name: "b" } },
    becomes: { "cohere-chat": onlyTool },
    lost: ["tools[0].tools[0]"],
  },
  {
    name: "the description of a group of which one tool may be called",
    from: "responses",
    body: { tools: [group("a", "b")], tool_choice: allowed("b") },
    becomes: {
      "ollama-chat": onlyTool,
      "cohere-chat": onlyTool,
      messages: { "tools.0.description": "About the group of this tool: Keeps time.", "tools.1": undefined },
    },
    lost: ["tools[0].tools[0]"],
  },
  {
    name: "the description of a group of which some tools may be called",
    from: "responses",
    body: { tools: [group("a", "b", "c")], tool_choice: allowed("b", "c") },
    becomes: {
      messages: {
        "tools.0.name": "g__b",
        "tools.0.description": keepsTime,
        "tools.1.description": undefined,
        "tools.2": undefined,
      },
    },
    lost: ["tools[0].tools[0]"],
  },
  {
    name: "the description of a group of which no tool may be called",
    from: "responses",
    body: { tools: [group("a"), { type: "function", name: "k" }], tool_choice: allowed("k") },
    becomes: { messages: { "tools.0.name": "k", "tools.0.description": undefined } },
    lost: ["tools[0].description", "tools[0].tools[0]"],
  },
  {
    name: "a description of a group without room",
    from: "responses",
    body: { tools: [{ ...group("a", "b"), description: "x".repeat(1024) }] },
    becomes: {
      chat: { "tools.0.function.description": undefined, "tools.1.function.description": undefined },
      messages: { "tools.0.description": undefined, "tools.1.description": undefined },
    },
    lost: ["tools[0].description"],
  },
  {
    name: "a group that is declared again without its description",
    from: "responses",
    body: {
      tools: [group("a", "b")],
      input: [
        { role: "user", content: "hi" },
        { type: "additional_tools", role: "developer", tools: [{ ...group("a", "b"), description: "" }] },
      ],
    },
    becomes: { chat: { "tools.0.function.description": keepsTime, "tools.2": undefined } },
  },
];

describe("groups of tools", () => {
  requestCases(cases);
});
