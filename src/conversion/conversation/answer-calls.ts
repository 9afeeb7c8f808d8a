/**
 * Puts the results of a turn's calls at the start of the next user turn, all of them and in the order of the calls.
 * Clients send results late, out of order, one in each turn, or not at all after an abort. Every vendor refuses such a
 * history. An unanswered call gets a result that states this. A result without its call is reported as lost. Clients
 * also put a call, its result and the model's further text into one turn: such a turn is split.
 */
import type { Part, Turn } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";
import type { CallPart, ResultPart } from "./roles.js";

export function answerCalls(given: Turn[], loss: Loss): Turn[] {
  if (!given.some((turn) => turn.parts.some((part) => part.kind === "call" || part.kind === "result"))) return given;
  const turns = given.flatMap(takenApart);
  const results = matchResults(turns, loss);
  const ids = idsOfRepeated(turns);
  const withId = <Kind extends Part>(part: Kind, call: Part = part): Kind => {
    const id = ids.get(call);
    return id === undefined ? part : { ...part, id };
  };
  const answered: Turn[] = [];
  for (const [index, turn] of turns.entries()) {
    const rest = turn.parts.filter((part) => part.kind !== "result");
    if (rest.length > 0 || turn.parts.length === 0) answered.push({ ...turn, parts: rest.map((part) => withId(part)) });
    const calls = turn.parts.filter((part): part is CallPart => part.kind === "call");
    if (calls.length === 0 || isOpenEnd(turns, index, calls, results)) continue;
    answered.push({ role: "user", parts: calls.map((call) => withId(results.get(call) ?? unanswered(call), call)) });
  }
  // The user has the last word, even if nothing is left of it.
  const last = turns.at(-1);
  return last?.role === "user" && answered.at(-1)?.role === "assistant"
    ? [...answered, { ...last, parts: [] }]
    : answered;
}

/** What follows the result of a call becomes a turn of its own. */
function takenApart(turn: Turn): Turn[] {
  if (turn.role !== "assistant") return [turn];
  const turns: Turn[] = [];
  let begin = 0;
  let hasCalled = false;
  for (const [index, { kind }] of turn.parts.entries()) {
    if (hasCalled && kind !== "result" && turn.parts[index - 1]?.kind === "result") {
      turns.push({ ...turn, parts: turn.parts.slice(begin, index) });
      begin = index;
      hasCalled = false;
    }
    hasCalled ||= kind === "call";
  }
  return [...turns, begin === 0 ? turn : { ...turn, parts: turn.parts.slice(begin) }];
}

/** The last turn of a conversation may wait for its results, if nothing follows it. */
function isOpenEnd(
  turns: readonly Turn[],
  index: number,
  calls: readonly CallPart[],
  results: ReadonlyMap<CallPart, ResultPart>,
): boolean {
  return index === turns.length - 1 && calls.every((call) => !results.has(call));
}

/**
 * A result belongs to a call before it that has its ID and no result: the first such call of the nearest step. Some
 * hosts count the calls of each answer from the start, or give all calls of an answer one ID. Without such a call the
 * result is lost.
 */
function matchResults(turns: readonly Turn[], loss: Loss): Map<CallPart, ResultPart> {
  const results = new Map<CallPart, ResultPart>();
  const waiting = new Map<string, Waiting[]>();
  let step = 0;
  for (const { role, parts } of turns) {
    if (role === "user") step++;
    for (const part of parts) {
      if (part.kind === "call") wait(waiting, part, step);
      if (part.kind !== "result") continue;
      step++;
      const call = nextOf(waiting.get(part.id));
      if (call === undefined) loss.drop(part);
      else results.set(call, answerTo(call, part));
    }
  }
  return results;
}

/** Calls of one step that have the same ID. */
interface Waiting {
  readonly step: number;
  readonly calls: CallPart[];
  /** How many of them have a result. */
  answered: number;
}

function wait(waiting: Map<string, Waiting[]>, call: CallPart, step: number): void {
  const steps = waiting.get(call.id) ?? [];
  const last = steps.at(-1);
  if (last?.step === step) last.calls.push(call);
  else steps.push({ step, calls: [call], answered: 0 });
  waiting.set(call.id, steps);
}

function nextOf(steps: Waiting[] = []): CallPart | undefined {
  const last = steps.at(-1);
  if (last === undefined) return undefined;
  const call = last.calls[last.answered++];
  if (last.answered === last.calls.length) steps.pop();
  return call;
}

/** The IDs of calls that have the ID of a call before them: vendors refuse an ID that occurs twice. */
function idsOfRepeated(turns: readonly Turn[]): ReadonlyMap<Part, string> {
  const calls = turns.flatMap(({ parts }) => parts).filter((part): part is CallPart => part.kind === "call");
  const given = new Set(calls.map(({ id }) => id));
  const ids = new Map<Part, string>();
  if (given.size === calls.length) return ids;
  const counts = new Map<string, number>();
  for (const call of calls) {
    const before = counts.get(call.id) ?? 0;
    const count = before === 0 ? 1 : freeCount(call.id, before + 1, given);
    counts.set(call.id, count);
    if (before > 0) ids.set(call, `${call.id}_${count}`);
  }
  return ids;
}

/** The first number from `least` on that makes an ID which no call has. */
function freeCount(id: string, least: number, given: ReadonlySet<string>): number {
  let count = least;
  while (given.has(`${id}_${count}`)) count++;
  return count;
}

/** A result has the tool name and the kind of its call. */
function answerTo({ name, calling }: CallPart, part: ResultPart): ResultPart {
  if (part.name !== undefined && part.calling === calling) return part;
  return { ...part, name: part.name ?? name, ...(calling !== part.calling && { calling }) };
}

function unanswered({ id, name, calling }: CallPart): ResultPart {
  return {
    kind: "result",
    id,
    name,
    ...(calling !== undefined && { calling }),
    error: true,
    parts: [{ kind: "text", text: "No result was recorded for this call." }],
  };
}

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
answerCalls.carries = { "call.calling": ["result.calling"] };

/** Concepts that this pass drops, except under these conditions. */
answerCalls.drops = { result: "with its call" };

/** Without these parts it changes nothing. */
answerCalls.about = ["call", "result"] as const;
