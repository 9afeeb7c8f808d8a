import { expect } from "chai";
import { fitPreset, renameMembers } from "../../src/conversion/preset.js";
import type { Request } from "../../generated/interlingua/text.js";
import { assistant, developer, namedLoss, plain, user } from "../support/conversion/turns.js";
import { originAt } from "../support/origins.js";

const request: Request = {
  model: "m",
  turns: [developer("Be brief."), user("Hi")],
  seed: 7,
  origin: originAt("", "request"),
};

describe("a converted request made to fit a vendor", () => {
  it("does not change where nothing differs", () => {
    const loss = namedLoss("seed");
    expect(fitPreset(undefined, request, loss)).to.equal(request);
    expect(renameMembers(undefined, { seed: 7 })).to.deep.equal({ seed: 7 });
    expect(loss.paths).to.deep.equal([]);
  });

  it("loses what the vendor lacks, and reports it", () => {
    const loss = namedLoss("seed");
    expect(plain(fitPreset({ lacks: ["seed", "user"] }, request, loss))).not.to.have.property("seed");
    expect(loss.paths).to.deep.equal(["seed"]);
  });

  it("declares only the tools of a choice among several that the vendor has no form for", () => {
    const tools = [{ name: "f" }, { name: "g" }, { name: "h" }];
    const choosing: Request = { ...request, tools, tool_choice: { mode: "auto", names: ["f", "h"] } };
    const fitted = fitPreset({ tool_choice: "of_one" }, choosing, namedLoss());
    expect(plain(fitted)).to.deep.include({ tools: [{ name: "f" }, { name: "h" }], tool_choice: { mode: "auto" } });
    expect(fitPreset({}, choosing, namedLoss())).to.deep.equal(choosing);
  });

  it("has roles that the vendor accepts", () => {
    const { turns } = fitPreset({ roles: { developer: "system" } }, request, namedLoss());
    expect(turns.map(({ role }) => role)).to.deep.equal(["system", "user"]);
  });

  it("has turns as the vendor requires them, in its own roles", () => {
    const beforeWrite = (turns: Request["turns"]): Request["turns"] => [
      ...turns.filter(({ role }) => role !== "system"),
      assistant("Yes."),
    ];
    const { turns } = fitPreset({ roles: { developer: "system" }, beforeWrite }, request, namedLoss());
    expect(turns.map(({ role }) => role)).to.deep.equal(["user", "assistant"]);
  });

  it("has members under the vendor's names", () => {
    expect(renameMembers({ rename: { seed: "random_seed" } }, { seed: 7, model: "m" })).to.deep.equal({
      random_seed: 7,
      model: "m",
    });
  });
});
