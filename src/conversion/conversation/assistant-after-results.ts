/**
 * Adds a turn of the assistant between results and the user's next text, for vendors that need results answered first.
 */
import type { Part, Turn } from "../../../generated/interlingua/text.js";

export function assistantAfterResults(turns: Turn[]): Turn[] {
  let waits = false;
  return turns.flatMap((turn) => {
    const results = turn.parts.filter(isResult);
    const others = turn.parts.filter((part) => !isResult(part));
    const isAnswered = turn.role === "user" && others.length > 0 && (waits || results.length > 0);
    waits = turn.role === "user" && others.length === 0 && (waits || results.length > 0);
    if (!isAnswered) return [turn];
    return [...(results.length === 0 ? [] : [{ ...turn, parts: results }]), answer, { ...turn, parts: others }];
  });
}

const answer: Turn = { role: "assistant", parts: [{ kind: "text", text: "OK." }] };

function isResult(part: Part): boolean {
  return part.kind === "result";
}
