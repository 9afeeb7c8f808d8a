import { expect } from "chai";
import fc from "fast-check";
import { settleFinish } from "../../../src/conversion/settle.js";
import {
  dialectsOf,
  encodeEvents,
  StreamWriter,
  writeResponseEvents,
  type Dialect,
  type Finish,
  type Part,
  type Response,
} from "../../../src/registry.js";
import { EventParser } from "../../support/event-parser.js";
import { response, runs } from "../../support/conversion/arbitraries.js";
import { withoutMadeUp } from "../../support/conversion/without-made-up.js";

const all = [...dialectsOf("text").values()];
const pairs = all.flatMap((from) => all.map((to) => ({ from, to })));

interface Outcome {
  readonly text: string;
  readonly ended: boolean;
  readonly failed: boolean;
}

function writer(target: Dialect, write: (text: string) => void): StreamWriter {
  return new StreamWriter(target, { model: "maker/model", requestId: "request", usageWanted: true, write });
}

function writeStream(dialect: Dialect, answer: Response): Buffer {
  let text = "";
  writeResponseEvents(
    answer,
    writer(dialect, (piece) => (text += piece)),
  );
  return Buffer.from(encodeEvents(text, dialect.framing));
}

/** The client's stream when the upstream sends these chunks and closes. */
function convert(from: Dialect, to: Dialect, chunks: readonly Buffer[]): Outcome {
  let text = "";
  const target = writer(to, (piece) => (text += piece));
  const reader = from.openReader(target);
  const parser = new EventParser(undefined, from.framing);
  const feed = (events: ReturnType<EventParser["push"]>): void =>
    events.forEach(({ data }) => data !== undefined && reader.event(data));
  for (const chunk of chunks) feed(parser.push(chunk));
  feed(parser.end());
  reader.close();
  // The text of most streams that are cut is not read.
  return {
    get text() {
      return withoutMadeUp(text);
    },
    ended: target.ended,
    failed: target.failure !== undefined,
  };
}

/** The end of a stream matters most, so it is cut at every byte. */
const END_BYTES = 120;
/** The distance between cuts before the end. The first cut differs from run to run. */
const STRIDE = 37;

/**
 * Where to cut: at the border of each event and beside it, at every byte of the end, and every few bytes of the rest.
 */
function cutsOf(bytes: Buffer, offset: number): number[] {
  const isBorder = (place: number) => bytes[place - 1] === 0x0a || bytes[place] === 0x0a;
  return Array.from({ length: bytes.length }, (_unused, place) => place).filter(
    (place) => place >= bytes.length - END_BYTES || isBorder(place) || (place + offset) % STRIDE === 0,
  );
}

function chunksOf(bytes: Buffer, size: number): Buffer[] {
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_unused, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
}

describe("any stream", () => {
  for (const { from, to } of pairs) {
    it(`is the same in chunks of any size from ${from.name} to ${to.name}`, () => {
      fc.assert(
        fc.property(response, fc.integer({ min: 1, max: 40 }), (answer, size) => {
          const bytes = writeStream(from, answer);
          const whole = convert(from, to, [bytes]);
          expect(whole.ended).to.equal(true);
          expect(convert(from, to, chunksOf(bytes, size))).to.deep.equal(whole);
        }),
        { numRuns: runs },
      );
    });

    it(`is the whole answer or no success when cut at any byte from ${from.name} to ${to.name}`, () => {
      fc.assert(
        fc.property(response, fc.nat(), (answer, offset) => {
          const bytes = writeStream(from, answer);
          const whole = convert(from, to, [bytes]);
          for (const end of cutsOf(bytes, offset)) {
            const cut = convert(from, to, [bytes.subarray(0, end)]);
            if (cut.ended) expect(cut.text, `cut at ${end}`).to.equal(whole.text);
          }
        }),
        { numRuns: Math.max(3, Math.floor(runs / 20)) },
      );
    });
  }

  for (const dialect of all) {
    it(`holds in ${dialect.name} what the whole answer holds`, () => {
      fc.assert(
        fc.property(response, (answer) => {
          const reported = collect(dialect, writeStream(dialect, answer));
          const written = dialect.readResponse(JSON.parse(JSON.stringify(dialect.writeResponse(answer))) as never);
          expect(reported).to.deep.equal(meaning(written));
        }),
        { numRuns: runs },
      );
    });
  }
});

/** Reads a stream back with a second reader of the same dialect. */
function collect(dialect: Dialect, bytes: Buffer): unknown {
  const parts: { kind: string; text: string; name: string }[] = [];
  let finish: Finish | undefined;
  const keyed = new Map<string | number, { kind: string; text: string; name: string }>();
  const reader = dialect.openReader({
    start: () => undefined,
    takesProbabilities: false,
    probabilities: () => undefined,
    endPieces: () => undefined,
    piece: ({ kind, key, id, name, text = "", close }) => {
      const latest = parts.at(-1)?.kind === kind && kind !== "call" ? parts.at(-1) : undefined;
      const found = key === undefined ? latest : keyed.get(key);
      // A call may have the key of a text.
      const isOther = kind !== undefined && (found?.kind === "call") !== (kind === "call");
      const known = isOther ? undefined : found;
      const part = known ?? { kind: kind ?? "", text: "", name: name ?? "" };
      if (
        known === undefined &&
        (kind === "call" ? id !== undefined || name !== undefined : text !== "" || key !== undefined)
      ) {
        parts.push(part);
        if (key !== undefined) keyed.set(key, part);
      }
      part.text += text;
      // Another part may have the key of a part that is complete.
      if (close === true && key !== undefined) keyed.delete(key);
    },
    whole: () => undefined,
    lose: () => undefined,
    count: () => undefined,
    finish: (reason) => (finish = reason),
    fail: () => undefined,
    end: () => undefined,
  });
  const parser = new EventParser(undefined, dialect.framing);
  for (const { data } of [...parser.push(bytes), ...parser.end()]) if (data !== undefined) reader.event(data);
  const output = parts.filter(({ kind, text }) => kind === "call" || text !== "");
  return { parts: output.map(shown), finish: settleFinish(finish, output as Part[]) };
}

function meaning(answer: Response): unknown {
  const parts = answer.parts.map((part) => ({
    kind: part.kind,
    text: part.kind === "call" ? part.arguments : "text" in part ? part.text : "",
    name: part.kind === "call" ? part.name : "",
  }));
  return { parts: parts.filter(({ kind, text }) => kind === "call" || text !== "").map(shown), finish: answer.finish };
}

function shown({ kind, text, name }: { kind: string; text: string; name: string }): unknown {
  return kind === "call" ? { kind, name, arguments: JSON.parse(text === "" ? "{}" : text) as unknown } : { kind, text };
}
