/** Media that came inside an answer, as base64. */
import { MediaError } from "./media-error.js";
import { acceptedType, HEAD_BYTES, type MediaKind } from "./media-type.js";

/** In characters: four of them are three bytes. */
const PIECE = 262_144;

/** A text of base64, or the pieces of one. */
export type Base64 = string | Iterable<string>;

/** Its type and its bytes, which are decoded piece by piece as they are read. */
export function readInlineMedium(
  base64: Base64,
  accept: MediaKind,
  called?: string,
): { readonly mime: string; readonly bytes: AsyncIterable<Uint8Array> } {
  const [first = ""] = piecesOf(base64);
  if (first === "") throw new MediaError("empty");
  const mime = acceptedType(Buffer.from(first.slice(0, HEAD_BYTES * 2), "base64"), called, accept);
  if (mime === undefined) throw new MediaError("wrong_type");
  return { mime, bytes: decoded(base64) };
}

async function* decoded(base64: Base64): AsyncGenerator<Uint8Array, void, void> {
  let rest = "";
  for (const piece of piecesOf(base64)) {
    const text = rest + piece;
    // The last group may be shorter than three bytes, but only at the end of the text.
    const whole = Math.max(0, text.length - (text.length % 4) - 4);
    if (whole > 0) yield decode(text.slice(0, whole));
    rest = text.slice(whole);
  }
  yield decode(rest.replace(/={1,2}$/, ""));
}

function decode(text: string): Uint8Array {
  const bytes = Buffer.from(text, "base64");
  // The decoder skips invalid characters, so the length shows whether there were any.
  if (text.length % 4 === 1 || bytes.length !== Math.floor((text.length * 3) / 4)) throw new MediaError("broken");
  return bytes;
}

/** In JSON strings, slashes may be escaped. */
function* piecesOf(base64: Base64): Generator<string, void, void> {
  for (const text of typeof base64 === "string" ? [base64] : base64) {
    for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE).replaceAll("\\", "");
  }
}
