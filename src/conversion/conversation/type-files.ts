/**
 * Gives documents without a type the type that their name or their first bytes show. Clients that do not know the type
 * of a file send none, or one that says only that it is a file. Images of a type of documents become documents: some
 * clients have one form for both.
 */
import type { MediaPart, Part, Turn } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";
import { bareType, formatOfType, isPdf, typeOfFormat, typeOfImage } from "../media-types.js";

const UNKNOWN: ReadonlySet<string> = new Set(["", "application/octet-stream", "binary/octet-stream"]);

export function typeFiles(turns: Turn[], loss: Loss): Turn[] {
  const typed = (part: Part): Part => {
    if (part.kind === "result") return { ...part, parts: part.parts.map(typed) };
    if (!isBytes(part)) return part;
    return isUntyped(part) ? withType(part) : asDocument(part, loss);
  };
  return turns.map((turn) => (turn.parts.some(holdsMistyped) ? { ...turn, parts: turn.parts.map(typed) } : turn));
}

function withType(part: MediaPart): MediaPart {
  const mime = typeOf(part);
  return mime === undefined ? part : { ...part, source: { ...part.source, mime } };
}

function asDocument(part: MediaPart, loss: Loss): MediaPart {
  if (!isDocumentAsImage(part)) return part;
  const { detail, source, ...rest } = part;
  // Only images have a detail.
  loss.dropConcept(part, "detail", detail, "auto");
  const mime = isPdf(source.data ?? "") ? typeOfFormat("document", "pdf") : source.mime;
  return { ...rest, medium: "document", source: { ...source, mime } };
}

/**
 * The first bytes count more than the type, which some clients write by hand. A data URI without a type is of text, but
 * an image without one is none: its bytes are those of a format that is not recognised.
 */
function isDocumentAsImage({ medium, source: { data = "", mime = "" } }: MediaPart): boolean {
  if (medium !== "image" || typeOfImage(data) !== undefined) return false;
  return isPdf(data) || (formatOfType("document", mime) !== undefined && mime !== "text/plain");
}

function holdsMistyped(part: Part): boolean {
  return part.kind === "result" ? part.parts.some(isMistyped) : isMistyped(part);
}

function isMistyped(part: Part): boolean {
  return isBytes(part) && (isUntyped(part) || isDocumentAsImage(part));
}

function isBytes(part: Part): part is MediaPart {
  return part.kind === "media" && part.source.data !== undefined;
}

function isUntyped({ medium, source }: MediaPart): boolean {
  return medium === "document" && UNKNOWN.has(bareType(source.mime ?? ""));
}

function typeOf({ title = "", source }: MediaPart): string | undefined {
  if (isPdf(source.data ?? "")) return typeOfFormat("document", "pdf");
  const [, extension = ""] = /\.([a-z\d]+)$/.exec(title.toLowerCase()) ?? [];
  return typeOfFormat("document", extension);
}

/** Without these parts it changes nothing. */
typeFiles.about = ["media"] as const;
