/** The state of a stream: whether it ended or failed, and the number of events. */
import type { Failure } from "../failure.js";

/** An upstream may send ever new names. */
const MOST_LOST = 200;

export class StreamStatus {
  /** About how much is kept, in characters: texts, and what parts, citations and keys take beside them. */
  kept = 0;
  #failure: Failure | undefined;
  #ended = false;
  #passed = 0;
  readonly #lost = new Set<string>();

  /** The upstream's own end of the stream was received. */
  get ended(): boolean {
    return this.#ended;
  }

  get failure(): Failure | undefined {
    return this.#failure;
  }

  /** Whether what came so far is an answer depends on what follows. */
  get isUndecided(): boolean {
    return false;
  }

  /** Places of the upstream's answer that did not reach the client. */
  get lost(): readonly string[] {
    return [...this.#lost];
  }

  /** The number of events that were sent to the client, for dialects that number them. */
  get sequence(): number {
    return this.#passed;
  }

  /** An event passed on to the client. */
  countEvent(): void {
    this.#passed++;
  }

  /** The stream breaks off. Returns whether the client keeps what it received, and is charged for it. */
  interrupt(): boolean {
    return false;
  }

  /** A place of the upstream's answer does not reach the client. What has no place there is not its own. */
  lose(place: string): void {
    if (place !== "" && this.#lost.size < MOST_LOST) this.#lost.add(place);
  }

  fail(failure: Failure): void {
    if (!this.#ended) this.#failure ??= failure;
  }

  end(): void {
    if (this.#failure === undefined) this.#ended = true;
  }
}
