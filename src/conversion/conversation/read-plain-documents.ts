/** Decodes documents of plain text that came as bytes, so that every dialect can carry their text. */
import type { Part, Turn } from "../../../generated/interlingua/text.js";
import { decodeBase64 } from "../bytes.js";

const utf8 = new TextDecoder("utf-8", { fatal: true });

export function readPlainDocuments(turns: Turn[]): Turn[] {
  return turns.map((turn) => (turn.parts.some(holdsPlain) ? { ...turn, parts: turn.parts.map(read) } : turn));
}

function isPlain(part: Part): boolean {
  return (
    part.kind === "media" &&
    part.medium === "document" &&
    part.source.data !== undefined &&
    /^text\/plain\b/i.test(part.source.mime ?? "")
  );
}

function holdsPlain(part: Part): boolean {
  return part.kind === "result" ? part.parts.some(isPlain) : isPlain(part);
}

function read(part: Part): Part {
  if (part.kind === "result") return { ...part, parts: part.parts.map(read) };
  const text = part.kind === "media" && isPlain(part) ? wordsOf(part.source.data) : undefined;
  return part.kind === "media" && text !== undefined
    ? { ...part, source: { ...part.source, data: undefined, mime: "text/plain", text } }
    : part;
}

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
readPlainDocuments.carries = { "media[medium=document].source.data": ["media[medium=document].source.text"] };

/** The condition under which it carries them. */
readPlainDocuments.carriesWhen = "of plain text";

/** Bytes that are not text stay bytes. */
function wordsOf(data = ""): string | undefined {
  try {
    return utf8.decode(decodeBase64(data));
  } catch {
    return undefined;
  }
}

/** Without these parts it changes nothing. */
readPlainDocuments.about = ["media"] as const;
