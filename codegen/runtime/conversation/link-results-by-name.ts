/**
 * Ties results to calls in dialects that have no IDs, or may leave them out: by ID where both have one, else by name
 * and in order. Calls without an ID get one that is the same each time the conversation is read.
 */
import type { Part, Turn } from "../../../generated/interlingua/text.js";

export function linkResultsByName(turns: Turn[]): Turn[] {
  const waiting = new Map<string, string[]>();
  let count = 0;
  const link = (part: Part): Part => {
    if (part.kind === "call") {
      const id = part.id === "" ? `call_${count++}` : part.id;
      const same = waiting.get(part.name);
      if (same === undefined) waiting.set(part.name, [id]);
      else same.push(id);
      return part.id === "" ? { ...part, id } : part;
    }
    if (part.kind !== "result") return part;
    const same = waiting.get(part.name ?? "") ?? [];
    const known = part.id === "" ? same[0] : part.id;
    if (known === undefined) return part;
    if (same.includes(known)) same.splice(same.indexOf(known), 1);
    return part.id === "" ? { ...part, id: known } : part;
  };
  return turns.map((turn) => ({ ...turn, parts: turn.parts.map(link) }));
}
