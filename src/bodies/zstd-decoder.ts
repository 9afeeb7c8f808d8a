/** The zstd decoder for Node versions without one. It is loaded only when a client sends such a body. */
import type { ZSTDDecoder } from "zstddec/stream";
import type { ZstdFault } from "./zstd-error.js";

/** The chunks, and the reason why they ended if there was an error. */
export type Inflating = Generator<Uint8Array, ZstdFault | undefined>;

const SLICE = 64 * 1024;
/** The shortest frame: only this many frames of a slice can decompress to nothing. */
const SHORTEST_FRAME = 8;

let loading: Promise<ZSTDDecoder> | undefined;

/** One decoder per thread. Its memory grows, and is freed when its thread ends. */
export function loadDecoder(): Promise<ZSTDDecoder> {
  return (loading ??= load());
}

async function load(): Promise<ZSTDDecoder> {
  const { ZSTDDecoder } = await import("zstddec/stream");
  const decoder = new ZSTDDecoder();
  await decoder.init();
  return decoder;
}

/** Decompresses chunk by chunk, on demand. Damaged input leaks memory, so the thread must end. */
export function* inflateSlowly(decoder: ZSTDDecoder, compressed: Uint8Array): Inflating {
  let empty = 0;
  const slices = slicesOf(compressed, () => (empty = 0));
  try {
    for (const piece of decoder.decodeStreaming(slices)) {
      empty += piece.length === 0 ? 1 : 0;
      // At damaged bytes the decoder stops without an error.
      if (empty > SLICE / SHORTEST_FRAME + 1) return "damaged";
      if (piece.length > 0) yield piece;
    }
  } catch {
    return "damaged";
  }
  return undefined;
}

function* slicesOf(bytes: Uint8Array, onSlice: () => void): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += SLICE) {
    onSlice();
    yield bytes.subarray(at, at + SLICE);
  }
}
