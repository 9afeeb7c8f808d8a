import { expect } from "chai";
import fc from "fast-check";
import { dialectsOf, encodeEvents, StreamWriter, type Dialect } from "../../src/registry.js";
import { ChunkReader } from "../../src/streams/chunk-reader.js";
import { formatOf } from "../../src/streams/stream-format.js";
import { runs } from "../support/conversion/arbitraries.js";
import { openRelay, silentListener } from "../support/conversion/open-relay.js";
import { withoutMadeUp } from "../support/conversion/without-made-up.js";

/** Texts of one part of an answer. */
interface Growth {
  readonly kind: "text" | "reasoning" | "call";
  readonly texts: readonly string[];
  /** The upstream says how likely each text is. */
  readonly hasTokens?: boolean;
}

const words = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom("snow", " falls", "é 雪 🙂", '"quoted" \\ and\n', "data: ", "", "\u0001") },
  fc.string(),
);
const growth: fc.Arbitrary<Growth> = fc.record({
  kind: fc.constantFrom("text", "reasoning", "call"),
  texts: fc.array(words, { minLength: 1, maxLength: 12 }),
  hasTokens: fc.boolean(),
});
const growths = fc.array(growth, { minLength: 1, maxLength: 4 });
const spelling: fc.Arbitrary<Spelling> = fc.record({ isEscaped: fc.boolean(), isPadded: fc.boolean() });

/** How an upstream writes what means the same. */
interface Spelling {
  readonly isEscaped: boolean;
  /** Each event has members of its own without a meaning. */
  readonly isPadded: boolean;
}

