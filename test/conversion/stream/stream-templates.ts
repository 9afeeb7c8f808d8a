/** Templates of a dialect for these tests, and the streams that are written with them. */
import type { StreamListener } from "../../../src/conversion/stream/observation.js";
import type { PartTemplates, StreamTemplates, TextSink } from "../../../src/conversion/stream/contract.js";

export interface Options {
  readonly interleaved?: boolean;
  readonly signed?: StreamTemplates["signed"];
  readonly endsInState?: boolean;
  readonly hiddenAsState?: boolean;
  /** The family of the state. */
  readonly family?: string;
  readonly media?: PartTemplates;
  readonly usageWanted?: boolean;
  /** There is no place for hidden reasoning. */
  readonly shown?: boolean;
  /** The dialect has no reasoning. */
  readonly unreasoned?: boolean;
  /** Citations are written beside the parts, not in each of them. */
  readonly citedBeside?: boolean;
  readonly listener?: StreamListener;
}

export const hello = (sink: TextSink): void => sink.piece({ kind: "text", text: "hi" });

/** Text is cited when a call has followed it. */
export function citedLate(sink: TextSink): void {
  hello(sink);
  sink.piece({ kind: "call", id: "a", name: "f", text: "{}", close: true });
  sink.piece({ cited: [{ url: "u", start: 1, end: 2 }] });
  sink.finish("stop");
  sink.end();
}

export const twoCalls = [
  { kind: "call", key: 0, id: "a", name: "f", text: '{"x":' },
  { kind: "call", key: 1, id: "b", name: "g", text: '{"y":' },
  { kind: "call", key: 0, text: "1}" },
  { kind: "call", key: 1, text: "2}" },
] as const;
