/** Decodes documents of plain text that came as bytes, so that every dialect can carry their text. */
import type { Turn } from "../../../generated/interlingua/text.js";
import { decodeDocuments } from "./decode-documents.js";

const PLAIN = /^text\/plain\b/i;

export function readPlainDocuments(turns: Turn[]): Turn[] {
  return decodeDocuments(turns, PLAIN);
}

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
readPlainDocuments.carries = { "media[medium=document].source.data": ["media[medium=document].source.text"] };

/** The condition under which it carries them. */
readPlainDocuments.carriesWhen = "of plain text";

/** Without these parts it changes nothing. */
readPlainDocuments.about = ["media"] as const;
