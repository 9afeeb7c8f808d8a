import { expect } from "chai";
import fc from "fast-check";
import {
  ConversionError,
  dialectsOf,
  Loss,
  type Dialect,
  type Vocabularies,
  type VocabularyName,
  type Wire,
} from "../../../src/registry.js";
import { runs } from "../../support/conversion/arbitraries.js";
import { imageRequest, imageResponse, vectorRequest, vectorResponse } from "./arbitrary-results.js";
import { asSent, convert, type Converted, lostInSilence, namedInVain, withStrangers, write } from "./conversion.js";

type Request = Readonly<Record<string, unknown>>;

/** Concepts that the gateway handles itself, and those that are by design reported elsewhere or not at all. */
const OWN = new Set(["model", "stream", "origin"]);

/** Undefined when the conversion is refused with an error: then there is no partial result to check. */
function converted<V extends VocabularyName>(from: Dialect<V>, to: Dialect<V>, body: Wire): Converted | undefined {
  try {
    return convert(from, to, body);
  } catch (error) {
    if (error instanceof ConversionError) return undefined;
    throw error;
  }
}

function writable<V extends VocabularyName>(dialect: Dialect<V>, given: Vocabularies[V]["request"]): Wire | undefined {
  try {
    return write(dialect, given);
  } catch (error) {
    if (error instanceof ConversionError) return undefined;
    throw error;
  }
}

/** The meaning of a body, without the places of its values. */
function meaning<V extends VocabularyName>(dialect: Dialect<V>, body: Wire): Request {
  const read = dialect.readRequest(body, new Loss({}, {}));
  return JSON.parse(JSON.stringify(read, (key, value: unknown) => (key === "origin" ? undefined : value))) as Request;
}

function check<V extends VocabularyName>(
  vocabulary: V,
  request: fc.Arbitrary<Vocabularies[V]["request"]>,
  response: fc.Arbitrary<Vocabularies[V]["response"]>,
  expected: (concept: string, to: Dialect<V>, body: Wire) => unknown,
): void {
  const all = [...dialectsOf(vocabulary).values()];
  // Only upstreams use a dialect whose inputs each have settings of their own: no client's request is read in it.
  const pairs = all.filter(({ name }) => name !== "embed-content").flatMap((from) => all.map((to) => ({ from, to })));

  describe(`any request of the vocabulary ${vocabulary}`, () => {
    for (const dialect of all) {
      it(`comes back the same from ${dialect.name} to the vocabulary and back`, () => {
        fc.assert(
          fc.property(request, (given) => {
            const body = writable(dialect, given);
            if (body !== undefined) expect(convert(dialect, dialect, body)).to.deep.equal({ sent: body, lost: [] });
          }),
          { numRuns: runs },
        );
      });
    }

    for (const { from, to } of pairs) {
      it(`loses nothing silently from ${from.name} to ${to.name}`, () => {
        fc.assert(
          fc.property(
            request,
            fc.array(fc.tuple(fc.nat(), fc.stringMatching(/^[a-z]{12}$/)), { maxLength: 3 }),
            (given, strangers) => {
              const written = writable(from, given);
              const body = written && withStrangers(written, strangers);
              const reported = body && converted(from, to, body);
              if (body === undefined || reported === undefined) return;
              expect(lostInSilence(body, reported)).to.deep.equal([]);
              for (const concept of conceptsOf(from, body)) {
                const places = from.paths[`request.${concept}`] ?? [];
                if (
                  !places.some((place) =>
                    reported.lost.some(
                      (lost) => lost === place || lost.startsWith(`${place}.`) || lost.startsWith(`${place}[`),
                    ),
                  )
                )
                  expect(expected(concept, to, reported.sent), concept).to.deep.equal(expected(concept, from, body));
              }
            },
          ),
          { numRuns: runs },
        );
      });

      it(`reports no place as lost that ${to.name} gets whole from ${from.name}`, () => {
        fc.assert(
          fc.property(request, (given) => {
            const body = writable(from, given);
            const reported = body && converted(from, to, body);
            if (body === undefined || reported === undefined) return;
            expect(namedInVain(body, reported)).to.deep.equal([]);
            for (const concept of conceptsOf(from, body)) {
              const places = from.paths[`request.${concept}`] ?? [];
              if (places.some((place) => reported.lost.includes(place)))
                expect(expected(concept, to, reported.sent), concept).not.to.deep.equal(expected(concept, from, body));
            }
          }),
          { numRuns: runs },
        );
      });
    }
  });

  describe(`any answer of the vocabulary ${vocabulary}`, () => {
    for (const dialect of all) {
      it(`comes back the same from ${dialect.name} to the vocabulary and back`, () => {
        fc.assert(
          fc.property(response, (given) => {
            // A reader may normalise some of it, so the request that was read once is the reference.
            const body = asSent(dialect.writeResponse(dialect.readResponse(asSent(dialect.writeResponse(given)))));
            expect(asSent(dialect.writeResponse(dialect.readResponse(body)))).to.deep.equal(body);
          }),
          { numRuns: runs },
        );
      });
    }
  });
}

function conceptsOf<V extends VocabularyName>(dialect: Dialect<V>, body: Wire): string[] {
  return Object.keys(meaning(dialect, body)).filter((concept) => !OWN.has(concept));
}

check("image", imageRequest, imageResponse, (concept, to, body) => meaning(to, body)[concept]);

/** Where each input has the value, the first one gives the value of all. */
check("embedding", vectorRequest, vectorResponse, (concept, to, body) => {
  const output = meaning(to, body);
  const [first, ...more] = output.inputs as { text?: string; dimensions?: number }[];
  if (concept === "inputs")
    return [first, ...more].map(
      (input) => JSON.parse(JSON.stringify({ ...input, model: undefined, dimensions: undefined })) as unknown,
    );
  if (concept === "dimensions") return output.dimensions ?? first?.dimensions;
  // Vectors return in the format that the client requested, whatever the upstream was sent.
  return concept === "encoding" && to.paths["request.encoding"] === undefined ? "base64" : output[concept];
});
