import { expect } from "chai";
import { newIdentifier, newTaskIdentifier, randomBase62, randomHex } from "../../src/stores/identifiers.js";

const MANY = 20_000;

describe("identifiers", () => {
  it("are all different", () => {
    expect(new Set(Array.from({ length: MANY }, () => newIdentifier("hold"))).size).to.equal(MANY);
  });

  it("have one length and letters of base62 alone", () => {
    for (let count = 0; count < 1000; count++) expect(newIdentifier("hold")).to.match(/^hold_[0-9A-Za-z]{22}$/);
    expect(randomBase62(256)).to.match(/^[0-9A-Za-z]{43}$/);
    expect(randomHex(16)).to.match(/^[0-9a-f]{32}$/);
  });

  it("have each letter about equally often", () => {
    const counts = new Map<string, number>();
    for (let count = 0; count < MANY; count++)
      for (const letter of randomBase62(128)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    const expected = (MANY * 22) / 62;
    expect(counts.size).to.equal(62);
    // Six times the standard deviation.
    for (const count of counts.values()) expect(Math.abs(count - expected)).to.be.below(6 * Math.sqrt(expected));
  });

  it("are greater when they are later", () => {
    const year = 31_557_600_000;
    const ids = [-1, 1, 61, 62, Date.now(), Date.now() + 1, 100 * year].map((now) => newIdentifier("hold", now));
    expect(ids.toSorted()).to.deep.equal(ids);
  });

  it("of tasks are greater when they are later", () => {
    expect(newTaskIdentifier(2000) > newTaskIdentifier(1000)).to.equal(true);
    expect(newTaskIdentifier(1000)).to.match(/^task_[0-9A-HJKMNP-TV-Z]{26}$/);
  });
});
