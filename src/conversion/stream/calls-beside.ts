/** An answer beside the first in a stream. One with calls belongs to the first, as in a body: further-answers.ts. */
import type { Finish } from "../../../generated/interlingua/text.js";
import type { FinishDetail, FurtherAnswer, Piece, TextSink } from "./contract.js";

/** The characters that may wait for a call, and those that a piece counts for itself. */
const MOST_WAITING = 256 * 1024;
const OF_PIECE = 100;

interface FirstAnswer extends Pick<TextSink, "piece" | "finish"> {
  carry(place: string): void;
}

export class CallsBeside implements TextSink {
  /** What came before the first call. */
  #waiting: Piece[] = [];
  #size = 0;
  #isPart = false;

  constructor(
    private readonly first: FirstAnswer,
    private readonly answer: FurtherAnswer,
  ) {}

  piece(piece: Piece): void {
    if (piece.kind === "text" && piece.text === "") return;
    if (piece.kind === "call" && !this.#isPart) this.#join();
    const own = this.#named(piece);
    if (this.#isPart) this.first.piece(own);
    else this.#keep(own);
  }

  #join(): void {
    this.#isPart = true;
    this.first.carry(this.answer.place);
    for (const piece of this.#waiting) this.first.piece(piece);
    this.#waiting = [];
  }

  /** Media, which are long, are not kept. */
  #keep(piece: Piece): void {
    if (piece.kind === "media") return;
    this.#size += OF_PIECE + (piece.text?.length ?? 0) + (piece.signature?.length ?? 0);
    if (this.#size <= MOST_WAITING) this.#waiting.push(piece);
  }

  /** Calls of several answers may have the same key, and the text of one does not continue that of another. */
  #named(piece: Piece): Piece {
    const key = piece.key ?? (piece.kind === "text" ? "text" : undefined);
    return key === undefined ? piece : { ...piece, key: `${this.answer.number}:${key}` };
  }

  finish(reason: Finish, detail?: FinishDetail): void {
    if (this.#isPart) this.first.finish(reason, detail);
  }

  whole(): void {}
  start(): void {}
  lose(): void {}
  count(): void {}
  fail(): void {}
  end(): void {}
}
