/** Transforms that the images dialect alone needs. */
import type { Source } from "../../../generated/interlingua/image.js";
import { readImageSource, readImageSources } from "../../../src/conversion/image-sources.js";
import type { Json } from "../../../src/conversion/json.js";

/** One image as a URL, or as an object with a URL or a file's ID. */
export const imageSource = {
  holdsMedia: true,
  mediaIn: ["url", "image_url"] as const,
  read: readImageSource,
  write: (source: Source | undefined): Json | undefined => source && written(source),
};

/** A list of images, each as a URL or as an object with a URL or a file's ID. */
export const imageSources = {
  holdsMedia: true,
  mediaIn: ["url", "image_url"] as const,
  read: readImageSources,
  write: (sources: readonly Source[] | undefined): Json | undefined => sources?.map(written),
};

function written({ url, file }: Source): Json {
  return url === undefined ? { file_id: file } : { image_url: url };
}
