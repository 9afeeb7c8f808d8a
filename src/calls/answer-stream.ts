/** Answers a client with a stream of events. */
import { describeEvents, MOST_DESCRIBED } from "../request-log/describe-body.js";
import { Loss, type StreamSink, type Wire } from "../registry.js";
import type { Metrics } from "../observability/metrics.js";
import { Attachments } from "../bodies/attachments.js";
import { discardReply } from "../upstream/read-reply.js";
import { UpstreamError } from "../upstream/upstream-error.js";
import type { MemoryBudget, MemoryLease } from "../bodies/memory-budget.js";
import { ChunkReader } from "../streams/chunk-reader.js";
import { ClientStream } from "../streams/client-stream.js";
import type { AdmittedCall, Call, Registry } from "./context.js";
import { droppedHeader } from "./dropped-params.js";
import { explainRefusal, explainUpstreamError } from "./upstream-error.js";
import { ClientGoneError, toFailure } from "../errors/gateway-error.js";
import { isWholeAnswer } from "./is-whole-answer.js";
import { interpret, LONGEST_ANSWER, readWholeAnswer } from "./read-answer.js";
import { TIMES_HELD } from "../bodies/body.js";
import { settleBroken } from "./settle.js";
import { longestEventOf } from "../streams/longest-event.js";
import { SilentBytes } from "../streams/silent-bytes.js";
import type { StreamEvent } from "../streams/stream-event.js";
import { formatOf, type StreamFormat } from "../streams/stream-format.js";
import { PassingRelay, Relay, streamsOf } from "../streams/relay.js";
import type { UpstreamAnswer } from "./failover.js";
import { failPoint } from "../stores/drivers/fail-points.js";
import { extractBase64 } from "../bodies/extract-base64.js";

export interface StreamAnswerInput {
  readonly registry: Pick<Registry, "gatewayCodes">;
  readonly metrics: Pick<Metrics, "streamOpened" | "streamClosed">;
  readonly answerBudget: MemoryBudget;
  readonly publicId: string;
  /** What the client's dialect repeats of the request. */
  readonly echo: Wire;
  /** The client requested the event that contains only usage. */
  readonly usageWanted: boolean;
}

/** Smaller events need no memory of their own. */
const SMALL_EVENT = 1024 * 1024;

/** The images of a stream that were not sent yet, and the memory for them. */
interface StreamBuffers {
  readonly lease: MemoryLease;
  readonly attachments: Attachments;
}

interface StreamDestination extends StreamBuffers {
  readonly client: ClientStream;
}

/**
 * Sends an upstream's answer to a client as a stream. A failure before the first event becomes an error with a status,
 * unless the upstream was silent for so long that the head of the answer was sent.
 */
export async function answerStream(sent: UpstreamAnswer, call: AdmittedCall, input: StreamAnswerInput): Promise<void> {
  const { response, dialect } = call.inbound;
  const headers = droppedHeader(sent.dropped);
  const attachments = new Attachments();
  const lease = input.answerBudget.open(call.place);
  const client = new ClientStream(response, {
    headers,
    framing: dialect.framing,
    attachments,
    keepAlive: dialect.templates?.keepAlive ?? "",
    keep: call.isLogged ? MOST_DESCRIBED : 0,
  });
  client.watchSilence();
  const isWhole = await isWholeAnswer(sent);
  const isWritten = isWhole || sent.isConverted;
  const sink = isWritten ? openWriter(sent, call, input, client) : streamsOf(dialect).openObserver(call.observer);
  input.metrics.streamOpened();
  try {
    if (isWhole) await writeWhole(sent, call, sink, { lease, attachments });
    else await writeEvents(sent, call, openRelay(sent, call, input, client, sink), { client, lease, attachments });
    await call.callMeter.settle();
    failPoint("call.settled");
    await client.end();
  } catch (error) {
    if (!(error instanceof ClientGoneError)) await endBroken(error, { sink, client }, call, input);
    throw error;
  } finally {
    client.abandon();
    input.metrics.streamClosed();
    lease.release();
    if (isWritten) call.observer.onAnswerLoss(sink.lost);
    call.observer.onResponseBody(() =>
      sent.target.scrubSecrets(describeEvents(client.kept, dialect.places.mediaMembers)),
    );
  }
}

/** Ends a stream with an error, and charges it. Where nothing was sent, the error becomes one with a status. */
async function endBroken(
  error: unknown,
  { sink, client }: { readonly sink: StreamSink; readonly client: ClientStream },
  call: AdmittedCall,
  { registry }: StreamAnswerInput,
): Promise<void> {
  const isUsable = sink.interrupt();
  if (!isUsable && !client.started) return;
  await settleBroken(call, isUsable || client.hasContent);
  const { dialect, requestId } = call.inbound;
  const failure = toFailure(error, registry.gatewayCodes);
  await client.end(dialect.errors.writeEvent(failure, requestId, sink.sequence));
}

