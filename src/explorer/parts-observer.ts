/** Gathers the parts of a streamed answer as they come. */
import type { Part } from "../../generated/interlingua/text.js";
import type { Piece } from "../conversion/stream/contract.js";
import { StreamObserver } from "../conversion/stream/stream-observer.js";

export class PartsObserver extends StreamObserver {
  readonly parts: Part[] = [];
  #kind: Piece["kind"];
  #key: Piece["key"];

  override piece(piece: Piece): void {
    super.piece(piece);
    const { kind = this.#kind, key = this.#key } = piece;
    const isNext = kind !== this.#kind || key !== this.#key;
    [this.#kind, this.#key] = [kind, key];
    const open = isNext ? undefined : this.parts.at(-1);
    const added = piece.text ?? (open === undefined || textIn(open) === "" ? piece.whole : undefined) ?? "";
    if (open === undefined) return this.#begin(kind, piece, added);
    add(open, piece, added);
  }

  #begin(kind: Piece["kind"], { id, name, media, signature, redacted, calling }: Piece, text: string): void {
    const state = signature === undefined ? {} : { signature };
    switch (kind) {
      case "media":
        return void (media !== undefined && this.parts.push(media));
      case "call":
        this.parts.push({
          kind,
          id: id ?? `call_${this.parts.length}`,
          name: name ?? "",
          arguments: text,
          ...(calling !== undefined && { calling }),
          ...state,
        });
        return;
      case "reasoning":
        this.parts.push({ kind, text, ...(redacted !== undefined && { redacted }), ...state });
        return;
      case "refusal":
        this.parts.push({ kind, text });
        return;
      default:
        this.parts.push({ kind: "text", text, ...state });
    }
  }
}

function textIn(part: Part): string {
  if (part.kind === "call") return part.arguments;
  return "text" in part ? part.text : "";
}

function add(part: Part, { name, signature, redacted }: Piece, text: string): void {
  if (part.kind === "call") {
    part.arguments += text;
    part.name += name ?? "";
  } else if ("text" in part) part.text += text;
  if (signature !== undefined && "signature" in part) part.signature = (part.signature ?? "") + signature;
  else if (signature !== undefined && (part.kind === "text" || part.kind === "call" || part.kind === "reasoning"))
    part.signature = signature;
  if (redacted !== undefined && part.kind === "reasoning") part.redacted = (part.redacted ?? "") + redacted;
}
