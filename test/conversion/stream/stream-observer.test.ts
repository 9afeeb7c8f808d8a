import { expect } from "chai";
import type { Finish, Usage } from "../../../generated/interlingua/text.js";
import type { Piece } from "../../../src/conversion/stream/contract.js";
import { StreamObserver } from "../../../src/conversion/stream/stream-observer.js";

const deaf = { onUsage() {}, onImage() {}, onFinish() {}, onPreview() {} };

describe("StreamObserver", () => {
  const reasons: [name: string, reported: Finish[], want: Finish | undefined][] = [
    ["none", [], undefined],
    ["one", ["length"], "length"],
    ["the same reason again", ["stop", "stop"], "stop"],
    ["a normal end before the true reason", ["stop", "awaiting_results"], "awaiting_results"],
    ["an unknown reason before the true one", ["other", "length"], "length"],
    ["a normal end after the true reason", ["length", "stop"], "length"],
  ];
  for (const [name, reported, want] of reasons) {
    it(`reasons: ${name}`, () => {
      const observer = new StreamObserver();
      for (const reason of reported) observer.finish(reason);
      expect(observer.finishReason).to.equal(want);
    });
  }

  it("the last reported usage counts, and its total is settled", () => {
    const observer = new StreamObserver();
    expect(observer.usage).to.equal(undefined);
    observer.count({ input: 3, output: 1 });
    observer.count({ input: 3, output: 4 });
    expect(observer.usage).to.deep.equal({ input: 3, output: 4, total: 7 });
  });

  const usages: [name: string, reported: Usage[], want: Usage | undefined][] = [
    ["nothing", [], undefined],
    ["no count", [{ input: undefined, output: undefined }], undefined],
    ["zeros", [{ input: 0, output: 0 }], { input: 0, output: 0, total: 0 }],
    ["the output alone", [{ output: 4 }], { input: undefined, output: 4, total: undefined }],
  ];
  for (const [name, reported, want] of usages) {
    it(`usage: ${name}`, () => {
      const observer = new StreamObserver();
      for (const usage of reported) observer.count(usage);
      expect(observer.usage).to.deep.equal(want);
    });
  }

  const weighed: [name: string, pieces: Piece[], want: string[]][] = [
    [
      "fragments",
      [
        { kind: "text", key: 0, text: "a" },
        { kind: "text", key: 0, text: "b" },
      ],
      ["a", "b"],
    ],
    [
      "no whole text after fragments",
      [
        { kind: "text", key: 0, text: "a" },
        { kind: "text", key: 0, whole: "a" },
        { kind: "text", whole: "a" },
      ],
      ["a"],
    ],
    [
      "a whole text once",
      [
        { kind: "text", key: 0, whole: "a" },
        { kind: "text", key: 0, whole: "a" },
        { kind: "text", whole: "a" },
      ],
      ["a"],
    ],
    [
      "whole texts that name no part",
      [
        { kind: "text", whole: "a" },
        { kind: "text", whole: "b" },
      ],
      ["a", "b"],
    ],
    [
      "a whole text after an empty fragment",
      [
        { kind: "text", key: 0, text: "" },
        { kind: "text", whole: "a" },
      ],
      ["", "a"],
    ],
    [
      "the whole arguments of a call after a text",
      [
        { kind: "text", key: "0/0", text: "a" },
        { kind: "call", key: 1, whole: "{}" },
      ],
      ["a", "{}"],
    ],
    [
      "no whole text after fragments of its kind, where no part has a key",
      [
        { kind: "reasoning", text: "a" },
        { kind: "reasoning", whole: "a" },
        { kind: "text", text: "b" },
        { kind: "text", whole: "b" },
        { kind: "text", whole: "b" },
      ],
      ["a", "b"],
    ],
  ];
  for (const [name, pieces, want] of weighed) {
    it(`texts: ${name}`, () => {
      const texts: string[] = [];
      const observer = new StreamObserver({ ...deaf, onText: (text) => void texts.push(text) });
      for (const piece of pieces) observer.piece(piece);
      expect(texts).to.deep.equal(want);
    });
  }

  it("an end after a failure is ignored", () => {
    const observer = new StreamObserver();
    observer.fail({ status: 502, message: "first" });
    observer.fail({ status: 500, message: "second" });
    observer.end();
    expect([observer.ended, observer.failure?.message]).to.deep.equal([false, "first"]);
  });

  it("a failure after the end is ignored", () => {
    const observer = new StreamObserver();
    observer.end();
    observer.fail({ status: 502, message: "late" });
    expect([observer.ended, observer.failure]).to.deep.equal([true, undefined]);
  });
});
