import { expect } from "chai";
import {
  count,
  dateTime,
  exactUsd,
  groupName,
  indented,
  localMinute,
  milliseconds,
  momentOf,
  percent,
  plural,
  shortTime,
  trimmed,
  usd,
} from "../../../src/console/web/format.js";

describe("amounts on pages of the console", () => {
  const amounts: readonly (readonly [string | bigint, string])[] = [
    [0n, "$0.00"],
    ["10000000000", "$1.00"],
    ["12345678901234567890", "$1,234,567,890.12"],
    ["5000000000", "$0.50"],
    ["12300000", "$0.00123"],
    ["1", "$0.0000000001"],
    ["-5000000000", "-$0.50"],
    ["-25000000000", "-$2.50"],
  ];
  for (const [ticks, shown] of amounts) it(`show ${ticks} ticks as ${shown}`, () => expect(usd(ticks)).to.equal(shown));

  const exact: readonly (readonly [string, string])[] = [
    ["0", "$0.00"],
    ["12345678901234567890", "$1,234,567,890.123456789"],
    ["1", "$0.0000000001"],
    ["123456789010000", "$12,345.678901"],
    ["-25000000000", "-$2.50"],
    ["-1", "-$0.0000000001"],
  ];
  for (const [ticks, shown] of exact)
    it(`show all digits of ${ticks} ticks as ${shown}`, () => expect(exactUsd(ticks)).to.equal(shown));
});

describe("durations on pages of the console", () => {
  const durations: readonly (readonly [number | null, string])[] = [
    [null, "–"],
    [0, "0 ms"],
    [999.4, "999 ms"],
    [1_234, "1.23 s"],
    [12_345, "12.3 s"],
    [125_000, "2 min 5 s"],
  ];
  for (const [value, shown] of durations)
    it(`show ${value} as ${shown}`, () => expect(milliseconds(value)).to.equal(shown));
});

describe("shares on pages of the console", () => {
  const shares: readonly (readonly [number, number, string])[] = [
    [0, 0, "–"],
    [0, 5, "0.0 %"],
    [1, 100_000, "<0.1 %"],
    [1, 30, "3.3 %"],
    [1, 1, "100 %"],
  ];
  for (const [part, whole, shown] of shares)
    it(`show ${part} of ${whole} as ${shown}`, () => expect(percent(part, whole)).to.equal(shown));

  it("have words for one and for many", () => {
    expect([plural(1, "poll"), plural(1_000, "poll"), count(1_000)]).to.deep.equal(["1 poll", "1,000 polls", "1,000"]);
  });
});

describe("moments on pages of the console", () => {
  it("are the local minute of a control, and back", () => {
    const local = "2026-03-04T05:06";
    expect(localMinute(momentOf(local))).to.equal(local);
    expect(momentOf(local)).to.match(/^2026-03-0[345]T\d\d:\d6:00\.000Z$/);
  });

  it("are the time alone where they are of today", () => {
    const at = new Date("2026-03-04T05:06:07");
    const written = at.toISOString();
    expect(shortTime(written, at))
      .to.match(/5:06:07/)
      .and.not.to.match(/2026/);
    expect(shortTime(written, new Date("2026-03-05T00:00:01"))).to.match(/2026/);
  });

  it("have the hours of a day, from 0 to 23", () => {
    expect(dateTime("2026-03-04T17:06:07"))
      .to.match(/17:06:07/)
      .and.not.to.match(/PM/);
    expect(shortTime("2026-03-04T00:06:07", new Date("2026-03-05T09:00:00"))).to.match(/\b00:06/);
  });

  it("are empty where nothing is chosen", () => {
    expect([localMinute(""), momentOf(""), localMinute("soon")]).to.deep.equal(["", "", ""]);
  });
});

describe("stored bodies on pages of the console", () => {
  const values: readonly unknown[] = [
    {},
    [],
    "a",
    1,
    null,
    { a: 1, b: [], c: {}, d: [1, [2, {}], { e: "x" }] },
    { text: 'a "quoted" {brace}, [list]: \\ and\nmore', empty: "", "": [true, false, null, -1.5e-7] },
  ];
  for (const value of values)
    it(`are indented: ${JSON.stringify(value)}`, () => {
      expect(indented(JSON.stringify(value))).to.equal(JSON.stringify(value, undefined, 2));
      expect(indented(JSON.stringify(value, undefined, 7))).to.equal(JSON.stringify(value, undefined, 2));
    });

  const kept: readonly (readonly [string, string])[] = [
    ['{"seed":9007199254740993}', '{\n  "seed": 9007199254740993\n}'],
    ["[1.0,1e400,0.10]", "[\n  1.0,\n  1e400,\n  0.10\n]"],
    ['{"a":"\\u00e9","a":2}', '{\n  "a": "\\u00e9",\n  "a": 2\n}'],
    ['{"model": "m", "mess', '{"model": "m", "mess'],
  ];
  for (const [text, shown] of kept) it(`keep what was sent: ${text}`, () => expect(indented(text)).to.equal(shown));
});

describe("names of groups of calls", () => {
  const all = [
    { id: "key_0001AAAAAA", name: "team" },
    { id: "key_0001BBBBBB", name: "team" },
    { id: "key_0001CCCCCC", name: "other" },
    { id: "gone", name: null },
    { id: "", name: null },
  ];
  const names = ["team (…AAAAAA)", "team (…BBBBBB)", "other", "gone", "none"];
  for (const [index, name] of names.entries())
    it(`are distinguished: ${name}`, () => {
      const group = all[index];
      expect(group && groupName(group, all)).to.equal(name);
    });
});

describe("texts of filters on pages of the console", () => {
  it("have no spaces around them, and are left out where there is nothing else", () => {
    expect(trimmed({ model: " a b ", wallet: "  ", key: "" })).to.deep.equal({ model: "a b" });
  });
});
