/** Citations and ends as a stream writes them. */
import type { TextSink } from "../../../src/conversion/stream/contract.js";
import { hello, type Options, citedLate } from "./stream-templates.js";

export const citationCases: [name: string, write: (sink: TextSink) => void, want: string, options?: Options][] = [
  [
    "citations of a part are written with their places in it",
    (sink) => {
      sink.piece({ kind: "text", key: 0, text: "abc", close: true });
      sink.piece({ kind: "text", key: 1, text: "de", citations: [{ url: "u" }, { url: "v", start: 1, end: 2 }] });
      sink.finish("stop");
      sink.end();
    },
    "<id 5>[0 text 0+abc][1 text 1+de ^u@0-2 ^v@1-2] stop 5/0 end",
  ],
  [
    "citations reported beside the text, by their part",
    (sink) => {
      sink.piece({ kind: "text", text: "abc" });
      sink.piece({ cited: [{ url: "u", start: 1, end: 3 }] });
      sink.piece({ kind: "text", text: "de" });
      sink.finish("stop");
      sink.end();
    },
    "<id 5>[0 text 0+abc 0+de ^u@1-3] stop 5/0 end",
  ],
  [
    "citations reported beside the text, by the index of their part",
    (sink) => {
      sink.piece({ kind: "text", key: 0, text: "abc" });
      sink.piece({ kind: "text", key: 1, text: "de" });
      sink.piece({ kind: "text", cited: [{ url: "u", part: 1, start: 1, end: 2 }] });
      sink.finish("stop");
      sink.end();
    },
    "<id 5>[0 text 0+abc][1 text 1+de ^u@1-2] stop 5/0 end",
  ],
  [
    "citations reported before their text",
    (sink) => {
      sink.piece({ cited: [{ url: "u", unit: "bytes", start: 2, end: 3 }] });
      sink.piece({ kind: "text", text: "éa" });
      sink.finish("stop");
      sink.end();
    },
    "<id 5>[0 text 0+éa ^u@1-2] stop 5/0 end",
  ],
  [
    "citations reported twice, once",
    (sink) => {
      hello(sink);
      sink.piece({ cited: [{ url: "u", start: 0, end: 2 }] });
      sink.piece({ cited: [{ url: "u", start: 0, end: 2 }] });
      sink.finish("stop");
      sink.end();
    },
    "<id 5>[0 text 0+hi ^u@0-2] stop 5/0 end",
  ],
  [
    "citations reported again for a later text, for that too",
    (sink) => {
      for (const key of [0, 1]) {
        sink.piece({ kind: "text", key, text: "hi", cited: [{ url: "u" }] });
        sink.piece({ key, cited: [{ url: "u" }], close: true });
      }
      sink.finish("stop");
      sink.end();
    },
    "<id 5>[0 text 0+hi ^u@0-2][1 text 1+hi ^u@0-2] stop 5/0 end",
  ],
  [
    "citations of text that is complete, where parts grow in parallel",
    (sink) => {
      citedLate(sink);
    },
    "<id 5>[0 text 0+hi][1 call f 1+{}] ^u@1-2 awaiting_results 5/0 end",
    { interleaved: true },
  ],
  [
    "citations after all text is complete are not written, and no part without text is",
    (sink) => {
      sink.piece({ kind: "text", text: "hi", close: true });
      sink.piece({ cited: [{ url: "u", start: 1, end: 2 }] });
      sink.finish("stop");
      sink.end();
    },
    "<id 5>[0 text 0+hi] stop 5/0 end",
  ],
  [
    "no part without text where the answer is sent back with the results of its calls",
    (sink) => {
      citedLate(sink);
    },
    "<id 5>[0 text 0+hi][1 call f 1+{}] awaiting_results 5/0 end",
  ],
  [
    "citations of text that is complete, by the next text without a place",
    (sink) => {
      hello(sink);
      sink.piece({ kind: "call", id: "a", name: "f", text: "{}", close: true });
      sink.piece({ cited: [{ url: "u", start: 1, end: 2 }] });
      sink.piece({ kind: "text", text: "ho" });
      sink.finish("stop");
      sink.end();
    },
    "<id 5>[0 text 0+hi][1 call f 1+{}][2 text 2+ho ^u@0-0] awaiting_results 5/0 end",
  ],
  [
    "citations without any text are not written",
    (sink) => {
      sink.piece({ kind: "refusal", text: "no" });
      sink.piece({ cited: [{ url: "u" }] });
      sink.finish("stop");
      sink.end();
    },
    "<id 5>[0 refusal 0+no] refused 5/0 end",
  ],
  [
    "all citations in an event of their own",
    (sink) => {
      citedLate(sink);
    },
    "<id 5>[0 text 0+hi][1 call f 1+{}] cited=u@1-2 awaiting_results 5/0 end",
    { citedBeside: true },
  ],
  [
    "no event of citations where there are none",
    (sink) => {
      hello(sink);
      sink.finish("stop");
      sink.end();
    },
    "<id 5>[0 text 0+hi] stop 5/0 end",
    { citedBeside: true },
  ],
  [
    "the reason why output was withheld is a refusal",
    (sink) => {
      hello(sink);
      sink.finish("filtered", { explanation: "no" });
      sink.end();
    },
    "<id 5>[0 text 0+hi][1 refusal 1+no] filtered 5/0 end",
  ],
  [
    "a refusal that was written is not written again",
    (sink) => {
      sink.piece({ kind: "refusal", text: "no" });
      sink.finish("filtered", { explanation: "no" });
      sink.end();
    },
    "<id 5>[0 refusal 0+no] filtered 5/0 end",
  ],
  [
    "a remark on a normal end is no refusal",
    (sink) => {
      hello(sink);
      sink.finish("stop", { explanation: "done" });
      sink.end();
    },
    "<id 5>[0 text 0+hi] stop 5/0 end",
  ],
  [
    "withheld output, and then a failure",
    (sink) => {
      hello(sink);
      sink.finish("filtered");
      sink.finish("failed");
      sink.end();
    },
    "<id 5>[0 text 0+hi] filtered 5/0 end",
  ],
  [
    "nothing is written after the end",
    (sink) => {
      hello(sink);
      sink.finish("stop");
      sink.end();
      sink.piece({ kind: "text", text: "more" });
      sink.end();
    },
    "<id 5>[0 text 0+hi] stop 5/0 end",
  ],
  [
    "after a failure nothing is written, least of all an end",
    (sink) => {
      hello(sink);
      sink.fail({ status: 502, message: "broken" });
      sink.piece({ kind: "text", text: "more" });
      sink.finish("stop");
      sink.end();
    },
    "<id 5>[0 text 0+hi",
  ],
];
