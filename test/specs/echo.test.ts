/** Members of requests that answers repeat. */
import { expect } from "chai";
import { dialects } from "../../src/registry.js";

const CASES: readonly [dialect: string, body: object, repeated: object][] = [
  ["images", { quality: "high", size: "1024x1024" }, { quality: "high", size: "1024x1024" }],
  ["images", { quality: null, size: null }, {}],
  ["embeddings", { encoding_format: "base64" }, { encoding_format: "base64" }],
  ["embeddings", { encoding_format: null }, {}],
];

describe("an answer repeats", () => {
  for (const [dialect, body, repeated] of CASES) {
    it(`${JSON.stringify(repeated)} of a request for ${dialect} with ${JSON.stringify(body)}`, () => {
      expect(JSON.parse(JSON.stringify(dialects.get(dialect)?.echoOf(body as never)))).to.deep.equal(repeated);
    });
  }
});
