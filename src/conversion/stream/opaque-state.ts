/** The opaque state of a stream as it is written: apart from other content, and tagged with its family of vendors. */
import { tagState } from "../state/tag.js";
import type { OpenPart, PartTemplates, Piece } from "./contract.js";

/** State that is not that of a piece of reasoning. */
export function hasStateBeside({ kind, signature }: Piece): boolean {
  return signature !== undefined && kind !== undefined && kind !== "reasoning";
}

/** State that comes with other content becomes a reasoning part: before it, or after text that continues. */
export function stateApart(piece: Piece, continues: boolean): Piece[] {
  const { signature, place } = piece;
  if (!hasStateBeside(piece)) return [piece];
  const state: Piece = { kind: "reasoning", signature, place };
  const bare: Piece = { ...piece, signature: undefined };
  return continues ? [bare, state] : [state, bare];
}

export class StateTags {
  constructor(
    private readonly family: string | undefined,
    private readonly hiddenAsState: boolean,
  ) {}

  /** Hidden reasoning can be written as state only with a tag. */
  get canWriteHidden(): boolean {
    return this.hiddenAsState && this.family !== undefined;
  }

  /** Opaque reasoning of another vendor, for which the dialect of these events has no place. */
  isHidden({ kind, text, signature, redacted }: OpenPart, events: PartTemplates): boolean {
    const hasPlace = events.redacted !== undefined || this.canWriteHidden;
    return kind === "reasoning" && redacted !== "" && text === "" && signature === "" && !hasPlace;
  }

  tagged(state: string): string {
    return state === "" || this.family === undefined ? state : tagState(this.family, state);
  }

  /** Tags the state of a complete part, because state comes in pieces. */
  tag(part: OpenPart): void {
    if (part.kind !== "reasoning") return;
    part.signature = this.tagged(part.signature || part.unsigned);
    if (part.redacted === "" || part.signature !== "" || this.family === undefined || !this.hiddenAsState) return;
    part.signature = tagState(this.family, part.redacted, "hidden");
    part.redacted = "";
  }
}
