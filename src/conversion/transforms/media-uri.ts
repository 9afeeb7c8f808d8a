/** The URL of a medium on the web, or a data URI with its bytes. Only a data URI has a place for the media type. */
import type { Source } from "../../../generated/interlingua/text.js";
import { encodeBase64 } from "../bytes.js";
import type { Json } from "../json.js";
import type { Loss } from "../loss.js";
import { formatOfType, isPdf, typeOfFormat, typeOfImage } from "../media-types.js";

const scheme = "data:";

export const mediaUri = {
  holdsMedia: true,
  reportsWriting: true,

  read(value: Json | undefined): Source | undefined {
    if (typeof value !== "string") return undefined;
    if (value.slice(0, scheme.length).toLowerCase() !== scheme) return { url: value };
    const comma = value.indexOf(",");
    if (comma < 0) return { url: value };
    const [mime = "", ...parameters] = value.slice(scheme.length, comma).split(";");
    const data = value.slice(comma + 1);
    const isBase64 = parameters.some((parameter) => parameter.trim().toLowerCase() === "base64");
    const bytes = isBase64 ? data : encodeBase64(decodeText(data));
    return { mime: usualType(mime.toLowerCase()) || shownType(bytes) || "text/plain", data: bytes };
  },

  write(source: Source | undefined, loss: Loss): string | undefined {
    if (source?.data !== undefined) return `data:${source.mime ?? "application/octet-stream"};base64,${source.data}`;
    if (source?.url !== undefined) loss.dropConcept(source, "mime", source.mime);
    return source?.url;
  },
};

/** Clients write some names of images by hand. */
function usualType(mime: string): string {
  const format = formatOfType("image", mime);
  return (format && typeOfFormat("image", format)) ?? mime;
}

/** A data URI without a type is of plain text, unless its bytes are none. */
function shownType(data: string): string | undefined {
  return isPdf(data) ? typeOfFormat("document", "pdf") : typeOfImage(data);
}

function decodeText(data: string): string {
  try {
    return decodeURIComponent(data);
  } catch {
    return data;
  }
}
