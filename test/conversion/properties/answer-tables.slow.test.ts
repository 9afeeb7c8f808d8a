/** The tables of answers against what the converters do, both ways. */
import { expect } from "chai";
import fc from "fast-check";
import { readAnswers, writtenAnswers } from "../../../codegen/tables/answer-view.js";
import type { Mapping } from "../../../codegen/model/mapping.js";
import type { PairTable } from "../../../codegen/tables/pairs.js";
import { neutralPlaces } from "../../../codegen/tables/pair-rows.js";
import {
  dialects,
  dialectsOf,
  type Dialect,
  type FieldRow,
  type VocabularyName,
  type Wire,
} from "../../../src/registry.js";
import { response } from "../../support/conversion/arbitraries.js";
import { Dice, schemaOf, valueOf } from "../../support/conversion/bodies-of-schemas.js";
import { DirectedAnswers } from "../../support/conversion/directed-answers.js";
import { withFurtherMembers } from "../../support/conversion/further-members.js";
import { answersOf } from "../../support/conversion/party.js";
import { rareAnswers } from "../../support/conversion/rare-answers.js";
import { RowTally } from "../../support/conversion/row-tally.js";
import type { Disagreement, Table } from "../../support/conversion/table.js";
import { disagreements, knownPlaces } from "../../support/conversion/table-check.js";
import { compiledTables, placeNames, placesIn, wordsOf } from "../../support/conversion/table-places.js";
import { writtenInAnswers } from "../../support/conversion/written-constants.js";

const { mappings, pairs } = await compiledTables();

/** So many bodies of each kind. They are the same in long runs. */
const DRAWN = 30;

/** Answers of a conversation as a dialect writes them. */
function bodiesWrittenBy(name: string): Wire[] {
  const text = dialectsOf("text").get(name);
  if (text === undefined) return [];
  const answers = [...rareAnswers, ...fc.sample(response, { numRuns: DRAWN, seed: 7 })];
  const written = answers.map((one) => asSent(text.writeResponse(one)));
  return withFurtherMembers(written, mappingOf(name));
}

function asSent(body: Wire): Wire {
  return JSON.parse(JSON.stringify(body)) as Wire;
}

/** Answers by the schema of a dialect. */
function bodiesOf(name: string): Wire[] {
  const mapping = mappings.get(name);
  const words = mapping && wordsOf(readAnswers(mapping));
  return Array.from(
    { length: DRAWN },
    (_, index) => valueOf(schemaOf(name, "Response"), new Dice((index + 1) * 7919, words)) as Wire,
  );
}

function mappingOf(name: string): Mapping {
  const mapping = mappings.get(name);
  if (mapping === undefined) throw new Error("an unknown dialect");
  return mapping;
}

interface Parties {
  readonly table: Table;
  readonly upstream: Dialect<VocabularyName>;
  readonly client: Dialect<VocabularyName>;
}

function partiesOf({ from, to, answer }: PairTable): Parties {
  const [target, source] = [mappings.get(from), mappings.get(to)];
  const [client, upstream] = [dialects.get(from), dialects.get(to)];
  if (source === undefined || target === undefined || client === undefined || upstream === undefined)
    throw new Error("a pair of unknown dialects");
  const read = readAnswers(source);
  const table: Table = {
    from: read,
    to: writtenAnswers(target),
    rows: answer,
    neutral: neutralPlaces(read),
    constants: writtenInAnswers(target),
    mayDropInSilence: true,
  };
  return { table, upstream, client };
}

/** How many answers of each kind are drawn for a row that no others meet. */
const TRIES = 24;

/** The share of the places with rows that answers have to meet. */
const LEAST_MET = 0.5;

/** A table that calls carried what is dropped, and the other way round. */
function reversed(rows: readonly FieldRow[]): FieldRow[] {
  return rows.map(({ concept, from, to }) =>
    to === undefined ? { concept, from, to: "nowhere" } : { concept, from, dropped: "wrongly" },
  );
}

describe("the tables of answers and the converters", () => {
  for (const name of new Set(pairs.map(({ to }) => to))) {
    let made: Wire[] | undefined;
    const undirected = (): Wire[] => (made ??= [...bodiesWrittenBy(name), ...bodiesOf(name)]);
    // What was found for one client is tried for the others too.
    const directed: Wire[] = [];
    const bodies = (): Wire[] => [...undirected(), ...directed];

    for (const pair of pairs.filter(({ to }) => to === name)) {
      it(`agree on every answer of ${pair.to} for clients of ${pair.from}`, () => {
        const { table, upstream, client } = partiesOf(pair);
        const tally = new RowTally();
        const seen = (body: Wire): readonly Disagreement[] =>
          disagreements(table, answersOf(upstream), answersOf(client), body, tally) ?? [];
        const found = bodies().flatMap(seen);
        const search = new DirectedAnswers(mappingOf(name), upstream, undirected());
        for (const row of table.rows)
          for (const body of tally.hasArrived(row) ? [] : search.answersFor(row, TRIES)) {
            found.push(...seen(body));
            if (!tally.hasArrived(row)) continue;
            directed.push(body);
            break;
          }
        expect([...new Set(found.map(({ place, why }) => `${place}: ${why}`))]).to.deep.equal([]);
        const untrue = table.rows.filter((row) => !tally.hasArrived(row));
        expect(untrue.map(({ from, concept, when }) => `${from}: ${concept}: never ${when ?? "tried"}`)).to.deep.equal(
          [],
        );
        const wrong: Table = { ...table, rows: reversed(table.rows) };
        const findsWrong = (body: Wire): boolean =>
          (disagreements(wrong, answersOf(upstream), answersOf(client), body) ?? []).length > 0;
        expect(bodies().some(findsWrong)).to.equal(true);
      });
    }

    it(`have their places in answers of ${name}`, () => {
      const [dialect, mapping] = [dialects.get(name), mappings.get(name)];
      if (dialect === undefined || mapping === undefined) throw new Error("an unknown dialect");
      const known = knownPlaces(pairs.filter(({ to }) => to === name).flatMap(({ answer }) => answer));
      const met = new Set(
        bodies().flatMap((body) =>
          placesIn(body)
            .map(({ path }) => path)
            .map(placeNames(body, answersOf(dialect), readAnswers(mapping), known)),
        ),
      );
      const unmet = known.filter((place) => !met.has(place));
      expect(unmet.length, unmet.join(" ")).to.be.at.most(known.length * (1 - LEAST_MET));
    });
  }
});
