import { expect } from "chai";
import { parseCatalog } from "../../src/catalog/parse.js";
import { FileProblemsError } from "../../src/config/problems.js";
import { words } from "./words.js";

const spoken = { ...words, dialects: new Map([["words", { vocabulary: "text" }], ["vectors", { vocabulary: "embedding" }], ["pictures", { vocabulary: "image" }]]) };

function complaints(kind: string, ...dialects: string[]): string[] {
  const routes = dialects.map((dialect) => `{ provider: one, model: m, dialect: ${dialect} }`).join(", ");
  try {
    parseCatalog("catalog.yaml", `providers: [{ id: one, baseUrl: "https://one.example.test" }]\nmodels: [{ id: a/b, kind: ${kind}, routes: [${routes}] }]`, spoken, {});
  } catch (error) {
    if (error instanceof FileProblemsError) return error.message.split("\n");
    throw error;
  }
  return [];
}

describe("the kind of a model and what its routes speak of", () => {
  for (const [kind, ...dialects] of [["text", "words"], ["embedding", "vectors"], ["image", "pictures", "pictures"], ["image", "words"]] as const) {
    it(`agree for ${kind} over ${dialects.join(" and ")}`, () => expect(complaints(kind, ...dialects)).to.deep.equal([]));
  }

  for (const [kind, fault, ...dialects] of [["text", "vectors", "words", "vectors"], ["embedding", "words", "words"], ["image", "words", "pictures", "words"], ["text", "pictures", "pictures"]] as const) {
    it(`do not agree for ${kind} over ${dialects.join(" and ")}`, () => {
      const told = complaints(kind, ...dialects);
      expect(told.join("\n")).to.contain(`speaks ${fault}`).and.to.contain(`of the kind ${kind}`);
    });
  }
});
