/**
 * Puts the results of a turn's calls at the start of the next user turn, all of them and in the order of the calls.
 * Clients send results late, out of order, one in each turn, or not at all after an abort. Every vendor refuses such a
 * history. An unanswered call gets a result that states this. A result without its call is reported as lost. Clients
 * also put a call, its result and the model's further text into one turn: such a turn is split.
 */
import type { Turn } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";
import type { CallPart, ResultPart } from "./roles.js";

export function answerCalls(given: Turn[], loss: Loss): Turn[] {
  if (!given.some((turn) => turn.parts.some((part) => part.kind === "call" || part.kind === "result"))) return given;
  const turns = given.flatMap(takenApart);
  const results = matchResults(turns, loss);
  const answered: Turn[] = [];
  for (const [index, turn] of turns.entries()) {
    const rest = turn.parts.filter((part) => part.kind !== "result");
    if (rest.length > 0 || turn.parts.length === 0) answered.push({ ...turn, parts: rest });
    const calls = turn.parts.filter((part): part is CallPart => part.kind === "call");
    if (calls.length === 0 || isOpenEnd(turns, index, calls, results)) continue;
    answered.push({ role: "user", parts: calls.map((call) => results.get(call) ?? unanswered(call)) });
  }
  return answered;
}

/** What follows the result of a call becomes a turn of its own. */
function takenApart(turn: Turn): Turn[] {
  if (turn.role !== "assistant") return [turn];
  const turns: Turn[] = [];
  let begin = 0;
  let hasCalled = false;
  for (const [index, { kind }] of turn.parts.entries()) {
    if (hasCalled && kind !== "result" && turn.parts[index - 1]?.kind === "result") {
      turns.push({ ...turn, parts: turn.parts.slice(begin, index) });
      begin = index;
      hasCalled = false;
    }
    hasCalled ||= kind === "call";
  }
  return [...turns, begin === 0 ? turn : { ...turn, parts: turn.parts.slice(begin) }];
}

/** The last turn of a conversation may wait for its results, if nothing follows it. */
function isOpenEnd(
  turns: readonly Turn[],
  index: number,
  calls: readonly CallPart[],
  results: ReadonlyMap<CallPart, ResultPart>,
): boolean {
  return index === turns.length - 1 && calls.every((call) => !results.has(call));
}

/** A result belongs to the nearest call before it that has its ID and no result. Without such a call it is lost. */
function matchResults(turns: readonly Turn[], loss: Loss): Map<CallPart, ResultPart> {
  const results = new Map<CallPart, ResultPart>();
  const waiting = new Map<string, CallPart[]>();
  const wait = (call: CallPart): void => {
    const alike = waiting.get(call.id);
    if (alike === undefined) waiting.set(call.id, [call]);
    else alike.push(call);
  };
  for (const part of turns.flatMap((turn) => turn.parts)) {
    if (part.kind === "call") wait(part);
    if (part.kind !== "result") continue;
    const call = waiting.get(part.id)?.pop();
    if (call === undefined) loss.drop(part);
    else results.set(call, answerTo(call, part));
  }
  return results;
}

/** A result has the tool name and the kind of its call. */
function answerTo({ name, calling }: CallPart, part: ResultPart): ResultPart {
  if (part.name !== undefined && part.calling === calling) return part;
  return { ...part, name: part.name ?? name, ...(calling !== part.calling && { calling }) };
}

function unanswered({ id, name, calling }: CallPart): ResultPart {
  return {
    kind: "result",
    id,
    name,
    ...(calling !== undefined && { calling }),
    error: true,
    parts: [{ kind: "text", text: "No result was recorded for this call." }],
  };
}
