/** Inflates zstd where the runtime cannot: a little at once, more in a thread, piece by piece as it is read. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { KeyedLimiter } from "../workers/keyed-limiter.js";
import { checkFrames, loadDecoder, type ZstdFault } from "./zstd-decoder.js";
import type { ThreadAnswer, ThreadInput } from "./zstd-thread.js";

/** Says why there is no more to read. */
export class ZstdError extends Error {
  constructor(readonly fault: ZstdFault) {
    super(`The bytes could not be inflated: ${fault}.`);
  }
}

/** So much is inflated in a few milliseconds; a thread takes a hundred to begin. */
const MOST_AT_ONCE = 256 * 1024;
const MOST_COMPRESSED_AT_ONCE = 64 * 1024;
/** Others wait until one has ended. */
const THREADS = new KeyedLimiter(4);

/** The pieces of a whole body; fails with a `ZstdError`. */
export async function* inflateZstd(compressed: Buffer, limit: number): AsyncGenerator<Buffer> {
  if (compressed.length > MOST_COMPRESSED_AT_ONCE) return yield* inflateAside(compressed, limit);
  const sizes = checkFrames(compressed, limit);
  if (typeof sizes === "string") throw new ZstdError(sizes);
  if (sizes.most > MOST_AT_ONCE) return yield* inflateAside(compressed, limit);
  if (sizes.most === 0) return;
  const decoder = await loadDecoder();
  const told = decoder.decode(compressed, Math.min(sizes.most, limit));
  if (told.length < Math.max(sizes.least, 1)) throw new ZstdError(sizes.most > limit ? "too large" : "damaged");
  yield bufferOf(told);
}

async function* inflateAside(compressed: Buffer, limit: number): AsyncGenerator<Buffer> {
  const leave = await enterThreads();
  try {
    yield* piecesOf(compressed, limit);
  } finally {
    leave();
  }
}

/** Resolves when there is room for one more, with what gives the room back. */
function enterThreads(): Promise<() => void> {
  return new Promise((enter) => void THREADS.during("zstd", () => new Promise<void>(enter)));
}

async function* piecesOf(compressed: Buffer, limit: number): AsyncGenerator<Buffer> {
  const thread = startThread({ compressed: Uint8Array.from(compressed), limit });
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
    // All its memory is given back with it.
    await thread.terminate();
  }
}

function startThread(input: ThreadInput): Worker {
  const transferList = [input.compressed.buffer as ArrayBuffer];
  return new Worker(new URL("./zstd-thread.js", import.meta.url), { workerData: input, transferList });
}

function end(fault: ZstdFault | undefined): void {
  if (fault !== undefined) throw new ZstdError(fault);
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
