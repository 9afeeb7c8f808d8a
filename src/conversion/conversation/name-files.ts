/**
 * Names the bytes of documents as files, for dialects whose hosts read the kind of a file from its name. A document
 * without a title gets a name of its media type. A title without a file extension gets one.
 */
import type { MediaPart, Part, Turn } from "../../../generated/interlingua/text.js";
import { bareType, formatOfType } from "../media-types.js";

export function nameFiles(turns: Turn[]): Turn[] {
  return turns.map((turn) => (turn.parts.some(holdsUnnamed) ? { ...turn, parts: turn.parts.map(named) } : turn));
}

function named(part: Part): Part {
  if (part.kind === "result") return { ...part, parts: part.parts.map(named) };
  return isUnnamed(part) ? { ...part, title: nameOf(part) } : part;
}

function holdsUnnamed(part: Part): boolean {
  return part.kind === "result" ? part.parts.some(isUnnamed) : isUnnamed(part);
}

function isUnnamed(part: Part): part is MediaPart {
  if (part.kind !== "media" || part.medium !== "document" || part.source.data === undefined) return false;
  return !hasExtension(part.title ?? "");
}

/** A number after a dot is no extension: `Version 1.2`. */
function hasExtension(title: string): boolean {
  return /\.(?=\d*[a-z])[a-z\d]{1,8}$/i.test(title);
}

function nameOf({ title = "", source }: MediaPart): string {
  const extension = extensionOf(source.mime ?? "");
  const name = title === "" ? "document" : title;
  return extension === undefined ? name : `${name}.${extension}`;
}

function extensionOf(mime: string): string | undefined {
  return formatOfType("document", mime) ?? (bareType(mime).startsWith("text/") ? "txt" : undefined);
}

/** Without these parts it changes nothing. */
nameFiles.about = ["media"] as const;
