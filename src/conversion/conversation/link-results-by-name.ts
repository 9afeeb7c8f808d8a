/**
 * Links results to calls where some have no ID: by ID if a call has it, otherwise by name and order. A result without
 * ID and name answers the first waiting call. Some clients write the ID of a call as its name. Results whose name no
 * call has are linked by order, if as many calls wait. The calls of the last step come first. Earlier waiting calls
 * were aborted, unless there are enough results for them too. Calls without an ID get one that is the same each time
 * the conversation is read.
 */
import type { Part, Turn } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";
import type { CallPart, ResultPart } from "./roles.js";
import { grouped, WaitingCalls } from "./waiting-calls.js";

/** Calls that were made at once, and the results before the next call. */
interface Step {
  readonly calls: CallPart[];
  readonly results: ResultPart[];
}

export function linkResultsByName(turns: Turn[], loss: Loss): Turn[] {
  const given = new Set(turns.flatMap(({ parts }) => parts).map((part) => (part.kind === "call" ? part.id : "")));
  const named = withIds(turns, given);
  const tied = new Map<Part, ResultPart>();
  const waiting = new WaitingCalls();
  for (const step of stepsOf(named)) tie(step, waiting, given, tied, loss);
  return named.map((turn) => ({ ...turn, parts: turn.parts.map((part) => tied.get(part) ?? part) }));
}

function withIds(turns: readonly Turn[], given: ReadonlySet<string>): Turn[] {
  let count = 0;
  const nextId = (): string => {
    let id = `call_${count++}`;
    while (given.has(id)) id = `call_${count++}`;
    return id;
  };
  const named = (part: Part): Part => (part.kind === "call" && part.id === "" ? { ...part, id: nextId() } : part);
  return turns.map((turn) => ({ ...turn, parts: turn.parts.map(named) }));
}

/** Calls were made at once unless a result, or a turn of the user, is between them. */
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

/** Records the linked results of a step. */
function tie(
  { calls, results }: Step,
  waiting: WaitingCalls,
  given: ReadonlySet<string>,
  tied: Map<Part, ResultPart>,
  loss: Loss,
): void {
  for (const call of calls) waiting.add(call);
  const isOpen = (result: ResultPart): boolean => !tied.has(result);
  const answer = (call: CallPart | undefined, result: ResultPart, more?: Pick<ResultPart, "name">): void => {
    if (call === undefined) return;
    waiting.delete(call);
    tied.set(result, call.id === result.id ? result : { ...result, id: call.id, ...more });
  };
  for (const result of results) answer(waiting.firstOfId(result.id), result);
  for (const result of results.filter(isUnnumbered).filter(isOpen)) {
    const call = given.has(result.name) ? waiting.firstOfId(result.name) : undefined;
    answer(call, result, { name: call?.name });
  }
  const inOrder = (alike: readonly ResultPart[], own: readonly CallPart[], name?: string): void => {
    const chosen = alike.length <= own.length ? own : waiting.last(alike.length, name);
    for (const [index, result] of alike.entries()) answer(chosen[index], result);
  };
  const open = results.filter(isOpen);
  const callsOfName = grouped(calls, ({ name }) => name);
  for (const [name, alike] of grouped(open, (result) => result.name))
    inOrder(alike, (callsOfName.get(name) ?? []).filter(waiting.has), name);
  inOrder(
    open.filter(({ id, name }) => id === "" && name === undefined),
    calls.filter(waiting.has),
  );
  // If there are as many results as calls left, their order links results whose name no call has.
  const unknown = results.filter(isUnnumbered).filter(isOpen);
  const own = calls.filter(waiting.has);
  const meant = own.length === unknown.length ? own : waiting.size === unknown.length ? waiting.all : [];
  for (const [index, result] of unknown.entries()) {
    const call = meant[index];
    if (call !== undefined) loss.dropConcept(result, "name", result.name, call.name);
    answer(call, result, { name: call?.name });
  }
}

/** It has a name and no ID. */
function isUnnumbered(result: ResultPart): result is ResultPart & { readonly name: string } {
  return result.id === "" && result.name !== undefined;
}

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
linkResultsByName.carries = {
  "result.id": ["result.name"],
  "call.name": ["result.name"],
  "result.name": ["result.id"],
};

/** Concepts that this pass drops, except under these conditions. */
linkResultsByName.drops = { "result.name": "of the call" };

/** Without these parts it changes nothing. */
linkResultsByName.about = ["call", "result"] as const;
