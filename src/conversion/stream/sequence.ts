/**
 * Puts the pieces of a stream in order. Some upstreams name each part and close it, some only send fragments, some
 * let calls grow side by side. Most dialects allow one open part at a time, so fragments of a later part wait.
 */
import type { OpenPart, Piece, PieceKind, StreamTemplates } from "./contract.js";
import { emptyDraft, put } from "./draft.js";
import {
  addTokens,
  append,
  argumentsIn,
  begun,
  close,
  hasAllArguments,
  hasBegun,
  isDone,
  isEmpty,
  isOtherCall,
  isWholeAlone,
  mayExtend,
  restOf,
  startsAnew,
  withBorder,
  type Growing,
} from "./growing.js";
import { LastStates, PartsInTurn, PartsSideBySide, type PartQueue } from "./part-queue.js";
import { PART, sizeOfPiece } from "./piece-size.js";

export type Growth = Pick<StreamTemplates, "interleaved" | "endsInState">;

export class PartSequence {
  /** About how many characters are kept of all parts. */
  kept = 0;
  /** The latest part of each key, of any kind; then by kind, because some dialects count calls apart. */
  readonly #keyed = new Map<string | number, Growing>();
  readonly #calls = new Map<string | number, Growing>();
  readonly #words = new Map<string | number, Growing>();
  readonly #growth: Growth;
  readonly #queue: PartQueue;
  readonly #states = new LastStates();
  readonly #all: Growing[] = [];
  /** The kinds of parts whose text came before the end of their item. */
  readonly #sent = new Set<PieceKind>();
  #latest: Growing | undefined;
  /** The latest call, and the calls by their IDs. */
  #latestCall: Growing | undefined;
  readonly #callsById = new Map<string, Growing>();
  #begun = 0;
  /** A part other than reasoning has started. */
  #hasAnswer = false;
  /** The text before a state. It is complete when another part follows. */
  #awaited: Growing | undefined;

  constructor(growth: Growth) {
    this.#growth = growth;
    const waits = (growing: Growing) => this.#states.isLast(growing);
    this.#queue = growth.interleaved ? new PartsSideBySide(waits) : new PartsInTurn(waits);
  }

  /** Adds a piece to its part. False if the piece has no content. */
  take(piece: Piece): boolean {
    const growing = this.#find(piece);
    if (growing === undefined) return false;
    const { part } = growing;
    if (part.id === "" && piece.id) {
      part.id = piece.id;
      this.kept += piece.id.length;
      this.#callsById.set(piece.id, growing);
    }
    if (part.name === "" && piece.name !== undefined) {
      part.name = piece.name;
      this.kept += piece.name.length;
    }
    part.calling ??= piece.calling;
    const words = argumentsIn(growing, withBorder(growing, piece) ?? restOf(growing, piece.whole));
    if (words !== undefined) {
      if (words !== "" && !isWholeAlone(piece)) this.#sent.add(part.kind);
      append(growing, words);
      growing.pending += words;
      if (words !== "" && part.kind === "reasoning") this.#completeAwaited();
    }
    if (piece.signature !== undefined) part.signature += piece.signature;
    if (part.unsigned === "") part.unsigned = piece.unsigned ?? "";
    if (piece.redacted !== undefined) part.redacted = piece.redacted;
    for (const citation of piece.citations ?? []) part.citations.push(citation);
    if (piece.probabilities !== undefined) this.kept += addTokens(growing, piece.probabilities);
    if (piece.media !== undefined) part.media = piece.media;
    if (piece.place !== undefined) part.place = piece.place;
    if (piece.values !== undefined && part.kind === "call") {
      growing.draft ??= emptyDraft();
      for (const value of piece.values) put(growing.draft, value);
    }
    this.kept += (words?.length ?? 0) + sizeOfPiece(piece);
    growing.hasContent =
      part.text !== "" ||
      part.signature !== "" ||
      part.redacted !== "" ||
      part.citations.length > 0 ||
      part.media !== undefined;
    if (hasBegun(growing)) this.#states.follow(growing);
    if (piece.close === true || piece.media !== undefined) close(growing);
    this.#queue.change(growing);
    return true;
  }

