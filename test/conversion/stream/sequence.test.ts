import { expect } from "chai";
import type { Piece } from "../../../src/conversion/stream/contract.js";
import type { MediaPart } from "../../../generated/interlingua/text.js";
import type { Growing } from "../../../src/conversion/stream/growing.js";
import { PartSequence } from "../../../src/conversion/stream/sequence.js";
import { callCases, type SequenceCase as Case } from "./call-cases.js";

const image: MediaPart = { kind: "media", medium: "image", source: { mime: "image/png", data: "AA==" } };

/** The parts that may be written now, in order. */
function readyIn(sequence: PartSequence): Growing[] {
  const ready: Growing[] = [];
  for (let growing = sequence.first(); growing !== undefined; growing = sequence.next()) ready.push(growing);
  return ready;
}

/** The parts that a stream of pieces makes: `kind#id/name:text`, with a dot when closed. */
function partsOf(interleaved: boolean, pieces: readonly Piece[]): string[] {
  const sequence = new PartSequence({ interleaved, endsInState: true });
  const seen = new Map<object, string>();
  const look = (): void => {
    for (const { part, closed } of readyIn(sequence)) {
      const call = part.kind === "call" ? `#${part.id}/${part.name}` : "";
      const state = part.signature + part.redacted;
      seen.set(part, `${part.kind}${call}:${part.text}${state === "" ? "" : `~${state}`}${closed ? "." : ""}`);
    }
  };
  for (const piece of pieces) {
    sequence.take(piece);
    look();
  }
  sequence.closeAll();
  look();
  return [...seen.values()];
}

const either: Case[] = [
  ...callCases,
  [
    "fragments without keys extend the part of their kind",
    [
      { kind: "text", text: "a" },
      { kind: "text", text: "b" },
    ],
    ["text:ab."],
  ],
  [
    "another kind begins a new part",
    [
      { kind: "reasoning", text: "hm" },
      { kind: "text", text: "a" },
    ],
    ["reasoning:hm.", "text:a."],
  ],
  [
    "the same kind again, after another, is a part of its own",
    [
      { kind: "text", text: "a" },
      { kind: "refusal", text: "no" },
      { kind: "text", text: "b" },
    ],
    ["text:a.", "refusal:no.", "text:b."],
  ],
  [
    "reasoning after reasoning that has its state is a part of its own",
    [
      { kind: "reasoning", text: "hm" },
      { kind: "reasoning", signature: "s" },
      { kind: "reasoning", text: "" },
      { kind: "reasoning", text: "so" },
      { kind: "reasoning", signature: "t" },
    ],
    ["reasoning:hm~s.", "reasoning:so~t."],
  ],
  [
    "fragments with keys extend their parts",
    [
      { kind: "text", key: 0, text: "a" },
      { key: 0, text: "b" },
      { key: 0, close: true },
    ],
    ["text:ab."],
  ],
  [
    "a part that was closed does not grow without a key",
    [
      { kind: "text", text: "a", close: true },
      { kind: "text", text: "b" },
    ],
    ["text:a.", "text:b."],
  ],
  [
    "a fragment with an unknown key continues the open part",
    [
      { kind: "text", key: 0, text: "a" },
      { key: 5, text: "b" },
    ],
    ["text:ab."],
  ],
  ["a fragment of an unknown kind is ignored", [{ key: 7, text: "a" }], []],
  ["an empty fragment begins no part", [{ kind: "text", text: "" }, { kind: "reasoning" }], []],
  [
    "a call begins with its name and grows by its key",
    [
      { kind: "call", key: 0, id: "a", name: "f", text: "" },
      { kind: "call", key: 0, text: "{}" },
    ],
    ["call#a/f:{}."],
  ],
  [
    "the first name and ID count",
    [
      { kind: "call", key: 0, id: "a", name: "f" },
      { kind: "call", key: 0, id: "", name: "" },
      { kind: "call", key: 0, name: "g", text: "{}" },
    ],
    ["call#a/f:{}."],
  ],
  [
    "a call may have the key of words that are complete",
    [
      { kind: "reasoning", key: 0, text: "a" },
      { key: 0, close: true },
      { kind: "call", key: 0, id: "a", name: "f", text: "" },
      { key: 0, text: "{}" },
    ],
    ["reasoning:a.", "call#a/f:{}."],
  ],
  [
    "words may have the key of a call that is complete",
    [
      { kind: "call", key: 0, id: "a", name: "f", text: "{}" },
      { key: 0, close: true },
      { kind: "text", key: 0, text: "b" },
      { key: 0, text: "c" },
    ],
    ["call#a/f:{}.", "text:bc."],
  ],
  [
    "a call may have the key of words that did not end",
    [
      { kind: "text", key: 0, text: "a" },
      { kind: "call", key: 0, id: "a", name: "f", text: "{" },
      { kind: "text", key: 0, text: "b" },
      { kind: "call", key: 0, text: "}" },
      { kind: "call", key: 0, close: true },
      { kind: "text", key: 0, close: true },
    ],
    ["text:a.", "call#a/f:{}.", "text:b."],
  ],
  [
    "an end of a part that never began begins none",
    [
      { kind: "text", key: 0, close: true },
      { kind: "call", key: 0, close: true },
    ],
    [],
  ],
  [
    "calls that share one key are distinguished by ID",
    [
      { kind: "call", key: 0, id: "a", name: "f", text: "{}" },
      { kind: "call", key: 0, id: "b", name: "g", text: "{}" },
    ],
    ["call#a/f:{}.", "call#b/g:{}."],
  ],
  [
    "whole calls without keys",
    [
      { kind: "call", id: "a", name: "f", text: "{}" },
      { kind: "call", id: "b", name: "g", text: "{}" },
    ],
    ["call#a/f:{}.", "call#b/g:{}."],
  ],
  [
    "a signature that comes in pieces",
    [
      { kind: "reasoning", key: 0, text: "hm" },
      { key: 0, signature: "ab" },
      { key: 0, signature: "cd" },
    ],
    ["reasoning:hm~abcd."],
  ],
  ["opaque reasoning", [{ kind: "reasoning", key: 0, redacted: "xyz" }], ["reasoning:~xyz."]],
  [
    "arguments that come one value at a time",
    [
      { kind: "call", id: "a", name: "f", values: [] },
      { values: [{ at: ["x"], value: "o" }] },
      {
        values: [
          { at: ["x"], value: "k" },
          { at: ["y"], value: 1 },
        ],
        close: true,
      },
    ],
    ['call#a/f:{"x":"ok","y":1}.'],
  ],
  [
    "arguments without a completion are complete when the next part begins",
    [
      { kind: "call", id: "a", name: "f", values: [{ at: ["x"], value: 1 }] },
      { kind: "text", text: "a" },
    ],
    ['call#a/f:{"x":1}.', "text:a."],
  ],
  [
    "values without a call are ignored",
    [{ kind: "text", text: "a" }, { values: [{ at: ["x"], value: 1 }] }],
    ["text:a."],
  ],
  [
    "a medium is complete at once",
    [
      { kind: "media", media: image },
      { kind: "media", media: image },
    ],
    ["media:.", "media:."],
  ],
  [
    "text continues after a medium that came under its key",
    [
      { kind: "text", key: 0, text: "a" },
      { kind: "media", key: 0, media: image },
      { key: 0, text: "b" },
      { key: 0, text: "c" },
    ],
    ["text:a.", "media:.", "text:bc."],
  ],
  [
    "calls of free text grow in parallel",
    [
      { kind: "call", calling: "text", key: 0, id: "a", name: "f", text: "x" },
      { kind: "call", calling: "text", key: 1, id: "b", name: "f", text: "y" },
      { key: 0, text: "X" },
      { key: 1, text: "Y" },
    ],
    ["call#a/f:xX.", "call#b/f:yY."],
  ],
  [
    "a call of free text without a key is complete when another begins",
    [
      { kind: "call", calling: "text", id: "a", name: "f", text: "x" },
      { kind: "call", calling: "text", id: "b", name: "f", text: "y" },
    ],
    ["call#a/f:x.", "call#b/f:y."],
  ],
  [
    "the complete text counts where no fragment came",
    [{ kind: "text", key: 0, whole: "ab", close: true }],
    ["text:ab."],
  ],
  [
    "the complete text adds what no fragment had",
    [
      { kind: "text", key: 0, text: "ab" },
      { key: 0, whole: "abcd", close: true },
    ],
    ["text:abcd."],
  ],
  [
    "the complete text after fragments adds nothing",
    [
      { kind: "text", key: 0, text: "a" },
      { key: 0, text: "b" },
      { key: 0, whole: "ab", close: true },
    ],
    ["text:ab."],
  ],
];

