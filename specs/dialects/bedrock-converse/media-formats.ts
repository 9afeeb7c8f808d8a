/** The short names of media formats. The vendor's lists are closed, and one for each medium. */
import type { Medium } from "../../../generated/interlingua/text.js";

type Types = readonly (readonly [format: string, mime: string, ...others: string[]])[];

// https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_ContentBlock.html
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
    ["three_gp", "video/3gpp"],
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
    ["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
    ["xls", "application/vnd.ms-excel"],
    ["xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
    ["html", "text/html"],
    ["txt", "text/plain"],
    ["md", "text/markdown"],
  ],
};

/** The media type of a format. */
export function mimeOf(medium: Medium, format: string): string {
  const known = tables[medium].find(([name]) => name === format.toLowerCase());
  return known?.[1] ?? `${medium === "document" ? "application" : medium}/${format.toLowerCase()}`;
}

/** The format of a media type, if the vendor accepts it. Types of text that have no format of their own are text. */
export function formatOf(medium: Medium, mime: string): string | undefined {
  const type = mime.toLowerCase().split(";", 1).join("").trim();
  const known = tables[medium].find(([, ...types]) => types.includes(type));
  return known?.[0] ?? (medium === "document" && isText(type) ? "txt" : undefined);
}

function isText(type: string): boolean {
  return type.startsWith("text/") || /^application\/(.+\+)?(json|xml|yaml)$/.test(type);
}
