/** Answers a client with a stream of events. */
import { describeEvents, MOST_DESCRIBED } from "../request-log/describe-body.js";
import type { AnyDialect, Wire } from "../registry.js";
import { failPoint } from "../stores/drivers/fail-points.js";
import { Enclosed } from "../bodies/attachments.js";
import { EventBlocks, readEvent } from "../streams/server-events.js";
import { discardReply } from "../upstream/read-reply.js";
import { asUpstreamFailure } from "../upstream/upstream-error.js";
import type { BodyBudget, BodyLease } from "../bodies/memory-budget.js";
import { ClientStream } from "../streams/client-stream.js";
import type { Call, Registry } from "./context.js";
import { droppedHeader } from "./dropped-params.js";
import { explainRefusal, explainTrouble } from "./upstream-error.js";
import { ClientGone, GatewayError, toFailure } from "../errors/gateway-error.js";
import { interpret, LONGEST_IMAGE, readWholeAnswer } from "./read-answer.js";
import { TIMES_HELD } from "../bodies/body.js";
import { convertingRelay, passingRelay, type Relay, type StreamWatch } from "../streams/relay.js";
import type { Sent } from "./send.js";
import { setAside } from "../bodies/extract-base64.js";

export interface Streaming {
  readonly registry: Pick<Registry, "gatewayCodes">;
  readonly answerBudget: BodyBudget;
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
interface Holding {
  readonly lease: BodyLease;
  readonly enclosed: Enclosed;
}

interface Way extends Holding {
  readonly client: ClientStream;
}

/** Tells a client what its upstream says. A failure before anything was sent still becomes an error with a status. */
export async function answerStream(sent: Sent, call: Call, streaming: Streaming): Promise<void> {
  const { response, dialect, requestId } = call.inbound;
  const headers = droppedHeader(sent.dropped);
  const enclosed = new Enclosed();
  const lease = streaming.answerBudget.open();
  const client = new ClientStream(response, { headers, enclosed, keepAlive: dialect.templates?.keepAlive ?? "", keep: call.isLogged ? MOST_DESCRIBED : 0 });
  const isWhole = JSON_TYPE.test(sent.reply.contentType);
  const watch = isWhole || sent.isConverted ? openMachine(sent, call, streaming, client) : streamsOf(dialect).openMonitor();
  try {
    if (isWhole) await tellWhole(sent, call, watch, { lease, enclosed });
    else await tellEvents(sent, call, openRelay(sent, call, streaming, client, watch), { client, lease, enclosed });
    await call.account?.settle();
    failPoint("call.settled");
    await client.end();
  } catch (error) {
    const isTold = !(error instanceof ClientGone) && (watch.cut() || client.started);
    if (isTold) await call.account?.settle();
    if (isTold) await client.end(dialect.errors.writeEvent(toFailure(error, streaming.registry.gatewayCodes), requestId, watch.sequence));
    throw error;
  } finally {
    client.abandon();
    lease.release();
    if (call.isLogged) call.record.responseBody = sent.target.scrub(describeEvents(client.kept, dialect.places.mediaMembers));
  }
}

/** Some upstreams answer a wish for a stream with one body. */
async function tellWhole(sent: Sent, call: Call, machine: StreamWatch, { lease, enclosed }: Holding): Promise<void> {
  const response = interpret(await readWholeAnswer(sent, call, lease, enclosed), sent, call);
  streamsOf(sent.target.dialect).tell(response, machine, call.account);
}

async function tellEvents(sent: Sent, call: Call, relay: Relay, way: Way): Promise<void> {
  try {
    await pump(sent, relay, way);
  } catch (error) {
    if (error instanceof ClientGone || call.signal.aborted) throw new ClientGone("The client hung up.", { cause: error });
    if (error instanceof GatewayError) throw error;
    throw explainTrouble(asUpstreamFailure(error));
  } finally {
    discardReply(sent.reply);
  }
  if (relay.failure !== undefined) {
    throw explainRefusal(relay.failure, { target: sent.target, isConverted: sent.isConverted });
  }
  if (!relay.ended) throw new GatewayError("upstream_error", "The upstream's stream ended before its answer was complete.");
}

function openRelay(sent: Sent, call: Call, { publicId, usageWanted }: Streaming, client: ClientStream, watch: StreamWatch): Relay {
  if (sent.isConverted) return convertingRelay(sent.target.dialect, watch, call.account);
  return passingRelay(watch, { dialect: call.inbound.dialect, publicId, family: sent.family, usageWanted, client, account: call.account });
}

function openMachine({ toolNames, family }: Sent, { inbound, account }: Call, { publicId, echo, usageWanted }: Streaming, client: ClientStream): StreamWatch {
  return streamsOf(inbound.dialect).openMachine(inbound.dialect, {
    model: publicId,
    requestId: inbound.requestId,
    usageWanted,
    task: inbound.route.task,
    inputEstimate: account?.inputEstimate,
    outputEstimate: () => account?.outputEstimate ?? 0,
    toolNames,
    family,
    echo,
    write: (text) => client.write(text),
  });
}

/** How calls like this one are streamed; only dialects that can are asked to. */
function streamsOf({ name, manner }: AnyDialect): NonNullable<AnyDialect["manner"]["streams"]> {
  if (manner.streams === undefined) throw new RangeError(`The dialect ${name} has no streams.`);
  return manner.streams;
}

/** Reads as fast as the client does, until the stream has ended one way or the other. */
async function pump({ reply, target, isConverted }: Sent, relay: Relay, { client, lease, enclosed }: Way): Promise<void> {
  const { bulkMembers, images } = target.dialect.places;
  const blocks = new EventBlocks(bulkMembers.size > 0 ? LONGEST_IMAGE : undefined);
  // Words may hold media too; where they are converted, those have to be looked into.
  const isAbridged = !isConverted || images !== undefined;
  const isOver = () => relay.ended || relay.failure !== undefined;
  const take = async (complete: readonly Buffer[]) => {
    for (const block of complete) {
      if (isOver()) return;
      relay.take(readEvent(isAbridged && block.length > SMALL_EVENT ? (await setAside(block, enclosed)).text : block.toString("utf8")));
    }
  };
  const sizeWith = (more: number) => (isAbridged ? 1 : TIMES_HELD) * (blocks.size + more) + enclosed.size;
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
async function makeRoom(lease: BodyLease, size: number): Promise<void> {
  if (size > SMALL_EVENT && size > lease.held) await lease.hold(size - lease.held);
}
