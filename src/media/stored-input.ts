/** A medium of a task, given as the input of another call: its bytes are here, and are not fetched over the network. */
import type { MediaArchive } from "./store-media.js";
import { MediaError } from "./media-error.js";
import { isOfKind, type MediaKind } from "./media-type.js";

const ID = /^([0-9A-Za-z]{40,64})(?:[?#]|$)/;

export interface StoredInput {
  readonly mime: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** Nothing where the URL is not one of the gateway's own media. Fails with the `MediaError` of a download. */
export async function openStored(
  { index, store, publicUrl }: MediaArchive,
  url: string,
  { accept, mostBytes }: { readonly accept: MediaKind; readonly mostBytes: number },
): Promise<StoredInput | undefined> {
  const base = `${publicUrl}/media/`;
  const id = url.startsWith(base) ? ID.exec(url.slice(base.length))?.[1] : undefined;
  if (id === undefined) return undefined;
  const medium = await index.find(id);
  if (medium === undefined) throw new MediaError("status_404");
  if (!isOfKind(medium.mime, accept)) throw new MediaError("wrong_type");
  if (medium.bytes > mostBytes) throw new MediaError("too_large");
  const bytes = await store.read(medium.at.name);
  if (bytes === undefined) throw new MediaError("status_404");
  return { mime: medium.mime, bytes: bytes as AsyncIterable<Uint8Array> };
}
