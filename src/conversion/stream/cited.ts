/** Citations in the parts of a stream that are about to be written. */
import type { Citation } from "../../../generated/interlingua/text.js";
import { placeCitations, type Placed, type ReportedCitation } from "../citations.js";
import { Loss } from "../loss.js";
import type { LossPlace, OpenPart, Piece, StreamState, StreamTemplates, TextSink } from "./contract.js";
import { textsOf } from "./events.js";
import type { PartSequence } from "./sequence.js";

/** Citations that came beside the text, until their text is complete. */
export class CitedBeside {
  readonly #cited: ReportedCitation[] = [];
  /** Where they were, to report their loss. */
  place: LossPlace | undefined;

  add({ cited, place }: Piece): void {
    if (cited === undefined || cited.length === 0) return;
    this.place = place;
    this.#cited.push(...cited);
  }

  get isEmpty(): boolean {
    return this.#cited.length === 0;
  }

  /** Each with its part. Parts of the upstream's content have their index in it as key. */
  take(state: StreamState, sequence: PartSequence): Placed<OpenPart>[] {
    return placeCitations(textsOf(state), this.#cited.splice(0), (index) => sequence.wordsWith(index));
  }
}

export function nowhere(citation: Citation): Citation {
  return { ...citation, start: 0, end: 0 };
}

export function isSame(one: Citation, other: Citation): boolean {
  return (["url", "title", "quote", "start", "end"] as const).every((member) => one[member] === other[member]);
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

/** Whether the client's dialect has a form for a citation. What that form has no place for is lost. */
export function canHold(
  citation: ReportedCitation,
  { canCite }: Pick<StreamTemplates, "canCite">,
  sink: Pick<TextSink, "lose">,
): boolean {
  const details = new Unwritten();
  if (canCite?.(citation, details) === false) return false;
  for (const concept of details.unwritten) sink.lose(citation.placeOf?.(concept) ?? "");
  return true;
}
