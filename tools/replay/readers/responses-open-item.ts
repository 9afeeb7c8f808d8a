import { firstDifference, isObject, listAt, member, numberAt, textAt, type Json, type JsonObject } from "../json.js";
import type { Faults } from "../meaning.js";

/** The events that open, fill and close a piece of an item: the places of the pieces, and their content. */
interface PieceKind {
  readonly list: "content" | "summary";
  readonly index: "content_index" | "summary_index";
  /** The member of the piece that grows. Closing events have the same member. */
  readonly text: "text" | "refusal";
  readonly type: string;
}

const pieceOf: Readonly<Record<string, PieceKind>> = {
  "response.output_text": { list: "content", index: "content_index", text: "text", type: "output_text" },
  "response.refusal": { list: "content", index: "content_index", text: "refusal", type: "refusal" },
  "response.reasoning_text": { list: "content", index: "content_index", text: "text", type: "reasoning_text" },
  "response.reasoning_summary_text": { list: "summary", index: "summary_index", text: "text", type: "summary_text" },
};
const partEvents: Readonly<Record<string, Pick<PieceKind, "list" | "index">>> = {
  "response.content_part": { list: "content", index: "content_index" },
  "response.reasoning_part": { list: "content", index: "content_index" },
  "response.reasoning_summary_part": { list: "summary", index: "summary_index" },
};
const ownKinds = ["message", "function_call", "reasoning"];

/** An item of a streamed response while it grows, as it would be in a whole response. */
export class OpenItem {
  item: JsonObject;
  isDone = false;
  /** Pieces by their list and their index. */
  private readonly pieces = new Map<string, JsonObject>();
  /** Those whose text is complete, and those that are complete themselves. */
  private readonly closed = new Set<string>();
  private readonly ended = new Set<string>();

  constructor(
    readonly index: number,
    item: JsonObject,
    private readonly faults: Faults,
  ) {
    this.item = structuredClone(item);
    faults.expect((this.id ?? "") !== "", `item ${index} opens without id`);
    if (this.type === "message")
      faults.expect(listAt(item, "content").length === 0, `item ${index} opens with content`);
    if (this.type === "function_call")
      faults.expect(textAt(item, "arguments") === "", `item ${index} opens with arguments`);
    if (this.type === "message" || this.type === "function_call")
      faults.expect(textAt(item, "status") === "in_progress", `item ${index} opens without its status`);
  }

  get id(): string | undefined {
    return textAt(this.item, "id");
  }

  private get type(): string {
    return textAt(this.item, "type") ?? "";
  }

  event(type: string, data: Json): void {
    if (this.isDone) return this.faults.fault(`${type} in item ${this.index}, which is done`);
    const cut = type.lastIndexOf(".");
    const [subject, verb] = [type.slice(0, cut), type.slice(cut + 1)];
    const piece = pieceOf[subject];
    const part = partEvents[subject];
    if (part !== undefined) this.part(part, verb, type, data);
    else if (subject === "response.output_text.annotation") this.annotation(data);
    else if (piece !== undefined) this.text(piece, verb, type, data);
    else if (subject === "response.function_call_arguments") this.arguments(verb, data);
    else if (ownKinds.includes(this.type)) this.faults.fault(`unknown event ${type}`);
  }

  private part(kind: Pick<PieceKind, "list" | "index">, verb: string, type: string, data: Json): void {
    const index = numberAt(data, kind.index) ?? -1;
    const given = member(data, "part") ?? null;
    if (verb === "added") {
      this.faults.expect(
        (textAt(given, "text") ?? textAt(given, "refusal") ?? "") === "",
        `${type}: the piece opens with text`,
      );
      this.openPiece(kind.list, index, given, type);
      return;
    }
    const place = `${kind.list} ${index}`;
    const piece = this.pieces.get(place);
    if (piece !== undefined && isObject(given)) takeProbabilities(piece, given);
    const changed = firstDifference(piece, given);
    this.faults.expect(changed === undefined, `${type} is not what was streamed: ${changed ?? ""}`);
    this.faults.expect(this.closed.has(place), `${type} before its text is done`);
    this.ended.add(place);
  }

