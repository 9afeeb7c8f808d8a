/** Aborted when the client of a call has gone, or when another attempt of the call was faster. */
import { EventEmitter } from "node:events";
import type { ClientSignal } from "./client-signal.js";

export class AttemptSignal extends EventEmitter<{ abort: [] }> {
  readonly #abort = () => void this.emit("abort");
  #isCancelled = false;

  constructor(private readonly client: ClientSignal) {
    super();
    client.once("abort", this.#abort);
  }

  get aborted(): boolean {
    return this.#isCancelled || this.client.aborted;
  }

  get isCancelled(): boolean {
    return this.#isCancelled;
  }

  cancel(): void {
    this.#isCancelled = true;
    this.detach();
    this.#abort();
  }

  /** The attempt is over. */
  detach(): void {
    this.client.off("abort", this.#abort);
  }
}
