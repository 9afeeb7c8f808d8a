/** Writes the citations of a stream: in the parts that they are about, or at the end. */
import type { Citation } from "../../../generated/interlingua/text.js";
import { inPart, placeCitations, placeIn, type ReportedCitation } from "../citations.js";
import { Loss } from "../loss.js";
import { NearWords } from "../near-words.js";
import { TextOffsets } from "../text-offsets.js";
import type { LossPlace, OpenPart, Piece, StreamState, StreamTemplates } from "./contract.js";
import { eventsOf, textsOf } from "./events.js";
import type { PartSequence } from "./sequence.js";

/** What is written, and the places of citations that cannot be. */
interface CitationOutput {
  write(text: string): void;
  lose(place: LossPlace | undefined): void;
}

export class CitationWriter {
  /** Citations that came beside the text, until their text is complete. */
  readonly #beside: ReportedCitation[] = [];
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
    this.#beside.push(...cited);
  }

  /** Finds the places of citations in a complete part, and gives it those that are about it. */
  place(part: OpenPart): void {
    const { text } = part;
    const [offsets, near] = [new TextOffsets(text), new NearWords(text)];
    const placed = part.citations.map((citation) => inPart(text, placeIn(text, citation, offsets, near)));
    part.citations.splice(0, placed.length, ...placed.filter((citation) => this.#canCite(citation, part)));
    if (part.kind === "text") this.#cite(part);
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
    const texts = textsOf(this.state);
    const placed = placeCitations(texts, this.#beside.splice(0), (index) => this.sequence.wordsWith(index));
    const known = new Map<OpenPart, Set<string>>();
    for (const { part, citation } of placed) {
      const isOpen = part === atHand || this.#citesLate;
      const owner = isOpen ? part : atHand;
      const own = isOpen ? inPart(part.text, citation) : nowhere(citation);
      if (owner === undefined) continue;
      const keys = known.get(owner) ?? new Set(owner.citations.map(keyOf));
      known.set(owner, keys);
      if (keys.has(keyOf(own)) || !this.#canCite(own, owner)) continue;
      keys.add(keyOf(own));
      owner.citations.push(own);
      if (owner !== atHand) this.#write(owner, own, owner.citations.length - 1);
    }
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

function nowhere(citation: Citation): Citation {
  return { ...citation, start: 0, end: 0 };
}

/** The same for citations that are the same. */
function keyOf({ url, title, quote, start, end }: Citation): string {
  return JSON.stringify([url, title, quote, start, end]);
}
