/** Tags the opaque state of a stream with its family of vendors. */
import { tagState } from "../state/tag.js";
import type { OpenPart } from "./contract.js";

export class StateTags {
  constructor(
    private readonly family: string | undefined,
    private readonly hiddenAsState: boolean,
  ) {}

  /** Hidden reasoning can be written as state only with a tag. */
  get canWriteHidden(): boolean {
    return this.hiddenAsState && this.family !== undefined;
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
