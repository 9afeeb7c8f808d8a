/** The tables of all ordered pairs of dialects. */
import type { Pair } from "../../src/conversion/pair.js";
import type { DialectDocument } from "../model/dialect-document.js";
import type { Mapping } from "../model/mapping.js";
import { answerRows } from "./answer-rows.js";
import { pairRows } from "./pair-rows.js";
import { streamRows } from "./stream-rows.js";
import type { TableRow } from "./table-row.js";

/** The table of a pair, with the mappings that it comes from. */
export interface PairTable extends Pair {
  readonly fields: readonly TableRow[];
  readonly dropped: readonly TableRow[];
  readonly answer: readonly TableRow[];
  readonly stream: readonly TableRow[];
  readonly mappings: readonly Mapping[];
}

export function pairTables(mappings: readonly Mapping[], documents: readonly DialectDocument[]): PairTable[] {
  return mappings.flatMap((from) =>
    mappings.filter((to) => isPair(from, to, documents)).map((to) => pairTable(from, to)),
  );
}

/** Requests become those of another dialect only inside a vocabulary, and where they are not forwarded as they came. */
function isPair(from: Mapping, to: Mapping, documents: readonly DialectDocument[]): boolean {
  const target = documents.find(({ name }) => name === to.dialect);
  return (
    from !== to &&
    from.vocabulary.name === to.vocabulary.name &&
    target?.keys.jobs?.variant_of?.dialect !== from.dialect
  );
}

function pairTable(from: Mapping, to: Mapping): PairTable {
  const rows = pairRows(from, to);
  return {
    from: from.dialect,
    to: to.dialect,
    fields: rows.filter(({ dropped }) => dropped === undefined),
    dropped: rows.filter(({ dropped }) => dropped !== undefined),
    answer: answerRows(to, from),
    stream: from.isConversation && from.hasStreams && to.hasStreams ? streamRows(to, from) : [],
    mappings: [from, to],
  };
}
