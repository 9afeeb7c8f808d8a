/** Reads the chunks of an upstream's stream into a relay. */
import type { Relay } from "./relay.js";
import type { EventSplitter, StreamEvent } from "./stream-event.js";

export class ChunkReader {
  constructor(
    private readonly relay: Relay,
    private readonly blocks: EventSplitter,
    private readonly read: (block: Buffer) => StreamEvent | Promise<StreamEvent>,
  ) {}

  /** The bytes of the incomplete event. */
  get size(): number {
    return this.blocks.size;
  }

  /**
   * A chunk is cut event by event, because each may be followed by others that repeat it. Most events are there at
   * once: only after one that has to be waited for is there a promise.
   */
  take(chunk: Buffer, from = 0): Promise<void> | undefined {
    while (from < chunk.length && !this.relay.isOver) {
      if (this.blocks.size === 0) from = this.relay.repeat(chunk, from);
      if (from === chunk.length) return undefined;
      const end = this.blocks.endIn(chunk, from);
      const waiting = this.#takeAll(this.blocks.push(chunk.subarray(from, end)));
      if (waiting !== undefined) return waiting.then(() => this.take(chunk, end));
      from = end;
    }
    return undefined;
  }

  /** The upstream closed the stream. */
  end(): Promise<void> | undefined {
    const waiting = this.#takeAll(this.blocks.end());
    return waiting === undefined ? this.#close() : waiting.then(() => this.#close());
  }

  #close(): undefined {
    if (!this.relay.isOver) this.relay.close();
  }

  #takeAll(complete: readonly Buffer[], from = 0): Promise<void> | undefined {
    for (let at = from; at < complete.length && !this.relay.isOver; at++) {
      const event = this.read(complete[at] as Buffer);
      if (event instanceof Promise) return event.then((read) => this.#takeFirst(read, complete, at + 1));
      this.relay.take(event);
    }
    return undefined;
  }

  #takeFirst(event: StreamEvent, complete: readonly Buffer[], next: number): Promise<void> | undefined {
    this.relay.take(event);
    return this.#takeAll(complete, next);
  }
}
