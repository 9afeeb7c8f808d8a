/**
 * For models that refuse to continue a turn of the assistant: the user asks them to continue, as their vendor advises.
 * https://platform.claude.com/docs/en/about-claude/models/migration-guide
 */
import type { Part, Turn } from "../../../generated/interlingua/text.js";
import { isInstruction } from "./roles.js";

const REQUEST: Part = { kind: "text", text: "Continue from where you left off." };

/** Calls at the end are not continued: their results follow. */
export function askToContinue(turns: Turn[]): Turn[] {
  const spoken = turns.filter((turn) => !isInstruction(turn));
  const begin = spoken.findLastIndex(({ role }) => role !== "assistant") + 1;
  const last = spoken.slice(begin).flatMap(({ parts }) => parts);
  const isCalling = last.some(({ kind }) => kind === "call");
  return isCalling || !last.some(hasContent) ? turns : [...turns, { role: "user", parts: [REQUEST] }];
}

function hasContent(part: Part): boolean {
  return part.kind === "text" ? part.text.trim() !== "" : part.kind !== "reasoning";
}
