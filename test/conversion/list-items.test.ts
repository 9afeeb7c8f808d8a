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
    ["a single item", { type: "a" }, ["at a"]],
    ["a text", "words", ["at text"]],
    [
      "nested items",
      [{ type: "said", content: [{ type: "a" }, { type: "b" }] }, { type: "c" }],
      ["at[0].content[0] a", "at[0].content[1] b", "at[1] c"],
    ],
    ["other members of such items are lost", [{ type: "said", content: [], name: "x" }], [], ["at[0].name"]],
    ["nothing", undefined, []],
    ["null", null, []],
  ];
  for (const [name, reported, want, lost = []] of cases) {
    it(`are reported as ${name}`, () => {
      const body = { at: reported };
      const loss = new Loss({}, body);
      expect(
        itemsOf(reported, loss, body, "at", modalities).map((wire) => `${loss.pathTo(wire)} ${String(wire.type)}`),
      ).to.deep.equal(want);
      expect(loss.paths).to.deep.equal(lost);
    });
  }

  it("are no text where the target has none, and the text is lost", () => {
    const body = { at: "words" };
    const loss = new Loss({}, body);
    expect([itemsOf("words", loss, body, "at"), loss.paths]).to.deep.equal([[], ["at"]]);
  });

  it("go to the first place that has room, and are lost where none has", () => {
    const at = [
      { type: "a", n: 1 },
      { type: "b", n: 2 },
      { type: "a", n: 3 },
      { type: "b", n: 4 },
      { type: "a", n: 5 },
      7,
    ];
    const loss = new Loss({}, { at });
    const items = itemsOf(at, loss, { at }, "at");
    const shares = assignItems(
      items,
      [
        { is: is("a"), all: false },
        { is: is("a"), all: true },
        { is: is("b"), all: false },
      ],
      loss,
    );
    expect(shares.map((share) => share.map(({ n }) => n))).to.deep.equal([[1], [3, 5], [2]]);
    expect(loss.paths).to.deep.equal(["at[3]", "at[5]"]);
  });

  describe("are read", () => {
    const share: Wire[] = [{ n: 1 }, { n: 2, extra: true }];
    const read = ({ n }: Wire): string | undefined => (n === 1 ? undefined : String(n));

    it("all together, except empty ones", () => expect(readItems(share, read)).to.deep.equal(["2"]));
    it("one alone", () => expect(readFirstItem(share.slice(1), read)).to.equal("2"));
    it("as absent where there are none", () =>
      expect([readItems([], read), readItems(undefined, read), readFirstItem([], read)]).to.deep.equal([
        undefined,
        undefined,
        undefined,
      ]));
    it("as text with a separator between them, and their other members are lost", () => {
      const loss = new Loss({}, { at: [share[0] ?? {}, {}, share[1] ?? {}] });
      const keys = new Map([["n", "known" as const]]);
      expect(readItemTexts(share, loss, keys, (wire) => String(wire.n), "\n")).to.equal("1\n2");
      expect(loss.paths).to.deep.equal(["at[2].extra"]);
    });
  });

  for (const [name, value, want] of [
    ["one", "a", ["a"]],
    ["several", ["a", "b"], ["a", "b"]],
    ["no text", "", []],
    ["nothing", undefined, []],
  ] as const) {
    it(`are written from ${name}`, () => expect(eachOf<string>(value)).to.deep.equal(want));
  }
});
