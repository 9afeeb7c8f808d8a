import { expect } from "chai";
import { charactersOf, readToken, tokenList, writeToken } from "../../src/conversion/tokens.js";
import type { Token } from "../../generated/interlingua/text.js";
import type { Json } from "../../src/registry.js";

/** A dialect with names of its own. */
const members = { text: "word", logarithm: "chance", bytes: "octets", likeliest: "rivals" };
const bare = { text: "word", logarithm: "chance" };

const token: Token = {
  text: "é",
  logarithm: -0.5,
  bytes: [195, 169],
  likeliest: [{ text: "e", logarithm: -1, bytes: [101] }],
};
const wire = { word: "é", chance: -0.5, octets: [195, 169], rivals: [{ word: "e", chance: -1, octets: [101] }] };

describe("conversion/tokens", () => {
  it("reads and writes tokens by the members of the dialect", () => {
    expect(tokenList(members).read([wire])).to.deep.equal([token]);
    expect(tokenList(members).write([token])).to.deep.equal([wire]);
  });

  it("reads and writes those of a dialect without bytes and without the likeliest ones", () => {
    expect(tokenList(bare).read([wire])).to.deep.equal([{ text: "é", logarithm: -0.5, bytes: [195, 169] }]);
    expect(tokenList(bare).write([token])).to.deep.equal([{ word: "é", chance: -0.5 }]);
    expect(writeToken(token, bare)).to.deep.equal({ word: "é", chance: -0.5 });
  });

  it("has a list of the likeliest ones, where the dialect has a place for it and a host leaves it out", () =>
    expect(tokenList(members).read([{ word: "a", chance: -1, rivals: null }])).to.deep.equal([
      { text: "a", logarithm: -1, bytes: [97], likeliest: [] },
    ]));

  const unusable: readonly (Json | undefined)[] = [undefined, null, "é", [], [null, "é", { chance: -1 }]];
  for (const value of unusable)
    it(`reads no tokens of ${JSON.stringify(value)}`, () => expect(tokenList(members).read(value)).to.equal(undefined));

  it("leaves out tokens without a text, and keeps the others", () =>
    expect(
      tokenList(bare)
        .read([{}, { word: "a", chance: -1 }])
        ?.map(({ text }) => text),
    ).to.deep.equal(["a"]));

  for (const octets of [undefined, null, "61", ["97"]])
    it(`takes the bytes of the text where a host has ${JSON.stringify(octets)}`, () =>
      expect(
        readToken({ word: "a", chance: -1, ...(octets !== undefined && { octets }) }, members)?.bytes,
      ).to.deep.equal([97]));

  it("keeps an empty list of bytes", () =>
    expect(readToken({ word: "<eos>", chance: -1, octets: [] }, members)?.bytes).to.deep.equal([]));

  for (const chance of [undefined, null, "-Infinity"])
    it(`has a number where a host has ${JSON.stringify(chance)}`, () =>
      expect(readToken({ word: "a", ...(chance !== undefined && { chance }) }, members)?.logarithm).to.equal(-9999));

  it("counts about the characters of tokens and of the likeliest ones beside them, as JSON", () => {
    const { length } = JSON.stringify([token, token]);
    expect(charactersOf([token, token])).to.be.within(0.8 * length, 1.3 * length);
    expect(charactersOf([])).to.equal(0);
  });

  it("writes nothing where nothing is known", () => expect(tokenList(members).write(undefined)).to.equal(undefined));
});
