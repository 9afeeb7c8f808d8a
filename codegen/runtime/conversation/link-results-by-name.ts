/**
 * Ties results to calls where there are no IDs, or some are left out: by ID where a call has it, else by name and in
 * order; a result that tells neither answers the first call that waits. Results without an ID whose names no call has
 * are tied by their order, where as many calls wait. Calls without an ID get one that is the same each time the
 * conversation is read.
 */
import type { Part, Turn } from "../../../generated/interlingua/text.js";
import type { ResultPart } from "./roles.js";

interface Waiting {
  readonly id: string;
  readonly name: string;
}

export function linkResultsByName(turns: Turn[]): Turn[] {
  const given = new Set(turns.flatMap((turn) => turn.parts).map((part) => (part.kind === "call" ? part.id : "")));
  const waiting: Waiting[] = [];
  let count = 0;
  const nextId = (): string => {
    let id = `call_${count++}`;
    while (given.has(id)) id = `call_${count++}`;
    return id;
  };
  const link = (part: Part): Part => {
    if (part.kind === "call") {
      const id = part.id === "" ? nextId() : part.id;
      waiting.push({ id, name: part.name });
      return part.id === "" ? { ...part, id } : part;
    }
    if (part.kind !== "result") return part;
    const byId = waiting.findIndex(({ id }) => id === part.id);
    const isNameless = part.id === "" && part.name === undefined;
    const index = byId < 0 ? waiting.findIndex(({ name }) => isNameless || name === part.name) : byId;
    const [call] = index < 0 ? [] : waiting.splice(index, 1);
    return call === undefined || call.id === part.id ? part : { ...part, id: call.id };
  };
  return turns.map((turn) => ({ ...turn, parts: linkInOrder(turn.parts.map(link), waiting) }));
}

/** Some clients write the ID of a call where its name is due: where the numbers agree, order tells which is meant. */
function linkInOrder(parts: Part[], waiting: Waiting[]): Part[] {
  const untied = parts.filter(isUntied);
  if (untied.length === 0 || untied.length !== waiting.length) return parts;
  return parts.map((part) => {
    const call = isUntied(part) ? waiting.shift() : undefined;
    return call === undefined ? part : { ...part, id: call.id, name: call.name };
  });
}

function isUntied(part: Part): part is ResultPart {
  return part.kind === "result" && part.id === "" && part.name !== undefined;
}
