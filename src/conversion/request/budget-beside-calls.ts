/** Budgets of reasoning in the middle of a turn of the assistant: of a loop of calls, or of a turn to continue. */
import type { Part, Request } from "../../../generated/interlingua/text.js";
import { hasContent, isInstruction } from "../conversation/roles.js";
import type { Loss } from "../loss.js";
import { withoutBudget } from "../reasoning-words.js";

/**
 * Drops the reasoning budget if the last turn of the assistant calls tools, or is to be continued, without the
 * reasoning that led to it. The reasoning of another vendor cannot be sent, and this vendor does not start to reason
 * there.
 */
export function budgetBesideCalls(request: Request, loss: Loss): Request {
  const { reasoning, turns } = request;
  if (reasoning?.mode !== "on" || !beganInSilence(turns)) return request;
  return { ...request, reasoning: withoutBudget(reasoning, loss) };
}

/** Without this member of the request it changes nothing. */
budgetBesideCalls.about = ["reasoning"] as const;

/** Neighbouring turns of the assistant count as one. */
function beganInSilence(turns: Request["turns"]): boolean {
  const last = turns.findLastIndex(({ role }) => role === "assistant");
  const begin = turns.slice(0, last + 1).findLastIndex(({ role }) => role !== "assistant") + 1;
  const parts = turns.slice(begin, last + 1).flatMap((turn) => turn.parts);
  const isContinued = turns.slice(last + 1).every(isInstruction) && parts.some(isSpoken);
  return (isContinued || parts.some(({ kind }) => kind === "call")) && !isSigned(parts[0]);
}

/** Reasoning at the end is not sent. */
function isSpoken(part: Part): boolean {
  return part.kind !== "reasoning" && hasContent(part);
}

function isSigned(part: Part | undefined): boolean {
  return part?.kind === "reasoning" && Boolean(part.signature ?? part.redacted);
}
