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
  let text = "";
  for (const entry of entriesOf(lines)) {
    text += wordsOf(entry);
    if (!isOpaque(entry)) continue;
    parts.push({ text, signature: JSON.stringify(withoutWords(entry)) });
    text = "";
  }
  return text === "" ? parts : [...parts, { text }];
}

/** An opaque entry with its words again: where it has none of its own, they are a summary before it. */
export function recordOf(signature: string, text: string): string | undefined {
  const entries = entriesOf(signature);
  const signed = entries.findIndex(({ type }) => type === "reasoning.text");
  if (text === "") return inLines(entries);
  if (signed >= 0) return inLines(entries.with(signed, { ...entries[signed], text }));
  const format = entries[0]?.format;
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

function isOpaque({ signature, data }: Wire): boolean {
  return [signature, data].some((state) => typeof state === "string" && state !== "");
}

function withoutWords({ text: _text, summary: _summary, ...entry }: Wire): Wire {
  return entry;
}
