/** Writes the citations of a stream: in the parts that they are about, or at the end. */
import type { Citation } from "../../../generated/interlingua/text.js";
import { inPart, type Placed, placeCitations, placeIn, type ReportedCitation, withoutSearch } from "../citations.js";
import { Loss } from "../loss.js";
import { NearWords } from "../near-words.js";
import { TextOffsets } from "../text-offsets.js";
import type { LossPlace, OpenPart, Piece, StreamState, StreamTemplates } from "./contract.js";
import { eventsOf, textsOf } from "./events.js";
import { sizeOfCitations } from "./piece-size.js";
import type { PartSequence } from "./sequence.js";

/** What is written, and the places of citations that cannot be. */
interface CitationOutput {
  write(text: string): void;
  lose(place: LossPlace | undefined): void;
}

/**
 * Citations beside the text are placed in all texts so far. An upstream may send ever new parts with some. So the
 * characters and parts that are looked at are limited. After that, they have no place, or get it at the end.
 */
const MOST_LOOKED_AT = 32 * 1024 * 1024;

export class CitationWriter {
  /** About how many characters are kept of those beside the text, also after they got their parts. */
  kept = 0;
  #left = MOST_LOOKED_AT;
  readonly #keys = new KnownCitations();
  /** Citations that came beside the text, until their text is complete. */
  readonly #beside: ReportedCitation[] = [];
  /** What they say. Some upstreams repeat their sources in each event. */
  readonly #reported = new Set<string>();
  /** Where they were, to report their loss. */
  #besidePlace: LossPlace | undefined;

  constructor(
    private readonly templates: StreamTemplates,
    private readonly state: StreamState,
    private readonly sequence: PartSequence,
    private readonly output: CitationOutput,
  ) {}

  /** Keeps the citations that came beside the text, until their text is complete. */
  add({ cited, place }: Piece): void {
    if (cited === undefined || cited.length === 0) return;
    this.#besidePlace = place;
    for (const citation of cited) {
      const key = reportedKeyOf(citation);
      if (this.#reported.has(key)) continue;
      this.#reported.add(key);
      this.#beside.push(citation);
      this.kept += sizeOfCitations([citation]);
    }
  }

  /** Finds the places of citations in a complete part, and gives it those that are about it. */
  place(part: OpenPart): void {
    const { text } = part;
    const [offsets, near] = [new TextOffsets(text), new NearWords(text)];
    const placed = part.citations.map((citation) => inPart(text, placeIn(text, citation, offsets, near)));
    part.citations.length = 0;
    for (const citation of placed) if (this.#canCite(citation, part)) part.citations.push(withoutPlaces(citation));
    this.#keys.forget(part);
    if (part.kind === "text" && (this.#left > 0 || !this.#citesLate)) this.#cite(part);
    if (!this.#citesLate) this.#keys.forget(part);
  }

  writeOf(part: OpenPart): void {
    for (const [index, citation] of part.citations.entries()) this.#write(part, citation, index);
  }

  /** Citations that came after their text. A part without text could hold them, but vendors refuse such parts later. */
  end(): void {
    if (this.#citesLate && textsOf(this.state).length > 0) this.#cite(undefined);
    else if (this.#beside.length > 0) this.output.lose(this.#besidePlace);
  }

  /**
   * Gives citations to the parts that they are about. Where each part contains its own citations, a part that was
   * written takes no more: the current part takes them then, without a place. Parts of the upstream's content have
   * their index in it as key.
   */
  #cite(atHand: OpenPart | undefined): void {
    if (this.#beside.length === 0) return;
    for (const { part, citation } of this.#placed(atHand)) {
      const isOpen = part === atHand || this.#citesLate;
      const owner = isOpen ? part : atHand;
      const own = isOpen ? inPart(part.text, citation) : nowhere(citation);
      if (owner === undefined) continue;
      if (this.#keys.has(own, owner) || !this.#canCite(own, owner)) continue;
      owner.citations.push(withoutPlaces(own));
      if (owner !== atHand) this.#write(owner, own, owner.citations.length - 1);
    }
  }

  #placed(atHand: OpenPart | undefined): Placed<OpenPart>[] {
    const beside = this.#beside.splice(0);
    this.#reported.clear();
    if (this.#left <= 0 && atHand !== undefined)
      return beside.map((citation) => ({ part: atHand, citation: nowhere(withoutSearch(citation)) }));
    const texts = textsOf(this.state);
    this.#left -= texts.reduce((sum, { text }) => sum + text.length, this.state.parts.length);
    return placeCitations(texts, beside, (index) => this.sequence.wordsWith(index));
  }

  /** Citations can be written after other parts have started. */
  get #citesLate(): boolean {
    return this.templates.interleaved || this.templates.citations !== undefined;
  }

  /** Whether the client's dialect has a form for it. What that form has no place for is lost. */
  #canCite(citation: ReportedCitation, part: OpenPart): boolean {
    const details = new Unwritten();
    if (this.templates.canCite?.(citation, details) === false) {
      this.output.lose(this.#besidePlace ?? part.place);
      return false;
    }
    for (const concept of details.unwritten) this.output.lose(citation.placeOf?.(concept) ?? "");
    return true;
  }

  #write(part: OpenPart, citation: Citation, index: number): void {
    const template = eventsOf(part, this.templates).citation;
    if (template !== undefined) this.output.write(template(this.state, part, citation, index));
    else if (this.templates.citations === undefined) this.output.lose(this.#besidePlace ?? part.place);
  }
}

/** The concepts of one citation that are not written. */
class Unwritten extends Loss {
  readonly unwritten = new Set<string>();

  constructor() {
    super({}, {});
  }

  override dropConcept(_citation: object, concept: string, value: unknown): void {
    if (value !== undefined && value !== "") this.unwritten.add(concept);
  }
}

/** The citations of parts that take more, each looked at once. */
class KnownCitations {
  readonly #known = new Map<OpenPart, { readonly keys: Set<string>; count: number }>();

  has(citation: Citation, part: OpenPart): boolean {
    let known = this.#known.get(part);
    if (known === undefined) this.#known.set(part, (known = { keys: new Set(), count: 0 }));
    for (const one of part.citations.slice(known.count)) known.keys.add(keyOf(one));
    known.count = part.citations.length;
    return known.keys.has(keyOf(citation));
  }

  forget(part: OpenPart): void {
    this.#known.delete(part);
  }
}

/** Where a citation was in an event keeps all of the event. */
function withoutPlaces(citation: ReportedCitation): ReportedCitation {
  if (citation.placeOf === undefined) return citation;
  const { placeOf: _placeOf, ...others } = citation;
  return others;
}

function nowhere(citation: Citation): Citation {
  return { ...citation, start: 0, end: 0 };
}

/** The same for citations that are the same. */
function keyOf({ url, title, quote, start, end }: Citation): string {
  return JSON.stringify([url, title, quote, start, end]);
}

/** The same with where it was said to be. */
function reportedKeyOf({ url, title, quote, start, end, part, words, unit }: ReportedCitation): string {
  return JSON.stringify([url, title, quote, start, end, part, words, unit]);
}
