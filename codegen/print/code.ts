/**
 * Typed code: text with names in it, and marks of the nodes of specs that it is made of. A module imports the names
 * that its code uses, without a look at the text.
 */
import type { Placed } from "../load/spec-file.js";

/** A name in generated code, and the module that exports it; a local one has none. */
export class Name {
  constructor(
    readonly text: string,
    /** The module below generated/, such as `chat/read.js` or `../src/conversion/read.js`. */
    readonly from?: string,
    readonly kind: "value" | "type" | "namespace" | "type namespace" = "value",
  ) {}

  equals(other: Name): boolean {
    return this.text === other.text && this.from === other.from;
  }
}

/** Where the code of a node begins, or without a node, where that of the node before it ends. */
export class Mark {
  constructor(readonly node?: Placed) {}

  /** What is printed does not depend on it. */
  toJSON(): null {
    return null;
  }
}

/** A piece of a program: text as it is, a name, or pieces of both. */
export type Piece = string | Name | Code;

type Leaf = string | Name | Mark;

export class Code {
  #pieces: readonly Leaf[] | undefined;

  constructor(private readonly parts: readonly (Piece | Mark)[]) {}

  /** All texts, names and marks in a row. Most code is a part of other code, and is asked for none. */
  get pieces(): readonly Leaf[] {
    if (this.#pieces === undefined) {
      const pieces: Leaf[] = [];
      this.addTo(pieces);
      this.#pieces = pieces;
    }
    return this.#pieces;
  }

  get text(): string {
    return this.pieces.map(textOf).join("");
  }

  get names(): readonly Name[] {
    return this.pieces.filter(isName);
  }

  /** The node that all of it is made of, if there is one. */
  get node(): Placed | undefined {
    const [first] = this.pieces;
    if (first === undefined || !isMark(first)) return undefined;
    let depth = 0;
    const end = this.pieces.findIndex((piece) => isMark(piece) && (depth += piece.node === undefined ? -1 : 1) === 0);
    return end === this.pieces.length - 1 ? first.node : undefined;
  }

  /** The innermost node around the place behind so many characters of words: layout changes all others. */
  nodeBehind(words: number): Placed | undefined {
    const around: Placed[] = [];
    let left = words;
    for (const piece of this.pieces) {
      if (isMark(piece)) {
        if (piece.node === undefined) around.pop();
        else around.push(piece.node);
        continue;
      }
      left -= wordsIn(textOf(piece));
      if (left < 0) return around.at(-1);
    }
    return undefined;
  }

  uses(name: Name): boolean {
    return this.names.some((other) => other.equals(name));
  }

  /** What is printed does not depend on how it was put together. */
  toJSON(): readonly Leaf[] {
    return this.pieces;
  }

  protected addTo(pieces: Leaf[]): void {
    for (const part of this.parts) {
      if (isCode(part)) part.addTo(pieces);
      else pieces.push(part);
    }
  }
}

// By their members, as tests may load this module twice, once from each kind of modules.
function isCode(piece: Piece | Mark): piece is Code {
  return typeof piece !== "string" && "pieces" in piece;
}

export function isMark(piece: Leaf): piece is Mark {
  return typeof piece !== "string" && "node" in piece;
}

function isName(piece: Leaf): piece is Name {
  return typeof piece !== "string" && "from" in piece;
}

function textOf(piece: Leaf): string {
  if (isMark(piece)) return "";
  return typeof piece === "string" ? piece : piece.text;
}

/** How many characters of words and numbers a text has. */
export function wordsIn(text: string): number {
  return text.replace(/\W+/g, "").length;
}

/** Code that is made of a node of a spec: a fault of it is one of that node. */
export function madeOf(node: Placed | undefined, ...pieces: readonly Piece[]): Code {
  return node === undefined ? codeOf(...pieces) : new Code([new Mark(node), ...pieces, new Mark()]);
}

/** A template of program text. Texts in its holes are inserted as they are, so texts from specs must be quoted. */
export function code(texts: TemplateStringsArray, ...holes: readonly (Piece | number | boolean)[]): Code {
  const pieces = texts.flatMap((text, index) => {
    const hole = holes[index];
    return hole === undefined ? [text] : [text, typeof hole === "object" ? hole : String(hole)];
  });
  return codeOf(...pieces);
}

/** Pieces one behind the other. */
export function codeOf(...pieces: readonly Piece[]): Code {
  return new Code(pieces);
}

/** Pieces with a text between them: those of a list, unless another is named. */
export function joined(pieces: readonly Piece[], between = ", "): Code {
  return codeOf(...pieces.flatMap((piece, index) => (index === 0 ? [piece] : [between, piece])));
}

/** Statements, or members of an object, each on a line of its own. */
export function lines(pieces: readonly Piece[]): Code {
  return joined(pieces, "\n");
}

/** A list with a line for each item. */
export function list(items: readonly Piece[]): Code {
  return codeOf("[\n", ...items.flatMap((item) => [item, ",\n"]), "]");
}

/** An object with a line for each member. */
export function object(members: readonly Piece[]): Code {
  return codeOf("{\n", ...members.flatMap((member) => [member, ",\n"]), "}");
}
