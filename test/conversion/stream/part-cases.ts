/** Text, reasoning, calls and refusals as a stream writes them. */
import type { TextSink } from "../../../src/conversion/stream/contract.js";
import { hello, twoCalls, type Options } from "./stream-templates.js";

export const partCases: [name: string, write: (sink: TextSink) => void, want: string, options?: Options][] = [
  [
    "words",
    (sink) => {
      sink.piece({ kind: "text", text: "h" });
      sink.piece({ kind: "text", text: "i" });
      sink.finish("stop");
      sink.end();
    },
    "<id 5>[0 text 0+h 0+i] stop 5/0 end",
  ],
  [
    "reasoning that the dialect does not have, and words behind it, in parts with keys",
    (sink) => {
      sink.piece({ kind: "reasoning", key: 0, text: "h" });
      sink.piece({ key: 0, text: "m" });
      sink.piece({ key: 0, close: true });
      sink.piece({ kind: "text", key: 1, text: "h" });
      sink.piece({ key: 1, text: "i" });
      sink.finish("stop");
      sink.end();
    },
    "<id 5>[0 text 0+h 0+i] stop 5/0 end",
    { unreasoned: true },
  ],
  [
    "such reasoning without keys",
    (sink) => {
      sink.piece({ kind: "reasoning", text: "h" });
      sink.piece({ kind: "reasoning", text: "m" });
      hello(sink);
      sink.finish("stop");
      sink.end();
    },
    "<id 5>[0 text 0+hi] stop 5/0 end",
    { unreasoned: true },
  ],
  [
    "such reasoning alone",
    (sink) => {
      sink.piece({ kind: "reasoning", text: "hm" });
      sink.finish("length");
      sink.end();
    },
    "<id 5> length 5/0 end",
    { unreasoned: true },
  ],
  [
    "usage that is reported at the end",
    (sink) => {
      hello(sink);
      sink.finish("stop");
      sink.count({ input: 9, output: 2 });
      sink.end();
    },
    "<id 5>[0 text 0+hi] stop 9/2 end",
  ],
  [
    "usage in an event of its own, when it is requested",
    (sink) => {
      hello(sink);
      sink.finish("stop");
      sink.count({ input: 9, output: 2 });
      sink.end();
    },
    "<id 5>[0 text 0+hi] stop 9/2 usage=11 end",
    { usageWanted: true },
  ],
  [
    "an empty answer",
    (sink) => {
      sink.finish("stop");
      sink.end();
    },
    "<id 5> stop 5/0 end",
  ],
  [
    "reasoning, then text",
    (sink) => {
      sink.piece({ kind: "reasoning", text: "hm" });
      hello(sink);
      sink.finish("stop");
      sink.end();
    },
    "<id 5>[0 reasoning 0+hm][1 text 1+hi] stop 5/0 end",
  ],
  [
    "a signature closes its part",
    (sink) => {
      sink.piece({ kind: "reasoning", key: 0, text: "hm" });
      sink.piece({ key: 0, signature: "s" });
      sink.piece({ key: 0, close: true });
      sink.finish("stop");
      sink.end();
    },
    "<id 5>[0 reasoning 0+hm ~s] stop 5/0 end",
  ],
  [
    "opaque reasoning",
    (sink) => {
      sink.piece({ kind: "reasoning", redacted: "xyz", close: true });
      sink.finish("stop");
      sink.end();
    },
    "<id 5>[xyz] stop 5/0 end",
  ],
  [
    "a normal end with calls waits for results",
    (sink) => {
      sink.piece({ kind: "call", key: 0, id: "a", name: "f" });
      sink.piece({ kind: "call", key: 0, text: "{}" });
      sink.finish("stop");
      sink.end();
    },
    "<id 5>[0 call f 0+{}] awaiting_results 5/0 end",
  ],
  [
    "a cut-off with calls stays a cut-off",
    (sink) => {
      sink.piece({ kind: "call", key: 0, id: "a", name: "f", text: '{"x' });
      sink.finish("length");
      sink.end();
    },
    '<id 5>[0 call f 0+{"x] length 5/0 end',
  ],
  [
    "a refusal",
    (sink) => {
      sink.piece({ kind: "refusal", text: "no" });
      sink.finish("stop");
      sink.end();
    },
    "<id 5>[0 refusal 0+no] refused 5/0 end",
  ],
  [
    "the true reason after a normal end",
    (sink) => {
      hello(sink);
      sink.finish("stop");
      sink.finish("length");
      sink.finish("stop");
      sink.end();
    },
    "<id 5>[0 text 0+hi] length 5/0 end",
  ],
  [
    "the stop sequence that was met",
    (sink) => {
      hello(sink);
      sink.finish("stop_sequence", { stop_sequence: "END" });
      sink.end();
    },
    "<id 5>[0 text 0+hi] stop_sequence=END 5/0 end",
  ],
  [
    "a missing reason is never a success",
    (sink) => {
      hello(sink);
      sink.end();
    },
    "<id 5>[0 text 0+hi] other 5/0 end",
  ],
  [
    "a call without arguments has none",
    (sink) => {
      sink.piece({ kind: "call", key: 0, id: "a", name: "f", text: "" });
      sink.piece({ key: 0, close: true });
      sink.finish("stop");
      sink.end();
    },
    "<id 5>[0 call f 0+{}] awaiting_results 5/0 end",
  ],
  [
    "a call that the end of the stream completes has none either",
    (sink) => {
      sink.piece({ kind: "call", key: 0, id: "a", name: "f" });
      sink.finish("stop");
      sink.end();
    },
    "<id 5>[0 call f 0+{}] awaiting_results 5/0 end",
    { interleaved: true },
  ],
  [
    "a call waits for its name",
    (sink) => {
      sink.piece({ kind: "call", key: 0, id: "a", text: "{" });
      sink.piece({ kind: "call", key: 0, name: "f", text: "}" });
      sink.finish("stop");
      sink.end();
    },
    "<id 5>[0 call f 0+{}] awaiting_results 5/0 end",
  ],
  [
    "a part that closes empty is not written",
    (sink) => {
      sink.piece({ kind: "text", key: 0, text: "" });
      sink.piece({ key: 0, close: true });
      hello(sink);
      sink.finish("stop");
      sink.end();
    },
    "<id 5>[0 text 0+hi] stop 5/0 end",
  ],
  [
    "parallel calls are written one at a time",
    (sink) => {
      for (const piece of twoCalls) sink.piece(piece);
      sink.finish("stop");
      sink.end();
    },
    '<id 5>[0 call f 0+{"x": 0+1}][1 call g 1+{"y":2}] awaiting_results 5/0 end',
  ],
  [
    "parallel calls grow in parallel where that is allowed",
    (sink) => {
      for (const piece of twoCalls) sink.piece(piece);
      sink.finish("stop");
      sink.end();
    },
    '<id 5>[0 call f 0+{"x":[1 call g 1+{"y": 0+1} 1+2}]] awaiting_results 5/0 end',
    { interleaved: true },
  ],
];
