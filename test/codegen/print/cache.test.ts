import { join } from "node:path";
import { expect } from "chai";
import { Cache } from "../../../codegen/print/cache.js";
import { CHECKOUT, isCompiled, MODULES } from "../../support/checkout.js";

describe("Cache", () => {
  const sources = new Cache(join(CHECKOUT, "codegen/print"), ["yaml"]);
  const running = new Cache(join(MODULES, "codegen/print"), ["yaml"]);
  const newInput = (): string => `an input ${Math.random()}`;

  it("makes a text once for an input", async () => {
    const input = newInput();
    const texts = ["one", "other"];
    const make = (): Promise<string> => Promise.resolve(texts.shift() ?? "");
    expect([await sources.text(input, make), await sources.text(input, make)]).to.deep.equal(["one", "one"]);
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
