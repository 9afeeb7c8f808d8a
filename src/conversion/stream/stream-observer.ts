/** Watches a stream that passes through unchanged: how it ended and what it used. */
import type { Finish, Part, Response, Token, Usage } from "../../../generated/interlingua/text.js";
import type { StreamListener } from "./observation.js";
import { withProbabilities } from "../probabilities.js";
import { hasAnyValue } from "../read.js";
import { isEmptyImage, isWithheld, settleUsage } from "../settle.js";
import type { FinishDetail, Piece, RepeatingSink, StreamHead, TextSink, WordsPiece } from "./contract.js";
import { wholePiece } from "./stream-response.js";
import { StreamStatus } from "./stream-status.js";

/** About what a key takes beside its text, in characters. */
const KEY = 50;

export class StreamObserver extends StreamStatus implements RepeatingSink {
  /** About how many characters are kept of keys. */
  protected noted = 0;
  #usage: Usage | undefined;
  #finish: Finish | undefined;
  /** The keys and kinds of parts of which text came, and those of the latest. */
  readonly #texts = new Set<Piece["key"] | Piece["kind"]>();
  #latest: Pick<Piece, "key" | "kind"> | undefined;
  /** The kinds of parts that came with content. Later fragments may not name theirs. */
  readonly #came = new Set<Piece["kind"]>();
  readonly #listener: StreamListener | undefined;

  /** `first`: that of the first answer, where this is one beside it. */
  constructor(
    listener?: StreamListener,
    private readonly first?: StreamObserver,
  ) {
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

  piece({ kind, key, name, text, whole, media }: Piece): void {
    if (name !== undefined) this.#came.add(kind);
    if (text !== undefined) this.#noteText(kind, key, text);
    else if (whole !== undefined && !this.#texts.has(key ?? kind)) {
      if (key !== undefined) this.#noteText(kind, key, whole);
      else {
        this.#came.add(kind);
        this.onText(whole);
      }
    }
    if (media === undefined || isEmptyImage(media)) return;
    this.#came.add("media");
    if (media.medium === "image") this.#listener?.onImage({ count: 1 });
  }

  get takesProbabilities(): boolean {
    return false;
  }

  probabilities(_tokens: readonly Token[]): void {}

  endPieces(): void {}

  whole(answer: Response, place: string): void {
    const { parts = [] } = answer;
    const given = this.takesProbabilities ? withProbabilities(parts, answer.probabilities) : parts;
    for (const piece of this.missing(given)) this.piece({ ...piece, place });
  }

  /** Of what passes through no text is kept, so the parts of a whole answer count where none of their kind came. */
  protected missing(parts: readonly Part[]): readonly Piece[] {
    const pieces = parts.filter(({ kind }) => !this.hasCome(kind)).map((part) => wholePiece(part));
    return pieces.filter((piece) => piece !== undefined);
  }

  protected hasCome(kind: Part["kind"]): boolean {
    const kinds: ReadonlySet<string | undefined> = this.#came;
    return kinds.has(kind) || (kind !== "media" && kinds.has(undefined));
  }

  /** A whole text counts if no fragment of its part came, or of its kind if it names no part. */
  #noteText(kind: Piece["kind"], key: Piece["key"], text: string): void {
    if (text !== "" && (key !== this.#latest?.key || kind !== this.#latest?.kind || this.#latest === undefined)) {
      this.#latest = { key, kind };
      if (!this.#texts.has(key)) this.noteKey(KEY + (typeof key === "string" ? key.length : 0));
      this.#texts.add(key).add(kind);
      this.#came.add(kind);
    }
    this.onText(text);
  }

  repeat(piece: WordsPiece, texts: readonly string[]): void {
    for (const text of texts) {
      piece.text = text;
      this.piece(piece);
    }
  }

  /** The client gets all answers, so their contents are reported. The first decides how the stream ends. */
  openFurther(): TextSink | undefined {
    const listener = this.#listener;
    if (listener === undefined) return undefined;
    const contents: StreamListener = {
      onText: (text) => listener.onText(text),
      onImage: (images) => listener.onImage(images),
      onPreview: () => listener.onPreview(),
      onUsage: () => {},
      onFinish: () => {},
    };
    return new StreamObserver(contents, this);
  }

  /** An upstream may send ever new keys. */
  protected noteKey(size: number): void {
    this.first?.noteKey(size);
    this.noted += size;
    this.kept += size;
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
