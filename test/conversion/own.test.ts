import { expect } from "chai";
import { keepOwn, type Own, type OwnRule, restoreOwn } from "../../src/conversion/own.js";
import type { Wire } from "../../src/conversion/json.js";

const rule: OwnRule = {
  members: [
    { at: ["tier"], is: "string" },
    { at: ["usage", "tools"], is: "object" },
    { at: ["error", "code"], is: "integer" },
  ],
  lists: [
    {
      at: ["steps"],
      items: [
        { when: { type: "thought" }, beside: false, members: [{ at: ["summary"], is: "list" }], lists: [] },
        {
          when: { type: "output" },
          beside: false,
          members: [],
          lists: [
            {
              at: ["content"],
              items: [
                { when: { type: "text" }, beside: false, members: [{ at: ["text"], is: "string" }], lists: [] },
                { when: { type: "video" }, beside: true, members: [{ at: ["size"], is: "string" }], lists: [] },
              ],
            },
          ],
        },
      ],
    },
  ],
};

const thought = { type: "thought", summary: ["hm"] };
const words = { type: "text", text: "Here." };
const output = (...content: Wire[]): Wire => ({ type: "output", content });

describe("members that one dialect alone reports", () => {
  const kept: [string, Wire, Wire | undefined][] = [
    ["listed members", { tier: "flex", id: "job-1" }, { tier: "flex" }],
    ["listed members of an object", { usage: { tools: { search: 1 }, total: 3 } }, { usage: { tools: { search: 1 } } }],
    ["nothing of another type", { tier: 1, usage: { tools: "none" }, error: { code: 1.5 } }, undefined],
    ["nothing that is null", { tier: null, usage: null, steps: null }, undefined],
    [
      "items of the listed kinds",
      { steps: [thought, { type: "call", summary: ["x"] }, "odd", null] },
      { steps: [thought] },
    ],
    ["listed members of items", { steps: [{ ...thought, id: "step-1" }] }, { steps: [thought] }],
    [
      "nested items",
      { steps: [output(words, { type: "video", size: "720p", uri: "x" })] },
      { steps: [output(words, { type: "video", size: "720p" })] },
    ],
    ["no empty items", { steps: [{ type: "thought" }, output({ type: "video" })] }, undefined],
  ];
  for (const [name, body, want] of kept) {
    it(`keeps ${name}`, () =>
      expect(keepOwn("here", rule, body)).to.deep.equal(want && { dialect: "here", fields: want }));
  }

  const own = (reported: Wire): Own => ({ dialect: "here", fields: reported });
  const reported: [string, Wire, Wire, Wire][] = [
    ["beside the rest", { id: "1" }, { tier: "flex" }, { id: "1", tier: "flex" }],
    [
      "inside an object that the answer has",
      { usage: { total: 3 } },
      { usage: { tools: {} } },
      { usage: { total: 3, tools: {} } },
    ],
    [
      "not inside an object that the answer lacks",
      { id: "1" },
      { usage: { tools: {} }, error: { code: 3 } },
      { id: "1" },
    ],
    [
      "in place of a value with less detail",
      { error: { code: 13, message: "m" } },
      { error: { code: 9 } },
      { error: { code: 9, message: "m" } },
    ],
    ["not where it is not listed", { id: "1" }, { id: "2", other: 1 }, { id: "1" }],
    ["as items alone", { id: "1" }, { steps: [thought, output(words)] }, { id: "1", steps: [thought, output(words)] }],
    [
      "merged with the first written item of its kind",
      { steps: [output({ type: "video", uri: "u" })] },
      { steps: [thought, output(words)] },
      { steps: [thought, output(words, { type: "video", uri: "u" })] },
    ],
    [
      "before written items of other kinds",
      { steps: [output({ type: "video", uri: "u" })] },
      { steps: [thought] },
      { steps: [thought, output({ type: "video", uri: "u" })] },
    ],
    [
      "in an item that is written",
      { steps: [output({ type: "video", uri: "u" })] },
      { steps: [output({ type: "video", size: "720p" })] },
      { steps: [output({ type: "video", uri: "u", size: "720p" })] },
    ],
    [
      "not as an item that belongs only beside others",
      { steps: [output()] },
      { steps: [output({ type: "video", size: "720p" })] },
      { steps: [output()] },
    ],
    [
      "not as such an item inside one that is written alone",
      { id: "1" },
      { steps: [thought, output({ type: "video", size: "720p" })] },
      { id: "1", steps: [thought] },
    ],
    [
      "without such an item inside one that is written alone",
      { id: "1" },
      { steps: [output(words, { type: "video", size: "720p" })] },
      { id: "1", steps: [output(words)] },
    ],
  ];
  for (const [name, wire, more, want] of reported) {
    it(`is reported ${name}`, () => expect(restoreOwn("here", rule, wire, own(more))).to.deep.equal(want));
  }

  it("is not reported in another dialect", () => {
    expect(restoreOwn("there", rule, { id: "1" }, own({ tier: "flex" }))).to.deep.equal({ id: "1" });
    expect(restoreOwn("here", rule, { id: "1" }, undefined)).to.deep.equal({ id: "1" });
  });
});
