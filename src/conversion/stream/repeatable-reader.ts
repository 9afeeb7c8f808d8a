/** Knows of the last event whether all that it did was to add text. An event that is like it needs no parsing. */
import { stringifyExact } from "../exact.js";
import type { Wire } from "../json.js";
import type {
  FinishDetail,
  Piece,
  RepeatingSink,
  StreamHead,
  StreamReader,
  TextSink,
  FurtherAnswer,
} from "./contract.js";
import type { Failure } from "../failure.js";
import type { Finish, Response, Token, Usage } from "../../../generated/interlingua/text.js";

/** It is the sink of the reader, and passes everything on. */
export class RepeatableReader implements StreamReader, TextSink {
  readonly #open: (sink: TextSink) => StreamReader;
  readonly #reader: StreamReader;
  #further: Map<number, StreamReader> | undefined;
  #piece: Piece | undefined;
  #isMore = false;

  constructor(
    open: (sink: TextSink) => StreamReader,
    private readonly sink: RepeatingSink,
  ) {
    this.#open = open;
    this.#reader = open(this);
  }

  event(data: string): Wire | undefined {
    this.#piece = undefined;
    this.#isMore = false;
    return this.#reader.event(data);
  }

  close(): void {
    this.#reader.close();
  }

  get addedText(): string | undefined {
    if (this.#piece === undefined || this.#isMore || !addsOnlyText(this.#piece)) return undefined;
    return this.#piece.text;
  }

  addTexts(texts: readonly string[]): void {
    if (this.#piece !== undefined && this.#piece.kind !== "media") this.sink.repeat(this.#piece, texts);
  }

  /** Each event may repeat the head of its stream. It means nothing once the stream has begun. */
  start(head: StreamHead): void {
    if (head.usage !== undefined || this.sink.takesHead) this.#isMore = true;
    this.sink.start(head);
  }

  piece(piece: Piece): void {
    if (!addsNothing(piece)) {
      if (this.#piece !== undefined) this.#isMore = true;
      this.#piece = piece;
    }
    this.sink.piece(piece);
  }

  get takesProbabilities(): boolean {
    return this.sink.takesProbabilities;
  }

  probabilities(tokens: readonly Token[]): void {
    this.#isMore = true;
    this.sink.probabilities(tokens);
  }

  endPieces(): void {
    this.sink.endPieces();
  }

  whole(answer: Response, place: string): void {
    this.#isMore = true;
    this.sink.whole(answer, place);
  }

  /** A place that is lost is reported once, however often it comes. */
  lose(place: string, other?: FurtherAnswer): void {
    this.sink.lose(place);
    const reader = other === undefined ? undefined : this.#readerOf(other.number);
    if (reader === undefined || other === undefined) return;
    this.#isMore = true;
    reader.event(stringifyExact(other.alone));
  }

  /** Each answer beside the first is read by a reader of its own, where its sink takes it. */
  #readerOf(number: number): StreamReader | undefined {
    const known = this.#further?.get(number);
    if (known !== undefined) return known;
    const sink = this.sink.openFurther();
    if (sink === undefined) return undefined;
    const reader = this.#open(sink);
    (this.#further ??= new Map()).set(number, reader);
    return reader;
  }

  count(usage: Usage): void {
    this.#isMore = true;
    this.sink.count(usage);
  }

  finish(reason: Finish, detail?: FinishDetail): void {
    this.#isMore = true;
    this.sink.finish(reason, detail);
  }

  fail(failure: Failure): void {
    this.#isMore = true;
    this.sink.fail(failure);
  }

  end(): void {
    this.#isMore = true;
    this.sink.end();
  }
}

/** Some events have an empty text beside the one that they add. Without a key, it begins no part. */
function addsNothing(piece: Piece): boolean {
  return piece.text === "" && piece.key === undefined && piece.kind !== "call" && addsOnlyText(piece);
}

function addsOnlyText(piece: Piece): boolean {
  const { id, name, whole, values, media, signature, redacted, unsigned, citations, cited, close } = piece;
  const isWords = id === undefined && name === undefined && whole === undefined && values === undefined;
  const isBare = signature === undefined && redacted === undefined && unsigned === undefined && media === undefined;
  return isWords && isBare && citations === undefined && cited === undefined && close === undefined;
}
