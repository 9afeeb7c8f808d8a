/** Stores a medium of a task: under the same ID for every attempt, and visible to readers only once it is complete. */
import type { StoredBytes, MediaIndex } from "../stores/media/media-index.js";
import type { MediaStore } from "./media-store.js";

export interface MediaArchive {
  readonly index: MediaIndex;
  readonly store: MediaStore;
  /** The base of public URLs, without a slash at its end. */
  readonly publicUrl: string;
}

export interface Medium {
  /** The task, with the fence of its lease. */
  readonly task: { readonly id: string; readonly fence: number };
  /** Its role in the task, such as `video`. */
  readonly kind: string;
  readonly mime: string;
  readonly mostBytes: number;
}

/** A medium that readers can download. */
export interface PublicMedium {
  readonly url: string;
  readonly mime: string;
}

/** Fails when the lease is lost. When several processes store the same medium, the first one counts. */
export async function storeMedia(
  archive: MediaArchive,
  { task, kind, mime, mostBytes }: Medium,
  source: AsyncIterable<Uint8Array>,
): Promise<PublicMedium> {
  const { index, store } = archive;
  const attempt = await index.begin(task.id, kind, store.place);
  const bytes = await store.write(attempt.name, source, { mostBytes }).catch(async (error: unknown) => {
    await drop(archive, attempt);
    throw error;
  });
  // If it is unknown whether this was written, the bytes stay.
  if (await index.markStored(task, attempt, { mime, bytes })) return { url: addressOf(archive, attempt.id), mime };
  await drop(archive, attempt);
  const stored = await index.find(attempt.id);
  if (stored === undefined) throw new Error("the lease of the task was lost");
  return { url: addressOf(archive, stored.id), mime: stored.mime };
}

/** Bytes that cannot be removed now are removed with their task. */
async function drop({ index, store }: MediaArchive, attempt: StoredBytes): Promise<void> {
  await store
    .remove(attempt.name)
    .then(() => index.dropAttempt(attempt))
    .catch(() => undefined);
}

/** The public URL of a stored medium. */
export function addressOf({ publicUrl }: Pick<MediaArchive, "publicUrl">, id: string): string {
  return `${publicUrl}/media/${id}`;
}

/** Removes the bytes of all media of a task, also those of failed attempts. */
export async function deleteMedia({ index, store }: Omit<MediaArchive, "publicUrl">, taskId: string): Promise<void> {
  for (const { name } of await index.bytesOf(taskId)) await store.remove(name);
}
