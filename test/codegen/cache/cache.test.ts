import { readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { Cache, pruneCache } from "../../../codegen/cache/cache.js";
import { CHECKOUT, isCompiled, MODULES } from "../../support/checkout.js";
import { temporaryDirectory } from "../../support/directories.js";

describe("Cache", () => {
  const sources = new Cache(join(CHECKOUT, "codegen/print"), ["yaml"]);
  const running = new Cache(join(MODULES, "codegen/print"), ["yaml"]);
  const newInput = (): string => `an input ${Math.random()}`;

  it("makes a text once for an input", async () => {
    const input = newInput();
    const texts = ["one", "other"];
    const make = (): Promise<string> => Promise.resolve(texts.shift() ?? "");
    expect([await sources.text(input, make), await sources.text(input, make)]).to.deep.equal(["one", "one"]);
    expect(new Cache(join(CHECKOUT, "codegen/print"), ["yaml"]).find(input)).to.equal("one");
  });

  it("takes no text of another maker", () => {
    const input = newInput();
    sources.keep(input, "text");
    expect(new Cache(join(CHECKOUT, "codegen/load"), ["yaml"]).find(input)).to.equal(undefined);
    expect(new Cache(join(CHECKOUT, "codegen/print"), ["ajv"]).find(input)).to.equal(undefined);
  });

  it("takes the texts of the sources where the compiler is compiled, and gives them none", () => {
    const [kept, own] = [newInput(), newInput()];
    sources.keep(kept, "text");
    running.keep(own, "text");
    expect(running.find(kept)).to.equal("text");
    expect(sources.find(own)).to.equal(isCompiled ? undefined : "text");
  });
});

describe("pruneCache", () => {
  const directory = temporaryDirectory();

  it("keeps the texts that were used last", () => {
    for (const [name, hours] of [
      ["old", 30],
      ["older", 50],
      ["new", 1],
    ] as const) {
      const path = join(directory(), name);
      const used = new Date(Date.now() - hours * 3_600_000);
      writeFileSync(path, name);
      utimesSync(path, used, used);
    }
    pruneCache(directory(), 2);
    expect(readdirSync(directory()).sort()).to.deep.equal(["new", "old"]);
  });

  it("has nothing to do where nothing was kept", () => {
    pruneCache(join(directory(), "nowhere"), 0);
    expect(readdirSync(directory())).to.not.include("nowhere");
  });
});
