import { allowFinish, allowParts, Tally } from "./allowances.js";
import { CallIds, compareParts } from "./compare-parts.js";
import { plainParts } from "./layout.js";
import type { AnswerMeaning, ErrorMeaning, Part, Usage } from "./meaning.js";
import { withoutTags } from "./opaque-state.js";
import type { ReplayDialect } from "./readers/dialect.js";

/** Every difference in meaning between what a client received and what the upstream sent. */
export function compareAnswer(
  sent: AnswerMeaning,
  received: AnswerMeaning,
  upstream: ReplayDialect,
  client: ReplayDialect,
  tally: Tally,
): string[] {
  const faults: string[] = [];
  const withoutOrder = upstream.lacks.has("part-order") || client.lacks.has("part-order");
  const parts = client.lacks.has("last-state") ? withoutLastState(sent.parts, tally) : sent.parts;
  const own = parts.filter((part) => part.kind !== "hosted");
  tally.noteIf(own.length < parts.length, "hosted tools belong to their vendor");
  tally.noteIf(sent.choices > 1 && client.lacks.has("several-choices"), "only the first choice is reported");
  const actual = plainParts(withoutExplanation(sent, received, client, tally), withoutOrder);
  const compare = (parts: readonly Part[], uses: Tally): string | undefined =>
    compareParts(plainParts(allowParts(parts, client, "answers", uses), withoutOrder), actual, new CallIds(client));
  const bare = client.lacks.has("part-signatures") ? own.map(withoutState) : own;
  const matching = [own, bare, parts.flatMap(stateOfHosted)].find((parts) => compare(parts, new Tally()) === undefined);
  tally.noteIf(matching !== undefined && matching !== own, "state beside a part may stay behind, or outlive its part");
  const changed = compare(matching ?? bare, tally);
  if (changed !== undefined) faults.push(changed);
  if (
    sent.finish === "malformed" &&
    received.error?.code === "server_error" &&
    client.lacks.has("malformed-apart-from-failure")
  ) {
    tally.note("a malformed call fails the answer");
    return [...faults, ...compareUsage(sent.usage, received.usage, client, tally)];
  }
  if (sent.error !== undefined || received.error !== undefined)
    return [...faults, ...compareError(sent.error, received.error)];

  if (!allowFinish(sent.finish, received.finish, client, tally))
    faults.push(`finish ${String(sent.finish)} became ${String(received.finish)}`);
  if (
    sent.stopSequence !== received.stopSequence &&
    !(client.lacks.has("stop-sequence") && received.stopSequence === undefined)
  ) {
    faults.push(`stop sequence ${String(sent.stopSequence)} became ${String(received.stopSequence)}`);
  }
  if (sent.explanation !== received.explanation && !client.lacks.has("explanation"))
    faults.push("the explanation changed");
  return [...faults, ...compareUsage(sent.usage, received.usage, client, tally)];
}

/** State that precedes nothing, after text and calls, must be dropped where answers do not end in it. */
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

/** Where there is no place for the reason why output was withheld, it may become the text of a refusal. */
function withoutExplanation(
  sent: AnswerMeaning,
  received: AnswerMeaning,
  client: ReplayDialect,
  tally: Tally,
): readonly Part[] {
  const parts = withoutTags(received.parts);
  if (sent.explanation === undefined || !client.lacks.has("explanation")) return parts;
  const kept = parts.filter((part) => !(part.kind === "refusal" && part.text === sent.explanation));
  tally.note("an explanation may be the text of a refusal");
  return kept;
}

function compareUsage(
  reported: Usage | undefined,
  received: Usage | undefined,
  client: ReplayDialect,
  tally: Tally,
): string[] {
  if (reported === undefined) {
    tally.note("without usage the gateway estimates");
    return [];
  }
  const sent = withoutOverlap(reported, client, tally);
  if (received === undefined) return ["usage is lost"];
  const names = (["input", "cached", "cacheWrite", "output", "reasoning"] as const).filter(
    (name) =>
      !(
        name === "cacheWrite" &&
        tally.noteIf(
          sent.cacheWrite > 0 && client.lacks.has("cache-write-usage"),
          "tokens written to a cache are input",
        )
      ),
  );
  return names.flatMap((name) =>
    sent[name] === received[name] ? [] : [`usage.${name} ${sent[name]} became ${received[name]}`],
  );
}

/** Some hosts count a token as read from the cache and as written to it, or more cached tokens than input. */
function withoutOverlap(usage: Usage, client: ReplayDialect, tally: Tally): Usage {
  const least = usage.cached + usage.cacheWrite;
  if (least <= usage.input || !client.lacks.has("overlapping-usage")) return usage;
  tally.note("overlapping counts become separate counts");
  return { ...usage, input: least };
}

function compareError(sent: ErrorMeaning | undefined, received: ErrorMeaning | undefined): string[] {
  if (sent === undefined) return [`an error came of nothing: ${received?.message ?? ""}`];
  if (received === undefined) return [`the error was lost: ${sent.message}`];
  return received.message.includes(sent.message)
    ? []
    : [`error ${JSON.stringify(sent.message)} became ${JSON.stringify(received.message)}`];
}

/** Some vendors refuse a key, which is the operator's, with the status of a bad request. */
const REFUSED_KEY = /\b(?:incorrect|invalid) api key/i;

/**
 * An HTTP error. The client's own faults keep status and message. A refused credential is the operator's: it becomes
 * the gateway's failure, without its message. Of other failures of the upstream only the kind is reported.
 */
export function compareHttpError(sent: ErrorMeaning, received: ErrorMeaning): string[] {
  const [from, to] = [sent.status ?? 0, received.status ?? 0];
  const faults: string[] = [];
  if (from === 401 || from === 403 || REFUSED_KEY.test(sent.message)) {
    if (to !== 502) faults.push(`status ${from} became ${to}, not 502`);
    if (received.message.includes(sent.message))
      faults.push("the upstream's message about its credential reached the client");
  } else if (from >= 500) {
    if (to < 500) faults.push(`status ${from} became ${to}`);
  } else {
    if (to !== from) faults.push(`status ${from} became ${to}`);
    if (!received.message.includes(sent.message) && !isTooLong(sent.message, received.message))
      faults.push(`message ${JSON.stringify(sent.message)} became ${JSON.stringify(received.message)}`);
  }
  return faults;
}

/** A prompt that is too long is reported in the form of the client's own vendor, with the numbers of the upstream. */
function isTooLong(sent: string, received: string): boolean {
  const [limit = "?"] = /\d{4,}/.exec(sent) ?? [];
  return /(?:prompt is too long|maximum number of tokens allowed)/.test(received) && received.includes(limit);
}
