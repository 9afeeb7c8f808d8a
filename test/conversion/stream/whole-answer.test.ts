import { expect } from "chai";
import type { MediaPart, Part, Response } from "../../../generated/interlingua/text.js";
import type { Piece, TextSink } from "../../../src/conversion/stream/contract.js";
import type { StreamListener } from "../../../src/conversion/stream/observation.js";
import { StreamObserver } from "../../../src/conversion/stream/stream-observer.js";
import { leastProcessorTime } from "../../support/processor-time.js";
import { streamOf } from "./written-stream.js";

const answerOf = (parts: readonly Part[]): Response => ({ parts: [...parts], finish: "stop" }) as Response;
const hill: Part = { kind: "text", text: "A hill." };
const why: Part = { kind: "reasoning", text: "Hm." };
const image: Part = { kind: "media", medium: "image", source: { mime: "image/png", data: "AA==" } };
const emptyImage: MediaPart = { kind: "media", medium: "image", source: { mime: "image/png", data: "" } };
const call: Part = { kind: "call", id: "a", name: "f", arguments: '{"x":1}' };

/** Notes what is counted. */
function listening(): { readonly seen: string[]; readonly listener: StreamListener } {
  const seen: string[] = [];
  const listener = {
    onText: (text: string) => void seen.push(text),
    onImage: () => void seen.push("image"),
    onUsage() {},
    onFinish() {},
    onPreview() {},
  };
  return { seen, listener };
}

const counters: readonly [name: string, play: (write: (sink: TextSink) => void, listener: StreamListener) => void][] = [
  ["that passes through", (write, listener) => write(new StreamObserver(listener))],
  ["that is converted", (write, listener) => void streamOf(write, { listener })],
];

const cases: readonly [what: string, pieces: readonly Piece[], whole: readonly Part[], counted: readonly string[]][] = [
  ["of which nothing came", [], [why, hill, image], ["Hm.", "A hill.", "image"]],
  ["whose text came as a whole without a key", [{ kind: "text", whole: "A hill.", close: true }], [hill], ["A hill."]],
  ["whose image came without its bytes", [{ kind: "media", media: emptyImage, close: true }], [image], ["image"]],
  ["whose image came", [{ kind: "media", media: image, close: true }], [image], ["image"]],
  [
    "whose image came, beside a text",
    [{ kind: "media", media: image, close: true }],
    [image, hill],
    ["image", "A hill."],
  ],
  ["whose reasoning came", [{ kind: "reasoning", text: "Hm." }], [why, hill], ["Hm.", "A hill."]],
  [
    "whose text came in fragments that name no kind",
    [
      { kind: "text", key: 0 },
      { key: 0, text: "A hill." },
    ],
    [hill],
    ["A hill."],
  ],
];

describe("a whole answer in the last event of a stream", () => {
  for (const [name, play] of counters)
    for (const [what, pieces, whole, counted] of cases)
      it(`${name} counts once: ${what}`, () => {
        const { seen, listener } = listening();
        play((sink) => {
          for (const piece of pieces) sink.piece(piece);
          sink.whole(answerOf(whole), "");
        }, listener);
        expect(seen).to.deep.equal(counted);
      });

  it("that passes through has no call again that came without arguments", () => {
    const { seen, listener } = listening();
    const observer = new StreamObserver(listener);
    observer.piece({ kind: "call", key: 0, name: "f" });
    observer.whole(answerOf([call]), "");
    expect(seen).to.deep.equal([]);
  });

  it("names a call of which only arguments came", () => {
    const { written } = streamOf((sink) => {
      sink.piece({ kind: "call", key: 0, text: '{"x":1}' });
      sink.whole(answerOf([call]), "");
      sink.finish("awaiting_results");
      sink.end();
    });
    expect(written).to.include("call f").and.include('{"x":1}');
  });

  it("is not slow with thousands of texts", () => {
    const parts = Array.from({ length: 20_000 }, (_, index): Part => ({ kind: "text", text: `${index}` }));
    const milliseconds = leastProcessorTime(
      () =>
        streamOf((sink) => {
          sink.whole(answerOf(parts), "");
          sink.finish("stop");
          sink.end();
        }),
      2,
    );
    expect(milliseconds).to.be.below(2_500);
  });
});
