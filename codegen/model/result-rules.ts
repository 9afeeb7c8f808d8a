/** The rules of a mapping for streams of results: the words of each kind of event, and the record that events are. */
import type { ResultStreamSource, ResultWords } from "../load/sources/mapping-stream.js";
import type { Placed } from "../load/spec-file.js";
import { isList, listOf } from "./source.js";

/** The kinds of events: a result that is not final, one that is, one of a series, and what a stream ends with. */
export const RESULT_KINDS = ["preview", "result", "item", "summary"] as const;
export type ResultKind = (typeof RESULT_KINDS)[number];

export interface ResultRules extends Placed {
  /** The member of an event with the word of its kind. */
  readonly discriminator: string;
  /** Every word that means an event of this kind; none where the dialect has no such events. */
  readonly words: Readonly<Record<ResultKind, readonly string[]>>;
  /** The word that is written, by the operation of the request. */
  readonly written: Readonly<Record<ResultKind, Readonly<Record<string, string>>>>;
  readonly record: string;
  readonly created: string | undefined;
  readonly usage: string | undefined;
  /** Results that failed, in the event of another. */
  readonly faults: { readonly at: string; readonly record: string } | undefined;
}

export function readResultRules(source: ResultStreamSource, node: Placed): ResultRules {
  const { discriminator, record, created, usage, faults, values } = source;
  return {
    file: node.file,
    pointer: node.pointer,
    discriminator,
    words: byKind((kind) => [...new Set(Object.values(values[kind] ?? []).flatMap(listOf))]),
    written: byKind((kind) => writtenWords(values[kind])),
    record,
    created,
    usage,
    faults,
  };
}

function byKind<Value>(valueOf: (kind: ResultKind) => Value): Record<ResultKind, Value> {
  return {
    preview: valueOf("preview"),
    result: valueOf("result"),
    item: valueOf("item"),
    summary: valueOf("summary"),
  };
}

/** Of several words, the first is written. */
function writtenWords(words: ResultWords = []): Readonly<Record<string, string>> {
  const byOperation = isList(words) ? { else: words } : words;
  return Object.fromEntries(Object.entries(byOperation).map(([operation, of]) => [operation, listOf(of)[0] ?? ""]));
}

/** The records that events of results are, or hold. */
export function streamedRecords(rules: ResultRules | undefined): string[] {
  return [rules?.record, rules?.faults?.record].filter((name) => name !== undefined);
}
