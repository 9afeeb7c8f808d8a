/** Typed code: text with names in it. A module imports the names that its code uses, without a look at the text. */

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

/** A piece of a program: text as it is, a name, or pieces of both. */
export type Piece = string | Name | Code;

export class Code {
  constructor(readonly pieces: readonly (string | Name)[]) {}

  get text(): string {
    return this.pieces.map((piece) => (typeof piece === "string" ? piece : piece.text)).join("");
  }

  get names(): readonly Name[] {
    return this.pieces.filter((piece) => typeof piece !== "string");
  }

  uses(name: Name): boolean {
    return this.names.some((other) => other.equals(name));
  }
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
  return new Code(pieces.flatMap((piece) => (piece instanceof Code ? piece.pieces : [piece])));
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
