/** Watches a stream that passes through unchanged: how it ended and what it used. */
import type { Finish, Part, Usage } from "../../../generated/interlingua/text.js";
import type { StreamListener } from "../modalities/modality.js";
import { hasAnyValue } from "../read.js";
import { isWithheld, settleUsage } from "../settle.js";
import type { FinishDetail, Piece, RepeatingSink, StreamHead, WordsPiece } from "./contract.js";
import { StreamStatus } from "./stream-status.js";

export class StreamObserver extends StreamStatus implements RepeatingSink {
  #usage: Usage | undefined;
  #finish: Finish | undefined;
  readonly #listener: StreamListener | undefined;

  constructor(listener?: StreamListener) {
    super();
    this.#listener = listener;
  }

  /** The usage so far. Unreported counts are absent. */
  get usage(): Usage | undefined {
    return this.#usage === undefined || !hasAnyValue(this.#usage) ? undefined : settleUsage(this.#usage);
  }

  get finishReason(): Finish | undefined {
    return this.#finish;
  }

  get takesHead(): boolean {
    return false;
  }

  start(_head: StreamHead): void {}

  piece({ text, media }: Piece): void {
    if (text !== undefined) this.onText(text);
    if (media !== undefined && isImage(media)) this.#listener?.onImage({ count: 1 });
  }

  repeat(piece: WordsPiece, texts: readonly string[]): void {
    for (const text of texts) {
      piece.text = text;
      this.piece(piece);
    }
  }

  protected onText(text: string): void {
    this.#listener?.onText(text);
  }

  count(usage: Usage): void {
    this.#usage = usage;
    this.#listener?.onUsage(this.usage);
  }

  /** Some upstreams repeat the reason, or report a natural end before the true reason. */
  finish(reason: Finish, detail?: FinishDetail): void {
    this.#listener?.onFinish();
    // Some report first that output was withheld, and then that the whole answer failed.
    if (reason === "failed" && (isWithheld(this.#finish) || this.#finish === "malformed")) return;
    if (reason === "failed")
      this.fail({
        status: 502,
        code: "upstream_error",
        message: detail?.explanation ?? "The upstream broke off its answer.",
      });
    if (this.#finish === undefined || this.#finish === "stop" || this.#finish === "other") this.#finish = reason;
  }
}

export function isImage(part: Part): boolean {
  return part.kind === "media" && part.medium === "image";
}
