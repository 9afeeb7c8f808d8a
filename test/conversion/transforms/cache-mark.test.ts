import { expect } from "chai";
import { Loss, noLoss } from "../../../src/conversion/loss.js";
import { cacheMark } from "../../../src/conversion/transforms/cache-mark.js";

describe("cacheMark", () => {
  it("reports the lifetime", () => {
    expect(cacheMark.read({ type: "ephemeral" }, noLoss)).to.equal("short");
    expect(cacheMark.read({ type: "ephemeral", ttl: "5m" }, noLoss)).to.equal("short");
    expect(cacheMark.read({ type: "ephemeral", ttl: "1h" }, noLoss)).to.equal("long");
    expect(cacheMark.read({ mode: "explicit" }, noLoss)).to.equal("short");
    expect(cacheMark.read("ephemeral", noLoss)).to.equal(undefined);
  });

  it("returns unchanged", () => {
    for (const mark of [{ type: "ephemeral" }, { type: "ephemeral", ttl: "1h" }])
      expect(cacheMark.write(cacheMark.read(mark, noLoss))).to.deep.equal(mark);
    expect(cacheMark.write(undefined)).to.equal(undefined);
  });

  const lost = [
    ["a usual lifetime", { type: "ephemeral", ttl: "5m" }, []],
    ["a long lifetime", { type: "ephemeral", ttl: "1h" }, []],
    ["a usual mode", { mode: "explicit" }, []],
    ["no lifetime", { type: "ephemeral", ttl: null }, []],
    ["an unknown lifetime", { type: "ephemeral", ttl: "1d" }, ["ttl"]],
    ["an unknown type", { type: "persistent" }, ["type"]],
    ["another member", { type: "ephemeral", scope: "global" }, ["scope"]],
  ] as const;
  for (const [name, mark, paths] of lost)
    it(`loses ${paths.length === 0 ? "nothing" : "the member"} of ${name}`, () => {
      const loss = new Loss({}, mark);
      cacheMark.read(mark, loss);
      expect(loss.paths).to.deep.equal(paths);
    });
});
