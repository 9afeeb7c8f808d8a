import { expect } from "chai";
import type { Dialect } from "../../../../codegen/runtime/dialect.js";
import type { OpenPart, PartTemplates, StreamState, StreamTemplates, TextSink } from "../../../../codegen/runtime/stream/contract.js";
import { StreamMachine } from "../../../../codegen/runtime/stream/machine.js";

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
  start: ({ id, usage }) => `<${id === "" ? "" : "id"} ${String(usage.input)}>`,
  parts: { text: block, refusal: block, call: block, reasoning: { ...block, redacted: (_state, { redacted }) => `[${redacted}` } },
  finish: ({ finish, stopSequence, usage }) => ` ${finish}${stopSequence === undefined ? "" : `=${stopSequence}`} ${String(usage.input)}/${String(usage.output)}`,
  usage: ({ usage }) => ` usage=${String(usage.total)}`,
  end: () => " end",
  keepAlive: "",
};

interface Options {
  readonly interleaved?: boolean;
  readonly usageWanted?: boolean;
}

function streamOf(tell: (sink: TextSink) => void, { interleaved = false, usageWanted = false }: Options = {}): { written: string; machine: StreamMachine } {
  let written = "";
  const target = { templates: { ...templates, interleaved } } as Dialect;
  const machine = new StreamMachine(target, { model: "m", requestId: "r", usageWanted, inputEstimate: 5, write: (text) => (written += text) });
  tell(machine);
  return { written, machine };
}

const hello = (sink: TextSink): void => sink.piece({ kind: "text", text: "hi" });

