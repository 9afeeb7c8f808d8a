import { join } from "node:path";
import { expect } from "chai";
import { mutationsOf } from "../../../tools/mutations/mutate.js";
import { describeTried, randomFrom, trySample, type Tried } from "../../../tools/mutations/sample.js";
import { CHECKOUT } from "../../support/checkout.js";

describe("mutationsOf", () => {
  const text = "request:\n  fields:\n    limit: { at: tokens, absent: nobody counts them }\n";

  it("deletes each entry, and misspells each word that is no sentence", () => {
    const made = mutationsOf(text, randomFrom(1)).map((make) => make());
    expect(made.map(({ kind, path }) => `${kind} ${path.join(".")}`)).to.deep.equal([
      "deleted request",
      "deleted request.fields",
      "deleted request.fields.limit",
      "deleted request.fields.limit.at",
      "deleted request.fields.limit.absent",
      "misspelt request",
      "misspelt request.fields",
      "misspelt request.fields.limit",
      "misspelt request.fields.limit.at",
      "misspelt request.fields.limit.absent",
    ]);
  });

  it("makes the same of the same seed", () => {
    const textsOf = (seed: number) => mutationsOf(text, randomFrom(seed)).map((make) => make().text);
    expect(textsOf(7)).to.deep.equal(textsOf(7));
  });
});

describe("wrong lines of the mappings", () => {
  const dialects = ["messages", "generate-content", "video-interactions"];
  let tried: readonly Tried[];

  before(async () => {
    tried = await trySample(join(CHECKOUT, "specs"), dialects, { count: 16, seed: 15 });
  });

  it("give one problem each", () => {
    const several = tried.filter(({ problems }) => problems.length > 1);
    expect(several.map(describeTried)).to.deep.equal([]);
  });

  it("are found where a word is misspelt, but for words of a vendor that nothing else has", () => {
    const typos = tried.filter(({ mutation }) => mutation.kind === "misspelt");
    const silent = typos.filter(({ problems }) => problems.length === 0);
    expect(typos.length).to.be.at.least(4);
    expect(silent.length, silent.map(describeTried).join("\n")).to.be.at.most(1);
  });
});
