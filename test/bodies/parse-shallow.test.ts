import { expect } from "chai";
import { parseShallow } from "../../src/bodies/parse-shallow.js";

const BULK = new Set(["embedding", "b64_json"]);
const numbers = Array.from({ length: 200 }, (_unused, index) => index / 8);
const base64 = "iVBORw0KGgo".repeat(100);

describe("parseShallow", () => {
  for (const [name, value, wanted] of [
    [
      "vectors",
      { data: [{ embedding: numbers, index: 0 }], usage: { a: 1 } },
      { data: [{ embedding: "<200 numbers>", index: 0 }], usage: { a: 1 } },
    ],
    [
      "media",
      { data: [{ b64_json: base64 }, { url: "u" }] },
      { data: [{ b64_json: "<image/png, 825 bytes>" }, { url: "u" }] },
    ],
    [
      "media of each type",
      [..."/9j/ R0lGODlh UklGRiQAAABXRUJQ AAAA".split(" ")].map((head) => ({ b64_json: head.padEnd(400, "A") })),
      ["image/jpeg", "image/gif", "image/webp", "base64"].map((type) => ({ b64_json: `<${type}, 300 bytes>` })),
    ],
    ["data URIs", { b64_json: `data:image/png;base64,${"A".repeat(400)}` }, { b64_json: "<image/png, 300 bytes>" }],
    ["nothing short", { embedding: [1, 2], b64_json: "AAAA" }, { embedding: [1, 2], b64_json: "AAAA" }],
    ["nothing under another name", { words: base64 }, { words: base64 }],
    [
      "nothing where the name is a value",
      { name: "embedding", list: ["b64_json", base64] },
      { name: "embedding", list: ["b64_json", base64] },
    ],
    [
      "names with escapes around them",
      { 'a"b64_json': base64, "b64_json\\": 1 },
      { 'a"b64_json': base64, "b64_json\\": 1 },
    ],
  ] as const) {
    it(`leaves out ${name}`, () => expect(parseShallow(JSON.stringify(value), BULK)).to.deep.equal(wanted));
  }

  it("reads integers beyond 2^53 exactly", () =>
    expect(JSON.stringify(parseShallow('{"a":12345678901234567890}', BULK))).to.contain("12345678901234567890"));
  it("fails on invalid JSON", () => expect(() => parseShallow('{"data":[{"embedding":', BULK)).to.throw(SyntaxError));
});
