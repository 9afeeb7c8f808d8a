/** Reads a request's body: bytes within limits, then text, then JSON. */
import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import type { FormTable } from "../registry.js";
import { collect } from "./collect.js";
import { collectSmall, isSmall } from "./collect-small.js";
import { Attachments } from "./attachments.js";
import { type Body, TIMES_HELD } from "./body.js";
import { piecesOf } from "./body-pieces.js";
import type { MemoryLease } from "./memory-budget.js";
import { Reservation } from "./reservation.js";
import { encodingOf, inflate } from "./decompress.js";
import { ClientGoneError, GatewayError } from "../errors/gateway-error.js";
import { parseBody } from "./parse-body.js";
import { boundaryOf, parseForm } from "./parse-form.js";
import { readForm, sizesOf } from "./read-form.js";
import { type ReserveText, extractBase64 } from "./extract-base64.js";

/** The most bytes of a body with media, and the most of them outside of media. */
export interface MediaLimits {
  readonly whole: number;
  readonly words: number;
}

/** Reads and checks a body; fails as soon as it is too large. */
export async function readJson(request: IncomingMessage, limit: number, lease: MemoryLease): Promise<Body> {
  return parseBody(textOf(await readBytes(request, limit, lease, TIMES_HELD)));
}

/**
 * The same for bodies with media. Media are held once, as received, and only text counts several times. Some bodies are
 * forms.
 */
export async function readMedia(
  request: IncomingMessage,
  limits: MediaLimits,
  lease: MemoryLease,
  form?: FormTable,
): Promise<Body> {
  const type = request.headers["content-type"] ?? "";
  const boundary = form !== undefined && isForm(type) ? boundaryOf(type) : undefined;
  const bytes = await readBytes(request, limits.whole, lease, 1);
  if (form === undefined || boundary === undefined) return withMediaAside(bytes, limits, lease);
  const parts = parseForm(bytes, boundary);
  const { words, left } = sizesOf(parts, form);
  // No budget has more room for one call than for the largest body.
  await roomForText(limits, lease, "As JSON, the form")(Math.min(left, limits.whole), words);
  return readForm(parts, form);
}

/** The same where a body may be meant for another dialect, and only that one has media. */
export async function readEither(
  request: IncomingMessage,
  limits: MediaLimits,
  lease: MemoryLease,
  bringsMedia: (body: Body) => boolean,
): Promise<Body> {
  const bytes = await readBytes(request, limits.whole, lease, 1);
  if (bytes.length <= limits.words) {
    await lease.hold((TIMES_HELD - 1) * bytes.length);
    return parseBody(textOf(bytes));
  }
  // For a form that is neither, no type is required.
  const body = await withMediaAside(bytes, limits, lease).catch((error: unknown) => {
    throw error instanceof GatewayError && error.code === "invalid_request" ? tooLarge(limits.words) : error;
  });
  if (!bringsMedia(body)) throw tooLarge(limits.words);
  return body;
}

async function withMediaAside(bytes: Buffer, limits: MediaLimits, lease: MemoryLease): Promise<Body> {
  checkText(bytes);
  const { text, attachments } = await extractBase64(bytes, new Attachments(), roomForText(limits, lease));
  return { ...parseBody(text), attachments };
}

/** Text has the same limit as in bodies without media, however large the media are. */
function roomForText(limits: MediaLimits, lease: MemoryLease, what = "The request body"): ReserveText {
  return (left, words) => {
    if (words > limits.words)
      throw new GatewayError("request_too_large", `${what} has more than ${limits.words} bytes beside its media.`);
    return lease.hold((TIMES_HELD - 1) * left);
  };
}

/** The bytes of a body as text. */
export async function readText(
  request: IncomingMessage,
  limit: number,
  lease: MemoryLease,
  timesHeld = 1,
): Promise<string> {
  return textOf(await readBytes(request, limit, lease, timesHeld));
}

function textOf(bytes: Buffer): string {
  checkText(bytes);
  return bytes.toString("utf8");
}

export function isForm(contentType: string): boolean {
  return /^multipart\/form-data(?:[\s;]|$)/i.test(contentType);
}

/** Leaves the connection usable when it stops early, because the refusal is sent on it. */
function readBytes(request: IncomingMessage, limit: number, lease: MemoryLease, timesHeld: number): Promise<Buffer> {
  const { "content-length": declared, "content-encoding": header } = request.headers;
  if (Number(declared ?? 0) > limit) throw tooLarge(limit);
  const encoding = encodingOf(header);
  const bounds = { limit, hold: (bytes: number) => lease.hold(timesHeld * bytes), tooLarge: () => tooLarge(limit) };
  if (encoding === undefined && isSmall(declared)) return readSmall(request, bounds.hold(Number(declared)));
  if (encoding === undefined) return collect(piecesOf(request), { ...bounds, declared });
  return readEncoded(request, encoding, lease, timesHeld, bounds);
}

interface Bounds {
  readonly limit: number;
  hold(bytes: number): Promise<void> | undefined;
  tooLarge(): Error;
}

/** Decoders keep their output, to refer back to it. */
async function readEncoded(
  request: IncomingMessage,
  encoding: string,
  lease: MemoryLease,
  timesHeld: number,
  bounds: Bounds,
): Promise<Buffer> {
  const reservation = new Reservation(lease, timesHeld + 1);
  const bytes = await collect(
    inflate((stop) => piecesOf(request, stop), encoding, {
      ...bounds,
      hold: (size) => lease.hold(size),
      reserve: (size) => reservation.reserve(size),
    }),
    { ...bounds, hold: (size) => reservation.hold(size), declared: undefined },
  );
  lease.keep(timesHeld * bytes.length);
  return bytes;
}

function readSmall(request: IncomingMessage, held: Promise<void> | undefined): Promise<Buffer> {
  const gone = (cause: unknown) => new ClientGoneError("The client hung up while sending.", { cause });
  return held === undefined ? collectSmall(request, gone) : held.then(() => collectSmall(request, gone));
}

function checkText(bytes: Buffer): void {
  if (!isUtf8(bytes)) throw new GatewayError("invalid_request", "The request body is not valid UTF-8.");
}

function tooLarge(limit: number): GatewayError {
  return new GatewayError("request_too_large", `The request body is larger than ${limit} bytes.`);
}
