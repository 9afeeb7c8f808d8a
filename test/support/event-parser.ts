import type { StreamFraming } from "../../src/conversion/stream/framing.js";
import type { EventSplitter, StreamEvent } from "../../src/streams/stream-event.js";
import { formatOf, type StreamFormat } from "../../src/streams/stream-format.js";

/** Parses events as chunks come, and returns them whole. */
export class EventParser {
  readonly #format: StreamFormat;
  readonly #splitter: EventSplitter;

  constructor(
    longest?: number,
    private readonly framing: StreamFraming = { framing: "sse", byDefault: false },
  ) {
    this.#format = formatOf({ framing });
    this.#splitter = this.#format.openSplitter(longest);
  }

  push(chunk: Buffer): StreamEvent[] {
    return this.#splitter.push(chunk).map((block) => this.#format.read(block, this.framing.named));
  }

  end(): StreamEvent[] {
    return this.#splitter.end().map((block) => this.#format.read(block, this.framing.named));
  }
}
