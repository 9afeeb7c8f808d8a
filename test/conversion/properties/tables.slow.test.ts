/** The tables of pairs against what the converters do, both ways. */
import { expect } from "chai";
import fc from "fast-check";
import type { PairTable } from "../../../codegen/tables/pairs.js";
import { neutralPlaces } from "../../../codegen/tables/pair-rows.js";
import { noLoss } from "../../../src/conversion/loss.js";
import {
  ConversionError,
  dialects,
  dialectsOf,
  type Dialect,
  type VocabularyName,
  type Wire,
} from "../../../src/registry.js";
import { request, runs } from "../../support/conversion/arbitraries.js";
import { Dice, schemaOf, valueOf } from "../../support/conversion/bodies-of-schemas.js";
import { ineffective } from "../../support/conversion/ablate.js";
import { DirectedBodies, refusedSide } from "../../support/conversion/directed-bodies.js";
import { withFurtherMembers } from "../../support/conversion/further-members.js";
import { hostsFor, requestsOf, type HostTakes } from "../../support/conversion/party.js";
import { RowTally } from "../../support/conversion/row-tally.js";
import type { Disagreement, Table } from "../../support/conversion/table.js";
import { disagreements, knownPlaces } from "../../support/conversion/table-check.js";
import { compiledTables, placeNames, placesIn, wordsOf } from "../../support/conversion/table-places.js";
import { idleExceptions, isKnownUndecided, isUnreached } from "../../support/conversion/unreached-rows.js";
import { writtenConstants } from "../../support/conversion/written-constants.js";
import { write } from "./conversion.js";

const { mappings, pairs } = await compiledTables();

/** So many bodies of each kind. They are the same in long runs: the lists of exceptions go by them. */
const DRAWN = 30;

/** Requests of a conversation as a dialect writes them. */
function bodiesWrittenBy(name: string): Wire[] {
  const text = dialectsOf("text").get(name);
  return text === undefined ? [] : fc.sample(request, { numRuns: DRAWN, seed: 7 }).map((one) => write(text, one));
}

/** Requests by the schema of a dialect. */
function bodiesOf(name: string, count: number): Wire[] {
  const dialect = dialects.get(name);
  const mapping = mappings.get(name);
  const words = mapping && wordsOf(mapping);
  const made: Wire[] = [];
  for (let seed = 1; made.length < count && seed < count * 40; seed++) {
    const body = valueOf(schemaOf(name, "Request"), new Dice(seed * 7919, words)) as Wire;
    if (dialect?.validate(body) === undefined && dialect?.refuse(body) === undefined) made.push(body);
  }
  return made;
}

/** Requests by the schema, of which each value is removed and changed. In others, calls and results have one order. */
const ABLATED = Math.max(runs, DRAWN);

/** How many requests are drawn for a row that no others meet. */
const TRIES = 24;

interface Parties {
  readonly table: Table;
  readonly reader: Dialect<VocabularyName>;
  readonly writer: Dialect<VocabularyName>;
}

function partiesOf({ from, to, fields, dropped }: PairTable): Parties {
  const [source, target] = [mappings.get(from), mappings.get(to)];
  const [reader, writer] = [dialects.get(from), dialects.get(to)];
  if (source === undefined || target === undefined || reader === undefined || writer === undefined)
    throw new Error("a pair of unknown dialects");
  const table: Table = {
    from: source,
    to: target,
    rows: [...fields, ...dropped],
    neutral: neutralPlaces(source),
    constants: writtenConstants(target),
  };
  return { table, reader, writer };
}

/** Some valid requests are refused by readers. */
function isRead(dialect: Dialect<VocabularyName>, body: Wire): boolean {
  try {
    dialect.readRequest(body, noLoss);
    return true;
  } catch (error) {
    if (error instanceof ConversionError) return false;
    throw error;
  }
}

/** The share of the places with rows that requests have to meet. */
const LEAST_MET = 0.5;

