/** Hosts send the whole answer at the end of a stream, and some send parts of it only there. */
import type { CallPart, Part, RefusalPart, TextPart } from "../../../generated/interlingua/text.js";
import type { ToolNames } from "../tool-names.js";
import type { Piece } from "./contract.js";
import type { Growing } from "./growing.js";
import { wholePiece } from "./stream-response.js";

/** What did not come before, of the parts of a whole answer. Those that came may have other IDs and other spaces. */
export function missingPieces(parts: readonly Part[], came: readonly Growing[], toolNames?: ToolNames): Piece[] {
  const calls = callsAgain(parts, came, toolNames);
  const texts = { text: new Texts("text", came), refusal: new Texts("refusal", came) };
  const pieces = parts.map((part) => {
    if (part.kind === "text" || part.kind === "refusal") return texts[part.kind].pieceOf(part);
    if (part.kind !== "call") return hasCome(part, came) ? undefined : wholePiece(part);
    const call = calls.get(part);
    return call === undefined ? wholePiece(part) : argumentsOf(part, call, came);
  });
  return pieces.filter((piece) => piece !== undefined);
}

/** Words of reasoning and of hidden reasoning differ too much to find what is missing in some that came. */
function hasCome({ kind }: Part, came: readonly Growing[]): boolean {
  return came.some(({ part, hasContent }) => part.kind === kind && hasContent);
}

/** Calls that came before: those with the same ID, then those with the same name in their order. */
function callsAgain(
  parts: readonly Part[],
  came: readonly Growing[],
  toolNames?: ToolNames,
): ReadonlyMap<Part, Growing> {
  const again = new Map<Part, Growing>();
  const left = new Set(came.filter(({ part }) => part.kind === "call"));
  for (const isSame of [hasSameId, () => true])
    for (const part of parts) {
      if (part.kind !== "call" || again.has(part)) continue;
      const names = ["", part.name, toolNames?.get(part.name)?.name];
      const call = [...left].find((one) => names.includes(one.part.name) && isSame(one, part));
      if (call === undefined) continue;
      again.set(part, call);
      left.delete(call);
    }
  return again;
}

function hasSameId({ part }: Growing, { id }: CallPart): boolean {
  return part.id !== "" && part.id === id;
}

/** A call may come by an event, and its arguments only at the end. */
function argumentsOf(part: CallPart, call: Growing, came: readonly Growing[]): Piece | undefined {
  const { key, closed, draft } = call;
  const latest = came.findLast((one) => one.part.kind === "call" && one.key === key);
  if (key === undefined || closed || draft !== undefined || latest !== call) return undefined;
  return { kind: "call", key, whole: part.arguments, close: true };
}

/** The texts of a kind that came, from which those of the whole answer are taken in turn. */
class Texts {
  #left: string;
  /** They came in other words, which are not corrected. */
  #differ = false;

  constructor(kind: Part["kind"], came: readonly Growing[]) {
    const texts = came.filter(({ part }) => part.kind === kind).map(({ part }) => part.text);
    this.#left = texts.join("").trimStart();
  }

  pieceOf(part: TextPart | RefusalPart): Piece | undefined {
    const left = this.#left;
    const words = part.text.trim();
    if (words === "" || this.#differ) return undefined;
    if (left === "") return wholePiece(part);
    if (left.startsWith(words)) {
      this.#left = left.slice(words.length).trimStart();
      // Its part may be open, which another text does not continue.
      return this.#left === "" ? { kind: part.kind, close: true } : undefined;
    }
    this.#left = "";
    this.#differ = !words.startsWith(left);
    return this.#differ ? undefined : { kind: part.kind, text: words.slice(left.length), close: true };
  }
}
