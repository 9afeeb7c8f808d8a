import { expect } from "chai";
import {
  partsOfRecord,
  reasoningRecord,
  reasoningState,
  reasoningWords,
  recordOf,
} from "../../../../specs/dialects/chat/reasoning-record.js";
import type { Json } from "../../../../src/conversion/json.js";
import { keeps, reads, writes } from "../../../support/conversion/transform-cases.js";

const words = { type: "reasoning.text", text: "hm", format: "f", index: 0 };
const signed = { ...words, signature: "s" };
const summary = { type: "reasoning.summary", summary: "in short", index: 0 };
const hidden = { type: "reasoning.encrypted", data: "d", id: "r", format: "f", index: 1 };
const lines = (...entries: readonly unknown[]): string => entries.map((entry) => JSON.stringify(entry)).join("\n");
const { text: _text, ...state } = signed;
const { text: _words, ...bare } = words;

describe("reasoningRecord", () => {
  reads(reasoningRecord, [
    ["entries", [summary, hidden], lines(summary, hidden)],
    ["what is no entry", [null, "words", hidden], lines(hidden)],
    ["no entries", [], undefined],
    ["nothing", undefined, undefined],
  ]);
  writes(reasoningRecord, [
    ["an entry that a client altered", `{"type":\n${lines(hidden)}\n7`, [hidden]],
    ["no entries", "altered", undefined],
  ]);
  keeps(reasoningRecord, [["entries", lines(signed, hidden)]]);
});

describe("reasoningState", () => {
  reads(reasoningState, [
    ["an opaque entry, without its text", [words, signed, summary, hidden], lines(state, hidden)],
    ["an empty signature as absent", [{ ...words, signature: "" }], undefined],
    ["text alone", [words, summary], undefined],
  ]);

  const unsigned: readonly (readonly [name: string, value: Json, want: string | undefined])[] = [
    ["the first text without a signature", [hidden, signed, { ...words, text: "" }, words, summary], lines(bare)],
    ["none", [signed, hidden], undefined],
    ["text that is not made of entries", "hm", undefined],
  ];
  for (const [name, value, want] of unsigned)
    it(`writes ${name} in place of a signature`, () => expect(reasoningState.readUnsigned(value)).to.equal(want));
});

describe("reasoningWords", () => {
  reads(reasoningWords, [
    ["one text", "hm", "hm"],
    ["the text of entries", [words, summary, hidden], "hmin short"],
    ["entries without text", [hidden], undefined],
    ["an empty text", "", undefined],
    ["nothing", null, undefined],
  ]);
  keeps(reasoningWords, [["words", "hm"]]);
});

describe("a record of reasoning", () => {
  it("becomes parts of text, each with the state that follows from it", () => {
    expect(partsOfRecord(lines(signed, summary, hidden, words))).to.deep.equal([
      { text: "hm", signature: lines(state) },
      { text: "in short", signature: lines(hidden) },
      { text: "hm", unsigned: lines(bare) },
    ]);
  });

  const BACK: readonly (readonly [name: string, state: string, text: string, want: string | undefined])[] = [
    ["text that is signed", lines(state), "hm", lines({ ...state, text: "hm" })],
    [
      "a summary of hidden reasoning",
      lines(hidden),
      "in short",
      lines({ type: summary.type, summary: "in short", format: "f" }, hidden),
    ],
    ["hidden reasoning alone", lines(hidden), "", lines(hidden)],
    ["nothing that clients altered", "altered", "hm", undefined],
    ["text in a format without signatures", lines(bare), "hm", lines({ ...bare, text: "hm" })],
    [
      "a summary in a format without signatures",
      lines({ type: summary.type, index: 0, format: "f" }),
      "in short",
      lines({ type: summary.type, index: 0, format: "f", summary: "in short" }),
    ],
    ["nothing without its text", lines(bare), "", undefined],
    ["nothing of a format that must be signed", lines({ ...bare, format: "signed" }), "hm", undefined],
    ["nothing without a format", lines({ type: "reasoning.text" }), "hm", undefined],
  ];
  for (const [name, opaque, text, want] of BACK)
    it(`returns as ${name}`, () => expect(recordOf(opaque, text, ["signed", ""])).to.equal(want));
});
