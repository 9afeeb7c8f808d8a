/** Reads the chunks of an upstream's stream into a relay. */
import type { Relay } from "./relay.js";
import type { EventSplitter, StreamEvent } from "./stream-format.js";

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

  /** A chunk is cut event by event, because each may be followed by others that repeat it. */
  async take(chunk: Buffer): Promise<void> {
    for (let from = 0, end = 0; from < chunk.length && !this.relay.isOver; from = end) {
      if (this.blocks.size === 0) from = this.relay.repeat(chunk, from);
      if (from === chunk.length) return;
      end = this.blocks.endIn(chunk, from);
      await this.#takeAll(this.blocks.push(chunk.subarray(from, end)));
    }
  }

  /** The upstream closed the stream. */
  async end(): Promise<void> {
    await this.#takeAll(this.blocks.end());
    if (!this.relay.isOver) this.relay.close();
  }

  async #takeAll(complete: readonly Buffer[]): Promise<void> {
    for (const block of complete) {
      if (this.relay.isOver) return;
      const event = this.read(block);
      this.relay.take(event instanceof Promise ? await event : event);
    }
  }
}
