/** A thread that inflates one body by zstd: a piece whenever it is asked for one. */
import { parentPort, workerData } from "node:worker_threads";
import type { ZSTDDecoder } from "zstddec/stream";
import { checkFrames, type Inflating, inflateSlowly, loadDecoder, type ZstdFault } from "./zstd-decoder.js";

export interface ThreadInput {
  readonly compressed: Uint8Array;
  readonly limit: number;
}

/** A piece, or how it ended. */
export type ThreadAnswer = { readonly piece: Uint8Array } | { readonly fault: ZstdFault | undefined };

async function serve({ compressed, limit }: ThreadInput): Promise<void> {
  const pieces = inflate(compressed, limit, await loadDecoder());
  parentPort?.on("message", () => {
    const next = pieces.next();
    const answer: ThreadAnswer = next.done === true ? { fault: next.value } : { piece: next.value };
    parentPort?.postMessage(answer, "piece" in answer ? [answer.piece.buffer as ArrayBuffer] : []);
  });
}

function* inflate(bytes: Uint8Array, limit: number, decoder: ZSTDDecoder): Inflating {
  const sizes = checkFrames(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), limit);
  return typeof sizes === "string" ? sizes : yield* inflateSlowly(decoder, bytes);
}

await serve(workerData as ThreadInput);
