/** Opens the media store that the config names. */
import type { MediaStoreConfig } from "../config/types.js";
import { createDiskMedia } from "./disk-store.js";
import type { OpenMediaStore } from "./media-store.js";

export async function createMediaStore(place: MediaStoreConfig): Promise<OpenMediaStore> {
  if ("directory" in place) return createDiskMedia(place.directory);
  // The client of S3 is large code, so it is loaded only when it is used.
  const { createS3Media } = await import("./s3-store.js");
  return createS3Media(place.s3);
}
