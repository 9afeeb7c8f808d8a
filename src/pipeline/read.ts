/** Reads a request's body: bytes within bounds, then text, then JSON. */
import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import type { Wire } from "../registry.js";
import type { BodyLease } from "./body-budget.js";
import { checkJson } from "./check-json.js";
import { ClientGone, GatewayError } from "./gateway-error.js";

/** A sound body. */
export interface Body {
  readonly text: string;
  readonly json: Wire;
  /** Somewhere stands an integer that parsing has altered. */
  readonly hasBigIntegers: boolean;
}

/** Reads and checks a body; fails as soon as it is too large. */
export async function read(request: IncomingMessage, limit: number, lease: BodyLease): Promise<Body> {
  return parseBody(await readText(request, limit, lease));
}

/** The bytes of a body as text. */
export async function readText(request: IncomingMessage, limit: number, lease: BodyLease): Promise<string> {
  if (Number(request.headers["content-length"] ?? 0) > limit) throw tooLarge(limit);
  const bytes = await readBytes(request, limit, lease);
  if (!isUtf8(bytes)) throw new GatewayError("invalid_request", "The request body is not valid UTF-8.");
  return bytes.toString("utf8");
}

export function parseBody(text: string): Body {
  let hasBigIntegers = false;
  checkJson(text, () => (hasBigIntegers = true));
  return { text, json: parseObject(text), hasBigIntegers };
}

/** Leaves the connection usable when it stops early: the refusal has to be sent on it. */
async function readBytes(request: IncomingMessage, limit: number, lease: BodyLease): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of piecesOf(request)) {
    size += chunk.length;
    if (size > limit) throw tooLarge(limit);
    lease.hold(chunk.length);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

async function* piecesOf(request: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    yield* request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  } catch (error) {
    throw new ClientGone("The client hung up while sending.", { cause: error });
  }
}

function parseObject(text: string): Wire {
  const value = parse(text);
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Wire;
  throw new GatewayError("invalid_request", "The request body must be a JSON object.");
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const place = / at position \d+/.exec(String(error))?.[0];
    throw new GatewayError("invalid_request", `The request body is not valid JSON${place === undefined ? "" : `,${place}`}.`);
  }
}

function tooLarge(limit: number): GatewayError {
  return new GatewayError("request_too_large", `The request body is larger than ${limit} bytes.`);
}
