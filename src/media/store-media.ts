/** Keeps a medium of a task: under the same ID however often it is begun, and for readers only once it is safe. */
import type { StoredBytes, MediaIndex } from "../stores/media/media-index.js";
import type { MediaStore } from "./media-store.js";

export interface MediaArchive {
  readonly index: MediaIndex;
  readonly store: MediaStore;
  /** The base of the addresses that are handed out, without a slash at its end. */
  readonly publicUrl: string;
}

export interface Medium {
  /** Whose it is, as whoever brings it home has leased it. */
  readonly task: { readonly id: string; readonly fence: number };
  /** What it is of its task, such as `video`. */
  readonly kind: string;
  readonly mime: string;
  readonly mostBytes: number;
}

/** A medium that can be read from now on. */
export interface PublicMedium {
  readonly url: string;
  readonly mime: string;
}

/** Fails when the lease of the task is another's. Of several who store the same medium the first is believed by all. */
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
  // Where it is not known whether this was written, the bytes are not touched.
  if (await index.markStored(task, attempt, { mime, bytes })) return { url: addressOf(archive, attempt.id), mime };
  await drop(archive, attempt);
  const stored = await index.find(attempt.id);
  if (stored === undefined) throw new Error("the task is another's by now");
  return { url: addressOf(archive, stored.id), mime: stored.mime };
}

/** What cannot be removed now goes with its task. */
async function drop({ index, store }: MediaArchive, attempt: StoredBytes): Promise<void> {
  await store
    .remove(attempt.name)
    .then(() => index.dropAttempt(attempt))
    .catch(() => undefined);
}

/** Where a medium that is kept is read. */
export function addressOf({ publicUrl }: Pick<MediaArchive, "publicUrl">, id: string): string {
  return `${publicUrl}/media/${id}`;
}

/** Forgets the bytes of all media of a task, whether or not they count. */
export async function deleteMedia({ index, store }: Omit<MediaArchive, "publicUrl">, taskId: string): Promise<void> {
  for (const { name } of await index.bytesOf(taskId)) await store.remove(name);
}
