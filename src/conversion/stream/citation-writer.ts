/** Writes the citations of a stream: in the parts that they are about, or at the end. */
import type { Citation } from "../../../generated/interlingua/text.js";
import { inPart, placeIn } from "../citations.js";
import { canHold, CitedBeside, isSame, nowhere } from "./cited.js";
import type { LossPlace, OpenPart, Piece, StreamState, StreamTemplates } from "./contract.js";
import { eventsOf, textsOf } from "./events.js";
import type { PartSequence } from "./sequence.js";

/** What is written, and the places of citations that cannot be. */
interface CitationOutput {
  write(text: string): void;
  lose(place: LossPlace | undefined): void;
}

export class CitationWriter {
  readonly #beside = new CitedBeside();

  constructor(
    private readonly templates: StreamTemplates,
    private readonly state: StreamState,
    private readonly sequence: PartSequence,
    private readonly output: CitationOutput,
  ) {}

  /** Keeps the citations that came beside the text, until their text is complete. */
  add(piece: Piece): void {
    this.#beside.add(piece);
  }

  /** Finds the places of citations in a complete part, and gives it those that are about it. */
  place(part: OpenPart): void {
    const placed = part.citations.map((citation) => inPart(part.text, placeIn(part.text, citation)));
    part.citations.splice(0, placed.length, ...placed.filter((citation) => this.#canCite(citation, part)));
    if (part.kind === "text") this.#cite(part);
  }

  writeOf(part: OpenPart): void {
    for (const [index, citation] of part.citations.entries()) this.#write(part, citation, index);
  }

  /** Citations that came after their text. A part without text could hold them, but vendors refuse such parts later. */
  end(): void {
    if (this.#citesLate && textsOf(this.state).length > 0) this.#cite(undefined);
    else if (!this.#beside.isEmpty) this.output.lose(this.#beside.place);
  }

  /**
   * Gives citations to the parts that they are about. Where each part contains its own citations, a part that was
   * written takes no more: the current part takes them then, without a place.
   */
  #cite(atHand: OpenPart | undefined): void {
    for (const { part, citation } of this.#beside.take(this.state, this.sequence)) {
      const isOpen = part === atHand || this.#citesLate;
      const owner = isOpen ? part : atHand;
      const own = isOpen ? inPart(part.text, citation) : nowhere(citation);
      if (owner === undefined || owner.citations.some((other) => isSame(other, own)) || !this.#canCite(own, owner))
        continue;
      owner.citations.push(own);
      if (owner !== atHand) this.#write(owner, own, owner.citations.length - 1);
    }
  }

  /** Citations can be written after other parts have started. */
  get #citesLate(): boolean {
    return this.templates.interleaved || this.templates.citations !== undefined;
  }

  /** Whether the client's dialect has a form for it. */
  #canCite(citation: Citation, part: OpenPart): boolean {
    const isHeld = canHold(citation, this.templates, { lose: (place) => this.output.lose(place) });
    if (!isHeld) this.output.lose(this.#beside.place ?? part.place);
    return isHeld;
  }

  #write(part: OpenPart, citation: Citation, index: number): void {
    const template = eventsOf(part, this.templates).citation;
    if (template !== undefined) this.output.write(template(this.state, part, citation, index));
    else if (this.templates.citations === undefined) this.output.lose(this.#beside.place ?? part.place);
  }
}
