/** The tables of streams against what readers and writers do with events, both ways. */
import { expect } from "chai";
import fc from "fast-check";
import type { Mapping } from "../../../codegen/model/mapping.js";
import { pairs } from "../../../generated/pairs/index.js";
import { dialectsOf, type FieldRow, type Part, type Response } from "../../../src/registry.js";
import { response, runs, token } from "../../support/conversion/arbitraries.js";
import {
  convertedEvents,
  eventsOfAnswer,
  isInPlace,
  repeatedBy,
  wordPlaces,
  type WordPlace,
} from "../../support/conversion/streamed-events.js";
import { mappingsByDialect } from "../../support/conversion/table-places.js";

const mappings = await mappingsByDialect();
const text = dialectsOf("text");

/** A text whose words are cited, and what else an answer may be. */
const words: fc.Arbitrary<Part> = fc.oneof(
  fc.tuple(token, token, token).map(([phrase, page, title]): Part => ({
    kind: "text",
    text: phrase,
    citations: [{ url: `https://example.test/${page}`, title, start: 0, end: phrase.length }],
  })),
  token.map((phrase): Part => ({ kind: "text", text: phrase })),
  token.map((phrase): Part => ({ kind: "refusal", text: phrase })),
);

const answers = fc.sample(fc.tuple(response, words), { numRuns: runs, seed: 11 }).map(([answer, phrase]): Response => ({
  ...answer,
  parts: [...answer.parts.filter(({ kind }) => kind === "reasoning"), phrase, ...callsOf(answer)],
}));

function callsOf({ parts }: Response): Part[] {
  return parts.filter(({ kind }) => kind === "call");
}

function readBy({ stream }: Mapping): string | undefined {
  const { discriminator } = stream.read;
  return discriminator?.includes(".") === true ? undefined : discriminator;
}

interface Events {
  readonly given: readonly WordPlace[];
  readonly got: readonly WordPlace[];
  readonly repeated: readonly string[];
}

function disagreements(rows: readonly FieldRow[], { given, got, repeated }: Events): string[] {
  const all = new Set(got.flatMap((place) => place.words));
  const sides = given.flatMap((place) => {
    const own = rows.filter(({ from }) => isInPlace(place.name, from));
    const carried = own.filter(({ to }) => to !== undefined);
    // Citations quote words that are elsewhere too. A row with a condition may be about items of another kind.
    const isQuoted = given.some(({ name, words: others }) => name !== place.name && others[0] === place.words[0]);
    if (
      own.length === 0 ||
      (isQuoted && own.every(({ concept, when }) => concept === "text.citations" || when !== undefined))
    )
      return [];
    if (carried.length === 0)
      return place.words.some((word) => all.has(word)) ? [`${place.name}: dropped in the table, and there`] : [];
    const targets = carried.flatMap(({ to = "" }) => to.split(" or "));
    const there = got.filter(({ name }) => targets.some((target) => isInPlace(name, target)));
    const hasArrived = place.words.every((word) => there.some((one) => one.words.includes(word)));
    const isConditional = own.some(({ when, to }) => when !== undefined || to === undefined);
    const isAbsent = place.words.every((word) => !all.has(word));
    return hasArrived || (isConditional && isAbsent) ? [] : [`${place.name}: carried in the table, and not there`];
  });
  const targets = [...rows.flatMap(({ to = "" }) => to.split(" or ")), ...repeated];
  const known = new Set(given.flatMap((place) => place.words));
  const additions = got.flatMap(({ name, words: found }) =>
    found.some((word) => known.has(word)) && !targets.some((target) => isInPlace(name, target))
      ? [`${name}: written without a row`]
      : [],
  );
  return [...sides, ...additions];
}

describe("the tables of streams, readers and writers", () => {
  for (const { from, to, stream } of pairs.filter((pair) => pair.stream.length > 0)) {
    it(`agree on every stream of ${to} for clients of ${from}`, () => {
      const [client, upstream] = [text.get(from), text.get(to)];
      const [target, source] = [mappings.get(from), mappings.get(to)];
      if (client === undefined || upstream === undefined || target === undefined || source === undefined)
        throw new Error("a pair of unknown dialects");
      const wrong = stream.map(({ from: path, concept, to: place }) =>
        place === undefined ? { concept, from: path, to: "nowhere" } : { concept, from: path, dropped: "wrongly" },
      );
      const found: string[] = [];
      const wrongly: string[] = [];
      for (const answer of answers) {
        const sent = eventsOfAnswer(upstream, answer);
        const got = convertedEvents(upstream, client, sent);
        const events = {
          given: wordPlaces(sent, readBy(source)),
          got: wordPlaces(got, target.stream.write.named),
          repeated: repeatedBy(target),
        };
        found.push(...disagreements(stream, events));
        wrongly.push(...disagreements(wrong, events));
      }
      expect([...new Set(found)]).to.deep.equal([]);
      expect(wrongly).not.to.deep.equal([]);
    });
  }
});
