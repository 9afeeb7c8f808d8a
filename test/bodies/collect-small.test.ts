import { expect } from "chai";
import { PassThrough } from "node:stream";
import { collectSmall, isSmall } from "../../src/bodies/collect-small.js";
import { failureOf } from "../support/promises.js";

describe("bodies/collect-small", () => {
  const lengths: readonly (readonly [declared: string | undefined, isSmall: boolean])[] = [
    ["0", true],
    ["65536", true],
    ["65537", false],
    [undefined, false],
    ["many", false],
  ];
  for (const [declared, wanted] of lengths)
    it(`takes a length of ${declared ?? "nothing"} ${wanted ? "for small" : "for large or unknown"}`, () =>
      expect(isSmall(declared)).to.equal(wanted));

  const bodies: readonly (readonly [title: string, pieces: readonly string[]])[] = [
    ["no piece", []],
    ["one piece", ["snow"]],
    ["several pieces", ["sn", "ow", " falls"]],
  ];
  for (const [title, pieces] of bodies)
    it(`collects ${title}`, async () => {
      const body = new PassThrough();
      const collected = collectSmall(body);
      for (const piece of pieces) body.write(piece);
      body.end();
      expect((await collected).toString()).to.equal(pieces.join(""));
    });

  it("rejects with the error of a body that breaks off", async () => {
    const body = new PassThrough();
    const collected = failureOf(collectSmall(body));
    body.write("sn");
    body.destroy(new Error("reset"));
    expect(await collected).to.have.property("message", "reset");
  });

  it("rejects when a body closes before its end", async () => {
    const body = new PassThrough();
    const collected = failureOf(collectSmall(body));
    body.write("sn");
    body.destroy();
    expect(await collected).to.have.property("message", "the body broke off");
  });

  it("rejects when a body has closed already", async () => {
    const body = new PassThrough();
    body.destroy();
    expect(await failureOf(collectSmall(body))).to.have.property("message", "the body broke off");
  });
});
