/** Says of the opaque state that a stream tells which family of vendor made it. */
import { tagState } from "../state/tag.js";
import type { OpenPart } from "./contract.js";

export class StateTags {
  constructor(
    private readonly family: string | undefined,
    private readonly hiddenAsState: boolean,
  ) {}

  /** Hidden reasoning can be told as state, for it can be said whose it is. */
  get canWriteHidden(): boolean {
    return this.hiddenAsState && this.family !== undefined;
  }

  tagged(state: string): string {
    return state === "" || this.family === undefined ? state : tagState(this.family, state);
  }

  /** Of a part that is complete: state comes in pieces. */
  tag(part: OpenPart): void {
    if (part.kind !== "reasoning") return;
    part.signature = this.tagged(part.signature || part.unsigned);
    if (part.redacted === "" || part.signature !== "" || this.family === undefined || !this.hiddenAsState) return;
    part.signature = tagState(this.family, part.redacted, "hidden");
    part.redacted = "";
  }
}
