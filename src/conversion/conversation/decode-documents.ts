/** Decodes documents of some types that came as bytes, which makes them documents of plain text. */
import type { MediaPart, Part, Turn } from "../../../generated/interlingua/text.js";
import { decodeBase64 } from "../bytes.js";

const utf8 = new TextDecoder("utf-8", { fatal: true });

export function decodeDocuments(turns: Turn[], types: RegExp): Turn[] {
  const isOfTypes = (part: Part): part is MediaPart =>
    part.kind === "media" &&
    part.medium === "document" &&
    part.source.data !== undefined &&
    types.test(part.source.mime ?? "");
  const isTouched = (part: Part): boolean => (part.kind === "result" ? part.parts.some(isOfTypes) : isOfTypes(part));
  const decoded = (part: Part): Part => {
    if (part.kind === "result") return { ...part, parts: part.parts.map(decoded) };
    const text = isOfTypes(part) ? textIn(part.source.data) : undefined;
    return part.kind === "media" && text !== undefined
      ? { ...part, source: { ...part.source, data: undefined, mime: "text/plain", text } }
      : part;
  };
  return turns.map((turn) => (turn.parts.some(isTouched) ? { ...turn, parts: turn.parts.map(decoded) } : turn));
}

/** Bytes that are not text stay bytes. */
function textIn(data = ""): string | undefined {
  try {
    return utf8.decode(decodeBase64(data));
  } catch {
    return undefined;
  }
}
