/** The decoder of zstd for runtimes that have none, loaded only where somebody sends such bodies. */
import type { ZSTDDecoder } from "zstddec/stream";
import { type FrameSizes, sizesOf } from "./zstd-frames.js";

/** What keeps compressed bytes from being inflated. */
export type ZstdFault = "damaged" | "too large" | "window too large";

/** Pieces, and why they ended if it was not well. */
export type Inflating = Generator<Uint8Array, ZstdFault | undefined>;

/** No encoder of HTTP may need more to look back at (RFC 9659), and no decoder needs to have more. */
export const WINDOW_LOG = 23;
const LARGEST_WINDOW = 2 ** WINDOW_LOG;
const SLICE = 64 * 1024;
/** No frame is shorter: of a slice, no more than these can inflate to nothing. */
const SHORTEST_FRAME = 8;

let loading: Promise<ZSTDDecoder> | undefined;

/** One in each thread; its memory grows, and is given back when its thread ends. */
export function loadDecoder(): Promise<ZSTDDecoder> {
  return (loading ??= load());
}

async function load(): Promise<ZSTDDecoder> {
  const { ZSTDDecoder } = await import("zstddec/stream");
  const decoder = new ZSTDDecoder();
  await decoder.init();
  return decoder;
}

/** What heads tell before anything is inflated. */
export function checkFrames(compressed: Buffer, limit: number): FrameSizes | ZstdFault {
  const sizes = sizesOf(compressed);
  if (sizes === undefined) return "damaged";
  if (sizes.least > limit) return "too large";
  return sizes.window > LARGEST_WINDOW ? "window too large" : sizes;
}

/** Inflates piece by piece, each when it is asked for. What is damaged leaves memory behind: its thread is to end. */
export function* inflateSlowly(decoder: ZSTDDecoder, compressed: Uint8Array): Inflating {
  let empty = 0;
  const slices = slicesOf(compressed, () => (empty = 0));
  try {
    for (const piece of decoder.decodeStreaming(slices)) {
      empty += piece.length === 0 ? 1 : 0;
      // At damaged bytes the decoder stands still, and does not say so.
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
