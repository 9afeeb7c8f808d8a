import { expect } from "chai";
import {
  partsOfRecord,
  reasoningRecord,
  reasoningState,
  reasoningWords,
  recordOf,
} from "../../../src/conversion/transforms/reasoning-record.js";
import type { Json } from "../../../src/conversion/json.js";
import { keeps, reads, writes } from "./transform-cases.js";

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
    ["what clients altered", `{"type":\n${lines(hidden)}\n7`, [hidden]],
    ["no entries", "altered", undefined],
  ]);
  keeps(reasoningRecord, [["entries", lines(signed, hidden)]]);
});

describe("reasoningState", () => {
  reads(reasoningState, [
    ["what is opaque, without its words", [words, signed, summary, hidden], lines(state, hidden)],
    ["an empty signature as none", [{ ...words, signature: "" }], undefined],
    ["words alone", [words, summary], undefined],
  ]);

  const unsigned: readonly (readonly [name: string, value: Json, want: string | undefined])[] = [
    ["the first words that nobody signed", [hidden, signed, { ...words, text: "" }, words, summary], lines(bare)],
    ["none", [signed, hidden], undefined],
    ["words that are no entries", "hm", undefined],
  ];
  for (const [name, value, want] of unsigned)
    it(`stands for words without a signature: ${name}`, () =>
      expect(reasoningState.readUnsigned(value)).to.equal(want));
});

describe("reasoningWords", () => {
  reads(reasoningWords, [
    ["one text", "hm", "hm"],
    ["the words of entries", [words, summary, hidden], "hmin short"],
    ["entries without words", [hidden], undefined],
    ["nothing", null, undefined],
  ]);
  keeps(reasoningWords, [["words", "hm"]]);
});

describe("a record of reasoning", () => {
  it("is parts of words, each with the state that they led to", () => {
    expect(partsOfRecord(lines(signed, summary, hidden, words))).to.deep.equal([
      { text: "hm", signature: lines(state) },
      { text: "in short", signature: lines(hidden) },
      { text: "hm", unsigned: lines(bare) },
    ]);
  });

  const BACK: readonly (readonly [name: string, state: string, text: string, want: string | undefined])[] = [
    ["words that are signed", lines(state), "hm", lines({ ...state, text: "hm" })],
    [
      "a summary of what is hidden",
      lines(hidden),
      "in short",
      lines({ type: summary.type, summary: "in short", format: "f" }, hidden),
    ],
    ["what is hidden alone", lines(hidden), "", lines(hidden)],
    ["nothing that clients altered", "altered", "hm", undefined],
    ["words that nobody signs", lines(bare), "hm", lines({ ...bare, text: "hm" })],
    [
      "a summary that nobody signs",
      lines({ type: summary.type, index: 0, format: "f" }),
      "in short",
      lines({ type: summary.type, index: 0, format: "f", summary: "in short" }),
    ],
    ["nothing without its words", lines(bare), "", undefined],
    ["nothing of a format that must be signed", lines({ ...bare, format: "signed" }), "hm", undefined],
    ["nothing of no format", lines({ type: "reasoning.text" }), "hm", undefined],
  ];
  for (const [name, opaque, text, want] of BACK)
    it(`comes back as ${name}`, () => expect(recordOf(opaque, text, ["signed", ""])).to.equal(want));
});
