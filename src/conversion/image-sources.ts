/** Reads input images in the forms of several vendors: a URL, or an object with a URL or a file's ID. */
import type { Source } from "../../generated/interlingua/image.js";
import type { Json } from "./json.js";
import { type Loss, membersOf } from "./loss.js";
import { asText, asWire } from "./values.js";

/** The members that may contain the image: the first one counts. */
const PLACES = ["url", "image_url", "image_url.url", "file_id"] as const;
const KNOWN = membersOf(["type", "url", "image_url", "file_id"]);
const KNOWN_INSIDE = membersOf(["url"]);

/** One image. */
export function readImageSource(
  value: Json | undefined,
  loss: Loss,
  from: object,
  member: string | number,
): Source | undefined {
  if (typeof value === "string") return { url: value };
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  loss.unmapped(wire, KNOWN);
  const inside = asWire(wire.image_url);
  if (inside !== undefined) loss.unmapped(inside, KNOWN_INSIDE);
  const texts = [asText(wire.url), asText(wire.image_url), asText(inside?.url), asText(wire.file_id)];
  const counts = texts.findIndex((text) => text !== undefined);
  for (const [index, other] of PLACES.entries()) if (index > counts && texts[index] !== undefined) loss.at(wire, other);
  if (counts < 0) return loss.other(wire);
  return PLACES[counts] === "file_id" ? { file: texts[counts] } : { url: texts[counts] };
}

/** A list of images, or one without a list. */
export function readImageSources(
  value: Json | undefined,
  loss: Loss,
  from: object,
  member: string | number,
): Source[] | undefined {
  const sources = Array.isArray(value)
    ? value.flatMap((item, index) => readImageSource(item, loss, value, index) ?? [])
    : [readImageSource(value, loss, from, member)].filter((source) => source !== undefined);
  return sources.length > 0 ? sources : undefined;
}
