import { expect } from "chai";
import { readTag, tagState } from "../../../src/conversion/state/tag.js";

const STATES: readonly (readonly [string, string])[] = [
  ["base64", "EqQBCkYIBxgCKkD3bm90IGEgcmVhbCBzaWduYXR1cmU="],
  ["base64 with signs", "+/+/AAA="],
  ["base64 that begins like the end of the tag", "XXXX"],
  ["the URL-safe alphabet", "gAAAAAB_-w=="],
  ["base64 without its padding", "AAA"],
  ["words", "rs_68af: ünï"],
  ["state that has a tag already", tagState("other", "AAAA")],
];
const FAMILIES = ["a", "xai", "azure", "google", "openai9", "anthropic"];

describe("tags of opaque state", () => {
  for (const [name, state] of STATES) {
    it(`keep ${name} unchanged`, () => {
      for (const family of FAMILIES) expect(readTag(tagState(family, state))).to.deep.equal({ family, value: state });
    });

    it(`turn ${name} into a value that is plain base64`, () => {
      for (const family of FAMILIES) {
        const tagged = tagState(family, state);
        expect(tagged).to.match(/^[A-Za-z0-9+/]+={0,2}$/);
        expect(Buffer.from(tagged, "base64").toString("base64")).to.equal(tagged);
      }
    });

    it(`recognise ${name} when a client returned it in the URL-safe alphabet, or without padding`, () => {
      const tagged = tagState("google", state);
      const bytes = Buffer.from(tagged, "base64");
      for (const given of [bytes.toString("base64url"), tagged.replaceAll("+", "-").replaceAll("/", "_")]) {
        expect(readTag(given)).to.deep.equal({ family: "google", value: state });
      }
    });
  }

  it("marks hidden reasoning", () => {
    for (const [, state] of STATES)
      expect(readTag(tagState("a", state, "hidden"))).to.deep.equal({ family: "a", value: state, isHidden: true });
  });

  it("are short", () => {
    expect(tagState("anthropic", "AAAA")).to.have.length.at.most(28);
  });

  it("are not found in values that vendors make", () => {
    for (const state of ["", "EqQBCkYIBxgC", "gAAAAABo", "isogloss", "skip_thought_signature_validator"])
      expect(readTag(state)).to.equal(undefined);
  });

  it("are ignored where they are broken", () => {
    for (const state of ["isogloss1", "isogloss1pgoogle", "isogloss1qgoogleXXXXAAAA", "isogloss1pgoogleXAAAA"])
      expect(readTag(state)?.family, state).to.equal(undefined);
  });
});
