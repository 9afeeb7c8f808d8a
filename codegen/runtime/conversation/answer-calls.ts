/**
 * Puts the results of a turn's calls, all of them and in the order of the calls, at the head of the very next user
 * turn. Clients replay results late, out of order, one turn each, or not at all after an abort; every vendor
 * refuses such a history. A call that was never answered gets a result that says so; a result without its call
 * is reported as lost.
 */
import type { Turn } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";
import type { CallPart, ResultPart } from "./roles.js";

export function answerCalls(turns: Turn[], loss: Loss): Turn[] {
  if (!turns.some((turn) => turn.parts.some((part) => part.kind === "call" || part.kind === "result"))) return turns;
  const results = collectResults(turns);
  const answered: Turn[] = [];
  for (const [index, turn] of turns.entries()) {
    const rest = turn.parts.filter((part) => part.kind !== "result");
    if (rest.length > 0 || turn.parts.length === 0) answered.push({ ...turn, parts: rest });
    const calls = turn.parts.filter((part): part is CallPart => part.kind === "call");
    if (calls.length === 0 || isOpenEnd(turns, index, calls, results)) continue;
    answered.push({ role: "user", parts: calls.map((call) => takeResult(results, call)) });
  }
  for (const left of results.values()) left.forEach((result) => loss.drop(result));
  return answered;
}

/** The last turn of a conversation may wait for its results: nothing was said after it. */
function isOpenEnd(turns: readonly Turn[], index: number, calls: readonly CallPart[], results: ReadonlyMap<string, ResultPart[]>): boolean {
  return index === turns.length - 1 && calls.every((call) => !results.has(call.id));
}

function collectResults(turns: readonly Turn[]): Map<string, ResultPart[]> {
  const results = new Map<string, ResultPart[]>();
  for (const turn of turns) {
    for (const part of turn.parts) {
      if (part.kind !== "result") continue;
      const same = results.get(part.id);
      if (same === undefined) results.set(part.id, [part]);
      else same.push(part);
    }
  }
  return results;
}

function takeResult(results: Map<string, ResultPart[]>, call: CallPart): ResultPart {
  const same = results.get(call.id);
  const result = same?.shift();
  if (same?.length === 0) results.delete(call.id);
  if (result === undefined) {
    return { kind: "result", id: call.id, name: call.name, error: true, parts: [{ kind: "text", text: "No result was recorded for this call." }] };
  }
  return result.name === undefined ? { ...result, name: call.name } : result;
}
