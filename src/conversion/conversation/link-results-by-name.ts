/**
 * Ties results to calls where there are no IDs, or some are left out: by ID where a call has it, else by name and in
 * order; a result that tells neither answers the first call that waits. Results without an ID whose names no call has
 * are tied by their order, where as many calls wait. The calls just before come first: those from before them that still
 * wait were aborted, unless there are results enough for them too. Calls without an ID get one that is the same each
 * time the conversation is read.
 */
import type { Part, Turn } from "../../../generated/interlingua/text.js";
import type { CallPart, ResultPart } from "./roles.js";

/** Calls that were made at once, and the results that came before any other call. */
interface Step {
  readonly calls: CallPart[];
  readonly results: ResultPart[];
}

export function linkResultsByName(turns: Turn[]): Turn[] {
  const named = withIds(turns);
  const tied = new Map<Part, ResultPart>();
  let waiting: readonly CallPart[] = [];
  for (const step of stepsOf(named)) waiting = tie(step, waiting, tied);
  return named.map((turn) => ({ ...turn, parts: turn.parts.map((part) => tied.get(part) ?? part) }));
}

function withIds(turns: readonly Turn[]): Turn[] {
  const given = new Set(turns.flatMap(({ parts }) => parts).map((part) => (part.kind === "call" ? part.id : "")));
  let count = 0;
  const nextId = (): string => {
    let id = `call_${count++}`;
    while (given.has(id)) id = `call_${count++}`;
    return id;
  };
  const named = (part: Part): Part => (part.kind === "call" && part.id === "" ? { ...part, id: nextId() } : part);
  return turns.map((turn) => ({ ...turn, parts: turn.parts.map(named) }));
}

/** Calls are made at once unless a result, or a turn of the user, came between them. */
function stepsOf(turns: readonly Turn[]): Step[] {
  const steps: Step[] = [{ calls: [], results: [] }];
  let isOver = false;
  for (const { role, parts } of turns) {
    isOver ||= role === "user";
    for (const part of parts) {
      if (part.kind === "call" && isOver) steps.push({ calls: [], results: [] });
      if (part.kind === "call") isOver = false;
      if (part.kind === "call") steps.at(-1)?.calls.push(part);
      if (part.kind !== "result") continue;
      isOver = true;
      steps.at(-1)?.results.push(part);
    }
  }
  return steps;
}

/** Notes what results became, and tells which calls wait on. */
function tie({ calls, results }: Step, earlier: readonly CallPart[], tied: Map<Part, ResultPart>): CallPart[] {
  const waiting = new Set([...earlier, ...calls]);
  const isOpen = (result: ResultPart): boolean => !tied.has(result);
  const answer = (call: CallPart | undefined, result: ResultPart, more?: Pick<ResultPart, "name">): void => {
    if (call === undefined) return;
    waiting.delete(call);
    tied.set(result, call.id === result.id ? result : { ...result, id: call.id, ...more });
  };
  for (const result of results)
    answer(
      [...waiting].find(({ id }) => id === result.id),
      result,
    );
  const inOrder = (alike: readonly ResultPart[], candidates: readonly CallPart[]): void => {
    const own = candidates.filter((call) => calls.includes(call));
    const chosen = alike.length <= own.length ? own : candidates.slice(-alike.length);
    for (const [index, result] of alike.entries()) answer(chosen[index], result);
  };
  const open = results.filter(isOpen);
  for (const name of new Set(open.flatMap((result) => result.name ?? []))) {
    inOrder(
      open.filter((result) => result.name === name),
      [...waiting].filter((call) => call.name === name),
    );
  }
  inOrder(
    open.filter(({ id, name }) => id === "" && name === undefined),
    [...waiting],
  );
  // Some clients write the ID of a call where its name is due: where the numbers agree, order tells which is meant.
  const unknown = results.filter((result) => isOpen(result) && result.id === "" && result.name !== undefined);
  const meant = [calls.filter((call) => waiting.has(call)), [...waiting]].find(
    ({ length }) => length === unknown.length,
  );
  for (const [index, result] of unknown.entries()) answer(meant?.[index], result, { name: meant?.[index]?.name });
  return [...waiting];
}
