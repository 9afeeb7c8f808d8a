/** How likely the tokens of a stream's events are, until they are given to its texts. */
import type { Token } from "../../../generated/interlingua/text.js";
import { TokenPool } from "../token-pool.js";
import { charactersOf } from "../tokens.js";
import type { Piece, PieceKind } from "./contract.js";
import { isEmpty } from "./growing.js";

/** Parts whose tokens may be among those of an event. */
const OTHERS: ReadonlySet<PieceKind | undefined> = new Set<PieceKind>(["reasoning", "call", "refusal", "media"]);

export class EventTokens {
  /** About the characters of those that wait for a text, as JSON. */
  kept = 0;
  readonly #pool = new TokenPool();
  /** Those of the event whose pieces come. */
  #latest: readonly Token[] | undefined;
  #hasOthers = false;

  get isEmpty(): boolean {
    return this.#pool.isEmpty;
  }

  add(tokens: readonly Token[]): void {
    this.#latest = tokens;
    this.#pool.add(tokens);
  }

  /** A piece, with the tokens of its text. */
  withTokens(piece: Piece): Piece {
    if (this.#pool.isEmpty || piece.probabilities !== undefined) return piece;
    if (this.#latest !== undefined && OTHERS.has(piece.kind) && !isEmpty(piece)) this.#hasOthers = true;
    if (piece.kind !== "text" || !piece.text) return piece;
    const probabilities = this.#hasOthers ? this.#pool.takeSpelled(piece.text) : this.#pool.take(piece.text);
    return probabilities.length === 0 ? piece : { ...piece, probabilities };
  }

  /** Hosts that hold text back send its tokens before. Beside something else, what is left is not of a text. */
  endEvent(): void {
    if (this.#hasOthers) this.#pool.takeAll();
    this.kept = this.#pool.isEmpty ? 0 : this.kept + charactersOf(this.#latest ?? []);
    this.#latest = undefined;
    this.#hasOthers = false;
  }

  /** What is left at the end of the stream, such as the token that ends an answer. */
  end(): Token[] {
    return this.#pool.takeAll();
  }
}
