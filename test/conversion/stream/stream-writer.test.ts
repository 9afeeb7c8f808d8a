import { expect } from "chai";
import type { Dialect } from "../../../src/conversion/dialect.js";
import type {
  OpenPart,
  PartTemplates,
  StreamState,
  StreamTemplates,
  TextSink,
} from "../../../src/conversion/stream/contract.js";
import { StreamWriter } from "../../../src/conversion/stream/stream-writer.js";

/** Events as short words, so that a stream can be read at a glance. */
const block: PartTemplates = {
  open: (_state, { kind, index, name }) => `[${index} ${kind}${name === "" ? "" : ` ${name}`}`,
  text: (_state, { index }, piece) => ` ${index}+${piece}`,
  citation: (_state, _part, { url, start, end }) => ` ^${url ?? ""}@${String(start)}-${String(end)}`,
  signature: (_state, { signature }) => ` ~${signature}`,
  close: () => "]",
};

const templates: StreamTemplates = {
  idPrefix: "id_",
  callIdPrefix: "call_",
  explainsByRefusal: true,
  interleaved: false,
  endsInState: true,
  hiddenAsState: false,
  signed: [],
  start: ({ id, usage }) => `<${id === "" ? "" : "id"} ${String(usage.input)}>`,
  parts: {
    text: block,
    refusal: block,
    call: block,
    reasoning: { ...block, redacted: (_state, { redacted }) => `[${redacted}` },
  },
  finish: ({ finish, stopSequence, usage }) =>
    ` ${finish}${stopSequence === undefined ? "" : `=${stopSequence}`} ${String(usage.input)}/${String(usage.output)}`,
  usage: ({ usage }) => ` usage=${String(usage.total)}`,
  end: () => " end",
  keepAlive: "",
};

interface Options {
  readonly interleaved?: boolean;
  readonly signed?: StreamTemplates["signed"];
  readonly endsInState?: boolean;
  readonly hiddenAsState?: boolean;
  /** Whose state it is. */
  readonly family?: string;
  readonly media?: PartTemplates;
  readonly usageWanted?: boolean;
  /** There is no place for hidden reasoning. */
  readonly shown?: boolean;
  /** Citations are told beside the parts, not by each of them. */
  readonly citedBeside?: boolean;
}

const citedBesideParts: Partial<StreamTemplates> = {
  parts: { ...templates.parts, text: { open: block.open, text: block.text, close: block.close } },
  citations: ({ parts }) =>
    parts
      .flatMap(({ citations }) =>
        citations.map(({ url, start, end }) => ` cited=${url ?? ""}@${String(start)}-${String(end)}`),
      )
      .join(""),
};

function streamOf(
  tell: (sink: TextSink) => void,
  {
    interleaved = false,
    usageWanted = false,
    citedBeside = false,
    signed = [],
    endsInState = true,
    hiddenAsState = false,
    family,
    media,
    shown = false,
  }: Options = {},
): { written: string; writer: StreamWriter } {
  let written = "";
  const beside = citedBeside ? citedBesideParts : {};
  const target = {
    templates: {
      ...templates,
      interleaved,
      signed,
      endsInState,
      hiddenAsState,
      ...beside,
      parts: { ...templates.parts, ...beside.parts, ...(shown && { reasoning: block }), media },
    },
  } as Dialect;
  const writer = new StreamWriter(target, {
    model: "m",
    requestId: "r",
    usageWanted,
    inputEstimate: 5,
    family,
    write: (text) => (written += text),
  });
  tell(writer);
  return { written, writer };
}

const hello = (sink: TextSink): void => sink.piece({ kind: "text", text: "hi" });

/** Words are cited when a call has followed them. */
function citedLate(sink: TextSink): void {
  hello(sink);
  sink.piece({ kind: "call", id: "a", name: "f", text: "{}", close: true });
  sink.piece({ cited: [{ url: "u", start: 1, end: 2 }] });
  sink.finish("stop");
  sink.end();
}

