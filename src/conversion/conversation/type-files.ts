/**
 * Gives documents without a type the type that their name or their first bytes show. Clients that do not know the type
 * of a file send none, or one that says only that it is a file.
 */
import type { MediaPart, Part, Turn } from "../../../generated/interlingua/text.js";
import { bareType, isPdf, typeOfFormat } from "../media-types.js";

const UNKNOWN: ReadonlySet<string> = new Set(["", "application/octet-stream", "binary/octet-stream"]);

export function typeFiles(turns: Turn[]): Turn[] {
  return turns.map((turn) => (turn.parts.some(holdsUntyped) ? { ...turn, parts: turn.parts.map(typed) } : turn));
}

function typed(part: Part): Part {
  if (part.kind === "result") return { ...part, parts: part.parts.map(typed) };
  const mime = isUntyped(part) ? typeOf(part) : undefined;
  return part.kind === "media" && mime !== undefined ? { ...part, source: { ...part.source, mime } } : part;
}

function holdsUntyped(part: Part): boolean {
  return part.kind === "result" ? part.parts.some(isUntyped) : isUntyped(part);
}

function isUntyped(part: Part): part is MediaPart {
  if (part.kind !== "media" || part.medium !== "document" || part.source.data === undefined) return false;
  return UNKNOWN.has(bareType(part.source.mime ?? ""));
}

function typeOf({ title = "", source }: MediaPart): string | undefined {
  if (isPdf(source.data ?? "")) return typeOfFormat("document", "pdf");
  const [, extension = ""] = /\.([a-z\d]+)$/.exec(title.toLowerCase()) ?? [];
  return typeOfFormat("document", extension);
}

/** Without these parts it changes nothing. */
typeFiles.about = ["media"] as const;
