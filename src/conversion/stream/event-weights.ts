/** How likely the tokens of an event are, until they are given to its texts. */
import type { Json } from "../json.js";
import { Tokens } from "../probabilities.js";
import { asList } from "../values.js";
import type { Piece } from "./contract.js";

export class EventWeights {
  #tokens: Tokens | undefined;
  /** The event has something else, whose tokens may be among them. */
  #hasOthers = false;

  begin(probabilities: Json): void {
    this.#tokens = new Tokens(asList(probabilities));
    this.#hasOthers = false;
  }

  /** A piece of the event, with the tokens of its text. */
  weighed(piece: Piece): Piece {
    if (this.#tokens === undefined) return piece;
    if (piece.kind !== "text") {
      this.#hasOthers = true;
      return piece;
    }
    const probabilities = piece.text ? this.#tokens.of(piece.text) : [];
    return probabilities.length === 0 ? piece : { ...piece, probabilities };
  }

  /** What is left at the end of an event that has only texts: some hosts send tokens after their text. */
  end(): Json[] {
    const rest = this.#hasOthers ? [] : (this.#tokens?.rest ?? []);
    this.#tokens = undefined;
    return rest;
  }
}
