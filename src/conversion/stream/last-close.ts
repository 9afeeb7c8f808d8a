/**
 * The events that close parts. Those of the last part wait, where they tell whether the answer was cut: why it ended is
 * known after them at some upstreams.
 */
import type { OpenPart, StreamState, StreamTemplates } from "./contract.js";
import { eventsOf } from "./events.js";

export class LastClose {
  #held: OpenPart | undefined;

  constructor(
    private readonly templates: StreamTemplates,
    private readonly state: StreamState,
    private readonly write: (text: string) => void,
  ) {}

  close(part: OpenPart): void {
    if (this.templates.marksCut && part === this.state.parts.at(-1)) this.#held = part;
    else this.#write(part);
  }

  /** Another part follows, or the end. */
  release(): void {
    const held = this.#held;
    this.#held = undefined;
    if (held !== undefined) this.#write(held);
  }

  #write(part: OpenPart): void {
    const { close } = eventsOf(part, this.templates);
    if (close !== undefined) this.write(close(this.state, part));
  }
}
