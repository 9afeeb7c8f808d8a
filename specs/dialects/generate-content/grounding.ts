/** Citations beside the words of an answer. */
import type { ReportedCitation } from "../../../src/conversion/citations.js";
import type { Json, Wire } from "../../../src/conversion/json.js";
import type { Loss } from "../../../src/conversion/loss.js";
import { asInteger, asList, asText, asWire, inner } from "../../../src/conversion/values.js";

type Place = Pick<ReportedCitation, "start" | "end" | "part" | "words">;

/**
 * Citations as a list of sources, and a list of the text segments that refer to them. Sources without a segment are
 * citations too. An older form has the place in each source.
 */
export const grounding = {
  read(value: Json | undefined): ReportedCitation[] | undefined {
    const wire = asWire(value);
    if (wire === undefined) return undefined;
    const sources = asList(wire.groundingChunks).map(readSource);
    const supports = asList(wire.groundingSupports).map(inner);
    const resting = supports.flatMap((support) =>
      asList(support.groundingChunkIndices).map((index) => ({ index, place: readPlace(support) })),
    );
    const supported = resting.flatMap(({ index, place }) =>
      typeof index === "number" && sources[index] !== undefined ? [{ ...sources[index], ...place }] : [],
    );
    const restedOn = new Set(resting.map(({ index }) => index));
    const others = sources.filter((_source, index) => !restedOn.has(index));
    return [...supported, ...others, ...readQuoted(wire)].filter(
      ({ url, title }) => url !== undefined || title !== undefined,
    );
  },

  write(citations: readonly ReportedCitation[] | undefined, loss: Loss): Json | undefined {
    if (citations === undefined || citations.length === 0) return undefined;
    const sources = new Map<string, { index: number; chunk: Wire }>();
    const supports = new Map<string, { segment: Wire; indices: Set<number> }>();
    for (const citation of citations) {
      const key = sourceKey(citation);
      const source = sources.get(key) ?? { index: sources.size, chunk: writeSource(citation, loss) };
      sources.set(key, source);
      const place = placeKey(citation);
      if (place === undefined) continue;
      const support = supports.get(place) ?? { segment: writePlace(citation), indices: new Set() };
      supports.set(place, support);
      support.indices.add(source.index);
    }
    return {
      groundingChunks: [...sources.values()].map(({ chunk }) => chunk),
      groundingSupports: [...supports.values()].map(({ segment, indices }) => ({
        segment,
        groundingChunkIndices: [...indices],
      })),
    };
  },

  drops: { quote: "without a URL" } as const,
};

/** A source is one member, whose name is the kind of source. */
function readSource(chunk: Json): ReportedCitation {
  const details = Object.values(inner(chunk))
    .map(asWire)
    .find((one) => one !== undefined);
  return { url: asText(details?.uri), title: asText(details?.title), quote: asText(details?.text) };
}

function readPlace({ segment }: Wire): Place {
  const { startIndex, endIndex, partIndex, text } = inner(segment);
  const end = asInteger(endIndex);
  return {
    start: end === undefined ? undefined : (asInteger(startIndex) ?? 0),
    end,
    part: asInteger(partIndex),
    words: asText(text),
  };
}

function readQuoted(wire: Wire): ReportedCitation[] {
  return [...asList(wire.citationSources), ...asList(wire.citations)].map((item) => {
    const { uri, title } = inner(item);
    return { url: asText(uri), title: asText(title), ...readPlace({ segment: item }) };
  });
}

/** An excerpt of a page is identified by its URL, as all pages are; an excerpt of a file by its text. */
function writeSource(citation: ReportedCitation, loss: Loss): Wire {
  const { url, title, quote } = citation;
  if (url === undefined) return { retrievedContext: { title, text: quote } };
  loss.dropConcept(citation, "quote", quote);
  return { web: { uri: url, title } };
}

function sourceKey({ url, title, quote }: ReportedCitation): string {
  return JSON.stringify(url === undefined ? [title, quote] : [url, title ?? ""]);
}

/** Without a citation, no segment refers to the source. */
function placeKey({ start, end, part }: ReportedCitation): string | undefined {
  return start === undefined || end === undefined || end <= start ? undefined : `${String(part)}/${start}/${end}`;
}

function writePlace({ start, end, part, words }: ReportedCitation): Wire {
  return { partIndex: part, startIndex: start, endIndex: end, text: words };
}
