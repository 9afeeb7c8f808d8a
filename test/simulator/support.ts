import { setValue } from "../../src/bodies/edit-json.js";
import { type Simulator, type SimulatorOptions, startSimulator } from "../../src/simulator/simulator.js";
import {
  type Dialect,
  type Failure,
  Loss,
  type Part,
  type Request,
  type Response,
  type TextSink,
  type Wire,
} from "../../src/registry.js";
import { EventParser } from "../support/event-parser.js";

type Piece = Parameters<TextSink["piece"]>[0];
type CollectedPiece = Exclude<Piece, { kind: "media" }> & { text: string };

/** A simulator for a suite, without waits between pieces. */
export function runningSimulator(options: Partial<SimulatorOptions> = {}): () => Simulator {
  let simulator: Simulator;
  before(async () => {
    simulator = await startSimulator({ port: 0, chunkIntervalMilliseconds: 0, ...options });
  });
  after(() => simulator.stop());
  return () => simulator;
}

export interface CallOptions {
  readonly model?: string;
  readonly stream?: boolean;
  readonly signal?: AbortSignal;
}

/** Sends a request in a dialect's own wire form. */
export function post(
  simulator: Simulator,
  dialect: Dialect,
  request: Request,
  callOptions: CallOptions = {},
): Promise<globalThis.Response> {
  const { model = "assistant", stream = false, signal } = callOptions;
  const written = JSON.stringify(
    dialect.writeRequest({ output_limit: 5_000, ...request }, new Loss({}, {}), { model, stream }),
  );
  const { askUsage } = dialect.places;
  const body =
    stream && askUsage !== undefined ? setValue(written, askUsage.at, JSON.stringify(askUsage.value)) : written;
  const { path, streamPath, headers } = dialect.endpoint;
  const address = `${simulator.url}/${dialect.name}${(stream ? streamPath : path).replace("{model}", model)}`;
  return fetch(address, { method: "POST", headers: { "content-type": "application/json", ...headers }, body, signal });
}

/** A whole answer, read back by its dialect. */
export async function ask(
  simulator: Simulator,
  dialect: Dialect,
  request: Request,
  options: CallOptions = {},
): Promise<Response> {
  const reply = await post(simulator, dialect, request, options);
  const body = (await reply.json()) as Wire;
  if (reply.status !== 200) throw new Error(`status ${reply.status}: ${JSON.stringify(body)}`);
  const answer = dialect.readResponse(body);
  return { ...answer, parts: answer.parts.map(withoutOrigin) };
}

/** The result of a stream, read back by its dialect. */
export interface Collected extends Response {
  readonly events: number;
  readonly failure: Failure | undefined;
  readonly ended: boolean;
  /** The connection was lost. */
  readonly broken: boolean;
}

export async function askStream(
  simulator: Simulator,
  dialect: Dialect,
  request: Request,
  options: CallOptions = {},
): Promise<Collected> {
  const reply = await post(simulator, dialect, request, { ...options, stream: true });
  if (reply.status !== 200 || reply.body === null) throw new Error(`status ${reply.status}: ${await reply.text()}`);
  const collector = new Collector();
  const reader = dialect.openReader(collector);
  const parser = new EventParser(undefined, dialect.framing);
  const take = (events: ReturnType<EventParser["push"]>) => {
    for (const { data, isFailure } of events)
      if (isFailure === true) collector.fail(dialect.errors.read(200, JSON.parse(data ?? "null") as Wire));
      else if (data !== undefined) reader.event(data);
    collector.events += events.length;
  };
  try {
    for await (const chunk of reply.body) take(parser.push(Buffer.from(chunk)));
    take(parser.end());
    reader.close();
  } catch {
    collector.broken = true;
  }
  return collector.collected();
}

/** Joins the events of a stream. */
class Collector implements TextSink {
  events = 0;
  broken = false;
  #answer: Omit<Response, "parts"> = {};
  #failure: Failure | undefined;
  #ended = false;
  readonly #pieces: CollectedPiece[] = [];

  start(): void {}

  readonly takesProbabilities = false;

  probabilities(): void {}

  endPieces(): void {}

  /** State that comes with text or a call belongs to the reasoning before them. */
  piece({ signature, ...piece }: Piece): void {
    if (signature !== undefined && piece.kind !== undefined && piece.kind !== "reasoning")
      this.#take({ kind: "reasoning", signature });
    this.#take(piece.kind === undefined || piece.kind === "reasoning" ? { ...piece, signature } : piece);
  }

  #take(piece: Piece): void {
    // An empty piece without a key starts no part: some streams begin with one.
    if (piece.kind === "text" && piece.key === undefined && piece.text === "") return;
    const known = this.#pieces.findLast(({ key, kind }) =>
      piece.key === undefined ? kind === piece.kind : key === piece.key,
    );
    if (piece.kind === "media") return;
    const isOther =
      known === undefined ||
      known.close === true ||
      (piece.id !== undefined && known.id !== undefined && known.id !== piece.id);
    if (isOther) return void this.#pieces.push({ ...piece, text: piece.text ?? "" });
    known.text += piece.text ?? "";
    known.signature = `${known.signature ?? ""}${piece.signature ?? ""}` || undefined;
    known.close = piece.close;
  }

  count(usage: Response["usage"]): void {
    this.#answer = { ...this.#answer, usage };
  }

  finish(finish: Response["finish"], detail: { stop_sequence?: string } = {}): void {
    this.#answer = { ...this.#answer, finish, stop_sequence: detail.stop_sequence };
  }

  whole(): void {}
  lose(): void {}

  fail(failure: Failure): void {
    this.#failure = failure;
  }

  end(): void {
    this.#ended = true;
  }

  collected(): Collected {
    const parts = this.#pieces.flatMap(partOf);
    return {
      ...this.#answer,
      parts,
      events: this.events,
      failure: this.#failure,
      ended: this.#ended,
      broken: this.broken,
    };
  }
}

function partOf({ kind, text, id = "", name = "", signature }: CollectedPiece): Part[] {
  if (kind === "call") return [{ kind, id, name, arguments: text }];
  if (text === "" && signature === undefined) return [];
  if (kind === "reasoning") return [{ kind, text, ...(signature === undefined ? {} : { signature }) }];
  return kind === undefined ? [] : [{ kind, text }];
}

/** A part without its origin and without empty members, so that parts can be compared. */
function withoutOrigin(part: Part): Part {
  return JSON.parse(JSON.stringify({ ...part, origin: undefined })) as Part;
}

/** A request of one turn. */
export function requestOf(text: string, more: Partial<Request> = {}): Request {
  return { turns: [{ role: "user", parts: [{ kind: "text", text }] }], ...more };
}

/** The text of an answer. */
export function wordsOf({ parts }: Pick<Response, "parts">): string {
  return parts.flatMap((part) => (part.kind === "text" ? [part.text] : [])).join("");
}

export const weather = {
  name: "get_weather",
  description: "the weather of a place",
  parameters: {
    type: "object",
    properties: { city: { type: "string" }, days: { type: "integer" } },
    required: ["city"],
  },
};

export const clock = {
  name: "get_time",
  description: "the time at a place",
  parameters: { type: "object", properties: { city: { type: "string" } }, required: ["city"] },
};
