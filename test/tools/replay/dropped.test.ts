import { expect } from "chai";
import { Dropped } from "../../../tools/replay/dropped.js";

describe("replay: x-dropped-params", () => {
  const covered: [string, string, string, boolean][] = [
    ["the place itself", "seed", "seed", true],
    ["an object around it", "messages[0]", "messages[0].content[1].detail", true],
    ["a name that only begins like it", "top", "top_k", false],
    ["another index", "tools[1]", "tools[10]", false],
    ["a place inside it", "messages[0].content[0].detail", "messages[0].content[0]", false],
    ["one of many", "messages[*].content[*].signature", "messages[2].content[0].signature", true],
    ["another member of the same items", "messages[*].content[*].signature", "messages[2].content[0].text", false],
    ["a name with a comma", "a%2Cb", "a,b", true],
  ];
  for (const [name, header, place, want] of covered) {
    it(`${want ? "covers" : "does not cover"} ${name}`, () => expect(new Dropped(header).covers(place)).to.equal(want));
  }

  it("marks objects that are reported in part", () => {
    expect(new Dropped("provider.order").touches("provider")).to.equal(true);
  });

  it("assumes nothing after a header that was cut", () => {
    const dropped = new Dropped("seed, logit_b...");
    expect(dropped.paths).to.deep.equal(["seed"]);
    expect(dropped.covers("logit_bias")).to.equal(true);
  });

  const untrue: [string, string, object, RegExp | undefined][] = [
    ["a correct list", "seed, user", { seed: 1, user: "a" }, undefined],
    ["a list of many at once", "seed, a[*].b, user", { seed: 1, a: [{ b: 1 }, { b: 2 }], user: "a" }, undefined],
    ["many that the request lacks", "a[*].c", { a: [{ b: 1 }] }, /not in the request/],
    ["a field that the request lacks", "seed", {}, /not in the request/],
    ["a null", "seed", { seed: null }, /requests nothing/],
    ["store: false", "store", { store: false }, /requests nothing/],
    ["stream options", "stream_options", { stream_options: { include_usage: true } }, /requests nothing/],
    ["a field twice", "seed, seed", { seed: 1 }, /twice/],
    ["another order than the body's", "user, seed", { seed: 1, user: "a" }, /out of order/],
  ];
  for (const [name, header, body, fault] of untrue) {
    it(`${fault === undefined ? "accepts" : "finds"} ${name}`, () => {
      const found = new Dropped(header).untruths(JSON.parse(JSON.stringify(body)));
      if (fault === undefined) expect(found).to.deep.equal([]);
      else expect(found.join()).to.match(fault);
    });
  }
});
