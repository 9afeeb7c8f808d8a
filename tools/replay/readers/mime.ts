import type { MediumKind } from "../meaning.js";

const others: Readonly<Record<string, string>> = {
  "audio/mpeg": "audio/mp3",
  "audio/x-wav": "audio/wav",
  "audio/wave": "audio/wav",
  "image/jpg": "image/jpeg",
};

/** A media type under the one name that every dialect has. */
export function plainMime(mime: string): string {
  const name = mime.toLowerCase();
  return others[name] ?? name;
}

export function mediumOf(mime: string | undefined): MediumKind {
  const kind = (mime ?? "").split("/")[0] ?? "";
  return kind === "image" || kind === "audio" || kind === "video" ? kind : "document";
}

/** The content of a document of plain text, given as text or as its bytes. */
export function plainWords({
  mime,
  data,
  text,
}: {
  readonly mime?: string;
  readonly data?: string;
  readonly text?: string;
}): string | undefined {
  return data === undefined || mime?.split(";")[0] !== "text/plain" ? text : Buffer.from(data, "base64").toString();
}

/** Base64 in the alphabet that every dialect accepts. */
export function plainBase64(data: string): string {
  return data.replaceAll("-", "+").replaceAll("_", "/");
}
