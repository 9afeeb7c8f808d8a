/** The short names of media formats. The vendor's lists are closed, and one for each medium. */
import type { Medium } from "../../../generated/interlingua/text.js";
import { bareType, formatOfType, typeOfFormat } from "../../../src/conversion/media-types.js";

// https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_ContentBlock.html
const accepted: Readonly<Record<Medium, readonly string[]>> = {
  image: ["png", "jpeg", "gif", "webp"],
  video: ["mkv", "mov", "mp4", "webm", "flv", "mpeg", "mpg", "wmv", "3gp"],
  audio: "mp3 opus wav aac x-aac flac mp4 m4a ogg mkv mka mpeg mpga pcm webm".split(" "),
  document: ["pdf", "csv", "doc", "docx", "xls", "xlsx", "html", "txt", "md"],
};

/** Formats that the vendor names in another way. */
const ownNames: ReadonlyMap<string, string> = new Map([["3gp", "three_gp"]]);

/** The media type of a format. */
export function mimeOf(medium: Medium, format: string): string {
  const own = format.toLowerCase();
  const name = accepted[medium].find((one) => (ownNames.get(one) ?? one) === own);
  const usual = name === undefined ? undefined : typeOfFormat(medium, name);
  return usual ?? `${medium === "document" ? "application" : medium}/${own}`;
}

/** The format of a media type, if the vendor accepts it. Types of text that have no format of their own are text. */
export function formatOf(medium: Medium, mime: string): string | undefined {
  const name = formatOfType(medium, mime, accepted[medium]);
  if (name !== undefined) return ownNames.get(name) ?? name;
  return medium === "document" && isText(bareType(mime)) ? "txt" : undefined;
}

function isText(type: string): boolean {
  return type.startsWith("text/") || /^application\/(.+\+)?(json|xml|yaml)$/.test(type);
}
