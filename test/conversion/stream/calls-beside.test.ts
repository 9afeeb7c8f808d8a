import { expect } from "chai";
import { CallsBeside } from "../../../src/conversion/stream/calls-beside.js";
import type { Piece } from "../../../src/conversion/stream/contract.js";

function opened() {
  const seen: unknown[] = [];
  const first = {
    piece: ({ kind, key, text }: Piece) => void seen.push([kind, key, text]),
    finish: (reason: string) => void seen.push(reason),
    carry: (place: string) => void seen.push(place),
  };
  return { seen, beside: new CallsBeside(first, { place: "all[1]", number: 1, alone: {} }) };
}

describe("CallsBeside", () => {
  it("is silent of an answer without calls", () => {
    const { seen, beside } = opened();
    beside.piece({ kind: "text", text: "Hi" });
    beside.finish("stop");
    expect(seen).to.deep.equal([]);
  });

  it("gives what came before a call with it, under keys of its own, and the finish", () => {
    const { seen, beside } = opened();
    beside.piece({ kind: "reasoning", text: "Hm" });
    beside.piece({ kind: "text", text: "Hi" });
    beside.piece({ kind: "text", text: "" });
    beside.piece({ kind: "call", key: 0, name: "f", text: "{" });
    beside.piece({ key: 0, text: "}" });
    beside.finish("awaiting_results");
    expect(seen).to.deep.equal([
      "all[1]",
      ["reasoning", undefined, "Hm"],
      ["text", "1:text", "Hi"],
      ["call", "1:0", "{"],
      [undefined, "1:0", "}"],
      "awaiting_results",
    ]);
  });

  it("keeps only so much that waits for a call", () => {
    const { seen, beside } = opened();
    for (let count = 0; count < 10_000; count++) beside.piece({ kind: "text", text: "word " });
    beside.piece({ kind: "call", key: 0, name: "f", text: "{}" });
    expect(seen.length).to.be.within(1_000, 3_000);
  });
});
