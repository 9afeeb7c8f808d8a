import { allowFinish, allowParts, type Tally } from "./allowances.js";
import { CallIds, compareParts } from "./compare-parts.js";
import { plainParts } from "./layout.js";
import type { AnswerMeaning, ErrorMeaning, Part, Usage } from "./meaning.js";
import type { ReplayDialect } from "./readers/dialect.js";

/** Every way in which what a client received means something else than what the upstream said. */
export function compareAnswer(
  said: AnswerMeaning, heard: AnswerMeaning, upstream: ReplayDialect, client: ReplayDialect, tally: Tally,
): string[] {
  const faults: string[] = [];
  const withoutOrder = upstream.lacks.has("part-order") || client.lacks.has("part-order");
  const own = said.parts.filter((part) => part.kind !== "hosted");
  tally.noteIf(own.length < said.parts.length, "hosted tools belong to their vendor");
  tally.noteIf(said.choices > 1 && client.lacks.has("several-choices"), "only the first choice is told");
  const expected = plainParts(allowParts(own, client, "answers", tally), withoutOrder);
  const actual = plainParts(withoutExplanation(said, heard, client, tally), withoutOrder);
  const parts = compareParts(expected, actual, new CallIds(mayRename(client)));
  if (parts !== undefined) faults.push(parts);
  if (said.error !== undefined || heard.error !== undefined) return [...faults, ...compareError(said.error, heard.error)];

  const finish = allowFinish(said.finish, client, tally);
  if (finish !== heard.finish) faults.push(`finish ${String(said.finish)} became ${String(heard.finish)}`);
  if (said.stopSequence !== heard.stopSequence && !(client.lacks.has("stop-sequence") && heard.stopSequence === undefined)) {
    faults.push(`stop sequence ${String(said.stopSequence)} became ${String(heard.stopSequence)}`);
  }
  if (said.explanation !== heard.explanation && !client.lacks.has("explanation")) faults.push("the explanation changed");
  return [...faults, ...compareUsage(said.usage, heard.usage, client, tally)];
}

/** Where there is no place for why output was withheld, it may be told as words of refusal. */
function withoutExplanation(said: AnswerMeaning, heard: AnswerMeaning, client: ReplayDialect, tally: Tally): readonly Part[] {
  if (said.explanation === undefined || !client.lacks.has("explanation")) return heard.parts;
  const kept = heard.parts.filter((part) => !(part.kind === "refusal" && part.text === said.explanation));
  tally.note("an explanation may be words of refusal");
  return kept;
}

/** An id may change where the dialect does not take it; one that is missing is made up. */
function mayRename(client: ReplayDialect): (id: string) => boolean {
  return (id) => id === "" || (client.lacks.has("free-call-ids") && !/^[A-Za-z0-9_-]{1,64}$/.test(id));
}

function compareUsage(told: Usage | undefined, heard: Usage | undefined, client: ReplayDialect, tally: Tally): string[] {
  if (told === undefined) {
    tally.note("without usage the gateway estimates");
    return [];
  }
  const said = withoutOverlap(told, client, tally);
  if (heard === undefined) return ["usage is lost"];
  const names = ["input", "cached", "cacheWrite", "output", "reasoning"] as const;
  return names.flatMap((name) => (said[name] === heard[name] ? [] : [`usage.${name} ${said[name]} became ${heard[name]}`]));
}

/** Some hosts count a token as read from the cache and as written to it, or more cached tokens than there were. */
function withoutOverlap(usage: Usage, client: ReplayDialect, tally: Tally): Usage {
  const least = usage.cached + usage.cacheWrite;
  if (least <= usage.input || !client.lacks.has("overlapping-usage")) return usage;
  tally.note("counts that overlap are told beside each other");
  return { ...usage, input: least };
}

function compareError(said: ErrorMeaning | undefined, heard: ErrorMeaning | undefined): string[] {
  if (said === undefined) return [`an error came of nothing: ${heard?.message ?? ""}`];
  if (heard === undefined) return [`the error was lost: ${said.message}`];
  return heard.message.includes(said.message) ? [] : [`error ${JSON.stringify(said.message)} became ${JSON.stringify(heard.message)}`];
}

/**
 * An HTTP error. The client's own faults keep status and words; a credential is the operator's, so its refusal
 * becomes the gateway's failure and its words stay inside; of the upstream's failures only the kind is told.
 */
export function compareHttpError(said: ErrorMeaning, heard: ErrorMeaning): string[] {
  const [from, to] = [said.status ?? 0, heard.status ?? 0];
  const faults: string[] = [];
  if (from === 401 || from === 403) {
    if (to !== 502) faults.push(`status ${from} became ${to}, not 502`);
    if (heard.message.includes(said.message)) faults.push("the upstream's words about its credential reached the client");
  } else if (from >= 500) {
    if (to < 500) faults.push(`status ${from} became ${to}`);
  } else {
    if (to !== from) faults.push(`status ${from} became ${to}`);
    if (!heard.message.includes(said.message)) faults.push(`message ${JSON.stringify(said.message)} became ${JSON.stringify(heard.message)}`);
  }
  return faults;
}
