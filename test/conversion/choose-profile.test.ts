import { expect } from "chai";
import { chooseProfile } from "../../src/conversion/choose-profile.js";
import type { Profile } from "../../src/conversion/profile.js";

const profile = (output: number): Profile => ({ vocabulary: "text", native: undefined, rules: [], family: { output } });
const known = new Map([
  ["small", profile(1)],
  ["large", profile(2)],
  ["rest", profile(3)],
]);
const lines = [
  { models: ["*-small*", "tiny"], profile: "small" },
  { models: ["big-*-v1:0"], profile: "large" },
];

describe("chooseProfile: the profile of a model behind a route", () => {
  const cases: readonly (readonly [what: string, written: string, model: string, output: number | undefined])[] = [
    ["is the one that the catalog names", "large", "tiny", 2],
    ["is none where the catalog declares none", "none", "tiny", undefined],
    ["is found by a name", "auto", "tiny", 1],
    ["is found by a part of a name", "auto", "host/one-small-2026", 1],
    ["is found by a name in capitals", "auto", "TINY", 1],
    ["is found by both ends of a name", "auto", "big-one-v1:0", 2],
    ["is not found by one end alone", "auto", "big-one-v1:1", undefined],
    ["is not found by ends that overlap", "auto", "big-v1:0", undefined],
    ["is none for an unknown name", "auto", "other", undefined],
  ];
  for (const [what, written, model, output] of cases) {
    it(what, () =>
      expect(chooseProfile({ configured: written, model, vocabulary: "text" }, known, lines)?.family?.output).to.equal(
        output,
      ),
    );
  }

  it("is the default profile for any other name", () => {
    const profiles = [...lines, { models: ["*"], profile: "rest" }];
    expect(
      chooseProfile({ configured: "auto", model: "other", vocabulary: "text" }, known, profiles)?.family?.output,
    ).to.equal(3);
  });

  it("is the first of the route's vocabulary", () => {
    const painter: Profile = { vocabulary: "image", native: undefined, rules: [], family: { output: 4 } };
    const profiles = [...lines, { models: ["tiny*"], profile: "painter" }];
    expect(
      chooseProfile(
        { configured: "auto", model: "tiny", vocabulary: "image" },
        new Map([...known, ["painter", painter]]),
        profiles,
      ),
    ).to.equal(painter);
  });

  it("is not of another vocabulary than the route", () => {
    expect(chooseProfile({ configured: "auto", model: "tiny", vocabulary: "image" }, known, lines)).to.equal(undefined);
  });

  it("accepts what the catalog declares for the model itself", () => {
    const chosen = chooseProfile(
      { configured: "auto", model: "tiny", vocabulary: "text", accepts: { reasoning: "none" } },
      known,
      lines,
    );
    expect(chosen?.family).to.deep.equal({ output: 1, reasoning: "none" });
    expect(
      chooseProfile({ configured: "none", model: "tiny", vocabulary: "text", accepts: { output: 9 } }, known)?.family,
    ).to.deep.equal({ output: 9 });
  });
});
