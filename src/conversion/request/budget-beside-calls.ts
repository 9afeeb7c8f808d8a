/**
 * A budget gives way where the last turn of the assistant calls tools and does not begin with the reasoning that led to
 * the calls, as another vendor's cannot be told: the vendor does not begin to reason there.
 */
import type { Part, Request } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";
import { withoutBudget } from "../reasoning-words.js";

export function budgetBesideCalls(request: Request, loss: Loss): Request {
  const { reasoning, turns } = request;
  if (reasoning?.mode !== "on" || !callsInSilence(turns)) return request;
  return { ...request, reasoning: withoutBudget(reasoning, loss) };
}

/** Neighbouring turns of the assistant are one. */
function callsInSilence(turns: Request["turns"]): boolean {
  const last = turns.findLastIndex(({ role }) => role === "assistant");
  const begin = turns.slice(0, last + 1).findLastIndex(({ role }) => role !== "assistant") + 1;
  const parts = turns.slice(begin, last + 1).flatMap((turn) => turn.parts);
  return parts.some(({ kind }) => kind === "call") && !isSigned(parts[0]);
}

function isSigned(part: Part | undefined): boolean {
  return part?.kind === "reasoning" && Boolean(part.signature ?? part.redacted);
}
