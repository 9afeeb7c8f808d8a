/** Answers a client with a stream of events. */
import { describeEvents, MOST_DESCRIBED } from "../metering/described-body.js";
import type { AnyDialect, Wire } from "../registry.js";
import { failPoint } from "../stores/fail-points.js";
import { EventParser, type ServerEvent } from "../upstream/events.js";
import { discardReply } from "../upstream/read-reply.js";
import { asUpstreamFailure } from "../upstream/upstream-failure.js";
import { ClientStream } from "./client-stream.js";
import type { Call, Registry } from "./context.js";
import { droppedHeader } from "./dropped-params.js";
import { explainRefusal, explainTrouble } from "./explain-upstream.js";
import { ClientGone, GatewayError, toFailure } from "./gateway-error.js";
import { interpret, readAnswer } from "./read-answer.js";
import { convertingRelay, passingRelay, type Relay, type StreamWatch } from "./relay.js";
import type { Sent } from "./send.js";

export interface Streaming {
  readonly registry: Pick<Registry, "gatewayCodes">;
  readonly publicId: string;
  /** What the client's dialect repeats of the request. */
  readonly echo: Wire;
  /** The client wants to see the event that only tells usage. */
  readonly usageWanted: boolean;
}

/** Events may hold whole pictures. */
const LONGEST_PICTURE = 64 * 1024 * 1024;
const JSON_TYPE = /\bjson\b/i;

/** Tells a client what its upstream says. A failure before anything was sent still becomes an error with a status. */
export async function answerStream(sent: Sent, call: Call, streaming: Streaming): Promise<void> {
  const { response, dialect, requestId } = call.inbound;
  const headers = droppedHeader(sent.dropped);
  const client = new ClientStream(response, { headers, keepAlive: dialect.templates?.keepAlive ?? "", keep: call.isLogged ? MOST_DESCRIBED : 0 });
  const isWhole = JSON_TYPE.test(sent.reply.contentType);
  const watch = isWhole || sent.isConverted ? openMachine(sent, call, streaming, client) : streamsOf(dialect).openMonitor();
  try {
    if (isWhole) await tellWhole(sent, call, watch);
    else await tellEvents(sent, call, openRelay(sent, call, streaming, client, watch), client);
    await call.account?.settle();
    failPoint("call.settled");
    client.end();
  } catch (error) {
    const isTold = client.started && !(error instanceof ClientGone);
    if (isTold) await call.account?.settle();
    if (isTold) client.end(dialect.errors.writeEvent(toFailure(error, streaming.registry.gatewayCodes), requestId, watch.sequence));
    throw error;
  } finally {
    client.abandon();
    if (call.isLogged) call.record.responseBody = sent.target.scrub(describeEvents(client.kept, dialect.places.mediaMembers));
  }
}

/** Some upstreams answer a wish for a stream with one body. */
async function tellWhole(sent: Sent, call: Call, machine: StreamWatch): Promise<void> {
  const response = interpret(await readAnswer(sent, call), sent, call);
  streamsOf(sent.target.dialect).tell(response, machine, call.account);
}

async function tellEvents(sent: Sent, call: Call, relay: Relay, client: ClientStream): Promise<void> {
  try {
    await pump(sent, relay, client);
  } catch (error) {
    if (error instanceof ClientGone || call.signal.aborted) throw new ClientGone("The client hung up.", { cause: error });
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
  return passingRelay(watch, { dialect: call.inbound.dialect, publicId, usageWanted, client, account: call.account });
}

function openMachine({ toolNames }: Sent, { inbound, account }: Call, { publicId, echo, usageWanted }: Streaming, client: ClientStream): StreamWatch {
  return streamsOf(inbound.dialect).openMachine(inbound.dialect, {
    model: publicId,
    requestId: inbound.requestId,
    usageWanted,
    task: inbound.route.task,
    inputEstimate: account?.inputEstimate,
    toolNames,
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
async function pump({ reply, target }: Sent, relay: Relay, client: ClientStream): Promise<void> {
  const parser = new EventParser(target.dialect.places.bulkMembers.size > 0 ? LONGEST_PICTURE : undefined);
  const isOver = () => relay.ended || relay.failure !== undefined;
  for await (const chunk of reply.body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    feed(relay, parser.push(chunk), isOver);
    if (isOver()) return;
    await client.flush();
  }
  feed(relay, parser.end(), isOver);
  if (!isOver()) relay.close();
}

function feed(relay: Relay, events: readonly ServerEvent[], isOver: () => boolean): void {
  for (const event of events) {
    if (isOver()) return;
    relay.take(event);
  }
}
