import { allowFinish, allowParts, Tally } from "./allowances.js";
import { CallIds, compareParts } from "./compare-parts.js";
import { plainParts } from "./layout.js";
import type { AnswerMeaning, ErrorMeaning, Part, Usage } from "./meaning.js";
import { withoutTags } from "./opaque-state.js";
import type { ReplayDialect } from "./readers/dialect.js";

/** Every way in which what a client received means something else than what the upstream said. */
export function compareAnswer(
  said: AnswerMeaning,
  heard: AnswerMeaning,
  upstream: ReplayDialect,
  client: ReplayDialect,
  tally: Tally,
): string[] {
  const faults: string[] = [];
  const withoutOrder = upstream.lacks.has("part-order") || client.lacks.has("part-order");
  const parts = client.lacks.has("last-state") ? withoutLastState(said.parts, tally) : said.parts;
  const own = parts.filter((part) => part.kind !== "hosted");
  tally.noteIf(own.length < parts.length, "hosted tools belong to their vendor");
  tally.noteIf(said.choices > 1 && client.lacks.has("several-choices"), "only the first choice is told");
  const actual = plainParts(withoutExplanation(said, heard, client, tally), withoutOrder);
  const compare = (parts: readonly Part[], uses: Tally): string | undefined =>
    compareParts(plainParts(allowParts(parts, client, "answers", uses), withoutOrder), actual, new CallIds(client));
  const bare = client.lacks.has("part-signatures") ? own.map(withoutState) : own;
  const told = [own, bare, parts.flatMap(stateOfHosted)].find((parts) => compare(parts, new Tally()) === undefined);
  tally.noteIf(told !== undefined && told !== own, "state beside a part may stay behind, or outlive its part");
  const changed = compare(told ?? bare, tally);
  if (changed !== undefined) faults.push(changed);
  if (
    said.finish === "malformed" &&
    heard.error?.code === "server_error" &&
    client.lacks.has("malformed-apart-from-failure")
  ) {
    tally.note("a malformed call fails the answer");
    return [...faults, ...compareUsage(said.usage, heard.usage, client, tally)];
  }
  if (said.error !== undefined || heard.error !== undefined)
    return [...faults, ...compareError(said.error, heard.error)];

  if (!allowFinish(said.finish, heard.finish, client, tally))
    faults.push(`finish ${String(said.finish)} became ${String(heard.finish)}`);
  if (
    said.stopSequence !== heard.stopSequence &&
    !(client.lacks.has("stop-sequence") && heard.stopSequence === undefined)
  ) {
    faults.push(`stop sequence ${String(said.stopSequence)} became ${String(heard.stopSequence)}`);
  }
  if (said.explanation !== heard.explanation && !client.lacks.has("explanation"))
    faults.push("the explanation changed");
  return [...faults, ...compareUsage(said.usage, heard.usage, client, tally)];
}

/** State that leads to nothing after words and calls must not be told, where answers do not end in it. */
function withoutLastState(parts: readonly Part[], tally: Tally): readonly Part[] {
  const isState = (part: Part): boolean => part.kind === "reasoning" && part.text === "" && part.redacted === undefined;
  const end = parts.findLastIndex((part) => !isState(part) && part.kind !== "hosted") + 1;
  const hasAnswer = parts.slice(0, end).some(({ kind }) => kind !== "reasoning");
  const kept = hasAnswer ? parts.filter((part, index) => index < end || !isState(part)) : parts;
  tally.noteIf(kept.length < parts.length, "state that an answer ends in leads to nothing");
  return kept;
}

/** A part without the opaque state beside it. That of reasoning is its own. */
function withoutState(part: Part): Part {
  return part.kind === "text" || part.kind === "media" || part.kind === "call"
    ? { ...part, signature: undefined }
    : part;
}

/** Of the work of a hosted tool only the state beside it, if any. */
function stateOfHosted(part: Part): Part[] {
  if (part.kind !== "hosted") return [part];
  const { signature } = part;
  return signature === undefined
    ? []
    : [{ kind: "reasoning", at: signature.at, carrier: signature.at, text: "", signature }];
}

/** Where there is no place for why output was withheld, it may be told as words of refusal. */
function withoutExplanation(
  said: AnswerMeaning,
  heard: AnswerMeaning,
  client: ReplayDialect,
  tally: Tally,
): readonly Part[] {
  const parts = withoutTags(heard.parts);
  if (said.explanation === undefined || !client.lacks.has("explanation")) return parts;
  const kept = parts.filter((part) => !(part.kind === "refusal" && part.text === said.explanation));
  tally.note("an explanation may be words of refusal");
  return kept;
}

function compareUsage(
  told: Usage | undefined,
  heard: Usage | undefined,
  client: ReplayDialect,
  tally: Tally,
): string[] {
  if (told === undefined) {
    tally.note("without usage the gateway estimates");
    return [];
  }
  const said = withoutOverlap(told, client, tally);
  if (heard === undefined) return ["usage is lost"];
  const names = (["input", "cached", "cacheWrite", "output", "reasoning"] as const).filter(
    (name) =>
      !(
        name === "cacheWrite" &&
        tally.noteIf(
          said.cacheWrite > 0 && client.lacks.has("cache-write-usage"),
          "tokens written to a cache are input",
        )
      ),
  );
  return names.flatMap((name) =>
    said[name] === heard[name] ? [] : [`usage.${name} ${said[name]} became ${heard[name]}`],
  );
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
  return heard.message.includes(said.message)
    ? []
    : [`error ${JSON.stringify(said.message)} became ${JSON.stringify(heard.message)}`];
}

/** Some vendors refuse a key, which is the operator's, with the status of a bad request. */
const REFUSED_KEY = /\b(?:incorrect|invalid) api key/i;

/**
 * An HTTP error. The client's own faults keep status and words; a credential is the operator's, so its refusal
 * becomes the gateway's failure and its words stay inside; of the upstream's failures only the kind is told.
 */
export function compareHttpError(said: ErrorMeaning, heard: ErrorMeaning): string[] {
  const [from, to] = [said.status ?? 0, heard.status ?? 0];
  const faults: string[] = [];
  if (from === 401 || from === 403 || REFUSED_KEY.test(said.message)) {
    if (to !== 502) faults.push(`status ${from} became ${to}, not 502`);
    if (heard.message.includes(said.message))
      faults.push("the upstream's words about its credential reached the client");
  } else if (from >= 500) {
    if (to < 500) faults.push(`status ${from} became ${to}`);
  } else {
    if (to !== from) faults.push(`status ${from} became ${to}`);
    if (!heard.message.includes(said.message) && !isTooLong(said.message, heard.message))
      faults.push(`message ${JSON.stringify(said.message)} became ${JSON.stringify(heard.message)}`);
  }
  return faults;
}

/** A prompt that is too long is told to clients in the words of their own vendor, with the numbers of the other. */
function isTooLong(said: string, heard: string): boolean {
  const [limit = "?"] = /\d{4,}/.exec(said) ?? [];
  return /(?:prompt is too long|maximum number of tokens allowed)/.test(heard) && heard.includes(limit);
}
