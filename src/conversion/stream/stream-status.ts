/**
 * How far a stream has come that somebody watches, whatever it tells: whether it ended or failed, and how many events
 * passed.
 */
import type { Failure } from "../failure.js";

export class StreamStatus {
  #failure: Failure | undefined;
  #ended = false;
  #passed = 0;
  readonly #lost = new Set<string>();

  /** The upstream's own end of the stream was seen. */
  get ended(): boolean {
    return this.#ended;
  }

  get failure(): Failure | undefined {
    return this.#failure;
  }

  /** Places of the upstream's answer that were not read. */
  get lost(): readonly string[] {
    return [...this.#lost];
  }

  /** How many events the client has been told, for dialects that number them. */
  get sequence(): number {
    return this.#passed;
  }

  /** An event passed on to the client. */
  countEvent(): void {
    this.#passed++;
  }

  /** The stream breaks off. Says whether the client keeps something of what it was told so far, and owes for it. */
  interrupt(): boolean {
    return false;
  }

  lose(place: string): void {
    this.#lost.add(place);
  }

  fail(failure: Failure): void {
    if (!this.#ended) this.#failure ??= failure;
  }

  end(): void {
    if (this.#failure === undefined) this.#ended = true;
  }
}
