import { expect } from "chai";
import { formTable } from "../../codegen/model/form-table.js";
import { faultCases } from "../support/codegen/fault-cases.js";
import { SpecTree } from "../support/codegen/spec-tree.js";

const binary = { type: "string", format: "binary" };
const schemas = {
  Request: {
    properties: {
      model: { type: "string" },
      n: { type: ["integer", "null"] },
      on: { $ref: "#/components/schemas/Flag" },
      image: { anyOf: [{ type: "string" }, { type: "object" }] },
      any: {},
    },
  },
  Flag: { type: "boolean" },
  Form: {
    allOf: [
      { $ref: "#/components/schemas/Request" },
      {
        properties: {
          image: { type: "array", items: binary },
          mask: binary,
          more: {
            type: "object",
            properties: {
              most: { type: "integer" },
              in: { type: "object", properties: { on: { $ref: "#/components/schemas/Flag" } } },
            },
          },
        },
      },
    ],
  },
};

describe("the table of a form", () => {
  it("has files and kinds of values from all joined schemas", () => {
    expect(formTable({ $ref: "#/components/schemas/Form" }, schemas)).to.deep.equal({
      files: { image: "list", mask: "one" },
      values: {
        model: "string",
        n: "number",
        on: "boolean",
        more: "object",
        "more.most": "number",
        "more.in": "object",
        "more.in.on": "boolean",
      },
    });
  });

  it("is part of the route, and the API description shows the form", async () => {
    const body =
      "      requestBody: { content: { multipart/form-data: { schema: { type: object, " +
      "properties: { model: { type: string }, file: { type: string, format: binary } } } } " +
      "} }\n";
    const tree = new SpecTree([
      ["dialects/chat/dialect.yaml", "      x-stream: body\n", `      x-stream: body\n${body}`],
    ]);
    try {
      const files = await tree.compile();
      expect(files.get("routes.ts")).to.contain('form: { files: { file: "one" }, values: { model: "string" } }');
      expect(files.get("openapi.json")).to.contain('"multipart/form-data"');
    } finally {
      tree.remove();
    }
  });
});

describe("forms in a profile", () => {
  const profile = "profiles/assistant-4.7.yaml";
  faultCases([
    [
      "of a dialect without forms",
      [[profile, "native: messages\n", "native: messages\n▸forms: json\n"]],
      "its own dialect takes no forms",
      "leave forms out, or write multipart/form-data at an operation of the dialect",
    ],
    [
      "under another name",
      [[profile, "native: messages\n", "native: messages\n▸forms: yaml\n"]],
      'forms must be "json", not "yaml"',
      "write forms: json",
    ],
  ]);
});
