import { expect } from "chai";
import { resolvedAt } from "../../../../src/console/web/api-docs/resolve-references.js";

const DOCUMENT = {
  paths: {
    "/calls": {
      post: {
        body: { $ref: "#/components/schemas/Call" },
        answers: [{ $ref: "#/components/schemas/Text", description: "The answer." }],
        unknown: { $ref: "#/components/schemas/Absent" },
        escaped: { $ref: "#/components/schemas/a~1b~0c" },
        encoded: { $ref: "#/components/schemas/a%20text" },
        named: { properties: { $ref: { $ref: "#/components/schemas/Text" } } },
        circle: { $ref: "#/components/schemas/Part" },
      },
    },
  },
  components: {
    schemas: {
      Call: { type: "object", properties: { text: { $ref: "#/components/schemas/Text" } } },
      Text: { type: "string", description: "A text." },
      Part: {
        properties: { inner: { $ref: "#/components/schemas/Part" }, text: { $ref: "#/components/schemas/Text" } },
      },
      "a/b~c": true,
      "a text": false,
    },
  },
};
const TEXT = { type: "string", description: "A text." };

const CASES = {
  body: { type: "object", properties: { text: TEXT } },
  answers: [{ type: "string", description: "The answer." }],
  unknown: { $ref: "#/components/schemas/Absent" },
  escaped: true,
  encoded: false,
  named: { properties: { $ref: TEXT } },
  circle: { properties: { inner: { $ref: "#/components/schemas/Part" }, text: TEXT } },
};

describe("references of an OpenAPI document", () => {
  for (const [member, expected] of Object.entries(CASES))
    it(`resolves: ${member}`, () => {
      expect(resolvedAt(DOCUMENT, ["paths", "/calls", "post", member])).to.deep.equal(expected);
    });

  it("has nothing where the document has nothing", () => {
    expect(resolvedAt(DOCUMENT, ["components", "securitySchemes"])).to.equal(null);
  });

  it("leaves the document as it is", () => {
    const before = structuredClone(DOCUMENT);
    resolvedAt(DOCUMENT, []);
    expect(DOCUMENT).to.deep.equal(before);
  });
});
