/**
 * Puts the pieces of a stream in order. Some upstreams name each part and close it, some only send fragments, some
 * let calls grow side by side. Most dialects allow one open part at a time, so fragments of a later part wait.
 */
import type { OpenPart, Piece, PieceKind } from "./contract.js";

/** A part and what has come of it that is not yet written. */
export interface Growing {
  readonly part: OpenPart;
  pending: string;
  hasContent: boolean;
  opened: boolean;
  closed: boolean;
}

export class PartSequence {
  readonly #keyed = new Map<string | number, Growing>();
  readonly #interleaved: boolean;
  #queue: Growing[] = [];
  #latest: Growing | undefined;

  constructor(interleaved: boolean) {
    this.#interleaved = interleaved;
  }

  /** Adds a piece to its part; false when it says nothing. */
  take(piece: Piece): boolean {
    const growing = this.#find(piece);
    if (growing === undefined) return false;
    const { part } = growing;
    if (part.id === "" && piece.id !== undefined) part.id = piece.id;
    if (part.name === "" && piece.name !== undefined) part.name = piece.name;
    const words = piece.text ?? (part.text === "" ? piece.whole : undefined);
    if (words !== undefined) {
      part.text += words;
      growing.pending += words;
    }
    if (piece.signature !== undefined) part.signature += piece.signature;
    if (piece.redacted !== undefined) part.redacted = piece.redacted;
    if (piece.citations !== undefined) part.citations.push(...piece.citations);
    growing.hasContent = part.text !== "" || part.signature !== "" || part.redacted !== "" || part.citations.length > 0;
    if (piece.close === true) growing.closed = true;
    return true;
  }

  /** The parts that may be written to now, in order; those that are complete leave the sequence. */
  ready(): Growing[] {
    if (this.#interleaved) {
      const all = this.#queue;
      this.#queue = all.filter((growing) => !growing.closed);
      return all;
    }
    const ready: Growing[] = [];
    for (let head = this.#queue[0]; head !== undefined; head = this.#queue[0]) {
      ready.push(head);
      if (!head.closed) break;
      this.#queue.shift();
    }
    return ready;
  }

  closeAll(): void {
    for (const growing of this.#queue) growing.closed = true;
  }

  #find(piece: Piece): Growing | undefined {
    const known = (piece.key === undefined ? undefined : this.#keyed.get(piece.key)) ?? this.#openPart(piece);
    if (known !== undefined && !isOtherCall(known, piece)) return known;
    if (piece.kind === undefined || saysNothing(piece)) return undefined;
    return this.#add(piece.kind, piece.key);
  }

  /**
   * A piece of no known key belongs to the newest part while that is open: if it is of the piece's kind, or if the
   * piece only goes on with what was begun. Hosts exist that count differently when they go on.
   */
  #openPart({ kind, key }: Piece): Growing | undefined {
    const latest = this.#latest;
    if (latest === undefined || latest.closed) return undefined;
    return kind === undefined || (key === undefined && latest.part.kind === kind) ? latest : undefined;
  }

  #add(kind: PieceKind, key: string | number | undefined): Growing {
    const part: OpenPart = { kind, index: 0, kindIndex: 0, id: "", name: "", text: "", signature: "", redacted: "", citations: [] };
    const growing: Growing = { part, pending: "", hasContent: false, opened: false, closed: false };
    if (this.#latest !== undefined && isDone(this.#latest)) this.#latest.closed = true;
    this.#latest = growing;
    this.#queue.push(growing);
    if (key !== undefined) this.#keyed.set(key, growing);
    return growing;
  }
}

/** Hosts exist that give every call the same key: another ID tells another call. */
function isOtherCall({ part }: Growing, piece: Piece): boolean {
  return part.kind === "call" && piece.id !== undefined && piece.id !== "" && part.id !== "" && piece.id !== part.id;
}

/** Only calls, and only those with a key or a close of their own, are announced before they have content. */
function saysNothing(piece: Piece): boolean {
  return piece.kind !== "call" && piece.key === undefined && !piece.text && !piece.whole && !piece.signature && !piece.redacted && !piece.citations?.length;
}

/** When a new part begins, the one before it is complete, unless it is a call whose arguments are still cut short. */
function isDone({ part }: Growing): boolean {
  if (part.kind !== "call") return true;
  try {
    JSON.parse(part.text);
    return true;
  } catch {
    return false;
  }
}