describe("PartSequence", () => {
  for (const interleaved of [true, false]) {
    describe(interleaved ? "parts side by side" : "one part at a time", () => {
      for (const [name, pieces, want] of either)
        it(name, () => expect(partsOf(interleaved, pieces)).to.deep.equal(want));
    });
  }

  const calls: Piece[] = [
    { kind: "call", key: 0, id: "a", name: "f", text: '{"x":' },
    { kind: "call", key: 1, id: "b", name: "g", text: '{"y":' },
    { kind: "call", key: 0, text: "1}" },
    { kind: "call", key: 1, text: "2}" },
  ];

  it("calls that grow in parallel are ready when they have something to write", () => {
    const sequence = new PartSequence({ interleaved: true, endsInState: true });
    const ready = calls.map((piece) => {
      sequence.take(piece);
      return readyIn(sequence)
        .map(({ part }) => part.id)
        .join("");
    });
    expect(ready).to.deep.equal(["a", "b", "a", "b"]);
  });

  it("without parallel calls, a later call waits until the one before is complete", () => {
    const sequence = new PartSequence({ interleaved: false, endsInState: true });
    const ready = calls.map((piece) => {
      sequence.take(piece);
      return readyIn(sequence)
        .map(({ part }) => part.id)
        .join("");
    });
    expect(ready).to.deep.equal(["a", "a", "a", "a"]);
    sequence.closeAll();
    expect(readyIn(sequence).map(({ part, pending }) => `${part.id}${pending}`)).to.deep.equal([
      'a{"x":1}',
      'b{"y":2}',
    ]);
    expect(readyIn(sequence)).to.deep.equal([]);
  });

  it("keeps no media", () => {
    const sequence = new PartSequence({ interleaved: true, endsInState: true });
    sequence.take({ kind: "media", media: image, close: true });
    readyIn(sequence);
    expect(sequence.all).to.deep.equal([]);
  });
});
