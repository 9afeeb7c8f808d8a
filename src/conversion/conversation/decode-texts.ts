/** Writes documents that are text, such as csv and json, as plain text, for vendors that take no such bytes. */
import type { Turn } from "../../../generated/interlingua/text.js";
import { decodeDocuments } from "./decode-documents.js";

/** Their types tell what kind of text they are. */
const TEXTS = /^(?:text\/|application\/(?:json|jsonl|xml|yaml|x-yaml|toml|sql|javascript)\b)/i;

export function decodeTexts(turns: Turn[]): Turn[] {
  return decodeDocuments(turns, TEXTS);
}

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
decodeTexts.carries = { "media[medium=document].source.data": ["media[medium=document].source.text"] } as const;

/** The condition under which it carries them. */
decodeTexts.carriesWhen = "of text" as const;

/** Without these parts it changes nothing. */
decodeTexts.about = ["media"] as const;
