/** Fetches a client's medium for an upstream that takes bytes and no URLs. */
import { Pieces } from "../bodies/collect.js";
import type { MediaFetcher } from "./fetch-media.js";
import { MediaError } from "./media-error.js";
import type { MediaKind } from "./media-type.js";
import type { MediaArchive } from "./store-media.js";
import { readStored } from "./stored-input.js";

export interface InputLimits {
  readonly mostBytes: number;
  readonly accept: MediaKind;
  readonly signal?: AbortSignal | undefined;
  /** Called before each piece is kept, with the bytes of the medium so far. Resolves when memory is available. */
  hold?(bytes: number): Promise<void> | undefined;
}

export interface InputMedium {
  readonly mime: string;
  readonly bytes: Buffer;
}

/** A medium that cannot be fetched. The message does not describe the host behind the URL. */
export class MediaUnreachableError extends Error {
  override readonly name = "MediaUnreachableError";
}

/** A client waits for it. */
const TIMES = { wholeMs: 60_000, idleMs: 15_000, waitSeconds: [0.25, 1] };
const MEBIBYTE = 1_048_576;
/** Most media are smaller. Unused room counts as memory too, and collects garbage all the time. */
const USUAL_BYTES = 4 * MEBIBYTE;
const TYPES: Readonly<Record<MediaKind, string>> = {
  image: "a PNG, JPEG or WebP image",
  video: "an MP4, QuickTime or WebM video",
  document: "a PDF, a text, or a document of Word or Excel",
};

export interface InputPlaces extends Pick<MediaFetcher, "fetch"> {
  /** The gateway's own media, which its network may not let it reach by their URLs. */
  readonly archive?: MediaArchive | undefined;
}

/**
 * Fails with a `MediaUnreachableError`, a `StoredMediaError` where the medium is one of the gateway, the reason of
 * the signal, or the error of `hold`.
 */
export async function fetchInput(
  { fetch, archive }: InputPlaces,
  url: string,
  limits: InputLimits,
): Promise<InputMedium> {
  const { mostBytes, accept, signal } = limits;
  const take = async (mime: string, pieces: AsyncIterable<Uint8Array>): Promise<InputMedium> => ({
    mime,
    bytes: await whole(pieces, limits),
  });
  try {
    const stored = archive && (await readStored(archive, url, limits, take));
    return stored ?? (await fetch({ url, mostBytes, accept, signal, times: TIMES }, take));
  } catch (error) {
    if (error instanceof MediaError) throw new MediaUnreachableError(problemOf(error, limits), { cause: error });
    throw error;
  }
}

/** Joins the pieces into one buffer. */
async function whole(pieces: AsyncIterable<Uint8Array>, { mostBytes, hold }: InputLimits): Promise<Buffer> {
  const collected = new Pieces(Math.min(mostBytes, USUAL_BYTES), mostBytes);
  for await (const piece of pieces) {
    await hold?.(collected.size + piece.length);
    collected.add(Buffer.from(piece.buffer, piece.byteOffset, piece.length));
  }
  return collected.take();
}

function problemOf(failure: MediaError, { mostBytes, accept }: InputLimits): string {
  switch (failure.code) {
    case "too_large":
      return `The medium is larger than ${Math.floor((mostBytes / MEBIBYTE) * 10) / 10} MiB.`;
    case "empty":
    case "wrong_type":
    case "encoded":
      return `What is at the medium's address is not ${TYPES[accept]}.`;
    default:
      return explainMedium(failure);
  }
}

/** Refused hosts and unreachable hosts get the same message, so that nobody can explore the network. */
export function explainMedium({ code }: MediaError): string {
  switch (code) {
    case "bad_address":
      return "The medium's address must be an http or https address without a user or a password.";
    case "timeout":
      return "The medium could not be fetched in time.";
    case "bad_redirect":
    case "too_many_redirects":
      return "The medium's address redirects to where it is not followed.";
    default:
      return code.startsWith("status_")
        ? `The medium's host answered with status ${code.slice("status_".length)}.`
        : "The medium's address cannot be reached.";
  }
}
