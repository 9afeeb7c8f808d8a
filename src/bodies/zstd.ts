/** Decompresses zstd where Node cannot: small bodies at once, larger ones in a thread, chunk by chunk. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { KeyedLimiter } from "../errors/keyed-limiter.js";
import { loadDecoder } from "./zstd-decoder.js";
import { ZstdError, type ZstdFault } from "./zstd-error.js";
import type { FrameSizes } from "./zstd-frames.js";
import type { ThreadAnswer } from "./zstd-thread.js";

export interface Compressed {
  readonly bytes: Buffer;
  /** The sizes that its heads declare. */
  readonly sizes: FrameSizes;
  readonly limit: number;
}

/** This much is decompressed in a few milliseconds; a thread takes a hundred to start. */
const MOST_AT_ONCE = 256 * 1024;
const MOST_COMPRESSED_AT_ONCE = 64 * 1024;
/** Further ones wait until a thread ends. */
const THREADS = new KeyedLimiter(4);

/**
 * The chunks of a whole body. Fails with a `ZstdError`. Its reader must not wait between chunks: a thread, of which
 * there are few, is held until the end.
 */
export async function* inflateZstd({ bytes, sizes, limit }: Compressed): AsyncGenerator<Buffer> {
  if (sizes.most === 0) return;
  if (bytes.length > MOST_COMPRESSED_AT_ONCE || sizes.most > MOST_AT_ONCE) return yield* inflateAside(bytes, limit);
  const decoder = await loadDecoder();
  const inflated = decoder.decode(bytes, Math.min(sizes.most, limit));
  if (inflated.length < Math.max(sizes.least, 1)) throw new ZstdError(sizes.most > limit ? "too large" : "damaged");
  yield bufferOf(inflated);
}

async function* inflateAside(compressed: Buffer, limit: number): AsyncGenerator<Buffer> {
  const leave = await enterThreads();
  try {
    yield* piecesOf(compressed, limit);
  } finally {
    leave();
  }
}

/** Resolves with the release when a thread is free. */
function enterThreads(): Promise<() => void> {
  return new Promise((enter) => void THREADS.during("zstd", () => new Promise<void>(enter)));
}

async function* piecesOf(compressed: Buffer, limit: number): AsyncGenerator<Buffer> {
  const thread = startThread(Uint8Array.from(compressed));
  const broken = new Promise<never>((_, reject) => {
    thread.once("error", reject).once("exit", () => reject(new Error("The thread that inflates has ended.")));
  });
  broken.catch(() => undefined);
  try {
    for (let size = 0; ;) {
      thread.postMessage("next");
      const [answer] = (await Promise.race([once(thread, "message"), broken])) as [ThreadAnswer];
      if ("fault" in answer) return end(answer.fault);
      size += answer.piece.length;
      if (size > limit) end("too large");
      yield bufferOf(answer.piece);
    }
  } finally {
    // This frees all its memory.
    await thread.terminate();
  }
}

function startThread(compressed: Uint8Array): Worker {
  const transferList = [compressed.buffer as ArrayBuffer];
  return new Worker(new URL("./zstd-thread.js", import.meta.url), { workerData: compressed, transferList });
}

function end(fault: ZstdFault | undefined): void {
  if (fault !== undefined) throw new ZstdError(fault);
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
