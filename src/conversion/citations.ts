/**
 * Citations and the text that they are about. In the vocabulary, a citation belongs to a text part and counts its
 * characters. A dialect may have citations next to the content, count through the text of the whole answer, or count
 * bytes of UTF-8.
 */
import type { Citation, Part } from "../../generated/interlingua/text.js";
import type { Json } from "./json.js";
import type { Loss, Origin } from "./loss.js";
import { NearWords } from "./near-words.js";
import { partsByItem } from "./parts-by-item.js";
import { wordsOf } from "./cited-words.js";
import { lengthBefore, offsetsOf } from "./stream/part-places.js";
import { TextOffsets } from "./text-offsets.js";

/** The unit of the places of citations, if it is not characters. */
export type Unit = "bytes" | undefined;

/** A citation in the form of a dialect. */
export interface ReportedCitation extends Citation {
  readonly unit?: Unit;
  /** The part that its place refers to; without it, the text of the whole answer. */
  readonly part?: number | undefined;
  /** The cited text. Hosts quote it more reliably than they count. */
  readonly words?: string | undefined;
  /** The list that it was read from, if that was read as a whole. */
  readonly list?: Pick<Origin, "from" | "member">;
  /** Where the upstream reported one of its concepts, if it did. */
  readonly placeOf?: (concept: string) => string | undefined;
}

interface Words {
  readonly text: string;
}

/** A citation in its part. */
export interface Placed<T> {
  readonly part: T;
  readonly citation: Citation;
}

/**
 * Citations from one or several places, with the unit of their offsets. A source that was reported once is not
 * repeated.
 */
export function reportedCitations(
  unit: Unit,
  ...lists: readonly (readonly ReportedCitation[] | undefined)[]
): ReportedCitation[] | undefined {
  if (lists.every((list) => list === undefined)) return undefined;
  const reported: ReportedCitation[] = [];
  for (const list of lists) {
    const known = new Set(reported.map(({ url }) => url));
    for (const citation of list ?? [])
      if (!isBare(citation) || !known.has(citation.url)) reported.push({ ...citation, unit });
  }
  return reported.length > 0 ? reported : undefined;
}

/** Citations that were read as a whole from a member of an object. */
export function citedAt(
  citations: readonly ReportedCitation[] | undefined,
  from: object,
  member: string,
): ReportedCitation[] | undefined {
  return citations?.map((citation) => ({ ...citation, list: { from, member } }));
}

/** A URL without any other information. */
function isBare({ url, title, quote, start, end, words }: ReportedCitation): boolean {
  return url !== undefined && [title, quote, start, end, words].every((one) => one === undefined);
}

/**
 * Citations next to the text, each with the part that it is about. Those without a place belong to the last part. A
 * citation may name its part by an index, which `partOf` finds.
 */
export function placeCitations<T extends Words>(
  texts: readonly T[],
  reported: readonly ReportedCitation[],
  partOf: (index: number) => T | undefined,
): Placed<T>[] {
  const all = new JoinedTexts(texts);
  const known = new Set(texts);
  const alone = new Map<T, JoinedTexts<T>>();
  return reported.flatMap((citation) => {
    const own = citation.part === undefined ? undefined : partOf(citation.part);
    if (own === undefined || !known.has(own)) return all.place(citation) ?? [];
    let one = alone.get(own);
    if (one === undefined) alone.set(own, (one = new JoinedTexts([own])));
    return one.place(citation) ?? [];
  });
}

/** Texts one after another, in which citations are placed. */
class JoinedTexts<T extends Words> {
  readonly #text: string;
  readonly #offsets: TextOffsets;
  readonly #near: NearWords;
  /** Where each text ends. */
  readonly #ends: number[] = [];

  constructor(private readonly texts: readonly T[]) {
    this.#text = texts.map(({ text }) => text).join("");
    this.#offsets = new TextOffsets(this.#text);
    this.#near = new NearWords(this.#text);
    let end = 0;
    for (const { text } of texts) this.#ends.push((end += text.length));
  }