/** Some upstreams answer a request for a stream with one body. */
async function writeWhole(
  sent: UpstreamAnswer,
  call: Call,
  writer: StreamSink,
  { lease, attachments }: StreamBuffers,
): Promise<void> {
  const answer = await readWholeAnswer(sent, call, lease, attachments);
  const loss = new Loss(sent.target.dialect.paths, answer.json);
  const response = interpret(answer, sent, call, loss);
  streamsOf(sent.target.dialect).writeWhole(response, writer, loss);
  for (const place of loss.paths) writer.lose(place);
}

async function writeEvents(sent: UpstreamAnswer, call: Call, relay: Relay, way: StreamDestination): Promise<void> {
  try {
    await pump(sent, relay, way);
  } catch (error) {
    if (error instanceof ClientGoneError || call.signal.aborted)
      throw new ClientGoneError("The client hung up.", { cause: error });
    throw error instanceof UpstreamError ? explainUpstreamError(error) : error;
  } finally {
    discardReply(sent.reply);
  }
  const { failure, ended } = relay.sink;
  if (failure !== undefined) {
    throw explainRefusal(failure, { target: sent.target, isConverted: sent.isConverted });
  }
  if (!ended)
    throw explainUpstreamError(
      new UpstreamError("broken", "The upstream's stream ended before its answer was complete."),
    );
  if (!way.client.hasContent)
    throw explainUpstreamError(new UpstreamError("unreadable", "The upstream's answer is empty."));
}

function openRelay(
  sent: UpstreamAnswer,
  call: Call,
  { publicId, usageWanted }: StreamAnswerInput,
  client: ClientStream,
  sink: StreamSink,
): Relay {
  if (sent.isConverted) return new Relay(sent.target.dialect, sink);
  return new PassingRelay(sink, {
    dialect: call.inbound.dialect,
    publicId,
    family: sent.family,
    usageWanted,
    usageAsked: sent.target.host.asksForUsage,
    client,
  });
}

function openWriter(
  { toolNames, callIds, family }: UpstreamAnswer,
  { inbound, callMeter, observer }: AdmittedCall,
  { publicId, echo, usageWanted }: StreamAnswerInput,
  client: ClientStream,
): StreamSink {
  return streamsOf(inbound.dialect).openWriter(inbound.dialect, {
    model: publicId,
    requestId: inbound.requestId,
    usageWanted,
    operation: inbound.route.operation,
    inputEstimate: callMeter.inputEstimate,
    outputEstimate: () => callMeter.outputEstimate,
    toolNames,
    callIds,
    family,
    echo,
    listener: observer,
    write: (text) => client.write(text),
  });
}

/**
 * Reads as fast as the client does, until the stream ends in one way or the other. It waits only for what is not there
 * yet.
 */
async function pump(
  { reply, target, isConverted }: UpstreamAnswer,
  relay: Relay,
  { client, lease, attachments }: StreamDestination,
): Promise<void> {
  const { framing, places } = target.dialect;
  const format = formatOf(target.dialect);
  const blocks = format.openSplitter(longestEventOf(places));
  // Text answers may contain media too. Where they are converted, the media must be parsed.
  const isAbridged = format.isText && (!isConverted || places.images !== undefined);
  const read = (block: Buffer) =>
    isAbridged && block.length > SMALL_EVENT
      ? abridged(block, format, attachments)
      : format.read(block, framing?.named);
  const events = new ChunkReader(relay, blocks, read);
  const silence = new SilentBytes(relay, events);
  const sizeWith = (more: number) =>
    (isAbridged ? 1 : TIMES_HELD) * (events.size + more) + attachments.size + relay.kept;
  for (;;) {
    const next = reply.body.next();
    const chunk = next instanceof Promise ? await next : next;
    if (chunk === undefined) break;
    const room = makeRoom(lease, sizeWith(chunk.length));
    if (room !== undefined) await room;
    const reading = events.take(chunk);
    if (reading !== undefined) await reading;
    if (relay.isOver) return;
    silence.count(chunk.length);
    if (relay.kept + heldOf(relay, attachments) > LONGEST_ANSWER)
      throw new UpstreamError("too_large", "The upstream's answer is too large.");
    const sending = client.flush();
    if (sending !== undefined) await sending;
    lease.keep(sizeWith(0));
  }
  await events.end();
}

/** While nothing is passed on, all media that came are kept too. */
function heldOf({ sink }: Relay, { size }: Attachments): number {
  return sink.isUndecided ? size : 0;
}

/** An event whose media are left out, as text: the client's stream puts them back. */
async function abridged(block: Buffer, format: StreamFormat, attachments: Attachments): Promise<StreamEvent> {
  const { text } = await extractBase64(block, attachments);
  const event = format.read(Buffer.from(text));
  return { ...event, raw: String(event.raw) };
}

/** A large event waits until there is memory for it. */
function makeRoom(lease: MemoryLease, size: number): Promise<void> | undefined {
  return size > SMALL_EVENT && size > lease.held ? lease.hold(size - lease.held) : undefined;
}
