/** A medium of a task, given as the input of another call: its bytes are here, and are not fetched over the network. */
import type { Readable } from "node:stream";
import type { MediaArchive } from "./store-media.js";
import { MediaError } from "./media-error.js";
import { isOfKind, type MediaKind } from "./media-type.js";
import { StoredLength } from "./stored-length.js";

const ID = /^([0-9A-Za-z]{40,64})(?:[?#]|$)/;
/** A client waits for it. */
const MOST_MS = 60_000;

export interface StoredInput {
  readonly accept: MediaKind;
  readonly mostBytes: number;
  readonly signal?: AbortSignal | undefined;
  readonly mostMs?: number;
}

/** The media store failed, or took too long. */
export class StoredMediaError extends Error {
  override readonly name = "StoredMediaError";

  constructor(cause: unknown) {
    super("a stored medium cannot be read", { cause });
  }
}

/**
 * Takes the bytes of a medium. Nothing where the URL is not one of the gateway's own media. Fails with the `MediaError`
 * of a download, or with a `StoredMediaError`.
 */
export async function readStored<Result>(
  { index, store, publicUrl }: MediaArchive,
  url: string,
  { accept, mostBytes, signal, mostMs = MOST_MS }: StoredInput,
  take: (mime: string, pieces: AsyncIterable<Uint8Array>) => Promise<Result>,
): Promise<Result | undefined> {
  const medium = await findStored({ index, publicUrl }, url);
  if (medium === undefined) return undefined;
  if (!isOfKind(medium.mime, accept)) throw new MediaError("wrong_type");
  if (medium.bytes > mostBytes) throw new MediaError("too_large");
  const reading = new AbortController();
  const timer = setTimeout(() => reading.abort(new StoredMediaError(new Error("it takes too long"))), mostMs);
  const leave = () => reading.abort(signal?.reason);
  if (signal?.aborted === true) leave();
  signal?.addEventListener("abort", leave, { once: true });
  try {
    return await take(medium.mime, piecesOf(store.read(medium.at.name), medium.bytes, reading.signal));
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", leave);
  }
}

/** What is known of a medium. Nothing and a `MediaError` as above. */
export async function findStored(
  { index, publicUrl }: Pick<MediaArchive, "index" | "publicUrl">,
  url: string,
): ReturnType<MediaArchive["index"]["find"]> {
  const base = `${publicUrl}/media/`;
  const id = url.startsWith(base) ? ID.exec(url.slice(base.length))?.[1] : undefined;
  if (id === undefined) return undefined;
  const medium = await index.find(id);
  if (medium === undefined) throw new MediaError("status_404");
  return medium;
}

/** The bytes of a stream that is being opened. The signal ends it with its reason, also while it is opened. */
async function* piecesOf(
  opening: Promise<Readable | undefined>,
  count: number,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  let bytes: Readable | undefined;
  let isOver = false;
  const ended = new Promise<never>((_resolve, reject) => {
    const end = () => {
      bytes?.destroy();
      reject(signal.reason as Error);
    };
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true });
  });
  ended.catch(() => undefined);
  try {
    void opening.then(
      (late) => isOver && late?.destroy(),
      () => undefined,
    );
    bytes = await Promise.race([opening, ended]);
    if (bytes === undefined) throw new MediaError("status_404");
    const length = new StoredLength(count);
    for await (const piece of bytes as AsyncIterable<Uint8Array>) {
      length.add(piece);
      yield piece;
    }
    signal.throwIfAborted();
    length.end();
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof MediaError ? error : new StoredMediaError(error);
  } finally {
    isOver = true;
    bytes?.destroy();
  }
}