  /**
   * Adds texts to the part that is being written. Nothing where they do more than that, or wait: then each is a piece
   * of its own.
   */
  extend(piece: Piece, texts: readonly string[]): Growing | undefined {
    const growing = this.#knownOf(piece) ?? this.#openPart(piece);
    if (growing === undefined || !this.#queue.isNext(growing) || !mayExtend(growing, piece) || texts.includes(""))
      return undefined;
    const words = texts.length === 1 ? (texts[0] ?? "") : texts.join("");
    append(growing, words);
    this.kept += words.length;
    return growing;
  }

  /**
   * The first part that may be written now. State after text waits for the next part, if answers may not end in state.
   */
  first(): Growing | undefined {
    return this.#queue.first();
  }

  /** The part to write after the one that was. Complete parts leave the sequence. */
  next(): Growing | undefined {
    return this.#queue.next();
  }

  /** Every part so far, in the order in which they began, without media, which are long. */
  get all(): readonly Growing[] {
    return this.#all;
  }

  /** The parts that wait for another part to follow. */
  get waiting(): readonly OpenPart[] {
    return this.#queue.left.map(({ part }) => part);
  }

  closeAll(): void {
    for (const growing of this.#queue.left) this.#close(growing);
  }

  /** Whether a piece belongs to a part that has started and is not complete. */
  continues(piece: Piece): boolean {
    const known = this.#knownOf(piece);
    return (known !== undefined && !known.closed) || this.#openPart(piece) !== undefined;
  }

  /** The part with this key that is not a call. */
  wordsWith(key: string | number): OpenPart | undefined {
    return this.#words.get(key)?.part;
  }

  #find(piece: Piece): Growing | undefined {
    if (isWholeAlone(piece) && this.#sent.has(piece.kind)) return undefined;
    const known = this.#knownOf(piece) ?? this.#callWith(piece) ?? this.#openPart(piece);
    if (known !== undefined && piece.kind !== "media" && !isOtherCall(known, piece))
      return startsAnew(known, piece) ? this.#add("text", piece) : known;
    if (piece.kind === undefined || isEmpty(piece)) return undefined;
    return this.#openCall(piece) ?? this.#add(piece.kind, piece);
  }

  /** Some hosts change the key within a call, or send none: arguments without a name continue the call of their ID. */
  #callWith({ kind, id, name, text }: Piece): Growing | undefined {
    if (kind !== "call" || name || !text || !id) return undefined;
    const call = this.#callsById.get(id);
    return call?.closed === false ? call : undefined;
  }

  /** Without an ID, they continue the latest call that lacks some. */
  #openCall({ kind, id, name, text }: Piece): Growing | undefined {
    if (kind !== "call" || name || !text || id) return undefined;
    const call = this.#latestCall;
    return call?.closed === false && !(hasAllArguments(call) && text.trim() !== "") ? call : undefined;
  }

  /** The part with the piece's key. A call and words may have the same key: then the kind of the piece decides. */
  #knownOf({ key, kind }: Piece): Growing | undefined {
    if (key === undefined) return undefined;
    return (kind === undefined ? this.#keyed : this.#keyedAs(kind)).get(key);
  }

  #keyedAs(kind: PieceKind): Map<string | number, Growing> {
    return kind === "call" ? this.#calls : this.#words;
  }

  /**
   * A piece with an unknown key belongs to the newest part while that is open. It must have the same kind, or only
   * continue what was started, because some hosts change keys within a part. A second state starts another part, and so
   * does reasoning text after reasoning with state.
   */
  #openPart({ kind, key, signature, text }: Piece): Growing | undefined {
    const latest = this.#latest;
    if (latest === undefined || latest.closed) return undefined;
    const isAnother = signature !== undefined || (kind === "reasoning" && latest.part.text !== "" && Boolean(text));
    if (key === undefined && latest.part.signature !== "" && isAnother) return undefined;
    return kind === undefined || (key === undefined && latest.part.kind === kind) ? latest : undefined;
  }

  #add(kind: PieceKind, piece: Piece): Growing {
    const { key } = piece;
    const mustLead = !this.#growth.endsInState && kind === "reasoning" && this.#hasAnswer;
    const growing = begun(kind, piece, { mustLead, order: this.#begun++ });
    this.#complete(mustLead && key === undefined && !piece.text && !piece.whole, piece);
    this.#latest = growing;
    if (kind === "call") this.#latestCall = growing;
    this.#hasAnswer ||= kind !== "reasoning";
    this.#queue.add(growing);
    this.kept += PART + (typeof key === "string" ? key.length : 0);
    if (kind !== "media") this.#all.push(growing);
    if (key !== undefined && kind !== "media")
      for (const keyed of [this.#keyed, this.#keyedAs(kind)]) keyed.set(key, growing);
    return growing;
  }

  /** The start of a part completes the one before it. Text is kept open if only a state follows it. */
  #complete(keepsWords: boolean, next: Piece): void {
    const latest = this.#latest;
    if (keepsWords && latest?.part.kind === "text" && !latest.closed) {
      this.#awaited = latest;
      return;
    }
    if (latest !== undefined && isDone(latest, next)) this.#close(latest);
    if (!keepsWords) this.#completeAwaited();
  }

  #completeAwaited(): void {
    if (this.#awaited !== undefined) this.#close(this.#awaited);
    this.#awaited = undefined;
  }

  #close(growing: Growing): void {
    close(growing);
    this.#queue.change(growing);
  }
}
