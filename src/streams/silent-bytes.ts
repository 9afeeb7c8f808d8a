/** Counts what comes between two events. */
import { UpstreamError } from "../upstream/upstream-error.js";
import type { ChunkReader } from "./chunk-reader.js";
import { LONGEST_EVENT } from "./longest-event.js";
import type { Relay } from "./relay.js";

/** Comments and empty lines say nothing. A small compressed answer has millions of them, and each takes time. */
export class SilentBytes {
  #size = 0;
  #taken = 0;

  constructor(
    private readonly relay: Pick<Relay, "taken">,
    private readonly events: Pick<ChunkReader, "size">,
  ) {}

  /** Fails when too much has come since the last event. The event that is still coming does not count. */
  count(bytes: number): void {
    const { taken } = this.relay;
    this.#size = taken === this.#taken ? this.#size + bytes : 0;
    this.#taken = taken;
    if (this.#size - this.events.size > LONGEST_EVENT)
      throw new UpstreamError("too_large", "The upstream's stream has too much between two events.");
  }
}