  place(reported: ReportedCitation): Placed<T> | undefined {
    const last = this.texts.at(-1);
    if (last === undefined) return undefined;
    const citation = placeIn(this.#text, reported, this.#offsets, this.#near);
    const { start, end } = citation;
    if (start === undefined || end === undefined) return { part: last, citation };
    const index = this.#indexOf(start);
    const part = this.texts[index] ?? last;
    const before = (this.#ends[index] ?? 0) - part.text.length;
    return { part, citation: { ...citation, start: start - before, end: Math.min(end - before, part.text.length) } };
  }

  /** The first text that ends after a place, or the last one. */
  #indexOf(place: number): number {
    let [least, most] = [0, this.texts.length - 1];
    while (least < most) {
      const middle = (least + most) >>> 1;
      if ((this.#ends[middle] ?? 0) > place) most = middle;
      else least = middle + 1;
    }
    return least;
  }
}

/** A citation without what its place is found by. */
export function withoutSearch({
  unit: _unit,
  part: _part,
  list: _list,
  words: _words,
  ...citation
}: ReportedCitation): Citation {
  return citation;
}

/** A citation with its place in this text, or without a place if it has none. */
export function placeIn(
  text: string,
  reported: ReportedCitation,
  offsets = new TextOffsets(text),
  near = new NearWords(text),
): Citation {
  const { unit, words } = reported;
  const citation = withoutSearch(reported);
  if (citation.start === undefined && citation.end === undefined && words === undefined) return citation;
  const count = (offset: number): number => (unit === "bytes" ? offsets.charactersIn(offset) : offset);
  const start = count(citation.start ?? 0);
  const end = citation.end === undefined ? text.length : count(citation.end);
  if (words === undefined || words === "" || text.slice(start, end) === words) return { ...citation, start, end };
  const found = near.nearest(words, start);
  return found === undefined ? { ...citation, start, end } : { ...citation, start: found, end: found + words.length };
}

/**
 * Assigns citations from outside of the content to the parts that they are about. They may count the items of the list
 * that the parts were read from. Without a text, there is nothing that they could be about: they are lost.
 */
export function citeParts(
  parts: Part[],
  reported: readonly ReportedCitation[] | undefined,
  loss: Loss,
  list?: Json,
): Part[] {
  if (reported === undefined || reported.length === 0) return parts;
  const texts = parts.filter((part) => part.kind === "text");
  if (texts.length === 0) {
    for (const citation of reported) {
      if (citation.list === undefined) loss.drop(citation);
      else loss.at(citation.list.from, citation.list.member);
    }
    return parts;
  }
  const byPart = new Map<Part, Citation[]>();
  for (const { part, citation } of placeCitations(texts, reported, partsByItem(list, texts))) {
    const own = byPart.get(part);
    if (own === undefined) byPart.set(part, [citation]);
    else own.push(citation);
  }
  return parts.map((part) => {
    const own = byPart.get(part);
    return part.kind === "text" && own !== undefined
      ? { ...part, citations: [...(part.citations ?? []), ...own] }
      : part;
  });
}

/** A part whose citations had another unit, with places in characters. */
export function placedInCharacters<T extends { readonly text: string; citations?: Citation[] | undefined }>(
  part: T,
): T {
  if (part.citations === undefined) return part;
  const offsets = new TextOffsets(part.text);
  return {
    ...part,
    citations: part.citations.map((citation) => placeIn(part.text, { ...citation, unit: "bytes" }, offsets)),
  };
}

/** The citations of a part with their places in it. A citation without a place covers the whole part. */
export function placedInPart<T extends { readonly text: string; citations?: Citation[] | undefined }>(
  { text, citations }: T,
  unit?: Unit,
): Citation[] | undefined {
  const offsets = new TextOffsets(text);
  return citations?.map((citation) => counted(text, inPart(text, citation), unit, offsets));
}

/** A citation with its place in the text of its part. Without a place, it covers the whole text. */
export function inPart<T extends Citation>(text: string, citation: T): T {
  return { ...citation, start: citation.start ?? 0, end: citation.end ?? text.length };
}

/** A citation with another unit than characters. */
export function counted<T extends Citation>(text: string, citation: T, unit: Unit, offsets = new TextOffsets(text)): T {
  if (unit === undefined) return citation;
  const { start, end } = citation;
  return {
    ...citation,
    start: start === undefined ? undefined : offsets.bytesIn(start),
    end: end === undefined ? undefined : offsets.bytesIn(end),
  };
}

/**
 * The citations of all parts with their places in the joined text. A citation without a place covers the whole part.
 */
export function citationsOf(parts: readonly Pick<Part, "kind">[], unit?: Unit): ReportedCitation[] {
  const texts = parts.filter((part) => isText(part));
  if (!texts.some(({ citations }) => citations !== undefined && citations.length > 0)) return [];
  const all = texts.map(({ text }) => text).join("");
  const offsets = new TextOffsets(all);
  let before = 0;
  return texts.flatMap(({ text, citations }) => {
    const shift = before;
    before += text.length;
    return (citations ?? []).map((citation) =>
      spanned(
        all,
        { ...citation, start: shift + (citation.start ?? 0), end: shift + (citation.end ?? text.length) },
        unit,
        offsets,
        parts,
      ),
    );
  });
}

/** One of these citations. */
export function inAllWords<T extends { readonly kind: string; readonly text: string }>(
  parts: readonly T[],
  part: T,
  citation: Citation,
  unit?: Unit,
): Citation {
  const shift = lengthBefore(parts, part, unit);
  const { start, end } = counted(part.text, inPart(part.text, citation), unit, offsetsOf(part));
  return { ...citation, start: shift + (start ?? 0), end: shift + (end ?? 0) };
}

/** The same with places in the part of each citation, which is identified by its index among the written parts. */
export function citationsByPart(
  parts: readonly Part[],
  isWritten: (part: Part) => boolean,
  unit?: Unit,
): ReportedCitation[] {
  let written = 0;
  return parts.flatMap((part) => {
    const number = written;
    if (isWritten(part)) written += 1;
    if (part.kind !== "text" || part.citations === undefined || part.citations.length === 0) return [];
    const { text } = part;
    const offsets = new TextOffsets(text);
    return part.citations.map((citation) => ({
      ...spanned(text, inPart(text, citation), unit, offsets, parts),
      part: number,
    }));
  });
}

function spanned(text: string, citation: Citation, unit: Unit, offsets: TextOffsets, answer: object): ReportedCitation {
  return { ...counted(text, citation, unit, offsets), words: wordsOf(text, citation, answer) };
}

function isText(part: Pick<Part, "kind">): part is Extract<Part, { kind: "text" }> {
  return part.kind === "text";
}
