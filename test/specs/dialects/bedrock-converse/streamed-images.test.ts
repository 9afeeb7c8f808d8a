import { expect } from "chai";
import { dialectsOf, StreamObserver } from "../../../../src/registry.js";

describe("an image in a streamed answer", () => {
  it("is reported, because no event names its format", () => {
    const observer = new StreamObserver();
    const reader = dialectsOf("text").get("bedrock-converse")?.openReader(observer);
    const delta = { image: { source: { bytes: "AAAA" } } };
    reader?.event(JSON.stringify({ type: "contentBlockDelta", contentBlockIndex: 0, delta }));
    expect(observer.lost).to.deep.equal(["delta.image"]);
  });
});
