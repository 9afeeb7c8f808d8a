/** Reads the whole body of an answer, within bounds. */
import { isUtf8 } from "node:buffer";
import type { UpstreamReply } from "./call.js";
import { asUpstreamFailure, UpstreamFailure } from "./upstream-failure.js";

/** The text of an answer; fails when it is larger than the limit or not UTF-8. */
export async function readReply(reply: UpstreamReply, limit: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of reply.body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit) throw new UpstreamFailure("too_large", "The upstream's answer is too large.");
      chunks.push(chunk);
    }
  } catch (error) {
    throw asUpstreamFailure(error);
  }
  const bytes = Buffer.concat(chunks, size);
  if (!isUtf8(bytes)) throw new UpstreamFailure("unreadable", "The upstream's answer is not UTF-8.");
  return bytes.toString("utf8");
}

/** Lets go of an answer nobody will read: a short rest is read so that the connection can serve again. */
export function discardReply(reply: UpstreamReply): void {
  reply.body.dump({ limit: 65_536, signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
}
