/** A thread that decompresses one body with zstd: one chunk per request. */
import { parentPort, workerData } from "node:worker_threads";
import { inflateSlowly, loadDecoder } from "./zstd-decoder.js";
import type { ZstdFault } from "./zstd-error.js";

/** A chunk, or how it ended. */
export type ThreadAnswer = { readonly piece: Uint8Array } | { readonly fault: ZstdFault | undefined };

async function serve(compressed: Uint8Array): Promise<void> {
  const pieces = inflateSlowly(await loadDecoder(), compressed);
  parentPort?.on("message", () => {
    const next = pieces.next();
    const answer: ThreadAnswer = next.done === true ? { fault: next.value } : { piece: next.value };
    parentPort?.postMessage(answer, "piece" in answer ? [answer.piece.buffer as ArrayBuffer] : []);
  });
}

void serve(workerData as Uint8Array);
