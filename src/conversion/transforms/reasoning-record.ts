/**
 * A host's record of the reasoning behind an answer: a list of entries, some in words and some opaque. What is opaque
 * comes back to the host as it was, with the words that belong to it. As one text the entries stand in lines.
 */
import type { Json, Wire } from "../json.js";
import { asList, asText, asWire } from "../read.js";

/** Words, and the opaque entry that they led to. */
export interface Recorded {
  readonly text: string;
  readonly signature?: string;
  /** The entry of words that lead to nothing opaque, without the words. */
  readonly unsigned?: string;
}

export const reasoningRecord = {
  read(value: Json | undefined): string | undefined {
    return inLines(entriesIn(value));
  },

  write(lines: string | undefined): Json | undefined {
    const entries = lines === undefined ? [] : entriesOf(lines);
    return entries.length === 0 ? undefined : entries;
  },
};

/** Of some entries of a stream what is opaque; the words are told apart from it. */
export const reasoningState = {
  read(value: Json | undefined): string | undefined {
    return inLines(entriesIn(value).filter(isOpaque).map(withoutWords));
  },

  /** The entry of words that nobody signed: with it they come back where no state follows. */
  readUnsigned(value: Json | undefined): string | undefined {
    const entry = entriesIn(value).find((one) => !isOpaque(one) && wordsOf(one) !== "");
    return entry && inLines([withoutWords(entry)]);
  },

  write: reasoningRecord.write,
};

/** The words of some entries, or words that are told as such. */
export const reasoningWords = {
  read(value: Json | undefined): string | undefined {
    return Array.isArray(value) ? entriesIn(value).map(wordsOf).join("") || undefined : asText(value);
  },

  write(words: string | undefined): Json | undefined {
    return words;
  },
};

/** Each opaque entry with the words before it, and the words that none follows. */
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

/**
 * An opaque entry with its words again: where it has none of its own, they are a summary before it. An entry of words
 * alone is nothing without them, or where its format must be signed; an entry without a format has an empty one.
 */
export function recordOf(signature: string, text: string, mustBeSigned: readonly string[]): string | undefined {
  const entries = entriesOf(signature);
  const [first] = entries;
  if (first !== undefined && !entries.some(isOpaque))
    return text === "" || mustBeSigned.includes(asText(first.format) ?? "") ? undefined : inLines([said(first, text)]);
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

/** Clients may have altered them. */
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

function said(entry: Wire, text: string): Wire {
  return { ...entry, [entry.type === "reasoning.summary" ? "summary" : "text"]: text };
}

function isOpaque({ signature, data }: Wire): boolean {
  return [signature, data].some((state) => typeof state === "string" && state !== "");
}

function withoutWords({ text: _text, summary: _summary, ...entry }: Wire): Wire {
  return entry;
}
