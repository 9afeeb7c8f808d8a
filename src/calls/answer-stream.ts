/** Answers a client with a stream of events. */
import { describeEvents, MOST_DESCRIBED } from "../request-log/describe-body.js";
import type { AnyDialect, Wire } from "../registry.js";
import { failPoint } from "../stores/drivers/fail-points.js";
import { Attachments } from "../bodies/attachments.js";
import { EventBlocks, readEvent } from "../streams/server-events.js";
import { discardReply } from "../upstream/read-reply.js";
import { asUpstreamError } from "../upstream/upstream-error.js";
import type { MemoryBudget, MemoryLease } from "../bodies/memory-budget.js";
import { ClientStream } from "../streams/client-stream.js";
import type { Call, Registry } from "./context.js";
import { droppedHeader } from "./dropped-params.js";
import { explainRefusal, explainUpstreamError } from "./upstream-error.js";
import { ClientGoneError, GatewayError, toFailure } from "../errors/gateway-error.js";
import { interpret, LONGEST_IMAGE, readWholeAnswer } from "./read-answer.js";
import { TIMES_HELD } from "../bodies/body.js";
import { convertingRelay, passingRelay, type Relay, type StreamWatch } from "../streams/relay.js";
import type { UpstreamAnswer } from "./send.js";
import { extractBase64 } from "../bodies/extract-base64.js";

export interface StreamAnswerInput {
  readonly registry: Pick<Registry, "gatewayCodes">;
  readonly answerBudget: MemoryBudget;
  readonly publicId: string;
  /** What the client's dialect repeats of the request. */
  readonly echo: Wire;
  /** The client wants to see the event that only tells usage. */
  readonly usageWanted: boolean;
}

/** Smaller events need no room of their own. */
const SMALL_EVENT = 1024 * 1024;
const JSON_TYPE = /\bjson\b/i;

/** What a stream holds of images that were not told yet, and the room it has for them. */
interface StreamBuffers {
  readonly lease: MemoryLease;
  readonly attachments: Attachments;
}

interface StreamDestination extends StreamBuffers {
  readonly client: ClientStream;
}

/** Tells a client what its upstream says. A failure before anything was sent still becomes an error with a status. */
export async function answerStream(sent: UpstreamAnswer, call: Call, streaming: StreamAnswerInput): Promise<void> {
  const { response, dialect, requestId } = call.inbound;
  const headers = droppedHeader(sent.dropped);
  const attachments = new Attachments();
  const lease = streaming.answerBudget.open();
  const client = new ClientStream(response, {
    headers,
    attachments,
    keepAlive: dialect.templates?.keepAlive ?? "",
    keep: call.isLogged ? MOST_DESCRIBED : 0,
  });
  const isWhole = JSON_TYPE.test(sent.reply.contentType);
  const watch =
    isWhole || sent.isConverted ? openWriter(sent, call, streaming, client) : streamsOf(dialect).openObserver();
  try {
    if (isWhole) await writeWhole(sent, call, watch, { lease, attachments });
    else await writeEvents(sent, call, openRelay(sent, call, streaming, client, watch), { client, lease, attachments });
    await call.callMeter?.settle();
    failPoint("call.settled");
    await client.end();
  } catch (error) {
    const isTold = !(error instanceof ClientGoneError) && (watch.interrupt() || client.started);
    if (isTold) await call.callMeter?.settle();
    if (isTold)
      await client.end(
        dialect.errors.writeEvent(toFailure(error, streaming.registry.gatewayCodes), requestId, watch.sequence),
      );
    throw error;
  } finally {
    client.abandon();
    lease.release();
    if (call.isLogged)
      call.record.responseBody = sent.target.scrub(describeEvents(client.kept, dialect.places.mediaMembers));
  }
}