describe("the tables of pairs and the converters", () => {
  for (const name of new Set(pairs.map(({ from }) => from))) {
    let made: Wire[] | undefined;
    const bodiesBySchema = (): Wire[] => (made ??= bodiesOf(name, ABLATED));
    let written: Wire[] | undefined;
    const undirected = (): Wire[] =>
      (written ??= withFurtherMembers(
        [...bodiesWrittenBy(name), ...bodiesBySchema().slice(0, DRAWN)],
        mappings.get(name),
      ));
    // What was found for one target is tried for the others too.
    const directed: Wire[] = [];
    const bodies = (): Wire[] => [...undirected(), ...directed];

    for (const pair of pairs.filter(({ from }) => from === name)) {
      it(`agree on every request of ${pair.from} for ${pair.to}`, () => {
        const { table, reader, writer } = partiesOf(pair);
        const tally = new RowTally();
        const seen = (body: Wire, host: HostTakes = {}): readonly Disagreement[] | undefined =>
          disagreements(table, requestsOf(reader), requestsOf(writer, host), body, tally);
        const found = bodies().map((body) => seen(body));
        const search = new DirectedBodies(table.from, reader);
        const refused = new DirectedBodies(table.from, reader, refusedSide);
        for (const row of table.rows)
          for (const body of tally.hasComeTrue(row) ? [] : search.bodiesFor(row, table.to, TRIES)) {
            found.push(...hostsFor(row).map((host) => seen(body, host)));
            if (!tally.hasComeTrue(row)) continue;
            directed.push(body);
            break;
          }
        // What its own dialect refuses from everyone goes to no target.
        for (const row of table.rows.filter((one) => !tally.hasComeTrue(one)))
          if ([...refused.bodiesFor(row, table.to, TRIES)].some((body) => reader.refuse(body)?.param === row.from))
            tally.count(row, "lost");
        const wrong = found.flatMap((one) => one ?? []).filter(({ place }) => !isKnownUndecided(pair, place));
        expect([...new Set(wrong.map(({ place, why }) => `${place}: ${why}`))]).to.deep.equal([]);
        expect(found.some((one) => one !== undefined)).to.equal(true);
        const untrue = table.rows.filter((row) => !tally.hasComeTrue(row) && !isUnreached(pair, row));
        expect(untrue.map(({ from, concept, when }) => `${from}: ${concept}: never ${when ?? "tried"}`)).to.deep.equal(
          [],
        );
        const reached = table.rows.filter((row) => tally.hasComeTrue(row) && isUnreached(pair, row));
        expect(reached.map(({ from, concept }) => `${from}: ${concept}: excepted, and reached`)).to.deep.equal([]);
      });

      it(`let no value of ${pair.from} be without effect for ${pair.to}`, () => {
        const { table, reader, writer } = partiesOf(pair);
        const ablated = bodiesBySchema().slice(0, ABLATED);
        const found = ablated.flatMap((body) => ineffective(table, reader, writer, body));
        expect(found).to.deep.equal([]);
      });
    }

    it(`have their places in requests of ${name}`, () => {
      const [dialect, mapping] = [dialects.get(name), mappings.get(name)];
      if (dialect === undefined || mapping === undefined) throw new Error("an unknown dialect");
      const known = knownPlaces(
        pairs.filter(({ from }) => from === name).flatMap(({ fields, dropped }) => [...fields, ...dropped]),
      );
      const met = new Set(
        bodies()
          .filter((body) => isRead(dialect, body))
          .flatMap((body) =>
            placesIn(body)
              .map(({ path }) => path)
              .map(placeNames(body, requestsOf(dialect), mapping, known)),
          ),
      );
      const unmet = known.filter((place) => !met.has(place));
      expect(unmet.length, unmet.join(" ")).to.be.at.most(known.length * (1 - LEAST_MET));
    });
  }

  it("need each exception", () => {
    expect(idleExceptions()).to.deep.equal([]);
  });
});
