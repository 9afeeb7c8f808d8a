/** The beginning of an answer that the model continues. */
import type { Part, Turn } from "../../../generated/interlingua/text.js";

/** Trims the beginning of an answer that the model continues: vendors refuse it if it ends in white space. */
export function trimPrefill(turns: Turn[]): Turn[] {
  const last = turns.at(-1);
  const words = last?.parts.at(-1);
  if (last?.role !== "assistant" || words?.kind !== "text") return turns;
  const text = words.text.trimEnd();
  const trimmed: Part[] = [...last.parts.slice(0, -1), { ...words, text }];
  return text === words.text ? turns : [...turns.slice(0, -1), { ...last, parts: trimmed }];
}
