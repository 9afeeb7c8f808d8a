/** Reads the whole body of an answer, within limits. */
import { isUtf8 } from "node:buffer";
import { andThen, type MaybePromise } from "../errors/maybe-promise.js";
import { withoutMark } from "../bodies/byte-order-mark.js";
import { collect } from "../bodies/collect.js";
import type { UpstreamReply } from "./exchange.js";
import { SmallBody } from "./reply-body.js";
import { UpstreamError } from "./upstream-error.js";

/** The text of an answer; fails when it is larger than the limit or not UTF-8. */
export async function readReply(reply: UpstreamReply, limit: number): Promise<string> {
  return (await readReplyBytes(reply, limit, () => undefined)).toString("utf8");
}

/** What came of an answer in its time. */
export interface ShortReply {
  readonly text: string;
  /** It may have had more. */
  readonly isCut: boolean;
}

/** The same for a short answer. A host may send it byte by byte: what comes after this time is not waited for. */
export async function readShortReply(reply: UpstreamReply, limit: number, milliseconds: number): Promise<ShortReply> {
  let isCut = false;
  const timer = setTimeout(() => {
    isCut = true;
    discardReply(reply);
  }, milliseconds);
  try {
    if (reply.body instanceof SmallBody) return { text: await readReply(reply, limit), isCut };
    const reading = collect(
      piecesUntil(reply, () => isCut),
      { declared: undefined, limit, hold: () => undefined, tooLarge },
    );
    return { text: checked(await reading).toString("utf8"), isCut };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The same as bytes, which must be UTF-8. Each chunk is kept when there is memory for it. Errors of `hold` are thrown
 * unchanged.
 */
export function readReplyBytes(
  reply: UpstreamReply,
  limit: number,
  hold: (bytes: number) => Promise<void> | undefined,
): MaybePromise<Buffer> {
  const { body, contentLength: declared } = reply;
  const reading =
    body instanceof SmallBody
      ? readSmall(reply, body, hold(Number(declared)))
      : collect(piecesOf(reply), { declared, limit, hold, tooLarge });
  return andThen(reading, checked);
}

function tooLarge(): UpstreamError {
  return new UpstreamError("too_large", "The upstream's answer is too large.");
}

function checked(bytes: Buffer): Buffer {
  if (!isUtf8(bytes)) throw new UpstreamError("unreadable", "The upstream's answer is not UTF-8.");
  return withoutMark(bytes);
}

function readSmall(reply: UpstreamReply, body: SmallBody, held: Promise<void> | undefined): MaybePromise<Buffer> {
  if (held === undefined) return body.bytes;
  return held.then(
    () => body.bytes,
    (error: unknown) => {
      // There is no memory for it.
      discardReply(reply);
      throw error;
    },
  );
}

async function* piecesOf({ body }: UpstreamReply): AsyncGenerator<Buffer> {
  try {
    for (;;) {
      const next = body.next();
      const piece = next instanceof Promise ? await next : next;
      if (piece === undefined) return;
      yield piece;
    }
  } finally {
    body.discard();
  }
}

async function* piecesUntil(reply: UpstreamReply, isOver: () => boolean): AsyncGenerator<Buffer> {
  try {
    yield* piecesOf(reply);
  } catch (error) {
    if (!isOver()) throw error;
  }
}

/** Discards what is unread of an answer. */
export function discardReply({ body }: UpstreamReply): void {
  body.discard();
}
