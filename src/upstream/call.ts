/** One HTTP exchange with an upstream. */
import { Readable } from "node:stream";
import type { Agent } from "undici";
import type { Payload } from "../bodies/attachments.js";
import { addressOf, type Cancellation, exchange, type UpstreamReply } from "./exchange.js";
import type { Target } from "./target.js";

export interface UpstreamCall {
  readonly body: string | Payload;
  /** Headers beside those of every call to the target. */
  readonly headers: Readonly<Record<string, string>>;
  readonly stream: boolean;
  /** The operation, where it has a URL of its own. */
  readonly operation?: string | undefined;
  readonly signal: Cancellation;
  /** Called when the connection has taken the last piece of the body. */
  onBodySent?(): void;
}

/** Sends a call and resolves with the head of the answer. */
export function callUpstream(agent: Agent, target: Target, call: UpstreamCall): Promise<UpstreamReply> {
  const address = target.operationUrls.get(call.operation ?? "") ?? (call.stream ? target.streamUrl : target.url);
  const { sign } = target.credentials;
  // A text is encoded once, for its signature and for the connection.
  const body = typeof call.body === "string" && sign !== undefined ? Buffer.from(call.body) : call.body;
  const prepared = call.stream ? target.callHeaders.stream : target.callHeaders.whole;
  const headers =
    isWhole(body) && isEmpty(call.headers) ? prepared : { ...call.headers, ...prepared, ...headersOf(body) };
  const send = (all: Readonly<Record<string, string>>) =>
    exchange(agent, address, {
      method: "POST",
      headers: all,
      body: isWhole(body) ? body : Readable.from(sentPieces(body, call.onBodySent), { objectMode: false }),
      signal: call.signal,
      isStreamed: call.stream,
    });
  if (sign === undefined) return send(headers);
  const url = new URL(address.href);
  return sign({ method: "POST", url, headers, body }).then((signed) => send({ ...headers, ...signed }));
}

export interface UpstreamRequest {
  readonly method: "GET" | "POST" | "DELETE";
  /** JSON text, or nothing. */
  readonly body?: string | undefined;
  readonly signal: AbortSignal;
}

/** Requests a URL of a target about an upstream job. */
export async function requestUpstream(
  agent: Agent,
  { headers: targetHeaders, credentials }: Pick<Target, "headers" | "credentials">,
  url: URL,
  { method, body, signal }: UpstreamRequest,
): Promise<UpstreamReply> {
  const { "content-type": type, ...others } = targetHeaders;
  const headers = {
    ...others,
    accept: "application/json",
    ...(body !== undefined && type !== undefined && { "content-type": type }),
  };
  const signed = await credentials.sign?.({ method, url, headers, body });
  return exchange(agent, addressOf(url), { method, headers: { ...headers, ...signed }, body, signal });
}

function isEmpty(headers: Readonly<Record<string, string>>): boolean {
  for (const _name in headers) return false;
  return true;
}

function isWhole(body: string | Buffer | Payload): body is string | Buffer {
  return typeof body === "string" || Buffer.isBuffer(body);
}

function* sentPieces(payload: Payload, onSent: (() => void) | undefined): Iterable<Buffer> {
  yield* payload.pieces();
  onSent?.();
}

function headersOf(body: string | Buffer | Payload): Readonly<Record<string, string>> {
  if (isWhole(body)) return {};
  return { "content-length": String(body.length), ...(body.type !== undefined && { "content-type": body.type }) };
}
