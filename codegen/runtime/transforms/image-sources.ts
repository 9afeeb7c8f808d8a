/** Pictures that are given, in the forms that vendors have for them: an address, or an object that holds one or a file's ID. */
import type { Source } from "../../../generated/interlingua/image.js";
import { ConversionError } from "../conversion-error.js";
import type { Json } from "../json.js";
import { asText, asWire } from "../read.js";

function sourceOf(value: Json | undefined): Source | undefined {
  if (typeof value === "string") return { url: value };
  const wire = asWire(value);
  if (wire === undefined) return undefined;
  const url = asText(wire.url) ?? asText(wire.image_url) ?? asText(asWire(wire.image_url)?.url);
  const file = asText(wire.file_id);
  return url === undefined && file === undefined ? undefined : { url, file };
}

function sourcesOf(value: Json | undefined): Source[] | undefined {
  const sources = (Array.isArray(value) ? value : [value]).flatMap((item) => sourceOf(item) ?? []);
  return sources.length > 0 ? sources : undefined;
}

function typed({ url, file }: Source): Json {
  return url === undefined ? { file_id: file } : { type: "image_url", url };
}

function plain({ url, file }: Source): Json {
  return url === undefined ? { file_id: file } : { image_url: url };
}

function addressOf({ url }: Source): string {
  if (url === undefined) throw new ConversionError("image", "This model takes addresses and data URIs of pictures, not files of a host.");
  return url;
}

export const imageSource = {
  read: sourceOf,
  write: (source: Source | undefined): Json | undefined => source && plain(source),
};

export const imageSources = {
  read: sourcesOf,
  write: (sources: readonly Source[] | undefined): Json | undefined => sources?.map(plain),
};

export const typedSources = {
  read: sourcesOf,
  write: (sources: readonly Source[] | undefined): Json | undefined => sources?.map(typed),
};

export const sourceAddresses = {
  read: sourcesOf,
  write(sources: readonly Source[] | undefined): Json | undefined {
    const addresses = sources?.map(addressOf);
    return addresses?.length === 1 ? addresses[0] : addresses;
  },
};
