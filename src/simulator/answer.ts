import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type AnyDialect,
  type Dialect,
  encodeEvents,
  type Failure,
  type Response,
  streamTypeOf,
  StreamWriter,
  type Vocabularies,
  type VocabularyName,
  type Wire,
} from "../registry.js";
import { type Behaviour } from "./behaviour.js";
import { type StreamStep, chunksOf } from "./stream-chunks.js";

/** The options of one answer. */
export interface Answering<V extends VocabularyName = VocabularyName> {
  readonly dialect: Dialect<V>;
  readonly response: ServerResponse;
  readonly requestId: string;
  /** The members of the request that the dialect repeats in its answer. */
  readonly echo: Wire;
  /** Aborted when the caller hangs up. */
  readonly signal: AbortSignal;
  readonly breaks: Behaviour["breaks"];
  /** The wait between the chunks of a stream. */
  readonly chunkIntervalMilliseconds: number;
}

export type AnyResponse = Vocabularies[VocabularyName]["response"];

const JSON_TYPE = "application/json; charset=utf-8";
const BROKEN: Failure = { status: 500, message: "This simulated model fails in the middle of its answers." };
const RETRY_STATUSES: ReadonlySet<number> = new Set([429, 503]);

/** Answers in one body. */
export function answerWhole(answer: AnyResponse, answering: Answering): void {
  const { dialect, echo } = answering;
  answerWire(dialect.writeResponse(settled(answer, dialect), echo), answering);
}

/** Answers with a body that is already in the dialect's form. */
export function answerWire(
  wire: Wire,
  { dialect, response, requestId, breaks }: Pick<Answering, "dialect" | "response" | "requestId" | "breaks">,
): void {
  if (breaks === "error") return answerFailure(BROKEN, dialect, response, requestId);
  const body = Buffer.from(JSON.stringify(wire));
  response.writeHead(200, { "content-type": JSON_TYPE, "content-length": body.length });
  if (breaks === "cut") response.write(body.subarray(0, body.length / 2), () => response.destroy());
  else response.end(body);
}

/** Answers with events, as fast as the caller takes them. */
export async function answerStream(
  answer: Response,
  usageWanted: boolean,
  answering: Answering<"text">,
): Promise<void> {
  const { dialect, response, requestId, echo, breaks } = answering;
  const chunks: string[] = [];
  const writer = new StreamWriter(dialect, {
    model: answer.model ?? "",
    requestId,
    usageWanted,
    inputEstimate: answer.usage?.input,
    echo,
    write: (text) => chunks.push(text),
  });
  writeStreamHead(response, dialect);
  for (const moment of someOf(chunksOf(answer), breaks)) {
    moment(writer);
    if (chunks.length === 0) continue;
    await send(chunks.splice(0).join(""), answering);
    await sleep(answering.chunkIntervalMilliseconds, undefined, { signal: answering.signal });
  }
  if (breaks === "cut") response.destroy();
  else
    response.end(breaks === "error" ? encodeEvents(dialect.errors.writeEvent(BROKEN, requestId), dialect.framing) : "");
}

/** Answers with events, without a wait between them. */
export function answerAtOnce(
  answer: AnyResponse,
  {
    dialect,
    response,
    requestId,
    echo,
    operation: task,
    breaks,
  }: Answering & { readonly operation?: string | undefined },
): void {
  const { streams } = dialect.modality;
  const chunks: string[] = [];
  const writer = streams?.openWriter(dialect, {
    model: answer.model ?? "",
    requestId,
    usageWanted: true,
    operation: task,
    echo,
    write: (text) => chunks.push(text),
  });
  if (streams !== undefined && writer !== undefined) streams.writeWhole(answer, writer);
  const events = breaks === undefined ? chunks.join("") : "";
  writeStreamHead(response, dialect);
  if (breaks === "cut") response.destroy();
  else
    response.end(
      encodeEvents(breaks === "error" ? dialect.errors.writeEvent(BROKEN, requestId) : events, dialect.framing),
    );
}

/** Answers with an error of the dialect. */
export function answerFailure(
  failure: Failure,
  dialect: AnyDialect,
  response: ServerResponse,
  requestId: string,
): void {
  const body = JSON.stringify(dialect.errors.write(failure, requestId));
  const retry = RETRY_STATUSES.has(failure.status) ? { "retry-after": "1" } : {};
  const headers = { ...dialect.errors.headers?.(failure), "content-type": JSON_TYPE, ...retry };
  response.writeHead(failure.status, headers);
  response.end(body);
}

function someOf(steps: readonly StreamStep[], breaks: Behaviour["breaks"]): readonly StreamStep[] {
  return breaks === undefined ? steps : steps.slice(0, Math.ceil(steps.length / 2));
}

function writeStreamHead(response: ServerResponse, dialect: AnyDialect): void {
  response.writeHead(200, { "content-type": streamTypeOf(dialect.framing), "cache-control": "no-store" });
}

async function send(text: string, { dialect, response, signal }: Answering): Promise<void> {
  if (!response.write(encodeEvents(text, dialect.framing))) await once(response, "drain", { signal });
}

/** Answers with open calls have another finish reason. The dialect's reader derives it, as for any upstream. */
function settled(answer: AnyResponse, dialect: AnyDialect): AnyResponse {
  const reread = dialect.readResponse(dialect.writeResponse(answer));
  return "finish" in reread ? { ...answer, finish: reread.finish } : answer;
}
