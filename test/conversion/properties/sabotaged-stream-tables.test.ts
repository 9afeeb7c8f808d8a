/** The property of streams finds a writer that loses what its table carries, or keeps what the table drops. */
import { expect } from "chai";
import type { Piece } from "../../../src/conversion/stream/contract.js";
import { dialectsOf, type Response, type StreamWriter, type TextSink } from "../../../src/registry.js";
import { RowTally } from "../../support/conversion/row-tally.js";
import { streamDisagreements, type StreamTable } from "../../support/conversion/stream-check.js";
import { eventsOfAnswer } from "../../support/conversion/streamed-events.js";
import { compiledTables } from "../../support/conversion/table-places.js";

const { mappings, pairs } = await compiledTables();

const answer: Response = {
  id: "msg_qwertyuioplkjh",
  model: "maker/model",
  created: 1_700_000_000,
  parts: [
    {
      kind: "text",
      text: "qwertyuiopasdf",
      citations: [{ url: "https://example.test/zxcvbnmasdfghj", title: "plmoknijbuhvyg", start: 0, end: 14 }],
    },
  ],
  finish: "length",
  stop_sequence: "mikolpqazwsxed",
  usage: { input: 2003, cached_input: 301, output: 1009, total: 3012 },
};
const calling: Response = {
  ...answer,
  finish: "awaiting_results",
  parts: [{ kind: "call", id: "call_wsxedcrfvtgbyh", name: "lookupweatherx", arguments: '{"edcrfvtgbyhnuj":1}' }],
};

/** What becomes of what a reader calls before it is written. */
type Sabotage = readonly [name: string, concept: string, answer: Response, change: (sink: StreamWriter) => TextSink];

/** This dialect sends words and arguments as fragments of the part that they continue. */
const FRAGMENT = "part.text";

const losses: readonly Sabotage[] = [
  ["text", FRAGMENT, answer, pieces((piece) => (piece.kind === "call" ? piece : without(piece, "text")))],
  [
    "the usage",
    "usage",
    answer,
    (sink) => changed(sink, { count: () => undefined, start: (head) => sink.start(without(head, "usage")) }),
  ],
  ["a stop reason", "finish", answer, (sink) => changed(sink, { finish: (_, detail) => sink.finish("stop", detail) })],
  ["citations", "text.citations", answer, pieces((piece) => without(without(piece, "citations"), "cited"))],
  ["the arguments of a call", FRAGMENT, calling, pieces((piece) => without(without(piece, "text"), "whole"))],
  [
    "the name of a call",
    "call.name",
    calling,
    pieces((piece) => (piece.kind === "call" ? { ...piece, name: "another" } : piece)),
  ],
  [
    "the ID of an answer",
    "id",
    answer,
    (sink) => changed(sink, { start: (head) => sink.start({ ...head, id: "another" }) }),
  ],
];

function changed(sink: StreamWriter, own: Partial<TextSink>): TextSink {
  return {
    start: (head) => sink.start(head),
    piece: (piece) => sink.piece(piece),
    takesProbabilities: sink.takesProbabilities,
    probabilities: (tokens) => sink.probabilities(tokens),
    endPieces: () => sink.endPieces(),
    whole: (answer, place) => sink.whole(answer, place),
    lose: (place) => sink.lose(place),
    count: (usage) => sink.count(usage),
    finish: (reason, detail) => sink.finish(reason, detail),
    fail: (failure) => sink.fail(failure),
    end: () => sink.end(),
    ...own,
  };
}

function pieces(change: (piece: Piece) => Piece): Sabotage[3] {
  return (sink) => changed(sink, { piece: (piece) => sink.piece(change(piece)) });
}

function without<Value extends object>(value: Value, member: string): Value {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== member)) as Value;
}

function tableOf(to: string): StreamTable {
  const [upstream, client] = [dialectsOf("text").get("messages"), dialectsOf("text").get(to)];
  const [source, target] = [mappings.get("messages"), mappings.get(to)];
  const pair = pairs.find((one) => one.from === to && one.to === "messages");
  if (upstream === undefined || client === undefined || source === undefined || target === undefined || !pair)
    throw new Error("an unknown pair");
  return { rows: pair.stream, source, target, upstream, client };
}

/** The concepts of rows that are wrong, or never seen to be right though a stream has their values. */
function check(to: string, given: Response, change?: Sabotage[3]): string[] {
  const table = tableOf(to);
  const tally = new RowTally();
  const sent = eventsOfAnswer(table.upstream, given);
  const found = streamDisagreements(table, sent, tally, change && { change });
  const unseen = table.rows.filter((row) => tally.counts(row).tried > 0 && !tally.hasBeenSeen(row));
  return [...found, ...unseen].map(({ concept }) => concept);
}

describe("the property of the tables of streams", () => {
  for (const to of ["chat", "responses", "interactions"]) {
    for (const [name, concept, given, change] of losses) {
      it(`finds nothing about ${name} in the writer of ${to}`, () => {
        expect(check(to, given)).not.to.include(concept);
      });

      it(`finds a writer of ${to} that loses ${name}`, () => {
        expect(check(to, given, change)).to.include(concept);
      });
    }
  }

  it("finds a writer that keeps what the table drops", () => {
    const found = check("chat", { ...answer, finish: "stop_sequence" }, (sink) =>
      changed(sink, {
        finish: (reason, detail) => {
          sink.piece({ kind: "text", text: detail?.stop_sequence ?? "" });
          sink.finish(reason, detail);
        },
      }),
    );
    expect(found).to.include("stop_sequence");
  });
});
