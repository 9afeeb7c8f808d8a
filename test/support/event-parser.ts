import { EventBlocks, readEvent, type ServerEvent } from "../../src/streams/server-events.js";

/** Reads events whole, as chunks come. */
export class EventParser {
  readonly #blocks: EventBlocks;

  constructor(longest?: number) {
    this.#blocks = new EventBlocks(longest);
  }

  push(chunk: Buffer): ServerEvent[] {
    return this.#blocks.push(chunk).map((block) => readEvent(block.toString("utf8")));
  }

  end(): ServerEvent[] {
    return this.#blocks.end().map((block) => readEvent(block.toString("utf8")));
  }
}
