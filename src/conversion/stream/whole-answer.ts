/** Hosts send the whole answer at the end of a stream, and some send parts of it only there. */
import type { CallPart, Part, RefusalPart, TextPart } from "../../../generated/interlingua/text.js";
import type { ToolNames } from "../tool-names.js";
import type { Piece } from "./contract.js";
import type { Growing } from "./growing.js";
import { wholePiece } from "./stream-response.js";

/** What did not come before, of the parts of a whole answer. Those that came may have other IDs and other spaces. */
export function missingPieces(parts: readonly Part[], came: readonly Growing[], toolNames?: ToolNames): Piece[] {
  const calls = came.filter(({ part }) => part.kind === "call");
  const again = callsAgain(parts, calls, toolNames);
  const latest = new Map(calls.map((call) => [call.key, call]));
  const texts = { text: new Texts("text", came), refusal: new Texts("refusal", came) };
  // Words of reasoning and of hidden reasoning differ too much to find what is missing in some that came.
  const kinds = new Set<string>(came.filter(({ hasContent }) => hasContent).map(({ part }) => part.kind));
  const pieces = parts.map((part) => {
    if (part.kind === "text" || part.kind === "refusal") return texts[part.kind].pieceOf(part);
    if (part.kind !== "call") return kinds.has(part.kind) ? undefined : wholePiece(part);
    const call = again.get(part);
    return call === undefined ? wholePiece(part) : argumentsOf(part, call, latest);
  });
  return pieces.filter((piece) => piece !== undefined);
}

/** Calls that came before: those with the same ID, then those with the same name in their order. */
function callsAgain(
  parts: readonly Part[],
  calls: readonly Growing[],
  toolNames?: ToolNames,
): ReadonlyMap<Part, Growing> {
  const again = new Map<Part, Growing>();
  const found = new Set<Growing>();
  const [byId, byName] = [queuesBy("id", calls), queuesBy("name", calls)];
  const namesOf = ({ name }: CallPart) => [name, toolNames?.get(name)?.name ?? name, ""];
  const withSameId = (part: CallPart) => {
    const call = part.id === "" ? undefined : firstOf(byId.get(part.id), found);
    return call !== undefined && namesOf(part).includes(call.part.name) ? call : undefined;
  };
  const withSameName = (part: CallPart) =>
    namesOf(part)
      .map((name) => firstOf(byName.get(name), found))
      .find((call) => call !== undefined);
  for (const find of [withSameId, withSameName])
    for (const part of parts) {
      const call = part.kind === "call" && !again.has(part) ? find(part) : undefined;
      if (call === undefined) continue;
      again.set(part, call);
      found.add(call);
    }
  return again;
}

/** Calls by their ID or name, the first at the end: an answer may have thousands, so none is looked at again. */
function queuesBy(what: "id" | "name", calls: readonly Growing[]): ReadonlyMap<string, Growing[]> {
  const queues = new Map<string, Growing[]>();
  for (const call of calls.toReversed()) {
    const queue = queues.get(call.part[what]);
    if (queue === undefined) queues.set(call.part[what], [call]);
    else queue.push(call);
  }
  return queues;
}

function firstOf(queue: Growing[] | undefined, found: ReadonlySet<Growing>): Growing | undefined {
  let first = queue?.at(-1);
  while (first !== undefined && found.has(first)) {
    queue?.pop();
    first = queue?.at(-1);
  }
  return first;
}

/** A call may come by an event, and its arguments, its name or its ID only at the end. */
function argumentsOf(part: CallPart, call: Growing, latest: ReadonlyMap<Growing["key"], Growing>): Piece | undefined {
  const { key, closed, draft } = call;
  if (key === undefined || closed || draft !== undefined || latest.get(key) !== call) return undefined;
  return { kind: "call", key, id: part.id, name: part.name, whole: part.arguments, close: true };
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
