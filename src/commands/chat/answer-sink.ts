/** Prints an answer as it comes, and remembers its text. */
import { type Piece, StreamObserver } from "../../registry.js";

/** Takes the pieces of an answer, each of one kind. */
export interface AnswerPrinter {
  text(piece: string): void;
  /** What a person may want to see, and no program: reasoning, and calls of tools. */
  aside(piece: string): void;
}

export class AnswerSink extends StreamObserver {
  text = "";
  #kind: Piece["kind"];
  #key: Piece["key"];
  /** Whether a piece of the open part was printed. */
  #hasText = false;
  readonly #printer: AnswerPrinter;

  constructor(printer: AnswerPrinter) {
    super();
    this.#printer = printer;
  }

  override piece(piece: Piece): void {
    super.piece(piece);
    const { kind = this.#kind, key = this.#key, name, text, whole } = piece;
    if (kind !== this.#kind || key !== this.#key) this.#begin(kind, key);
    if (kind === "call" && name !== undefined && !this.#hasText) this.#print(`\n[${name}] `);
    const added = text ?? (this.#hasText ? undefined : whole);
    if (added !== undefined && added !== "") this.#print(added);
  }

  #begin(kind: Piece["kind"], key: Piece["key"]): void {
    if (this.#kind === "reasoning" && kind !== "reasoning") this.#printer.aside("\n\n");
    [this.#kind, this.#key, this.#hasText] = [kind, key, false];
  }

  #print(text: string): void {
    this.#hasText = true;
    if (this.#kind === "reasoning" || this.#kind === "call") return this.#printer.aside(text);
    this.text += text;
    this.#printer.text(text);
  }
}
