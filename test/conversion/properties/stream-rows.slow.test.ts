/** Each row of the tables of streams against the events that clients get. */
import { expect } from "chai";
import type { PairTable } from "../../../codegen/tables/pairs.js";
import type { TableRow } from "../../../codegen/tables/table-row.js";
import { dialectsOf } from "../../../src/registry.js";
import { plantedStreams } from "../../support/conversion/planted-streams.js";
import { rareAnswers } from "../../support/conversion/rare-answers.js";
import { RowTally } from "../../support/conversion/row-tally.js";
import { streamDisagreements, type StreamTable } from "../../support/conversion/stream-check.js";
import { eventsOfAnswer } from "../../support/conversion/streamed-events.js";
import { compiledTables } from "../../support/conversion/table-places.js";

const { mappings, pairs } = await compiledTables();
const streamed = pairs.filter(({ stream }) => stream.length > 0);
const text = dialectsOf("text");

/** State that is hidden reasoning of a vendor is written as that where the vendor is known. */
const FAMILY = "vendor";

function tableOf({ from, to, stream }: PairTable): StreamTable {
  const [source, target] = [mappings.get(to), mappings.get(from)];
  const [upstream, client] = [text.get(to), text.get(from)];
  if (source === undefined || target === undefined || upstream === undefined || client === undefined)
    throw new Error("a pair of unknown dialects");
  return { rows: stream, source, target, upstream, client };
}

/** A table that calls carried what is dropped, and the other way round. */
function reversed(rows: readonly TableRow[]): TableRow[] {
  return rows.map(({ to, dropped: _, ...row }) =>
    to === undefined ? { ...row, to: "nowhere" } : { ...row, dropped: "wrongly" },
  );
}

describe("the rows of the tables of streams", () => {
  for (const name of new Set(streamed.map(({ to }) => to))) {
    let made: string[][] | undefined;
    // What was found for one client is tried for the others too.
    const planted: string[][] = [];

    for (const pair of streamed.filter(({ to }) => to === name)) {
      it(`agree on every stream of ${pair.to} for clients of ${pair.from}, and each comes true`, () => {
        const table = tableOf(pair);
        const { rows, upstream } = table;
        const written = (made ??= rareAnswers.map((answer) => eventsOfAnswer(upstream, answer)));
        const tally = new RowTally();
        const found = written.flatMap((stream) => streamDisagreements(table, stream, tally));
        for (const stream of written) streamDisagreements(table, stream, tally, { family: FAMILY });
        // These are streams that no upstream writes as they are: only what arrives of them counts.
        for (const stream of planted) streamDisagreements(table, stream, tally);
        for (const row of rows)
          for (const stream of tally.hasBeenSeen(row) ? [] : plantedStreams(row, written, table)) {
            streamDisagreements(table, stream, tally);
            if (!tally.hasBeenSeen(row)) continue;
            planted.push(stream);
            break;
          }
        expect([...new Set(found.map(({ place, concept, why }) => `${place}: ${concept}: ${why}`))]).to.deep.equal([]);
        const unseen = rows.filter((row) => !tally.hasBeenSeen(row));
        const wrong = { ...table, rows: reversed(rows) };
        expect(written.flatMap((stream) => streamDisagreements(wrong, stream))).not.to.deep.equal([]);
        expect(unseen.map(({ from, concept, to }) => `${from}: ${concept}: never ${to ?? "lost"}`)).to.deep.equal([]);
      });
    }
  }
});
