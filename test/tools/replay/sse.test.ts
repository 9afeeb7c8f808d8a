import { expect } from "chai";
import { Faults } from "../../../tools/replay/meaning.js";
import { readSse } from "../../../tools/replay/sse.js";

describe("readSse: replay: reading server-sent events", () => {
  const cases: [string, string, { events: unknown[]; faults?: RegExp }][] = [
    ["one event", "data: a\n\n", { events: [{ name: undefined, data: "a" }] }],
    ["a name after the data", "data: a\nevent: b\n\n", { events: [{ name: "b", data: "a" }] }],
    ["several data lines", "data: a\ndata:b\n\n", { events: [{ name: undefined, data: "a\nb" }] }],
    [
      "carriage returns",
      "event: b\r\ndata: a\r\n\r\ndata: c\r\r",
      {
        events: [
          { name: "b", data: "a" },
          { name: undefined, data: "c" },
        ],
      },
    ],
    ["comments are no events", ": ping\n\ndata: a\n\n", { events: [{ name: undefined, data: "a" }] }],
    [
      "a last event without its blank line",
      "data: a\n",
      { events: [{ name: undefined, data: "a" }], faults: /blank line/ },
    ],
    ["empty data", "data:\n\n", { events: [{ name: undefined, data: "" }], faults: /empty data/ }],
    ["a name alone", "event: b\n\n", { events: [], faults: /without data/ }],
    ["a stray line", "hello\n\ndata: a\n\n", { events: [{ name: undefined, data: "a" }], faults: /no event field/ }],
  ];
  for (const [name, text, want] of cases) {
    it(name, () => {
      const faults = new Faults(true);
      expect(readSse(text, faults)).to.deep.equal(want.events);
      if (want.faults === undefined) expect(faults.list).to.deep.equal([]);
      else expect(faults.list.join()).to.match(want.faults);
    });
  }

  it("notes bytes that are no UTF-8 even when reading tolerantly", () => {
    const faults = new Faults(false);
    readSse(Uint8Array.from([0x64, 0x61, 0x74, 0x61, 0x3a, 0xff, 0x0a, 0x0a]), faults);
    expect(faults.list).to.deep.equal(["the stream is not valid UTF-8"]);
  });
});