/** A stream that grows by many events of one kind in a row. */
function streamOf(dialect: Dialect, parts: readonly Growth[], { isEscaped, isPadded }: Spelling): Buffer {
  let written = "";
  const write = (text: string) => (written += text);
  const writer = new StreamWriter(dialect, { model: "large", requestId: "request", usageWanted: true, write });
  writer.start({ id: "answer", created: 1 });
  for (const [index, { kind, texts, hasTokens }] of parts.entries()) {
    if (kind === "call") writer.piece({ kind, key: index, id: `call_${index}`, name: "look", text: "" });
    else writer.piece({ kind, key: index, text: "" });
    for (const [place, text] of texts.entries()) {
      if (hasTokens === true && kind === "text")
        writer.probabilities([{ text, logarithm: -place, bytes: [...Buffer.from(text)], likeliest: [] }]);
      writer.piece({ kind, key: index, text });
    }
    writer.piece({ key: index, close: true });
  }
  writer.count({ input: 3, output: 5 });
  writer.finish("stop");
  writer.end();
  const escaped = written.replace(
    /[^\u0000-\u007f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return Buffer.from(encodeEvents(padded(isEscaped ? escaped : written, isPadded), dialect.framing));
}

/** Now and then, the members have something in them that keeps an event from being like others. */
function padded(events: string, isPadded: boolean): string {
  let count = 0;
  const pad = (): string => {
    count++;
    const [number, text] = [count % 7 === 0 ? -count : count, count % 5 === 0 ? "é" : "x".repeat(count % 3)];
    return `,"padding":"${text}","at":${number}}\n`;
  };
  return isPadded ? events.replaceAll("}\n", pad) : events;
}

interface Outcome {
  readonly written: string;
  readonly heard: string;
  readonly events: number;
  readonly ended: boolean;
  readonly lost: readonly string[];
}

/** The client's stream and what was heard of it: read event by event, or in chunks. */
async function relayed(from: Dialect, to: Dialect, chunks: readonly Buffer[], isRead: boolean): Promise<Outcome> {
  const [written, heard]: [Buffer[], string[]] = [[], []];
  const client = { hasContent: true, write: (events: string | Buffer) => void written.push(Buffer.from(events)) };
  const relay = openRelay(from, to, client, { ...silentListener, onText: (text) => void heard.push(text) });
  const format = formatOf(from);
  const blocks = format.openSplitter();
  const read = (block: Buffer) => format.read(block, from.framing?.named);
  if (isRead) {
    for (const chunk of chunks) for (const block of blocks.push(chunk)) relay.take(read(block));
    if (!relay.isOver) relay.close();
  } else {
    const reader = new ChunkReader(relay, blocks, read);
    for (const chunk of chunks) await reader.take(chunk);
    await reader.end();
  }
  const text = withoutMadeUp(Buffer.concat(written).toString("latin1"));
  return {
    written: text,
    heard: heard.join(""),
    events: relay.sink.sequence,
    ended: relay.sink.ended,
    lost: relay.sink.lost,
  };
}

function cut(bytes: Buffer, size: number): Buffer[] {
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
}

describe("streams/chunk-reader", () => {
  const all = [...dialectsOf("text").values()];
  for (const from of all)
    for (const to of all)
      it(`relays events that repeat each other as if each was read, from ${from.name} to ${to.name}`, () =>
        fc.assert(
          fc.asyncProperty(growths, spelling, fc.integer({ min: 1, max: 2000 }), async (parts, spelling, size) => {
            const bytes = streamOf(from, parts, spelling);
            const wanted = await relayed(from, to, [bytes], true);
            expect(wanted.ended).to.equal(true);
            expect(await relayed(from, to, [bytes], false)).to.deep.equal(wanted);
            expect(await relayed(from, to, cut(bytes, size), false)).to.deep.equal(wanted);
          }),
          { numRuns: runs },
        ));

  for (const from of all.filter(({ framing }) => framing?.framing === "eventstream"))
    it(`breaks off at a message with a wrong checksum amid others like it, from ${from.name}`, async () => {
      const texts = ["sn", "ow", " falls", " on", " the", " fjord"];
      const bytes = streamOf(from, [{ kind: "text", texts }], { isEscaped: false, isPadded: true });
      const at = bytes.indexOf(" the");
      bytes[at] = "_".charCodeAt(0);
      const heard: string[] = [];
      const relay = openRelay(
        from,
        from,
        { hasContent: true, write: () => undefined },
        {
          ...silentListener,
          onText: (text) => void heard.push(text),
        },
      );
      const format = formatOf(from);
      const reader = new ChunkReader(relay, format.openSplitter(), (block) => format.read(block, from.framing?.named));
      expect(() => reader.take(bytes)).to.throw("checksum");
      expect(heard.join("")).to.equal("snow falls on");
    });

  it("takes a null for usage out of events that only add text, where the client did not ask for it", async () => {
    const chat = all.find(({ places }) => places.askUsage !== undefined);
    if (chat === undefined) throw new Error("no dialect asks for usage");
    const texts = ["sn", "ow", " falls", " on", " the", " fjord"];
    const bytes = streamOf(chat, [{ kind: "text", texts }], { isEscaped: false, isPadded: false }).toString();
    const withNulls = bytes.replaceAll(/\}(?=\n\ndata: \{)/g, ',"usage":null,"x":1}');
    const found = await relayed(chat, chat, [Buffer.from(withNulls)], false);
    expect(withNulls.match(/"usage":null/g)).to.have.length.above(texts.length);
    expect(found.written).to.contain(" fjord").and.not.contain("usage");
    expect(found.written).to.equal((await relayed(chat, chat, [Buffer.from(withNulls)], true)).written);
  });

  it("reports what is not read of events that only add text beside it", async () => {
    const chat = all.find(({ places }) => places.askUsage !== undefined);
    if (chat === undefined) throw new Error("no dialect asks for usage");
    const texts = ["sn", "ow", " falls", " on", " the", " fjord"];
    const bytes = streamOf(chat, [{ kind: "text", texts }], { isEscaped: false, isPadded: false });
    const moody = bytes.toString().replaceAll(/"delta":\{"content":" (on|the)"/g, '$&,"mood":"glad"');
    const wanted = await relayed(chat, chat, [Buffer.from(moody)], true);
    expect(wanted.lost).to.deep.equal(["choices[0].delta.mood"]);
    expect(await relayed(chat, chat, [Buffer.from(moody)], false)).to.deep.equal(wanted);
  });

  it("reads the texts after a report of usage that the client did not ask for", async () => {
    const chat = all.find(({ places }) => places.askUsage !== undefined);
    if (chat === undefined) throw new Error("no dialect asks for usage");
    const texts = ["sn", "ow", " falls", " on", " the", " fjord"];
    const bytes = streamOf(chat, [{ kind: "text", texts }], { isEscaped: false, isPadded: false }).toString();
    const events = bytes.split(/(?<=\n\n)/);
    const usage = events.findIndex((event) => /"completion_tokens":5/.test(event));
    const amid = Buffer.from(events.toSpliced(5, 0, events[usage] ?? "").join(""));
    const wanted = await relayed(chat, chat, [amid], true);
    expect(wanted.heard).to.equal(texts.join(""));
    expect(await relayed(chat, chat, [amid], false)).to.deep.equal(wanted);
  });
});
