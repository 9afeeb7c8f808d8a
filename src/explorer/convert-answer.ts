/** Converts an upstream's answer, whole or as a stream, into the dialect of the client. */
import { gatewayCodes } from "../../generated/error-codes.js";
import { echoFor, writeAnswer } from "../calls/write-answer.js";
import type { AnyDialect } from "../conversion/dialect.js";
import { parseExact, stringifyExact } from "../conversion/exact.js";
import type { Failure } from "../conversion/failure.js";
import type { Wire } from "../conversion/json.js";
import { Loss } from "../conversion/loss.js";
import type { StreamSink } from "../conversion/modalities/modality.js";
import { GatewayError, toFailure } from "../errors/gateway-error.js";
import type { ConvertedAnswer } from "./contract.js";
import type { Dialects, RequestResult } from "./convert-request.js";
import { parseRefusal } from "../upstream/parse-refusal.js";
import { readEvents } from "./read-events.js";

/** The last request: answers repeat some of it, and call its tools by their names. */
type RequestParts = Pick<RequestResult, "body" | "converted" | "toolNames" | "callIds" | "wanted" | "publicId">;

export function convertAnswer(text: string, { client, upstream }: Dialects, request: RequestParts): ConvertedAnswer {
  const json = parseAnswer(text);
  if (upstream.isError(json)) throw refusal(upstream.errors.read(200, json));
  const loss = new Loss(upstream.paths, json);
  const response = orUnreadable(
    () => upstream.readResponse(json, loss),
    "The upstream's answer could not be understood.",
  );
  const fault = upstream.modality.faultOf(response, request.wanted);
  if (fault === "empty") throw new GatewayError("upstream_error", "The upstream's answer has no content.");
  if (fault !== undefined) throw refusal(fault);
  const untold = client.modality.faultFor?.(response, client);
  if (untold !== undefined) throw refusal(untold);
  const { toolNames, callIds, publicId, body, converted } = request;
  const known = { toolNames, callIds, family: upstream.state?.family, inputEstimate: undefined };
  const echo = echoFor(client, body.json, converted.dropped);
  const written = writeAnswer(response, client, { publicId, echo }, known, loss);
  return { text: JSON.stringify(JSON.parse(stringifyExact(written)), undefined, 2), lost: loss.paths };
}

export function convertStream(text: string, dialects: Dialects, request: RequestParts): ConvertedAnswer {
  const { client, upstream } = dialects;
  let written = "";
  const sink = openSink(dialects, request, (more) => (written += more));
  orUnreadable(() => feed(text, upstream, sink), "An event of the upstream's stream could not be understood.");
  const error = sink.failure !== undefined ? refusal(sink.failure) : sink.ended ? undefined : CUT;
  if (error !== undefined) {
    sink.interrupt();
    written += client.errors.writeEvent(toFailure(error, gatewayCodes), "req_explorer", sink.sequence);
  }
  return { text: written, lost: sink.lost };
}

const CUT = new GatewayError("upstream_error", "The upstream's stream ended before its answer was complete.");

function openSink({ client, upstream }: Dialects, request: RequestParts, write: (text: string) => void): StreamSink {
  return streamsOf(client).openWriter(client, {
    model: request.publicId,
    requestId: "req_explorer",
    usageWanted: client.wantsUsage(request.body.json),
    toolNames: request.toolNames,
    callIds: request.callIds,
    family: upstream.state?.family,
    echo: echoFor(client, request.body.json, request.converted.dropped),
    write,
  });
}

function feed(text: string, upstream: AnyDialect, sink: StreamSink): void {
  const reader = streamsOf(upstream).openReader(upstream, sink);
  for (const { data, isFailure } of readEvents(text, upstream.framing)) {
    if (sink.ended || sink.failure !== undefined) return;
    if (isFailure) sink.fail(upstream.errors.read(200, parseRefusal(data)));
    else reader.event(data);
  }
  if (!sink.ended && sink.failure === undefined) reader.close();
}

function streamsOf({ modality: { streams } }: AnyDialect): NonNullable<AnyDialect["modality"]["streams"]> {
  if (streams === undefined) throw new GatewayError("unsupported_capability", "This endpoint does not stream.");
  return streams;
}

function parseAnswer(text: string): Wire {
  const json = orUnreadable(() => parseExact(text), "The upstream's answer is not a JSON object.");
  if (typeof json === "object" && json !== null && !Array.isArray(json)) return json;
  throw new GatewayError("upstream_error", "The upstream's answer is not a JSON object.");
}

function refusal({ message }: Failure): GatewayError {
  return new GatewayError("upstream_error", message === "" ? "The upstream failed." : message);
}

function orUnreadable<T>(read: () => T, message: string): T {
  try {
    return read();
  } catch (cause) {
    throw cause instanceof GatewayError ? cause : new GatewayError("upstream_error", message, {}, { cause });
  }
}
