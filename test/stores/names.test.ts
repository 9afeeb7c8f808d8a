import { expect } from "chai";
import { checkedName } from "../../src/stores/names.js";

describe("checkedName", () => {
  const names: [string, string][] = [
    ["a joined emoji", "\u{1f469}\u{1f3fd}\u200d\u{1f4bb}"],
    ["a joined emoji with a sign of its form", "\u{1f469}\u200d\u2764\ufe0f\u200d\u{1f468}"],
    ["an Arabic letter with a vowel before a joiner", "\u0645\u0650\u200c\u062e"],
    ["a Persian word", "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"],
    ["a hundred characters", "\u{1f469}".repeat(100)],
  ];
  for (const [what, name] of names) it(`accepts ${what}`, () => expect(checkedName("wallet", name)).to.equal(name));

  const refused: [string, string][] = [
    ["a joiner that would hide", "ad\u200dmin"],
    ["a joiner between a sign and a letter", "\u00a9\u200dadmin"],
    ["a joiner after a sign of a form alone", "ad\ufe0f\u200dmin"],
    ["a joiner that would hide beside another letter", "caf\u00e9\u200dx"],
    ["two joiners", "\u06cc\u200c\u200c\u06cc"],
    ["a joiner at the start", "\u200c\u06cc"],
    ["a joiner at the end", "\u06cc\u200c"],
    ["what turns the direction of a text", "\u06cc\u202e\u06cc"],
    ["what isolates a direction", "\u06cc\u2067\u06cc"],
    ["a character more than a hundred", "\u{1f469}".repeat(101)],
  ];
  for (const [what, name] of refused)
    it(`refuses ${what}`, () => expect(() => checkedName("wallet", name)).to.throw("the name of a wallet has"));
});
