/** How likely the tokens of a stream's events are, until they are given to its texts. */
import type { Json } from "../json.js";
import { TokenPool } from "../token-pool.js";
import { asList } from "../values.js";
import type { Piece, PieceKind } from "./contract.js";

/** Parts whose tokens may be among those of an event. */
const OTHERS: ReadonlySet<PieceKind | undefined> = new Set<PieceKind>(["reasoning", "call", "refusal", "media"]);

export class EventTokens {
  readonly #pool = new TokenPool();
  #hasOthers = false;

  add(probabilities: Json): void {
    this.#pool.add(asList(probabilities));
  }

  /** A piece, with the tokens of its text. */
  withTokens(piece: Piece): Piece {
    if (this.#pool.isEmpty) return piece;
    if (OTHERS.has(piece.kind)) this.#hasOthers = true;
    if (piece.kind !== "text" || !piece.text) return piece;
    const probabilities = this.#pool.take(piece.text, !this.#hasOthers);
    return probabilities.length === 0 ? piece : { ...piece, probabilities };
  }

  /** Tokens may come before their text, but not beside something else. */
  endEvent(): void {
    if (this.#hasOthers) this.#pool.takeAll();
    this.#hasOthers = false;
  }

  /** What is left at the end of the stream, such as the token that ends an answer. */
  end(): Json[] {
    return this.#pool.takeAll();
  }
}
