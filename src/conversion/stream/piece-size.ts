/** How much is kept of the pieces of a stream. */
import type { Citation } from "../../../generated/interlingua/text.js";
import type { Piece } from "./contract.js";

/** About what an object of ours takes beside its texts, in characters. */
const OBJECT = 200;

/** About what a part takes beside its texts, in characters. */
export const PART = 4 * OBJECT;

/** About how many characters are kept of a piece, beside its text. An upstream may send ever new pieces without any. */
export function sizeOfPiece({ id, name, signature, redacted, citations, values }: Piece): number {
  let size = (signature?.length ?? 0) + (redacted?.length ?? 0) + (id?.length ?? 0) + (name?.length ?? 0);
  if (citations !== undefined) size += sizeOfCitations(citations);
  for (const { at, value } of values ?? []) size += OBJECT * at.length + (typeof value === "string" ? value.length : 0);
  return size;
}

export function sizeOfCitations(citations: readonly Citation[]): number {
  return citations.reduce(
    (sum, { url, title, quote }) => sum + OBJECT + lengthOf(url) + lengthOf(title) + lengthOf(quote),
    0,
  );
}

function lengthOf(text: string | undefined): number {
  return text?.length ?? 0;
}
