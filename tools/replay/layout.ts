import type { MediaPart, Part, ResultPart, Role, TextPart, Turn } from "./meaning.js";

/**
 * The conversation in a normal layout: neighbours of one role are one turn, results come first in their turn,
 * neighbouring texts are one, and empty parts are removed. System texts are kept apart, because dialects differ in
 * their place.
 */
export interface PlainConversation {
  readonly system: string;
  readonly turns: readonly Turn[];
}

export interface LayoutLoss {
  /** Text and calls of one turn are in separate fields, so their order is unknown. */
  readonly order: boolean;
  /** Media of results are beside them. */
  readonly mediaInResults: boolean;
}

export function plainConversation(turns: readonly Turn[], loss: LayoutLoss): PlainConversation {
  const system = turns
    .filter((turn) => turn.role === "system")
    .flatMap((turn) => turn.parts)
    .flatMap((part) => (part.kind === "text" ? [part.text.trim()] : []))
    .filter((text) => text !== "")
    .join("\n");
  const merged: { role: Role; parts: Part[] }[] = [];
  for (const turn of resultsAfterCalls(turns.filter(({ role }) => role !== "system"))) {
    const last = merged.at(-1);
    const parts = withStateApart(turn.parts).filter((part) => !isBlank(part));
    if (parts.length === 0) continue;
    if (last?.role === turn.role) last.parts.push(...parts);
    else merged.push({ role: turn.role, parts });
  }
  return {
    system: system.replace(/[ \t]+\n/g, "\n").replace(/\n{2,}/g, "\n"),
    turns: merged.map(({ role, parts }) => ({
      role,
      parts: role === "user" ? plainUser(parts, loss) : plainParts(parts, loss.order),
    })),
  };
}

/** Neighbours of one role as one turn: a flat list of items has no other turns. */
export function joinNeighbours(turns: readonly Turn[]): Turn[] {
  const joined: Turn[] = [];
  for (const turn of turns) {
    const last = joined.at(-1);
    if (last?.role === turn.role)
      joined[joined.length - 1] = { role: turn.role, parts: [...last.parts, ...turn.parts] };
    else joined.push(turn);
  }
  return joined;
}

/**
 * Turns in which every result comes right after the message of its call, where the other calls of a run of messages
 * wait.
 */
function resultsAfterCalls(turns: readonly Turn[]): Turn[] {
  const moved = new Map<Turn, ResultPart[]>();
  const stays = turns.map((turn, index): Turn => {
    const earlier = turns.slice(0, index).filter(({ role }) => role === "assistant");
    const isLate = (part: Part): part is ResultPart => {
      const modelAtHost =
        part.kind === "result"
          ? earlier.findLast((one) => one.parts.some((call) => call.kind === "call" && call.id === part.id))
          : undefined;
      if (part.kind !== "result" || modelAtHost === undefined || modelAtHost === earlier.at(-1)) return false;
      moved.set(modelAtHost, [...(moved.get(modelAtHost) ?? []), part]);
      return true;
    };
    return { role: turn.role, parts: turn.parts.filter((part) => !isLate(part)) };
  });
  return stays.flatMap((turn, index) => {
    const results = moved.get(turns[index] ?? turn) ?? [];
    return results.length === 0 ? [turn] : [turn, { role: "user" as const, parts: results }];
  });
}

/** The parts of one answer or one assistant turn. */
export function plainParts(parts: readonly Part[], withoutOrder: boolean): Part[] {
  const order: readonly Part["kind"][] = ["reasoning", "text", "media", "refusal", "call", "result", "hosted"];
  const kept = withStateApart(parts).filter((part) => !isBlank(part));
  const sorted = withoutOrder ? order.flatMap((kind) => kept.filter((part) => part.kind === kind)) : kept;
  return mergeTexts(sorted);
}

function plainUser(parts: readonly Part[], loss: LayoutLoss): Part[] {
  const results = parts.filter((part): part is ResultPart => part.kind === "result");
  const others = parts.filter((part) => part.kind !== "result");
  if (!loss.mediaInResults) return [...results.map(plainResult), ...mergeTexts(others)];
  const beside = results.flatMap((result) => result.parts.filter((part): part is MediaPart => part.kind === "media"));
  const bare = results.map((result) =>
    plainResult({ ...result, parts: result.parts.filter((part) => part.kind === "text") }),
  );
  return [...bare, ...beside, ...mergeTexts(others)];
}

function plainResult(result: ResultPart): ResultPart {
  // Where texts become one, each begins on a line of its own.
  const spaced = result.parts.map((part, index) =>
    part.kind === "text" && result.parts[index - 1]?.kind === "text" ? { ...part, text: `\n${part.text}` } : part,
  );
  const parts = mergeTexts(spaced).filter(
    (part): part is TextPart | MediaPart => part.kind === "text" || part.kind === "media",
  );
  return { ...result, parts };
}

function isBlank(part: Part): boolean {
  if (part.kind === "text") return part.text === "";
  return part.kind === "reasoning" && part.text === "" && part.signature === undefined && part.redacted === undefined;
}

/**
 * Opaque state in a thought of its own before its part, where parts have no place for it. In streams it comes after
 * its text, or within it: it is moved before that text too.
 */
function withStateApart(parts: readonly Part[]): Part[] {
  const stated = parts.flatMap(stateFirst).filter((part) => !isBlank(part));
  const apart: Part[] = [];
  for (const [index, part] of stated.entries()) {
    const isOfWords = isBareState(part) && stated[index + 1]?.kind !== "call";
    const place = isOfWords ? apart.findLastIndex((one) => one.kind !== "text") + 1 : apart.length;
    apart.splice(place, 0, part);
  }
  return apart;
}

function stateFirst(part: Part): Part[] {
  if ((part.kind !== "text" && part.kind !== "media" && part.kind !== "call") || part.signature === undefined)
    return [part];
  const { signature, ...bare } = part;
  return [{ kind: "reasoning", at: signature.at, carrier: signature.at, text: "", signature }, bare];
}

function isBareState(part: Part): boolean {
  return part.kind === "reasoning" && part.text === "" && part.redacted === undefined;
}

function mergeTexts(parts: readonly Part[]): Part[] {
  const merged: Part[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (part.kind === "text" && part.text === "") continue;
    if (part.kind === "text" && last?.kind === "text") {
      const citations = [...(last.citations ?? []), ...(part.citations ?? [])];
      merged[merged.length - 1] = { ...last, text: last.text + part.text, value: undefined, citations };
    } else if (
      part.kind === "reasoning" &&
      last?.kind === "reasoning" &&
      part.redacted === undefined &&
      isPlain(last)
    ) {
      merged[merged.length - 1] = {
        ...last,
        text: last.text + part.text,
        signature: part.signature,
        pieces: last.pieces ?? part.pieces,
      };
    } else {
      merged.push(part);
    }
  }
  return merged;
}

function isPlain(part: Part): boolean {
  return part.kind === "reasoning" && part.signature === undefined && part.redacted === undefined;
}
