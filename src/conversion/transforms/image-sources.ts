/** Input images in the forms of several vendors: a URL, or an object with a URL or a file's ID. */
import type { Source } from "../../../generated/interlingua/image.js";
import { ConversionError } from "../conversion-error.js";
import type { Json } from "../json.js";
import { join, type Loss, type Unmapped } from "../loss.js";
import { asText, asWire } from "../read.js";

/** The members that may contain the image: the first one counts. */
const PLACES = ["url", "image_url", "image_url.url", "file_id"] as const;
const KNOWN: Unmapped = new Map(["type", "url", "image_url", "file_id"].map((name) => [name, "known"]));
const KNOWN_INSIDE: Unmapped = new Map([["url", "known"]]);

function sourceOf(value: Json | undefined, place: string, loss: Loss): Source | undefined {
  if (typeof value === "string") return { url: value };
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(place);
  loss.unmapped(wire, place, KNOWN);
  const inside = asWire(wire.image_url);
  if (inside !== undefined) loss.unmapped(inside, join(place, "image_url"), KNOWN_INSIDE);
  const texts = [asText(wire.url), asText(wire.image_url), asText(inside?.url), asText(wire.file_id)];
  const counts = texts.findIndex((text) => text !== undefined);
  for (const [index, other] of PLACES.entries())
    if (index > counts && texts[index] !== undefined) loss.at(join(place, other));
  if (counts < 0) return loss.other(place);
  return PLACES[counts] === "file_id" ? { file: texts[counts] } : { url: texts[counts] };
}

function sourcesOf(value: Json | undefined, place: string, loss: Loss): Source[] | undefined {
  const sources = Array.isArray(value)
    ? value.flatMap((item, index) => sourceOf(item, `${place}[${index}]`, loss) ?? [])
    : [sourceOf(value, place, loss)].filter((source) => source !== undefined);
  return sources.length > 0 ? sources : undefined;
}

function typed({ url, file }: Source): Json {
  return url === undefined ? { file_id: file } : { type: "image_url", url };
}

function plain({ url, file }: Source): Json {
  return url === undefined ? { file_id: file } : { image_url: url };
}

function addressOf({ url }: Source): string {
  if (url === undefined)
    throw new ConversionError("image", "This model takes addresses and data URIs of images, not files of a host.");
  return url;
}

/** One image as a URL, or as an object with a URL or a file's ID. */
export const imageSource = {
  holdsMedia: true,
  read: sourceOf,
  write: (source: Source | undefined): Json | undefined => source && plain(source),
};

/** A list of images, each as a URL or as an object with a URL or a file's ID. */
export const imageSources = {
  holdsMedia: true,
  read: sourcesOf,
  write: (sources: readonly Source[] | undefined): Json | undefined => sources?.map(plain),
};

/** A list of images as objects with a type: a URL or a file's ID. */
export const typedSources = {
  holdsMedia: true,
  read: sourcesOf,
  write: (sources: readonly Source[] | undefined): Json | undefined => sources?.map(typed),
};

/** A list of images as URLs. */
export const sourceAddresses = {
  holdsMedia: true,
  read: sourcesOf,
  write(sources: readonly Source[] | undefined): Json | undefined {
    const addresses = sources?.map(addressOf);
    return addresses?.length === 1 ? addresses[0] : addresses;
  },
};
