import { expect } from "chai";
import { mayServe } from "../../src/catalog/vocabularies.js";
import type { ModelKind } from "../../src/catalog/types.js";

describe("mayServe: the kinds that upstreams of a vocabulary serve", () => {
  const cases: [vocabulary: string, kind: ModelKind, wanted: boolean][] = [
    ["text", "text", true],
    ["text", "image", true],
    ["text", "embedding", false],
    ["text", "video", false],
    ["image", "image", true],
    ["image", "text", false],
    ["embedding", "embedding", true],
    ["embedding", "text", false],
  ];
  for (const [vocabulary, kind, wanted] of cases) {
    it(`${vocabulary} is ${wanted ? "" : "not "}used by models of the kind ${kind}`, () =>
      expect(mayServe(vocabulary, kind)).to.equal(wanted));
  }
});