describe("StreamMachine", () => {
  const cases: [name: string, tell: (sink: TextSink) => void, want: string, options?: Options][] = [
    ["words", (sink) => { sink.piece({ kind: "text", text: "h" }); sink.piece({ kind: "text", text: "i" }); sink.finish("stop"); sink.end(); }, "<id 5>[0 text 0+h 0+i] stop 5/0 end"],
    ["usage that is told at last", (sink) => { hello(sink); sink.finish("stop"); sink.count({ input: 9, output: 2 }); sink.end(); }, "<id 5>[0 text 0+hi] stop 9/2 end"],
    ["usage in an event of its own, when it is wanted", (sink) => { hello(sink); sink.finish("stop"); sink.count({ input: 9, output: 2 }); sink.end(); }, "<id 5>[0 text 0+hi] stop 9/2 usage=11 end", { usageWanted: true }],
    ["an empty answer", (sink) => { sink.finish("stop"); sink.end(); }, "<id 5> stop 5/0 end"],
    ["reasoning, then words", (sink) => { sink.piece({ kind: "reasoning", text: "hm" }); hello(sink); sink.finish("stop"); sink.end(); }, "<id 5>[0 reasoning 0+hm][1 text 1+hi] stop 5/0 end"],
    ["a signature closes its part", (sink) => { sink.piece({ kind: "reasoning", key: 0, text: "hm" }); sink.piece({ key: 0, signature: "s" }); sink.piece({ key: 0, close: true }); sink.finish("stop"); sink.end(); }, "<id 5>[0 reasoning 0+hm ~s] stop 5/0 end"],
    ["reasoning in opaque form", (sink) => { sink.piece({ kind: "reasoning", redacted: "xyz", close: true }); sink.finish("stop"); sink.end(); }, "<id 5>[xyz] stop 5/0 end"],
    ["a natural end with calls waits for results", (sink) => { sink.piece({ kind: "call", key: 0, id: "a", name: "f" }); sink.piece({ kind: "call", key: 0, text: "{}" }); sink.finish("stop"); sink.end(); }, "<id 5>[0 call f 0+{}] tool_calls 5/0 end"],
    ["a cut with calls stays a cut", (sink) => { sink.piece({ kind: "call", key: 0, id: "a", name: "f", text: '{"x' }); sink.finish("length"); sink.end(); }, '<id 5>[0 call f 0+{"x] length 5/0 end'],
    ["a refusal", (sink) => { sink.piece({ kind: "refusal", text: "no" }); sink.finish("stop"); sink.end(); }, "<id 5>[0 refusal 0+no] refused 5/0 end"],
    ["the true reason after a natural end", (sink) => { hello(sink); sink.finish("stop"); sink.finish("length"); sink.finish("stop"); sink.end(); }, "<id 5>[0 text 0+hi] length 5/0 end"],
    ["the stop sequence that was met", (sink) => { hello(sink); sink.finish("stop_sequence", { stop_sequence: "END" }); sink.end(); }, "<id 5>[0 text 0+hi] stop_sequence=END 5/0 end"],
    ["no reason is never a happy one", (sink) => { hello(sink); sink.end(); }, "<id 5>[0 text 0+hi] other 5/0 end"],
    ["a call waits for its name", (sink) => { sink.piece({ kind: "call", key: 0, id: "a", text: "{" }); sink.piece({ kind: "call", key: 0, name: "f", text: "}" }); sink.finish("stop"); sink.end(); }, "<id 5>[0 call f 0+{}] tool_calls 5/0 end"],
    ["a part that closes empty was never there", (sink) => { sink.piece({ kind: "text", key: 0, text: "" }); sink.piece({ key: 0, close: true }); hello(sink); sink.finish("stop"); sink.end(); }, "<id 5>[0 text 0+hi] stop 5/0 end"],
    ["calls side by side come one at a time", (sink) => { for (const piece of twoCalls) sink.piece(piece); sink.finish("stop"); sink.end(); }, '<id 5>[0 call f 0+{"x": 0+1}][1 call g 1+{"y":2}] tool_calls 5/0 end'],
    ["calls side by side grow side by side where that is allowed", (sink) => { for (const piece of twoCalls) sink.piece(piece); sink.finish("stop"); sink.end(); }, '<id 5>[0 call f 0+{"x":[1 call g 1+{"y": 0+1} 1+2}]] tool_calls 5/0 end', { interleaved: true }],
    ["citations come with their places in all the words", (sink) => { sink.piece({ kind: "text", key: 0, text: "abc", close: true }); sink.piece({ kind: "text", key: 1, text: "de", citations: [{ url: "u" }, { url: "v", start: 1, end: 2 }] }); sink.finish("stop"); sink.end(); }, "<id 5>[0 text 0+abc][1 text 1+de ^u@3-5 ^v@1-2] stop 5/0 end"],
    ["why output was withheld is a refusal", (sink) => { hello(sink); sink.finish("filtered", { explanation: "no" }); sink.end(); }, "<id 5>[0 text 0+hi][1 refusal 1+no] filtered 5/0 end"],
    ["a refusal that was told is not told again", (sink) => { sink.piece({ kind: "refusal", text: "no" }); sink.finish("filtered", { explanation: "no" }); sink.end(); }, "<id 5>[0 refusal 0+no] filtered 5/0 end"],
    ["a remark on a natural end is no refusal", (sink) => { hello(sink); sink.finish("stop", { explanation: "done" }); sink.end(); }, "<id 5>[0 text 0+hi] stop 5/0 end"],
    ["what was withheld, and then that all failed", (sink) => { hello(sink); sink.finish("filtered"); sink.finish("failed"); sink.end(); }, "<id 5>[0 text 0+hi] filtered 5/0 end"],
    ["nothing is said after the end", (sink) => { hello(sink); sink.finish("stop"); sink.end(); sink.piece({ kind: "text", text: "more" }); sink.end(); }, "<id 5>[0 text 0+hi] stop 5/0 end"],
    ["after a failure nothing more is said, least of all an end", (sink) => { hello(sink); sink.fail({ status: 502, message: "broken" }); sink.piece({ kind: "text", text: "more" }); sink.finish("stop"); sink.end(); }, "<id 5>[0 text 0+hi"],
  ];

  const twoCalls = [
    { kind: "call", key: 0, id: "a", name: "f", text: '{"x":' },
    { kind: "call", key: 1, id: "b", name: "g", text: '{"y":' },
    { kind: "call", key: 0, text: "1}" },
    { kind: "call", key: 1, text: "2}" },
  ] as const;

  for (const [name, tell, want, options] of cases) it(name, () => expect(streamOf(tell, options).written).to.equal(want));

  it("nothing is written before there is something to say, so that a failure can still have a status", () => {
    const { written, machine } = streamOf((sink) => { sink.start({ id: "x" }); sink.piece({ kind: "text", key: 0, text: "" }); sink.fail({ status: 503, message: "busy" }); });
    expect(written).to.equal("");
    expect(machine.started).to.equal(false);
    expect(machine.failure).to.deep.equal({ status: 503, message: "busy" });
  });

  it("a stream that was only cut has not ended", () => {
    const { machine } = streamOf(hello);
    expect([machine.started, machine.ended]).to.deep.equal([true, false]);
  });

  it("a call without an ID gets one, the same in all its events", () => {
    const ids: string[] = [];
    const note = (_state: StreamState, { id }: OpenPart): string => {
      ids.push(id);
      return "";
    };
    const noting: StreamTemplates = { ...templates, parts: { ...templates.parts, call: { open: note, text: note } } };
    const target = { templates: noting } as Dialect;
    const machine = new StreamMachine(target, { model: "m", requestId: "r", usageWanted: false, write: () => undefined });
    machine.piece({ kind: "call", name: "f", text: "{" });
    machine.piece({ kind: "call", text: "}" });
    expect(ids).to.have.length(3);
    expect(ids[0]).to.match(/^call_\w+$/);
    expect(new Set(ids).size).to.equal(1);
  });
});
