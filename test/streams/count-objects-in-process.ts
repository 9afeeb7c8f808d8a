/**
 * Counts what the gateway allocates for an event of a stream: objects and texts, between every two dialects. Its code
 * must not be optimised, as that leaves objects out, and the profiler must take each one: see the flags of the test.
 */
import { Session } from "node:inspector/promises";
import { type Dialect, dialectsOf, encodeEvents, StreamWriter } from "../../src/registry.js";
import { ChunkReader } from "../../src/streams/chunk-reader.js";
import { formatOf } from "../../src/streams/stream-format.js";
import { openRelay } from "../support/conversion/open-relay.js";

/** Objects and texts for one event from a dialect to another. */
export interface Count {
  readonly from: string;
  readonly to: string;
  readonly growth: Growth;
  /** If many events come in one chunk. */
  readonly together: Made;
  /** If each event comes by itself. */
  readonly alone: Made;
}

/** What events add to, where they may add to it bit by bit; or to text, with padding of their own. */
const GROWTHS = ["text", "reasoning", "call", "padded text"] as const;
export type Growth = (typeof GROWTHS)[number];

export interface Made {
  /** What an event is parsed to. */
  readonly parsed: number;
  /** All else: what the gateway makes, and the texts that it cuts, joins and writes. */
  readonly ours: number;
}

/** What the profiler reports; the declared types lack its samples. */
interface Profile {
  readonly head: ProfileNode;
  readonly samples: readonly { readonly nodeId: number }[];
}

interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly url: string; readonly functionName: string };
  readonly children: readonly ProfileNode[];
}

const EVENTS = 100;
/** The code has been compiled by then, and the reader knows what the events have in common. */
const EVENTS_BEFORE = 10;
/** Bytes between two samples: each object has more. */
const EACH = 1;

/** A stream that grows by words: its beginning, and the events that are counted, if words are written one by one. */
function growing(dialect: Dialect, growth: Growth): readonly [begin: readonly Buffer[], events: readonly Buffer[]] {
  const written: Buffer[] = [];
  const kind = growth === "padded text" ? "text" : growth;
  const pad = () => `,"usage":null,"number":${written.length},"padding":"${"x".repeat(written.length % 7)}"}\n`;
  const write = (text: string) => {
    const padded = growth === "padded text" ? text.replaceAll("}\n", pad) : text;
    written.push(Buffer.from(encodeEvents(padded, dialect.framing)));
  };
  const writer = new StreamWriter(dialect, { model: "large", requestId: "request", usageWanted: true, write });
  const add = (count: number): void => {
    for (let index = 0; index < count; index++) writer.piece({ kind, key: 0, text: ` word${index % 10}` });
  };
  writer.start({ id: "answer", created: 1 });
  if (kind === "call") writer.piece({ kind, key: 0, id: "call", name: "look", text: "" });
  add(EVENTS_BEFORE);
  const begin = written.length;
  add(EVENTS);
  return [written.slice(0, begin), written.slice(begin)];
}

interface Streaming {
  readonly from: Dialect;
  readonly to: Dialect;
  readonly growth: Growth;
}

async function count(session: Session, { from, to, growth }: Streaming, isAlone: boolean): Promise<Made> {
  const format = formatOf(from);
  const relay = openRelay(from, to, { hasContent: true, write: () => undefined });
  const reader = new ChunkReader(relay, format.openSplitter(), (block) => format.read(block, from.framing?.named));
  const [begin, events] = growing(from, growth);
  await reader.take(Buffer.concat(begin));
  const chunks = isAlone ? events : [Buffer.concat(events)];
  await session.post("HeapProfiler.startSampling", {
    samplingInterval: EACH,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  for (const chunk of chunks) await reader.take(chunk);
  const { profile } = await session.post("HeapProfiler.stopSampling");
  if (!hasSamples(profile)) throw new TypeError("The profiler reports no samples.");
  const { parsed, ours } = nodesOf(profile.head);
  const made = (nodes: ReadonlySet<number>) =>
    profile.samples.filter(({ nodeId }) => nodes.has(nodeId)).length / EVENTS;
  return { parsed: made(parsed), ours: made(ours) };
}

function hasSamples(profile: object): profile is Profile {
  return "samples" in profile;
}

/** The function that parses an event. */
const PARSES = "parseExact";
/** Steps of a loop: optimised code makes no objects for them. */
const STEPS = ["next", "values", "entries"];

interface Nodes {
  readonly parsed: Set<number>;
  readonly ours: Set<number>;
}

/** Functions of the gateway, and built-in ones that they call. */
function nodesOf(head: ProfileNode): Nodes {
  const found: Nodes = { parsed: new Set(), ours: new Set() };
  const visit = ({ id, callFrame, children }: ProfileNode, around: Set<number> | undefined): void => {
    const { url, functionName } = callFrame;
    const isOwn = url.startsWith("file:") && url !== import.meta.url;
    const nodes = functionName === PARSES ? found.parsed : (around ?? (isOwn ? found.ours : undefined));
    if (!STEPS.includes(functionName)) nodes?.add(id);
    for (const child of children) visit(child, nodes);
  };
  visit(head, undefined);
  return found;
}

const session = new Session();
session.connect();
const dialects = [...dialectsOf("text").values()];
const counts: Count[] = [];
for (const [index, from] of dialects.entries())
  for (const [place, to] of dialects.entries())
    for (const growth of GROWTHS) {
      // What is special about other kinds is on one side of a pair, and about padding that it is passed on.
      const wanted = growth === "padded text" ? index : (index + 1) % dialects.length;
      if (growth !== "text" && place !== wanted) continue;
      const streaming = { from, to, growth };
      // The first time, code is compiled.
      await count(session, streaming, true);
      const [together, alone] = [await count(session, streaming, false), await count(session, streaming, true)];
      counts.push({ from: from.name, to: to.name, growth, together, alone });
    }
process.stdout.write(JSON.stringify(counts));
