/** The formats of media by their usual names, which are those of file extensions, with their media types. */
import { decodeBase64, decodeUtf8 } from "./bytes.js";
import type { Medium } from "../../generated/interlingua/text.js";

const OFFICE = "application/vnd.openxmlformats-officedocument";

/** The usual type comes first. Of several names of one type the first is the usual one. */
type Types = readonly (readonly [name: string, usual: string, ...others: string[]])[];

const tables: Readonly<Record<Medium, Types>> = {
  image: [
    ["png", "image/png"],
    ["jpeg", "image/jpeg", "image/jpg"],
    ["gif", "image/gif"],
    ["webp", "image/webp"],
  ],
  video: [
    ["mkv", "video/x-matroska", "video/matroska"],
    ["mov", "video/quicktime", "video/mov"],
    ["mp4", "video/mp4", "video/x-m4v"],
    ["webm", "video/webm"],
    ["flv", "video/x-flv"],
    ["mpeg", "video/mpeg"],
    ["mpg", "video/mpeg", "video/mpg"],
    ["wmv", "video/x-ms-wmv", "video/wmv"],
    ["3gp", "video/3gpp"],
  ],
  audio: [
    ["mp3", "audio/mpeg", "audio/mp3"],
    ["opus", "audio/opus"],
    ["wav", "audio/wav", "audio/x-wav", "audio/wave", "audio/vnd.wave"],
    ["aac", "audio/aac"],
    ["x-aac", "audio/aac", "audio/x-aac"],
    ["flac", "audio/flac", "audio/x-flac"],
    ["mp4", "audio/mp4"],
    ["m4a", "audio/mp4", "audio/m4a", "audio/x-m4a"],
    ["ogg", "audio/ogg"],
    ["mkv", "audio/x-matroska", "audio/matroska"],
    ["mka", "audio/x-matroska"],
    ["mpeg", "audio/mpeg"],
    ["mpga", "audio/mpeg", "audio/mpga"],
    ["pcm", "audio/pcm", "audio/l16"],
    ["webm", "audio/webm"],
  ],
  document: [
    ["pdf", "application/pdf"],
    ["csv", "text/csv"],
    ["doc", "application/msword"],
    ["docx", `${OFFICE}.wordprocessingml.document`],
    ["xls", "application/vnd.ms-excel"],
    ["xlsx", `${OFFICE}.spreadsheetml.sheet`],
    ["ppt", "application/vnd.ms-powerpoint"],
    ["pptx", `${OFFICE}.presentationml.presentation`],
    ["odt", "application/vnd.oasis.opendocument.text"],
    ["html", "text/html"],
    ["txt", "text/plain"],
    ["md", "text/markdown"],
    ["json", "application/json"],
    ["rtf", "application/rtf", "text/rtf"],
    ["xml", "application/xml", "text/xml"],
    ["yaml", "application/yaml", "text/yaml"],
  ],
};

/** How the bytes of each type of image start, in base64. Other files start with RIFF too. */
const BEGINNINGS: readonly (readonly [mime: string, beginning: RegExp])[] = [
  ["image/png", /^iVBORw0KGgo/],
  ["image/jpeg", /^\/9j\//],
  ["image/gif", /^R0lGOD/],
  ["image/webp", /^UklGR.{6}XRUJQ/],
];

/** The type of an image that its first bytes show, if it is a usual one. */
export function typeOfImage(data: string): string | undefined {
  // Base64 for URLs has a line in the place of the slash.
  const start = data.slice(0, 16).replaceAll("_", "/");
  return BEGINNINGS.find(([, beginning]) => beginning.test(start))?.[0];
}

/** The first box of an MP4 file. Photos, sound and QuickTime have such a box with another brand. */
const MP4 = /^ftyp(?!avi[fs]|hei[cmsx]|hevc|mif1|msf1|crx |[MF]4[ABP] |qt )/;
/** The base64 of its first twelve bytes: the length of the box, its name and the brand. */
const HEAD_LENGTH = 16;

/** The type of a video that its first bytes show, if it is the usual one. */
export function typeOfVideo(data: string): string | undefined {
  return MP4.test(decodeUtf8(decodeBase64(data.slice(0, HEAD_LENGTH)).subarray(4))) ? "video/mp4" : undefined;
}

/** How each PDF starts, in base64. */
const PDF = "JVBERi";

export function isPdf(data: string): boolean {
  return data.startsWith(PDF);
}

/** The usual media type of a format. */
export function typeOfFormat(medium: Medium, name: string): string | undefined {
  return tables[medium].find(([known]) => known === name)?.[1];
}

/** The format of a media type, among those that are accepted if they are given. */
export function formatOfType(medium: Medium, mime: string, accepted?: readonly string[]): string | undefined {
  const type = bareType(mime);
  const found = tables[medium].find(
    ([name, ...types]) => types.includes(type) && (accepted === undefined || accepted.includes(name)),
  );
  return found?.[0];
}

/** A media type without its parameters. */
export function bareType(mime: string): string {
  return mime.toLowerCase().split(";", 1).join("").trim();
}

/** A URL, or a data URI for a vendor that accepts only media types in lower case. */
export function withLowerCaseType(url: string): string {
  return url.replace(/^data:[^,]*(?=,)/i, (head) => head.toLowerCase());
}
