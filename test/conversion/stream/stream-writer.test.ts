import { expect } from "chai";
import type { Dialect } from "../../../src/conversion/dialect.js";
import type { OpenPart, StreamState, StreamTemplates, TextSink } from "../../../src/conversion/stream/contract.js";
import { StreamWriter } from "../../../src/conversion/stream/stream-writer.js";
import { hello, type Options } from "./stream-templates.js";
import { partCases } from "./part-cases.js";
import { citationCases } from "./citation-cases.js";
import { block, templates, streamOf } from "./written-stream.js";

describe("StreamWriter", () => {
  const cases: [name: string, write: (sink: TextSink) => void, want: string, options?: Options][] = [
    ...partCases,
    ...citationCases,
  ];

  const thought = (sink: TextSink): void => sink.piece({ kind: "reasoning", text: "hm", signature: "s" });
  const call = (sink: TextSink): void => sink.piece({ kind: "call", id: "a", name: "f", text: "{}", close: true });
  const image = (sink: TextSink, signature?: string): void =>
    sink.piece({ kind: "media", media: { kind: "media", medium: "image", source: { data: "AA==" } }, signature });
  const over = (sink: TextSink): void => {
    sink.finish("stop");
    sink.end();
  };
  cases.push(
    [
      "a call carries the state before it where calls carry state",
      (sink) => {
        thought(sink);
        call(sink);
        over(sink);
      },
      "<id 5>[0 reasoning 0+hm][1 call f 1+{} ~s] awaiting_results 5/0 end",
      { signed: ["call"] },
    ],
    [
      "only the first of two calls does",
      (sink) => {
        thought(sink);
        call(sink);
        call(sink);
        over(sink);
      },
      "<id 5>[0 reasoning 0+hm][1 call f 1+{} ~s][2 call f 2+{}] awaiting_results 5/0 end",
      { signed: ["call"] },
    ],
    [
      "state that no part carries is written before the next part",
      (sink) => {
        thought(sink);
        hello(sink);
        over(sink);
      },
      "<id 5>[0 reasoning 0+hm] ~s[1 text 1+hi] stop 5/0 end",
      { signed: ["call"] },
    ],
    [
      "or before the end",
      (sink) => {
        thought(sink);
        over(sink);
      },
      "<id 5>[0 reasoning 0+hm] ~s stop 5/0 end",
      { signed: ["call"] },
    ],
    [
      "state that comes with a call is written before it",
      (sink) => {
        sink.piece({ kind: "call", id: "a", name: "f", text: "{}", signature: "s", close: true });
        over(sink);
      },
      "<id 5>[0 reasoning ~s][1 call f 1+{}] awaiting_results 5/0 end",
    ],
    [
      "or in the reasoning before it",
      (sink) => {
        sink.piece({ kind: "reasoning", text: "hm" });
        sink.piece({ kind: "call", id: "a", name: "f", signature: "s", close: true });
        over(sink);
      },
      "<id 5>[0 reasoning 0+hm ~s][1 call f 1+{}] awaiting_results 5/0 end",
    ],
    [
      "unless that reasoning has its own",
      (sink) => {
        thought(sink);
        sink.piece({ kind: "call", id: "a", name: "f", signature: "t", close: true });
        over(sink);
      },
      "<id 5>[0 reasoning 0+hm ~s][1 reasoning ~t][2 call f 2+{}] awaiting_results 5/0 end",
    ],
    [
      "state that comes with the first text is written before it",
      (sink) => {
        sink.piece({ kind: "text", text: "h", signature: "s" });
        sink.piece({ kind: "text", text: "i" });
        over(sink);
      },
      "<id 5>[0 reasoning ~s][1 text 1+h 1+i] stop 5/0 end",
    ],
    [
      "state that comes with the last text is written after it",
      (sink) => {
        hello(sink);
        sink.piece({ kind: "text", text: "!", signature: "s" });
        over(sink);
      },
      "<id 5>[0 text 0+hi 0+!][1 reasoning ~s] stop 5/0 end",
    ],
    [
      "text carries the state before it where text carries state",
      (sink) => {
        thought(sink);
        hello(sink);
        over(sink);
      },
      "<id 5>[0 reasoning 0+hm][1 text 1+hi ~s] stop 5/0 end",
      { signed: ["text"] },
    ],
    [
      "hidden reasoning where there is no place for it",
      (sink) => {
        sink.piece({ kind: "reasoning", redacted: "r", close: true });
        hello(sink);
        over(sink);
      },
      "<id 5>[0 text 0+hi] stop 5/0 end",
      { shown: true },
    ],
    [
      "hidden reasoning that is written as state",
      (sink) => {
        sink.piece({ kind: "reasoning", redacted: "AAAA", close: true });
        call(sink);
        over(sink);
      },
      "<id 5>[0 reasoning ~isogloss1haXAAAA][1 call f 1+{}] awaiting_results 5/0 end",
      { shown: true, hiddenAsState: true, family: "a" },
    ],
    [
      "but not where its family is unknown",
      (sink) => {
        sink.piece({ kind: "reasoning", redacted: "AAAA", close: true });
        call(sink);
        over(sink);
      },
      "<id 5>[0 call f 0+{}] awaiting_results 5/0 end",
      { shown: true, hiddenAsState: true },
    ],
    [
      "an empty call is dropped",
      (sink) => {
        hello(sink);
        sink.piece({ kind: "call", text: "{}", close: true });
        over(sink);
      },
      "<id 5>[0 text 0+hi] stop 5/0 end",
    ],
    [
      "a medium, with its state before it",
      (sink) => {
        image(sink, "s");
        over(sink);
      },
      "<id 5>[0 reasoning ~s][1 media] stop 5/0 end",
      { media: block },
    ],
    [
      "a medium that has no place takes its state along",
      (sink) => {
        hello(sink);
        image(sink, "s");
        over(sink);
      },
      "<id 5>[0 text 0+hi] stop 5/0 end",
    ],
  );

  const state = (sink: TextSink): void => sink.piece({ kind: "text", text: "", signature: "s" });
  const cite = (sink: TextSink): void => sink.piece({ cited: [{ url: "u", start: 0, end: 2 }] });
  const never = { endsInState: false };
  cases.push(
    [
      "state after text is written where answers end in it",
      (sink) => {
        hello(sink);
        state(sink);
        over(sink);
      },
      "<id 5>[0 text 0+hi][1 reasoning ~s] stop 5/0 end",
    ],
    [
      "state after text precedes nothing",
      (sink) => {
        hello(sink);
        state(sink);
        over(sink);
      },
      "<id 5>[0 text 0+hi] stop 5/0 end",
      never,
    ],
    [
      "nor does state twice",
      (sink) => {
        hello(sink);
        state(sink);
        state(sink);
        over(sink);
      },
      "<id 5>[0 text 0+hi] stop 5/0 end",
      never,
    ],
    [
      "nor state after a call",
      (sink) => {
        call(sink);
        state(sink);
        over(sink);
      },
      "<id 5>[0 call f 0+{}] awaiting_results 5/0 end",
      never,
    ],
    [
      "state after text precedes more text",
      (sink) => {
        hello(sink);
        state(sink);
        hello(sink);
        over(sink);
      },
      "<id 5>[0 text 0+hi][1 reasoning ~s][2 text 2+hi] stop 5/0 end",
      never,
    ],
    [
      "state twice precedes a call",
      (sink) => {
        hello(sink);
        state(sink);
        state(sink);
        call(sink);
        over(sink);
      },
      "<id 5>[0 text 0+hi][1 reasoning ~s][2 reasoning ~s][3 call f 3+{}] awaiting_results 5/0 end",
      never,
    ],
    [
      "state precedes a call when that has a name",
      (sink) => {
        hello(sink);
        state(sink);
        sink.piece({ kind: "call", key: 0, id: "a" });
        over(sink);
      },
      "<id 5>[0 text 0+hi] stop 5/0 end",
      never,
    ],
    [
      "state does not precede empty text",
      (sink) => {
        hello(sink);
        state(sink);
        sink.piece({ kind: "text", text: "" });
        over(sink);
      },
      "<id 5>[0 text 0+hi] stop 5/0 end",
      never,
    ],
    [
      "state begins reasoning with text",
      (sink) => {
        hello(sink);
        sink.piece({ kind: "reasoning", signature: "s" });
        sink.piece({ kind: "reasoning", text: "hm" });
        over(sink);
      },
      "<id 5>[0 text 0+hi][1 reasoning 1+hm ~s] stop 5/0 end",
      never,
    ],
    [
      "reasoning after text is written",
      (sink) => {
        hello(sink);
        thought(sink);
        over(sink);
      },
      "<id 5>[0 text 0+hi][1 reasoning 1+hm ~s] stop 5/0 end",
      never,
    ],
    [
      "state of a part of its own, and of the part that follows",
      (sink) => {
        hello(sink);
        sink.piece({ kind: "reasoning", key: 1 });
        sink.piece({ key: 1, signature: "s", close: true });
        hello(sink);
        sink.piece({ kind: "reasoning", key: 3, signature: "t", close: true });
        over(sink);
      },
      "<id 5>[0 text 0+hi][1 reasoning ~s][2 text 2+hi] stop 5/0 end",
      never,
    ],
    [
      "the same where parts grow in parallel",
      (sink) => {
        hello(sink);
        sink.piece({ kind: "reasoning", key: 1, signature: "s", close: true });
        hello(sink);
        sink.piece({ kind: "reasoning", key: 3, signature: "t", close: true });
        over(sink);
      },
      "<id 5>[0 text 0+hi][1 reasoning ~s][2 text 2+hi] stop 5/0 end",
      { endsInState: false, interleaved: true },
    ],
    [
      "state before text stays",
      (sink) => {
        state(sink);
        hello(sink);
        over(sink);
      },
      "<id 5>[0 reasoning ~s][1 text 1+hi] stop 5/0 end",
      never,
    ],
    [
      "also when there is only state",
      (sink) => {
        state(sink);
        over(sink);
      },
      "<id 5>[0 reasoning ~s] stop 5/0 end",
      never,
    ],
    [
      "text before state is cited when the state comes",
      (sink) => {
        hello(sink);
        state(sink);
        cite(sink);
        over(sink);
      },
      "<id 5>[0 text 0+hi ^u@0-2] stop 5/0 end",
      never,
    ],
  );

  for (const [name, write, want, options] of cases)
    it(name, () => expect(streamOf(write, options).written).to.equal(want));

  it("nothing is written before the first content, so that a failure can still set the status", () => {
    const { written, writer } = streamOf((sink) => {
      sink.start({ id: "x" });
      sink.piece({ kind: "text", key: 0, text: "" });
      sink.fail({ status: 503, message: "busy" });
    });
    expect(written).to.equal("");
    expect(writer.started).to.equal(false);
    expect(writer.failure).to.deep.equal({ status: 503, message: "busy" });
  });

  it("a stream that was cut has not ended", () => {
    const { writer } = streamOf(hello);
    expect([writer.started, writer.ended]).to.deep.equal([true, false]);
  });

  // Clients add the output of the last event to that of the first.
  it("the first event counts the prompt alone", () => {
    const counted = (moment: string) => (state: StreamState) => {
      const { input, output, reasoning, total } = state.usage;
      return `${moment}=${[input, output, reasoning, total].join("/")} `;
    };
    let written = "";
    const counting: StreamTemplates = { ...templates, start: counted("start"), finish: counted("finish") };
    const target = { templates: counting } as Dialect;
    const write = (text: string) => void (written += text);
    const writer = new StreamWriter(target, { model: "m", requestId: "r", usageWanted: false, write });
    writer.count({ input: 8, output: 28, reasoning: 21 });
    hello(writer);
    writer.finish("stop");
    writer.end();
    expect(written).to.match(/^start=8\/0\/\/8 .*finish=8\/28\/21\/36/);
  });

  it("a call without an ID gets one, the same in all its events", () => {
    const ids: string[] = [];
    const note = (_state: StreamState, { id }: OpenPart): string => {
      ids.push(id);
      return "";
    };
    const noting: StreamTemplates = { ...templates, parts: { ...templates.parts, call: { open: note, text: note } } };
    const target = { templates: noting } as Dialect;
    const writer = new StreamWriter(target, { model: "m", requestId: "r", usageWanted: false, write: () => undefined });
    writer.piece({ kind: "call", name: "f", text: "{" });
    writer.piece({ kind: "call", text: "}" });
    expect(ids).to.have.length(3);
    expect(ids[0]).to.match(/^call_\w+$/);
    expect(new Set(ids).size).to.equal(1);
  });
});
