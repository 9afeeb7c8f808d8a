/** Aborted when the client of a call has gone. Few calls need an `AbortSignal`, which costs more than an emitter. */
import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";

export class ClientSignal extends EventEmitter<{ abort: [] }> {
  #isAborted = false;
  #controller: AbortController | undefined;

  /** Aborts when the connection closes before the answer was sent. */
  constructor(response: ServerResponse) {
    super();
    response.on("close", () => {
      if (!response.writableFinished) this.#abort();
    });
  }

  get aborted(): boolean {
    return this.#isAborted;
  }

  /** For what takes nothing else. */
  get whole(): AbortSignal {
    this.#controller ??= new AbortController();
    if (this.#isAborted) this.#controller.abort();
    return this.#controller.signal;
  }

  #abort(): void {
    this.#isAborted = true;
    this.#controller?.abort();
    this.emit("abort");
  }
}