  private openPiece(list: PieceKind["list"], index: number, value: Json, type: string): JsonObject {
    const others = listAt(this.item, list);
    const piece = isObject(value) ? structuredClone(value) : {};
    this.faults.expect(index === others.length, `${type}: piece ${index} opens where ${others.length} is due`);
    this.pieces.set(`${list} ${index}`, piece);
    this.item[list] = [...others, piece];
    return piece;
  }

  /** Some hosts never open the piece that they fill. */
  private text(kind: PieceKind, verb: string, type: string, data: Json): void {
    const index = numberAt(data, kind.index) ?? 0;
    const place = `${kind.list} ${index}`;
    this.faults.expect(this.pieces.has(place), `${type}: piece ${index} is not open`);
    const piece =
      this.pieces.get(place) ?? this.openPiece(kind.list, index, { type: kind.type, [kind.text]: "" }, type);
    this.faults.expect(
      textAt(piece, "type") === kind.type,
      `${type} in a piece of type ${String(textAt(piece, "type"))}`,
    );
    if (this.closed.has(place)) this.faults.fault(`${type}: piece ${index} is done`);
    if (kind.type === "output_text")
      this.faults.expect(Array.isArray(member(data, "logprobs")), `${type} without logprobs`);
    const text = textAt(data, verb === "delta" ? "delta" : kind.text);
    if (text === undefined) return this.faults.fault(`${type} without its text`);
    const before = textAt(piece, kind.text) ?? "";
    if (verb === "delta") {
      piece[kind.text] = before + text;
      return;
    }
    this.faults.expect(text === before, `${type} is not what was streamed`);
    if (before === "") piece[kind.text] = text;
    this.closed.add(place);
  }

  private annotation(data: Json): void {
    const piece = this.pieces.get(`content ${numberAt(data, "content_index") ?? 0}`);
    if (piece === undefined) return this.faults.fault("an annotation of nothing");
    piece.annotations = [...listAt(piece, "annotations"), member(data, "annotation") ?? null];
  }

  private arguments(verb: string, data: Json): void {
    const text = textAt(data, verb === "delta" ? "delta" : "arguments");
    if (text === undefined) return this.faults.fault(`arguments.${verb} without arguments`);
    if (this.closed.has("arguments")) this.faults.fault("arguments go on after they were done");
    if (verb === "delta") {
      this.item.arguments = (textAt(this.item, "arguments") ?? "") + text;
      return;
    }
    const before = textAt(this.item, "arguments") ?? "";
    this.faults.expect(text === before || (before === "" && text === "{}"), "arguments.done is not what was streamed");
    this.item.arguments = text;
    this.closed.add("arguments");
  }

  /**
   * The item at its end counts, because it alone has the whole state of reasoning and what a host did not stream. But
   * the
   * text that was streamed is what a reader has already got.
   */
  close(item: JsonObject): void {
    const streamed: JsonObject = { ...this.item };
    for (const name of ["status", "encrypted_content", "phase"])
      if (name in item && item[name] !== undefined) streamed[name] = item[name] ?? null;
    const changed = ownKinds.includes(this.type) ? firstDifference(streamed, item) : undefined;
    this.faults.expect(
      changed === undefined,
      `item ${this.index} at its end is not what was streamed: ${changed ?? ""}`,
    );
    const open = [...this.pieces.keys()].find((place) => !this.ended.has(place));
    this.faults.expect(open === undefined, `item ${this.index} ends with ${open ?? ""} open`);
    const content = listAt(this.item, "content");
    this.item = structuredClone(item);
    if (this.type === "message")
      this.item.content = listAt(item, "content").map((piece, index) =>
        withWords(piece, textAt(content[index], "text")),
      );
    this.isDone = true;
  }
}

function withWords(piece: Json, text: string | undefined): Json {
  return isObject(piece) && text !== undefined && text !== "" ? { ...piece, text } : piece;
}

/** Log probabilities come with the text, but a piece need not have them before its end. */
function takeProbabilities(piece: JsonObject, text: JsonObject): void {
  if (text.logprobs === undefined) delete piece.logprobs;
  else piece.logprobs = text.logprobs;
}
