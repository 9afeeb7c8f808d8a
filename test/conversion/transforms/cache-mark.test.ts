import { expect } from "chai";
import { cacheMark } from "../../../src/conversion/transforms/cache-mark.js";

describe("cacheMark", () => {
  it("reports the lifetime", () => {
    expect(cacheMark.read({ type: "ephemeral" })).to.equal("short");
    expect(cacheMark.read({ type: "ephemeral", ttl: "1h" })).to.equal("long");
    expect(cacheMark.read({ mode: "explicit" })).to.equal("short");
    expect(cacheMark.read("ephemeral")).to.equal(undefined);
  });

  it("returns unchanged", () => {
    for (const mark of [{ type: "ephemeral" }, { type: "ephemeral", ttl: "1h" }])
      expect(cacheMark.write(cacheMark.read(mark))).to.deep.equal(mark);
    expect(cacheMark.write(undefined)).to.equal(undefined);
  });
});
