/** Lists of input images in the forms of several vendors. */
import type { Source } from "../../../generated/interlingua/image.js";
import { ConversionError } from "../conversion-error.js";
import { readImageSources } from "../image-sources.js";
import type { Json } from "../json.js";
import { withLowerCaseType } from "../media-types.js";

/** A list of images as objects with a type: a URL or a file's ID. */
export const typedSources = {
  holdsMedia: true,
  mediaIn: ["url", "image_url"] as const,
  read: readImageSources,
  write: (sources: readonly Source[] | undefined): Json | undefined => sources?.map(typed),
};

/** A list of images as URLs. Some vendors accept only media types in lower case. */
export const sourceAddresses = {
  holdsMedia: true,
  mediaIn: ["url", "image_url"] as const,
  read: readImageSources,
  write(sources: readonly Source[] | undefined): Json | undefined {
    const addresses = sources?.map(addressOf);
    return addresses?.length === 1 ? addresses[0] : addresses;
  },
};

function typed({ url, file }: Source): Json {
  return url === undefined ? { file_id: file } : { type: "image_url", url };
}

function addressOf({ url }: Source): string {
  if (url === undefined)
    throw new ConversionError("image", "This model takes addresses and data URIs of images, not files of a host.");
  return withLowerCaseType(url);
}
