/** Archives the media of a task, so that they stay available for as long as the task does. */
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

/** The kinds of media that a task can have. */
export type ArchivedKind = "video" | "last_frame";

/** A medium as an upstream reports it: by its URL, or inline as base64. */
export type UpstreamMedium = { readonly kind: ArchivedKind } & (
  | { readonly url: string }
  | { readonly bytes: Base64; readonly mime?: string | undefined }
);

export interface ArchivedMedium {
  readonly kind: ArchivedKind;
  /** A URL of the gateway. */
  readonly url: string;
  readonly mime: string;
}

export interface ArchiveInput {
  readonly archive: MediaArchive;
  readonly fetcher: Pick<MediaFetcher, "fetch">;
}

export interface ArchiveOptions {
  /** Access to the provider of the job. */
  readonly provider?: ProviderAccess | undefined;
  /** Statuses, such as 404, that mean that a medium is not ready yet. */
  readonly notReady?: readonly number[] | undefined;
  readonly signal: AbortSignal;
}

/** The media cannot be downloaded yet. The task is retried with backoff until `tasks.lifetimeHours`. */
export class MediaNotReadyError extends RetryLaterError {
  /** For operators. */
  readonly code: string;

  constructor(
    cause: unknown,
    milliseconds: number,
    counting: Partial<Pick<RetryLaterError, "countsAsFailure" | "isFirst">> = {},
  ) {
    super(milliseconds, { cause, ...counting });
    this.code = reasonOf(cause);
  }
}

/** The media can never be downloaded. The task is treated as one that made nothing. */
export class MediaUnavailableError extends Error {
  override readonly name = "MediaUnavailableError";
  /** For operators. */
  readonly code: string;

  constructor(cause: unknown) {
    super("the media of a task cannot be downloaded", { cause });
    this.code = reasonOf(cause);
  }
}

const RULES: Readonly<Record<ArchivedKind, { readonly accept: MediaKind; readonly mostBytes: number }>> = {
  video: { accept: "video", mostBytes: 4 * 1024 ** 3 },
  last_frame: { accept: "image", mostBytes: 64 * 1024 ** 2 },
};
/** The wait after the first failure. It doubles, and is never shorter than the wait between polls. */
const WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 300_000;
/** So many failures in a row, and its video is given out without a last image: minutes after it was there. */
const MOST_TRIES_OF_FRAME = 5;

/**
 * Archives the media in their order. Retries give the same URLs. Fails with `MediaNotReadyError`,
 * `MediaUnavailableError` or the reason of its signal.
 */
export async function archiveMedia(
  parts: ArchiveInput,
  task: Pick<Task, "id" | "fence" | "failures">,
  media: readonly UpstreamMedium[],
  options: ArchiveOptions,
): Promise<ArchivedMedium[]> {
  const archived: ArchivedMedium[] = [];
  let stored: readonly StoredMedia[] = [];
  try {
    stored = await parts.archive.index.list(task.id);
    for (const medium of media) archived.push(await archiveOne(parts, task, medium, stored, options));
    return archived;
  } catch (error) {
    if (options.signal.aborted) throw error;
    // A video is useful without its last frame. A task that waited for the frame until its deadline would lose both.
    const hasVideo = archived.some(({ kind }) => kind === "video");
    // Failures of the video do not count for its last frame.
    const isFirst = hasVideo && stored.length === 0;
    const failures = isFirst ? 0 : task.failures;
    const isOver = hasVideo && failures >= MOST_TRIES_OF_FRAME;
    if (error instanceof MediaError && (isOver || isPermanent(error, failures))) {
      if (hasVideo) return archived;
      throw new MediaUnavailableError(error);
    }
    if (error instanceof MediaStoreError)
      throw new MediaNotReadyError(error, error.waitMs, { countsAsFailure: false, isFirst });
    const requestedMs = error instanceof MediaError ? (error.waitMs ?? 0) : 0;
    const waitMs = Math.min(Math.max(requestedMs, WAIT_MS * 2 ** failures), LONGEST_WAIT_MS);
    throw new MediaNotReadyError(error, waitMs, { isFirst });
  }
}

async function archiveOne(
  { archive, fetcher }: ArchiveInput,
  task: Pick<Task, "id" | "fence">,
  medium: UpstreamMedium,
  stored: readonly StoredMedia[],
  { provider, notReady, signal }: ArchiveOptions,
): Promise<ArchivedMedium> {
  const { kind } = medium;
  const before = stored.find((one) => one.kind === kind);
  if (before !== undefined) return { kind, url: addressOf(archive, before.id), mime: before.mime };
  const { accept, mostBytes } = RULES[kind];
  const keep = async (mime: string, bytes: AsyncIterable<Uint8Array>): Promise<ArchivedMedium> => ({
    kind,
    ...(await storeMedia(archive, { task, kind, mime, mostBytes }, bytes)),
  });
  if ("url" in medium) return fetcher.fetch({ url: medium.url, accept, mostBytes, provider, notReady, signal }, keep);
  const { mime, bytes } = readInlineMedium(medium.bytes, accept, medium.mime);
  return keep(mime, bytes);
}