/** Some upstreams answer a wish for a stream with one body. */
async function writeWhole(
  sent: UpstreamAnswer,
  call: Call,
  writer: StreamWatch,
  { lease, attachments }: StreamBuffers,
): Promise<void> {
  const response = interpret(await readWholeAnswer(sent, call, lease, attachments), sent, call);
  streamsOf(sent.target.dialect).writeWhole(response, writer, call.callMeter);
}

async function writeEvents(sent: UpstreamAnswer, call: Call, relay: Relay, way: StreamDestination): Promise<void> {
  try {
    await pump(sent, relay, way);
  } catch (error) {
    if (error instanceof ClientGoneError || call.signal.aborted)
      throw new ClientGoneError("The client hung up.", { cause: error });
    if (error instanceof GatewayError) throw error;
    throw explainUpstreamError(asUpstreamError(error));
  } finally {
    discardReply(sent.reply);
  }
  if (relay.failure !== undefined) {
    throw explainRefusal(relay.failure, { target: sent.target, isConverted: sent.isConverted });
  }
  if (!relay.ended)
    throw new GatewayError("upstream_error", "The upstream's stream ended before its answer was complete.");
}

function openRelay(
  sent: UpstreamAnswer,
  call: Call,
  { publicId, usageWanted }: StreamAnswerInput,
  client: ClientStream,
  watch: StreamWatch,
): Relay {
  if (sent.isConverted) return convertingRelay(sent.target.dialect, watch, call.callMeter);
  return passingRelay(watch, {
    dialect: call.inbound.dialect,
    publicId,
    family: sent.family,
    usageWanted,
    client,
    listener: call.callMeter,
  });
}

function openWriter(
  { toolNames, family }: UpstreamAnswer,
  { inbound, callMeter }: Call,
  { publicId, echo, usageWanted }: StreamAnswerInput,
  client: ClientStream,
): StreamWatch {
  return streamsOf(inbound.dialect).openWriter(inbound.dialect, {
    model: publicId,
    requestId: inbound.requestId,
    usageWanted,
    operation: inbound.route.operation,
    inputEstimate: callMeter?.inputEstimate,
    outputEstimate: () => callMeter?.outputEstimate ?? 0,
    toolNames,
    family,
    echo,
    write: (text) => client.write(text),
  });
}

/** How calls like this one are streamed; only dialects that can are asked to. */
function streamsOf({ name, modality }: AnyDialect): NonNullable<AnyDialect["modality"]["streams"]> {
  if (modality.streams === undefined) throw new RangeError(`The dialect ${name} has no streams.`);
  return modality.streams;
}

/** Reads as fast as the client does, until the stream has ended one way or the other. */
async function pump(
  { reply, target, isConverted }: UpstreamAnswer,
  relay: Relay,
  { client, lease, attachments }: StreamDestination,
): Promise<void> {
  const { bulkMembers, images } = target.dialect.places;
  const blocks = new EventBlocks(bulkMembers.size > 0 ? LONGEST_IMAGE : undefined);
  // Words may hold media too; where they are converted, those have to be looked into.
  const isAbridged = !isConverted || images !== undefined;
  const isOver = () => relay.ended || relay.failure !== undefined;
  const take = async (complete: readonly Buffer[]) => {
    for (const block of complete) {
      if (isOver()) return;
      relay.take(
        readEvent(
          isAbridged && block.length > SMALL_EVENT
            ? (await extractBase64(block, attachments)).text
            : block.toString("utf8"),
        ),
      );
    }
  };
  const sizeWith = (more: number) => (isAbridged ? 1 : TIMES_HELD) * (blocks.size + more) + attachments.size;
  for await (const chunk of reply.body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    await makeRoom(lease, sizeWith(chunk.length));
    await take(blocks.push(chunk));
    if (isOver()) return;
    await client.flush();
    lease.keep(sizeWith(0));
  }
  await take(blocks.end());
  if (!isOver()) relay.close();
}

/** What is large waits until there is room for it. */
async function makeRoom(lease: MemoryLease, size: number): Promise<void> {
  if (size > SMALL_EVENT && size > lease.held) await lease.hold(size - lease.held);
}
