import { flatToolSchemas } from "../../../src/conversion/request/flat-tool-schemas.js";
import { requestCases } from "../../support/conversion/request-cases.js";
import { originAt } from "../../support/origins.js";

const either = { anyOf: [{ properties: { x: { type: "string" } } }, { properties: { y: { type: "string" } } }] };
const flat = { type: "object", properties: { x: { type: "string" }, y: { type: "string" } } };
const origin = originAt("tools[0]", "tool");

describe("flatToolSchemas", () => {
  requestCases(flatToolSchemas, [
    ["a request without tools", { top_p: 1 }, { top_p: 1 }],
    [
      "tools without alternatives",
      { tools: [{ name: "f", parameters: flat }, { name: "g" }] },
      { tools: [{ name: "f", parameters: flat }, { name: "g" }] },
    ],
    [
      "a tool with alternatives",
      { tools: [{ name: "f", parameters: either, origin }] },
      { tools: [{ name: "f", parameters: flat }] },
      ["tools[0].schema.anyOf"],
    ],
    [
      "a strict tool with alternatives becomes non-strict",
      { tools: [{ name: "f", parameters: either, strict: true, origin }] },
      { tools: [{ name: "f", parameters: flat }] },
      ["tools[0].schema.anyOf", "tools[0].strict"],
    ],
  ]);
});
