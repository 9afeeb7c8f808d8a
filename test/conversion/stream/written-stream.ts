/** A dialect for these tests, and the text of its streams. */
import type { Dialect } from "../../../src/conversion/dialect.js";
import type { PartTemplates, StreamTemplates, TextSink } from "../../../src/conversion/stream/contract.js";
import { StreamWriter } from "../../../src/conversion/stream/stream-writer.js";
import { type Options } from "./stream-templates.js";

/** Writes events as short texts, so that a stream can be read at a glance. */
export const block: PartTemplates = {
  open: (_state, { kind, index, name }) => `[${index} ${kind}${name === "" ? "" : ` ${name}`}`,
  text: (_state, { index }, piece) => ` ${index}+${piece}`,
  citation: (_state, _part, { url, start, end }) => ` ^${url ?? ""}@${String(start)}-${String(end)}`,
  signature: (_state, { signature }) => ` ~${signature}`,
  close: () => "]",
};

export const templates: StreamTemplates = {
  idPrefix: "id_",
  callIdPrefix: "call_",
  explainsByRefusal: true,
  hasUnusableWord: false,
  interleaved: false,
  endsInState: true,
  hiddenAsState: false,
  marksCut: false,
  repeatsProbabilities: false,
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

export const citedBesideParts: Partial<StreamTemplates> = {
  parts: { ...templates.parts, text: { open: block.open, text: block.text, close: block.close } },
  citations: ({ parts }) =>
    parts
      .flatMap(({ citations }) =>
        citations.map(({ url, start, end }) => ` cited=${url ?? ""}@${String(start)}-${String(end)}`),
      )
      .join(""),
};

function reasoningOf(isShown: boolean, isAbsent: boolean): { readonly reasoning?: PartTemplates | undefined } {
  return isAbsent ? { reasoning: undefined } : isShown ? { reasoning: block } : {};
}

export function streamOf(
  write: (sink: TextSink) => void,
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
    unreasoned = false,
    listener,
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
      parts: { ...templates.parts, ...beside.parts, ...reasoningOf(shown, unreasoned), media },
    },
  } as Dialect;
  const writer = new StreamWriter(target, {
    model: "m",
    requestId: "r",
    usageWanted,
    inputEstimate: 5,
    family,
    listener,
    write: (text) => (written += text),
  });
  write(writer);
  return { written, writer };
}
