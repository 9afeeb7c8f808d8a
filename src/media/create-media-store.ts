/** Media are kept where the config says. */
import type { MediaPlace } from "../config/types.js";
import { createDiskMedia } from "./disk-store.js";
import type { MediaPlaceInUse } from "./media-store.js";

export async function createMediaStore(place: MediaPlace): Promise<MediaPlaceInUse> {
  if ("directory" in place) return createDiskMedia(place.directory);
  // Much code, which those who have a disk need not wait for.
  const { createS3Media } = await import("./s3-store.js");
  return createS3Media(place.s3);
}
