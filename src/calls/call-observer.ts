/** What happens in a call is announced here, once. The meter, the recorder and the tracer listen. */
import type { Counts, Images, StreamListener } from "../registry.js";
import type { Caller } from "../stores/keys/caller.js";
import type { Target } from "../upstream/target.js";

/** A call that is about to be sent. */
export interface Sending {
  readonly target: Target;
  /** What this target does not see of the request. */
  readonly dropped: readonly string[];
}

/** The outcome of a request that was given up, because another one for the same call was faster. */
export const CANCELLED = "cancelled";

/** The outcome of a route that was passed over: its dialect cannot express the call, so nothing was sent. */
const UNSUITED = "unsuited";

/** One request to an upstream has been answered, or could not be. */
export interface Attempt {
  readonly target: Target;
  /** In one of few words, see `outcomeWord`. */
  readonly outcome: string;
  readonly milliseconds: number;
}

/** The answer to a request broke off after its head, or was none. */
export type BrokenAnswer = Pick<Attempt, "target" | "outcome">;

/** What a listener can receive. The members of `StreamListener` are announced for whole answers too. */
export interface CallListener extends Partial<StreamListener> {
  onAuthenticated?(caller: Caller): void;
  onModel?(model: string, stream: boolean): void;
  /** The text is made only where a listener keeps it. */
  onRequestBody?(describe: () => string | undefined): void;
  /** Announced again for each target that a call fails over to. */
  onSending?(sending: Sending): void;
  /** Of targets that were called at once, the one whose answer counts. */
  onChosen?(sending: Sending): void;
  /** A task was created, or may have been. */
  onTask?(id: string): void;
  onAttempt?(attempt: Attempt): void;
  /** Replaces the outcome of the attempt at this target that was answered. */
  onBrokenOff?(answer: BrokenAnswer): void;
  /** The call waited for its client, for a place, or before it was sent again. */
  onWaited?(milliseconds: number): void;
  onFirstByte?(): void;
  /** Places of the answer that did not reach the client. */
  onAnswerLoss?(places: readonly string[]): void;
  onResponseBody?(describe: () => string | undefined): void;
  onFailed?(error: unknown): void;
}

export class CallObserver implements StreamListener, Required<CallListener> {
  readonly #listeners: CallListener[] = [];

  subscribe(listener: CallListener): void {
    this.#listeners.push(listener);
  }

  onAuthenticated(caller: Caller): void {
    for (const listener of this.#listeners) listener.onAuthenticated?.(caller);
  }

  onModel(model: string, stream: boolean): void {
    for (const listener of this.#listeners) listener.onModel?.(model, stream);
  }

  onRequestBody(describe: () => string | undefined): void {
    for (const listener of this.#listeners) listener.onRequestBody?.(describe);
  }

  onSending(sending: Sending): void {
    for (const listener of this.#listeners) listener.onSending?.(sending);
  }

  onChosen(sending: Sending): void {
    for (const listener of this.#listeners) listener.onChosen?.(sending);
  }

  onTask(id: string): void {
    for (const listener of this.#listeners) listener.onTask?.(id);
  }

  onAttempt(attempt: Attempt): void {
    for (const listener of this.#listeners) listener.onAttempt?.(attempt);
  }

  /** Since `begunAt`, a request was written for this target, which cannot express it. */
  onPassedOver(target: Target, begunAt: number): void {
    this.onAttempt({ target, outcome: UNSUITED, milliseconds: performance.now() - begunAt });
  }

  onBrokenOff(answer: BrokenAnswer): void {
    for (const listener of this.#listeners) listener.onBrokenOff?.(answer);
  }

  onWaited(milliseconds: number): void {
    for (const listener of this.#listeners) listener.onWaited?.(milliseconds);
  }

  onFirstByte(): void {
    for (const listener of this.#listeners) listener.onFirstByte?.();
  }

  onText(text: string): void {
    for (const listener of this.#listeners) listener.onText?.(text);
  }

  onPreview(): void {
    for (const listener of this.#listeners) listener.onPreview?.();
  }

  onImage(images: Images): void {
    for (const listener of this.#listeners) listener.onImage?.(images);
  }

  onUsage(usage: Counts | undefined): void {
    for (const listener of this.#listeners) listener.onUsage?.(usage);
  }

  onFinish(): void {
    for (const listener of this.#listeners) listener.onFinish?.();
  }

  /** The end of an answer that came in one piece, with the usage that it reported. */
  onWhole(usage: Counts | undefined): void {
    this.onUsage(usage);
    this.onFinish();
  }

  onAnswerLoss(places: readonly string[]): void {
    for (const listener of this.#listeners) listener.onAnswerLoss?.(places);
  }

  onResponseBody(describe: () => string | undefined): void {
    for (const listener of this.#listeners) listener.onResponseBody?.(describe);
  }

  onFailed(error: unknown): void {
    for (const listener of this.#listeners) listener.onFailed?.(error);
  }
}
