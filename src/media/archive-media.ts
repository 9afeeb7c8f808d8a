/** Keeps what a task's job has made, so that it is there for as long as the task is. */
import type { StoredMedia } from "../stores/media/media-index.js";
import type { Task } from "../stores/tasks/task-rows.js";
import type { ProviderAccess } from "./request-media.js";
import { RetryLaterError } from "../workers/retry-later-error.js";
import type { MediaFetcher } from "./fetch-media.js";
import { type Base64, readInlineMedium } from "./inline-media.js";
import { addressOf, storeMedia, type MediaArchive } from "./store-media.js";
import { reasonOf } from "../stores/drivers/database-error.js";
import { isPermanent, MediaError } from "./media-error.js";
import type { MediaKind } from "./media-type.js";
import { MediaStoreError } from "./retrying-store.js";

/** What of a task there may be. */
export type ArchivedKind = "video" | "last_frame";

/** A medium as an upstream tells of it: by its address, or all of it as base64. */
export type UpstreamMedium = { readonly kind: ArchivedKind } & (
  { readonly url: string } | { readonly bytes: Base64; readonly mime?: string | undefined }
);

export interface ArchivedMedium {
  readonly kind: ArchivedKind;
  /** An address of our own. */
  readonly url: string;
  readonly mime: string;
}

export interface ArchiveInput {
  readonly archive: MediaArchive;
  readonly fetcher: Pick<MediaFetcher, "fetch">;
}

export interface ArchiveOptions {
  /** Whose job made them. */
  readonly provider?: ProviderAccess | undefined;
  /** Answers, such as 404, that mean that a medium is not there yet. */
  readonly notReady?: readonly number[] | undefined;
  readonly signal: AbortSignal;
}

/** Nothing is known to be wrong with the job: it is tried again until its time is over. */
export class MediaNotReadyError extends RetryLaterError {
  /** For operators. */
  readonly code: string;

  constructor(cause: unknown, milliseconds: number, countsAsFailure = true) {
    super(milliseconds, { cause, countsAsFailure });
    this.code = reasonOf(cause);
  }
}

/** What was made will never be had: it is as if it had not been. */
export class MediaUnavailableError extends Error {
  override readonly name = "MediaUnavailableError";
  /** For operators. */
  readonly code: string;

  constructor(cause: unknown) {
    super("what a task made cannot be had", { cause });
    this.code = reasonOf(cause);
  }
}

const RULES: Readonly<Record<ArchivedKind, { readonly accept: MediaKind; readonly mostBytes: number }>> = {
  video: { accept: "video", mostBytes: 4 * 1024 ** 3 },
  last_frame: { accept: "image", mostBytes: 64 * 1024 ** 2 },
};
/** After the first failure; later it is more, and never less than between polls. */
const WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 300_000;

/** The media in their order, each under the same address however often this is begun. Fails with `MediaNotReadyError`, `MediaUnavailableError` or as its signal. */
export async function archiveMedia(
  parts: ArchiveInput,
  task: Pick<Task, "id" | "fence" | "failures">,
  media: readonly UpstreamMedium[],
  options: ArchiveOptions,
): Promise<ArchivedMedium[]> {
  const home: ArchivedMedium[] = [];
  try {
    const kept = await parts.archive.index.list(task.id);
    for (const medium of media) home.push(await bringOne(parts, task, medium, kept, options));
    return home;
  } catch (error) {
    if (options.signal.aborted) throw error;
    if (error instanceof MediaError && isPermanent(error, task.failures)) {
      // A video is there without its last image.
      if (home.some(({ kind }) => kind === "video")) return home;
      throw new MediaUnavailableError(error);
    }
    if (error instanceof MediaStoreError) throw new MediaNotReadyError(error, error.waitMs, false);
    const asked = error instanceof MediaError ? (error.waitMs ?? 0) : 0;
    throw new MediaNotReadyError(error, Math.min(Math.max(asked, WAIT_MS * 2 ** task.failures), LONGEST_WAIT_MS));
  }
}

async function bringOne(
  { archive, fetcher }: ArchiveInput,
  task: Pick<Task, "id" | "fence">,
  medium: UpstreamMedium,
  kept: readonly StoredMedia[],
  { provider, notReady, signal }: ArchiveOptions,
): Promise<ArchivedMedium> {
  const { kind } = medium;
  const known = kept.find((one) => one.kind === kind);
  if (known !== undefined) return { kind, url: addressOf(archive, known.id), mime: known.mime };
  const { accept, mostBytes } = RULES[kind];
  const keep = async (mime: string, bytes: AsyncIterable<Uint8Array>): Promise<ArchivedMedium> => ({
    kind,
    ...(await storeMedia(archive, { task, kind, mime, mostBytes }, bytes)),
  });
  if ("url" in medium) return fetcher.fetch({ url: medium.url, accept, mostBytes, provider, notReady, signal }, keep);
  const { mime, bytes } = readInlineMedium(medium.bytes, accept, medium.mime);
  return keep(mime, bytes);
}