describe("StreamMachine", () => {
  const cases: [name: string, tell: (sink: TextSink) => void, want: string, options?: Options][] = [
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
      "usage that is told at last",
      (sink) => {
        hello(sink);
        sink.finish("stop");
        sink.count({ input: 9, output: 2 });
        sink.end();
      },
      "<id 5>[0 text 0+hi] stop 9/2 end",
    ],
    [
      "usage in an event of its own, when it is wanted",
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
      "reasoning, then words",
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
      "reasoning in opaque form",
      (sink) => {
        sink.piece({ kind: "reasoning", redacted: "xyz", close: true });
        sink.finish("stop");
        sink.end();
      },
      "<id 5>[xyz] stop 5/0 end",
    ],
    [
      "a natural end with calls waits for results",
      (sink) => {
        sink.piece({ kind: "call", key: 0, id: "a", name: "f" });
        sink.piece({ kind: "call", key: 0, text: "{}" });
        sink.finish("stop");
        sink.end();
      },
      "<id 5>[0 call f 0+{}] tool_calls 5/0 end",
    ],
    [
      "a cut with calls stays a cut",
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
      "the true reason after a natural end",
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
      "no reason is never a happy one",
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
      "<id 5>[0 call f 0+{}] tool_calls 5/0 end",
    ],
    [
      "so has one that the end of the stream completes",
      (sink) => {
        sink.piece({ kind: "call", key: 0, id: "a", name: "f" });
        sink.finish("stop");
        sink.end();
      },
      "<id 5>[0 call f 0+{}] tool_calls 5/0 end",
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
      "<id 5>[0 call f 0+{}] tool_calls 5/0 end",
    ],
    [
      "a part that closes empty was never there",
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
      "calls side by side come one at a time",
      (sink) => {
        for (const piece of twoCalls) sink.piece(piece);
        sink.finish("stop");
        sink.end();
      },
      '<id 5>[0 call f 0+{"x": 0+1}][1 call g 1+{"y":2}] tool_calls 5/0 end',
    ],
    [
      "calls side by side grow side by side where that is allowed",
      (sink) => {
        for (const piece of twoCalls) sink.piece(piece);
        sink.finish("stop");
        sink.end();
      },
      '<id 5>[0 call f 0+{"x":[1 call g 1+{"y": 0+1} 1+2}]] tool_calls 5/0 end',
      { interleaved: true },
    ],
    [
      "citations of a part come with their places in it",
      (sink) => {
        sink.piece({ kind: "text", key: 0, text: "abc", close: true });
        sink.piece({ kind: "text", key: 1, text: "de", citations: [{ url: "u" }, { url: "v", start: 1, end: 2 }] });
        sink.finish("stop");
        sink.end();
      },
      "<id 5>[0 text 0+abc][1 text 1+de ^u@0-2 ^v@1-2] stop 5/0 end",
    ],
    [
      "what was cited beside the words, by their part",
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
      "what was cited before the words that it is about",
      (sink) => {
        sink.piece({ cited: [{ url: "u", unit: "bytes", start: 2, end: 3 }] });
        sink.piece({ kind: "text", text: "éa" });
        sink.finish("stop");
        sink.end();
      },
      "<id 5>[0 text 0+éa ^u@1-2] stop 5/0 end",
    ],
    [
      "what was cited twice, once",
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
      "what was cited of words that are complete, where parts grow side by side",
      (sink) => {
        citedLate(sink);
      },
      "<id 5>[0 text 0+hi][1 call f 1+{}] ^u@1-2 tool_calls 5/0 end",
      { interleaved: true },
    ],
    [
      "what was cited of words that are complete, by a part without words",
      (sink) => {
        citedLate(sink);
      },
      "<id 5>[0 text 0+hi][1 call f 1+{}][2 text ^u@0-0] tool_calls 5/0 end",
    ],
    [
      "what was cited of words that are complete, by the next words without a place",
      (sink) => {
        hello(sink);
        sink.piece({ kind: "call", id: "a", name: "f", text: "{}", close: true });
        sink.piece({ cited: [{ url: "u", start: 1, end: 2 }] });
        sink.piece({ kind: "text", text: "ho" });
        sink.finish("stop");
        sink.end();
      },
      "<id 5>[0 text 0+hi][1 call f 1+{}][2 text 2+ho ^u@0-0] tool_calls 5/0 end",
    ],
    [
      "what was cited where there are no words is not told",
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
      "<id 5>[0 text 0+hi][1 call f 1+{}] cited=u@1-2 tool_calls 5/0 end",
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
      "why output was withheld is a refusal",
      (sink) => {
        hello(sink);
        sink.finish("filtered", { explanation: "no" });
        sink.end();
      },
      "<id 5>[0 text 0+hi][1 refusal 1+no] filtered 5/0 end",
    ],
    [
      "a refusal that was told is not told again",
      (sink) => {
        sink.piece({ kind: "refusal", text: "no" });
        sink.finish("filtered", { explanation: "no" });
        sink.end();
      },
      "<id 5>[0 refusal 0+no] filtered 5/0 end",
    ],
    [
      "a remark on a natural end is no refusal",
      (sink) => {
        hello(sink);
        sink.finish("stop", { explanation: "done" });
        sink.end();
      },
      "<id 5>[0 text 0+hi] stop 5/0 end",
    ],
    [
      "what was withheld, and then that all failed",
      (sink) => {
        hello(sink);
        sink.finish("filtered");
        sink.finish("failed");
        sink.end();
      },
      "<id 5>[0 text 0+hi] filtered 5/0 end",
    ],
    [
      "nothing is said after the end",
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
      "after a failure nothing more is said, least of all an end",
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
      "a call carries the state before it where calls do",
      (sink) => {
        thought(sink);
        call(sink);
        over(sink);
      },
      "<id 5>[0 reasoning 0+hm][1 call f 1+{} ~s] tool_calls 5/0 end",
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
      "<id 5>[0 reasoning 0+hm][1 call f 1+{} ~s][2 call f 2+{}] tool_calls 5/0 end",
      { signed: ["call"] },
    ],
    [
      "state that nothing carries is told before what comes next",
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
      "state that comes with a call stands before it",
      (sink) => {
        sink.piece({ kind: "call", id: "a", name: "f", text: "{}", signature: "s", close: true });
        over(sink);
      },
      "<id 5>[0 reasoning ~s][1 call f 1+{}] tool_calls 5/0 end",
    ],
    [
      "or in the reasoning before it",
      (sink) => {
        sink.piece({ kind: "reasoning", text: "hm" });
        sink.piece({ kind: "call", id: "a", name: "f", signature: "s", close: true });
        over(sink);
      },
      "<id 5>[0 reasoning 0+hm ~s][1 call f 1+{}] tool_calls 5/0 end",
    ],
    [
      "unless that has its own",
      (sink) => {
        thought(sink);
        sink.piece({ kind: "call", id: "a", name: "f", signature: "t", close: true });
        over(sink);
      },
      "<id 5>[0 reasoning 0+hm ~s][1 reasoning ~t][2 call f 2+{}] tool_calls 5/0 end",
    ],
    [
      "state that comes with the first words stands before them",
      (sink) => {
        sink.piece({ kind: "text", text: "h", signature: "s" });
        sink.piece({ kind: "text", text: "i" });
        over(sink);
      },
      "<id 5>[0 reasoning ~s][1 text 1+h 1+i] stop 5/0 end",
    ],
    [
      "state that comes with the last words stands after them",
      (sink) => {
        hello(sink);
        sink.piece({ kind: "text", text: "!", signature: "s" });
        over(sink);
      },
      "<id 5>[0 text 0+hi 0+!][1 reasoning ~s] stop 5/0 end",
    ],
    [
      "words carry the state before them where words do",
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
      "hidden reasoning that is told as state",
      (sink) => {
        sink.piece({ kind: "reasoning", redacted: "AAAA", close: true });
        call(sink);
        over(sink);
      },
      "<id 5>[0 reasoning ~isogloss1haXAAAA][1 call f 1+{}] tool_calls 5/0 end",
      { shown: true, hiddenAsState: true, family: "a" },
    ],
    [
      "but not where nobody can tell whose it is",
      (sink) => {
        sink.piece({ kind: "reasoning", redacted: "AAAA", close: true });
        call(sink);
        over(sink);
      },
      "<id 5>[0 call f 0+{}] tool_calls 5/0 end",
      { shown: true, hiddenAsState: true },
    ],
    [
      "a call of nothing is none",
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
      "state after words is told where answers end in it",
      (sink) => {
        hello(sink);
        state(sink);
        over(sink);
      },
      "<id 5>[0 text 0+hi][1 reasoning ~s] stop 5/0 end",
    ],
    [
      "state after words leads to nothing",
      (sink) => {
        hello(sink);
        state(sink);
        over(sink);
      },
      "<id 5>[0 text 0+hi] stop 5/0 end",
      never,
    ],
    [
      "so does state twice",
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
      "and state after a call",
      (sink) => {
        call(sink);
        state(sink);
        over(sink);
      },
      "<id 5>[0 call f 0+{}] tool_calls 5/0 end",
      never,
    ],
    [
      "state after words leads to more words",
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
      "state twice leads to a call",
      (sink) => {
        hello(sink);
        state(sink);
        state(sink);
        call(sink);
        over(sink);
      },
      "<id 5>[0 text 0+hi][1 reasoning ~s][2 reasoning ~s][3 call f 3+{}] tool_calls 5/0 end",
      never,
    ],
    [
      "state leads to a call when that has a name",
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
      "words that are empty are nothing that state leads to",
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
      "state begins reasoning in words",
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
      "thoughts after words are told",
      (sink) => {
        hello(sink);
        thought(sink);
        over(sink);
      },
      "<id 5>[0 text 0+hi][1 reasoning 1+hm ~s] stop 5/0 end",
      never,
    ],
    [
      "state of a part of its own, and of one that follows",
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
      "the same where parts grow side by side",
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
      "state before words stays",
      (sink) => {
        state(sink);
        hello(sink);
        over(sink);
      },
      "<id 5>[0 reasoning ~s][1 text 1+hi] stop 5/0 end",
      never,
    ],
    [
      "and state that is all there is",
      (sink) => {
        state(sink);
        over(sink);
      },
      "<id 5>[0 reasoning ~s] stop 5/0 end",
      never,
    ],
    [
      "words before state are cited when it came",
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

  const twoCalls = [
    { kind: "call", key: 0, id: "a", name: "f", text: '{"x":' },
    { kind: "call", key: 1, id: "b", name: "g", text: '{"y":' },
    { kind: "call", key: 0, text: "1}" },
    { kind: "call", key: 1, text: "2}" },
  ] as const;

  for (const [name, tell, want, options] of cases)
    it(name, () => expect(streamOf(tell, options).written).to.equal(want));

  it("nothing is written before there is something to say, so that a failure can still have a status", () => {
    const { written, writer } = streamOf((sink) => {
      sink.start({ id: "x" });
      sink.piece({ kind: "text", key: 0, text: "" });
      sink.fail({ status: 503, message: "busy" });
    });
    expect(written).to.equal("");
    expect(writer.started).to.equal(false);
    expect(writer.failure).to.deep.equal({ status: 503, message: "busy" });
  });

  it("a stream that was only cut has not ended", () => {
    const { writer } = streamOf(hello);
    expect([writer.started, writer.ended]).to.deep.equal([true, false]);
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
