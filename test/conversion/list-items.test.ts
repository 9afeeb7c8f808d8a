import { expect } from "chai";
import {
  eachOf,
  itemsOf,
  readItems,
  readFirstItem,
  readItemTexts,
  assignItems,
} from "../../src/conversion/list-items.js";
import type { Json, Wire } from "../../src/conversion/json.js";
import { Loss } from "../../src/conversion/loss.js";

const is =
  (type: string) =>
  (wire: Wire): boolean =>
    wire.type === type;
const modalities = {
  text: (text: string): Wire => ({ type: "text", text }),
  inside: {
    is: is("said"),
    at: "content",
    keys: new Map([
      ["type", "known" as const],
      ["content", "known" as const],
    ]),
  },
};

describe("lists whose items hold several concepts", () => {
  const cases: readonly (readonly [
    name: string,
    reported: Json | undefined,
    want: readonly string[],
    lost?: readonly string[],
  ])[] = [
    ["a list", [{ type: "a" }, { type: "b" }], ["at[0] a", "at[1] b"]],
    ["an item alone", { type: "a" }, ["at a"]],
    ["a text", "words", ["at text"]],
    [
      "items inside items",
      [{ type: "said", content: [{ type: "a" }, { type: "b" }] }, { type: "c" }],
      ["at[0].content[0] a", "at[0].content[1] b", "at[1] c"],
    ],
    ["what else such items say is lost", [{ type: "said", content: [], name: "x" }], [], ["at[0].name"]],
    ["nothing", undefined, []],
    ["null", null, []],
  ];
  for (const [name, reported, want, lost = []] of cases) {
    it(`are reported as ${name}`, () => {
      const loss = new Loss({}, {});
      expect(
        itemsOf(reported, "at", loss, modalities).map(({ wire, path }) => `${path} ${String(wire.type)}`),
      ).to.deep.equal(want);
      expect(loss.paths).to.deep.equal(lost);
    });
  }

  it("are no text where none is meant", () => expect(itemsOf("words", "at", new Loss({}, {}))).to.deep.equal([]));

  it("go to the first line that has room, and are lost where none has", () => {
    const loss = new Loss({}, {});
    const items = itemsOf(
      [
        { type: "a", n: 1 },
        { type: "b", n: 2 },
        { type: "a", n: 3 },
        { type: "b", n: 4 },
        { type: "a", n: 5 },
        { type: "c" },
      ],
      "at",
      loss,
    );
    const shares = assignItems(
      items,
      [
        { is: is("a"), all: false },
        { is: is("a"), all: true },
        { is: is("b"), all: false },
      ],
      loss,
    );
    expect(shares.map((share) => share.map(({ wire }) => wire.n))).to.deep.equal([[1], [3, 5], [2]]);
    expect(loss.paths).to.deep.equal(["at[3]", "at[5]"]);
  });

  describe("are read", () => {
    const share = [
      { wire: { n: 1 }, path: "at[0]" },
      { wire: { n: 2, extra: true }, path: "at[2]" },
    ];
    const read = (wire: Wire, path: string): string | undefined =>
      wire.n === 1 ? undefined : `${String(wire.n)} ${path}`;

    it("all together, but for empty ones", () => expect(readItems(share, read)).to.deep.equal(["2 at[2]"]));
    it("one alone", () => expect(readFirstItem(share.slice(1), read)).to.equal("2 at[2]"));
    it("as nothing where there are none", () =>
      expect([readItems([], read), readItems(undefined, read), readFirstItem([], read)]).to.deep.equal([
        undefined,
        undefined,
        undefined,
      ]));
    it("as text with a separator between them, and their other members are lost", () => {
      const loss = new Loss({}, {});
      const keys = new Map([["n", "known" as const]]);
      expect(readItemTexts(share, loss, keys, (wire) => String(wire.n), "\n")).to.equal("1\n2");
      expect(loss.paths).to.deep.equal(["at[2].extra"]);
    });
  });

  for (const [name, value, want] of [
    ["one", "a", ["a"]],
    ["several", ["a", "b"], ["a", "b"]],
    ["no words", "", []],
    ["nothing", undefined, []],
  ] as const) {
    it(`are made of ${name}`, () => expect(eachOf<string>(value)).to.deep.equal(want));
  }
});
