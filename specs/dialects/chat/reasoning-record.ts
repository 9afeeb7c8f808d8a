/**
 * A host's record of the reasoning behind an answer: a list of entries with text, with opaque data, or with both.
 * Opaque entries return to the host unchanged, with their text. As one text, each entry is a line.
 */
import type { Json, Wire } from "../../../src/conversion/json.js";
import { membersOf, type Loss } from "../../../src/conversion/loss.js";
import { asList, asText, asWire, inner } from "../../../src/conversion/values.js";

/** A text, and the opaque entry that follows it. */
export interface Recorded {
  readonly text: string;
  readonly signature?: string;
  /** The entry of a text without an opaque entry, without the text. */
  readonly unsigned?: string;
}

/** The record as one text: each entry is a line. */
export const reasoningRecord = {
  read(value: Json | undefined): string | undefined {
    return inLines(entriesIn(value));
  },

  write(lines: string | undefined): Json | undefined {
    const entries = lines === undefined ? [] : entriesOf(lines);
    return entries.length === 0 ? undefined : entries;
  },
};

/** The opaque parts of entries of a stream. Their text is reported separately. */
export const reasoningState = {
  read(value: Json | undefined): string | undefined {
    return inLines(entriesIn(value).filter(isOpaque).map(withoutWords));
  },

  /** The entry of unsigned text. With it, the text can return even without state. */
  readUnsigned(value: Json | undefined): string | undefined {
    const entry = entriesIn(value).find((one) => !isOpaque(one) && wordsOf(one) !== "");
    return entry && inLines([withoutWords(entry)]);
  },

  write: reasoningRecord.write,
};

/** The text of entries, or text without an entry. An empty text is none: another member may have the words. */
export const reasoningWords = {
  read(value: Json | undefined): string | undefined {
    const words = Array.isArray(value) ? entriesIn(value).map(wordsOf).join("") : asText(value);
    return words === "" ? undefined : words;
  },

  write(words: string | undefined): Json | undefined {
    return words;
  },
};

/** Each opaque entry with the text before it, and any remaining text. */
export function partsOfRecord(lines: string): Recorded[] {
  const parts: Recorded[] = [];
  let spoken: Wire[] = [];
  for (const entry of entriesOf(lines)) {
    spoken.push(entry);
    if (!isOpaque(entry)) continue;
    parts.push({ text: spoken.map(wordsOf).join(""), signature: JSON.stringify(withoutWords(entry)) });
    spoken = [];
  }
  const unsigned = reasoningState.readUnsigned(spoken);
  return unsigned === undefined ? parts : [...parts, { text: spoken.map(wordsOf).join(""), unsigned }];
}

/** The members of entries with text. The others of opaque entries return with their state. */
const membersOfWords = membersOf(["type", "text", "summary", "format", "id", "index"]);

/** Reports entries of an unknown kind, and what entries of text have besides. */
export function reportUnread(value: Json | undefined, loss: Loss): void {
  const items = asList(value);
  for (const [index, item] of items.entries()) {
    const entry = asWire(item);
    if (entry !== undefined && isOpaque(entry)) continue;
    if (entry === undefined || wordsOf(entry) === "") loss.at(items, index);
    else loss.unmapped(entry, membersOfWords);
  }
}

/** Reports entries whose text is not in the text that counts. */
export function reportWords(value: Json | undefined, words: string, loss: Loss): void {
  const items = asList(value);
  for (const [index, item] of items.entries()) if (!holdsWords(words, wordsOf(inner(item)))) loss.at(items, index);
}

/** Whether a text has another in it. Hosts join the same pieces with different spaces. */
export function holdsWords(words: string, others: string): boolean {
  return words.replace(/\s+/g, "").includes(others.replace(/\s+/g, ""));
}

/**
 * An opaque entry with its text. If it has no member for text, a summary entry precedes it. A text entry without text
 * is left out, and so is one whose format needs a signature. An entry without a format has an empty one.
 */
export function recordOf(signature: string, text: string, mustBeSigned: readonly string[]): string | undefined {
  const entries = entriesOf(signature);
  const [first] = entries;
  if (first !== undefined && !entries.some(isOpaque))
    return text === "" || mustBeSigned.includes(asText(first.format) ?? "")
      ? undefined
      : inLines([withText(first, text)]);
  const signed = entries.findIndex(({ type }) => type === "reasoning.text");
  if (text === "") return inLines(entries);
  if (signed >= 0) return inLines(entries.with(signed, { ...entries[signed], text }));
  const format = first?.format;
  const summary: Wire = { type: "reasoning.summary", summary: text, ...(format !== undefined && { format }) };
  return entries.length === 0 ? undefined : inLines([summary, ...entries]);
}

function entriesIn(value: Json | undefined): Wire[] {
  return asList(value).flatMap((item) => listed(asWire(item)));
}

/** Clients may have changed them. */
function entriesOf(lines: string): Wire[] {
  return lines.split("\n").flatMap((line) => {
    try {
      return listed(asWire(JSON.parse(line) as Json));
    } catch {
      return [];
    }
  });
}

function listed(entry: Wire | undefined): Wire[] {
  return entry === undefined ? [] : [entry];
}

function inLines(entries: readonly Wire[]): string | undefined {
  return entries.length === 0 ? undefined : entries.map((entry) => JSON.stringify(entry)).join("\n");
}

function wordsOf({ text, summary }: Wire): string {
  return asText(text) ?? asText(summary) ?? "";
}

function withText(entry: Wire, text: string): Wire {
  return { ...entry, [entry.type === "reasoning.summary" ? "summary" : "text"]: text };
}

function isOpaque({ signature, data }: Wire): boolean {
  return [signature, data].some((state) => typeof state === "string" && state !== "");
}

function withoutWords({ text: _text, summary: _summary, ...entry }: Wire): Wire {
  return entry;
}
