/** Media are kept where the config says. */
import type { MediaStoreConfig } from "../config/types.js";
import { createDiskMedia } from "./disk-store.js";
import type { OpenMediaStore } from "./media-store.js";

export async function createMediaStore(place: MediaStoreConfig): Promise<OpenMediaStore> {
  if ("directory" in place) return createDiskMedia(place.directory);
  // Much code, which those who have a disk need not wait for.
  const { createS3Media } = await import("./s3-store.js");
  return createS3Media(place.s3);
}
