import { expect } from "chai";
import type { Response } from "../../../generated/interlingua/text.js";
import type { TextSink } from "../../../src/conversion/stream/contract.js";
import { writeResponseEvents } from "../../../src/conversion/stream/stream-response.js";
import { call, image, plain, text } from "../../support/conversion/turns.js";

function eventsOf(response: Response): unknown[] {
  const events: unknown[] = [];
  const note =
    (name: string) =>
    (...values: unknown[]): void =>
      void events.push([name, ...values]);
  const sink: TextSink = {
    start: note("start"),
    piece: note("piece"),
    takesProbabilities: true,
    probabilities: note("probabilities"),
    endPieces: note("endPieces"),
    whole: note("whole"),
    lose: note("lose"),
    count: note("count"),
    finish: note("finish"),
    fail: note("fail"),
    end: note("end"),
  };
  writeResponseEvents(response, sink);
  return plain(events);
}

describe("writeResponseEvents", () => {
  it("reports every part whole and in order, then usage, reason and end", () => {
    const seen = eventsOf({
      id: "a",
      created: 4,
      parts: [
        { kind: "reasoning", text: "hm", signature: "s" },
        { kind: "text", text: "hi", citations: [{ url: "u" }] },
        call("c", "f", "{}"),
        { kind: "refusal", text: "no" },
        image(),
      ],
      finish: "stop",
      stop_sequence: "END",
      usage: { input: 1, output: 2, total: 3 },
    });
    expect(seen).to.deep.equal([
      ["start", { id: "a", created: 4 }],
      ["piece", { kind: "reasoning", text: "hm", signature: "s", close: true }],
      ["piece", { kind: "text", text: "hi", citations: [{ url: "u" }], close: true }],
      ["piece", { kind: "call", id: "c", name: "f", text: "{}", close: true }],
      ["piece", { kind: "refusal", text: "no", close: true }],
      ["piece", { kind: "media", media: image() }],
      ["count", { input: 1, output: 2, total: 3 }],
      ["finish", "stop", { stop_sequence: "END" }],
      ["end"],
    ]);
  });

  it("an empty answer ends for an unknown reason", () => {
    expect(eventsOf({ parts: [] })).to.deep.equal([["start", {}], ["finish", "other", {}], ["end"]]);
  });

  it("parts that cannot be in an answer are left out", () => {
    expect(eventsOf({ parts: [{ kind: "result", id: "a", parts: [text("x")] }], finish: "stop" })).to.deep.equal([
      ["start", {}],
      ["finish", "stop", {}],
      ["end"],
    ]);
  });
});
