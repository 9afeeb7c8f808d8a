/** Reads the whole body of an answer, within limits. */
import { isUtf8 } from "node:buffer";
import type { Readable } from "node:stream";
import type { Dispatcher } from "undici";
import type { UpstreamReply } from "./call.js";
import { collect } from "../bodies/collect.js";
import { collectSmall, isSmall } from "../bodies/collect-small.js";
import { asUpstreamError, UpstreamError } from "./upstream-error.js";

/** The text of an answer; fails when it is larger than the limit or not UTF-8. */
export async function readReply(reply: UpstreamReply, limit: number): Promise<string> {
  return (await readReplyBytes(reply, limit, () => undefined)).toString("utf8");
}

/**
 * The same as bytes, which must be UTF-8. Each chunk is kept when there is memory for it. Errors of `hold` are thrown
 * unchanged.
 */
export async function readReplyBytes(
  reply: UpstreamReply,
  limit: number,
  hold: (bytes: number) => Promise<void> | undefined,
): Promise<Buffer> {
  const tooLarge = () => new UpstreamError("too_large", "The upstream's answer is too large.");
  const declared = reply.contentLength;
  const bytes = isSmall(declared)
    ? await readSmall(reply, hold(Number(declared)))
    : await collect(piecesOf(reply), { declared, limit, hold, tooLarge });
  if (!isUtf8(bytes)) throw new UpstreamError("unreadable", "The upstream's answer is not UTF-8.");
  return bytes;
}

function readSmall(reply: UpstreamReply, held: Promise<void> | undefined): Promise<Buffer> {
  const read = () => collectSmall(reply.body, asUpstreamError);
  if (held === undefined) return read();
  return held.then(read, (error: unknown) => {
    // There is no memory for it.
    discardReply(reply);
    throw error;
  });
}

async function* piecesOf(reply: UpstreamReply): AsyncGenerator<Buffer> {
  try {
    yield* reply.body as AsyncIterable<Buffer>;
  } catch (error) {
    throw asUpstreamError(error);
  }
}

const LONGEST_REST = 65_536;
const REST_MS = 1_000;

/** Discards what is unread of an answer. A short rest is read, so that the connection can be reused. */
export function discardReply({ body }: UpstreamReply): void {
  if (body.closed) return;
  body.on("error", () => undefined);
  if (!isPlain(body)) return void body.destroy();
  let rest = 0;
  const stop = setTimeout(() => body.destroy(), REST_MS).unref();
  body
    .on("data", (piece: Buffer) => {
      rest += piece.length;
      if (rest > LONGEST_REST) body.destroy();
    })
    .once("close", () => clearTimeout(stop))
    .resume();
}

function isPlain(body: Readable): body is Dispatcher.ResponseData["body"] {
  return "dump" in body;
}
