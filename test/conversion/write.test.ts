import { expect } from "chai";
import { finishWord, itemWith, loneOf, mergeItems } from "../../src/conversion/write.js";
import type { Finish, Wire } from "../../src/registry.js";
import { call, text } from "../support/conversion/turns.js";

describe("finishWord", () => {
  const words = new Map<Finish, string>([
    ["stop", "done"],
    ["awaiting_results", "wait"],
    ["length", "cut"],
    ["other", "done"],
  ]);
  const cases: [name: string, finish: Finish | undefined, isCalled: boolean, want: string | undefined][] = [
    ["its own value", "length", false, "cut"],
    ["its own value after calls too", "length", true, "cut"],
    ["the value of a normal end, where it has none of its own", "other", false, "done"],
    ["a wait for results, where it has none of its own and there are calls", "other", true, "wait"],
    ["the value of an unknown end, where it has one", undefined, false, "done"],
  ];
  for (const [name, finish, isCalled, want] of cases) {
    it(`is ${name}`, () =>
      expect(finishWord(words, finish, [text("hi"), ...(isCalled ? [call("a")] : [])])).to.equal(want));
  }
});

describe("loneOf", () => {
  const cases: [name: string, items: (string | undefined)[], want: unknown][] = [
    ["is the only item", ["a", undefined], "a"],
    ["is a list of several", ["a", "b"], ["a", "b"]],
    ["is nothing of none", [undefined], undefined],
  ];
  for (const [name, items, want] of cases) it(name, () => expect(loneOf(items)).to.deep.equal(want));
});

describe("itemWith", () => {
  it("adds to a record what its list knows it by", () =>
    expect(itemWith({ url: "u" }, { role: "first" })).to.deep.equal({ url: "u", role: "first" }));
  it("is nothing where the record could not be written", () =>
    expect(itemWith(undefined, { role: "first" })).to.equal(undefined));
});

describe("mergeItems", () => {
  const user = (...content: string[]) => ({ role: "user", content });
  const assistant = (...content: string[]) => ({ role: "assistant", content });
  const cases: [name: string, items: Wire[], want: Wire[]][] = [
    ["joins neighbours of one role", [user("a"), user("b"), user("c")], [user("a", "b", "c")]],
    ["keeps other neighbours", [user("a"), assistant("b"), user("c")], [user("a"), assistant("b"), user("c")]],
    [
      "joins the neighbours of each role by themselves",
      [user("a"), user("b"), assistant("c"), assistant("d"), user("e")],
      [user("a", "b"), assistant("c", "d"), user("e")],
    ],
    [
      "keeps the members of the first item",
      [
        { ...user("a"), name: "x" },
        { ...user("b"), name: "y" },
      ],
      [{ ...user("a", "b"), name: "x" }],
    ],
    [
      "keeps an item whose content is no list",
      [user("a"), { role: "user", content: "b" }, user("c"), user("d")],
      [user("a"), { role: "user", content: "b" }, user("c", "d")],
    ],
  ];
  for (const [name, items, want] of cases) {
    it(name, () => {
      const before = structuredClone(items);
      expect(mergeItems(items, "role", "content")).to.deep.equal(want);
      expect(items, "the items themselves").to.deep.equal(before);
    });
  }
});
