import { allowAddition, allowParts, allowSetting, type Tally } from "./allowances.js";
import type { Stated } from "./cursor.js";
import { CallIds, compareParts, describe } from "./compare-parts.js";
import type { Dropped } from "./dropped.js";
import { brief, firstDifference, parseJson, sameJson, type Json } from "./json.js";
import { joinNeighbours, plainConversation, type LayoutLoss, type PlainConversation } from "./layout.js";
import type { MediaPart, Part, RequestMeaning, ResultPart, TextPart, Tool, Turn } from "./meaning.js";
import { withoutPlaceholders } from "./opaque-state.js";
import type { ReplayDialect } from "./readers/dialect.js";
import { plainWords } from "./readers/mime.js";
import { isRequestedInWords } from "./requested-in-words.js";
import { sameClosedSchema, samePlainSchema, sameSchema, withLookaroundDescribed } from "./schemas.js";

interface Pair {
  readonly client: ReplayDialect;
  readonly upstream: ReplayDialect;
  readonly dropped: Dropped;
  readonly tally: Tally;
}

/** Every difference in meaning between what an upstream received and what the client sent, without reported drops. */
export function compareRequest(sent: RequestMeaning, received: RequestMeaning, pair: Pair): string[] {
  const marks = received.unread.filter(isMark);
  const carried = (path: string): boolean => isMark(path) && marks.length > 0;
  const silent = sent.unread
    .filter((path) => !pair.dropped.touches(path) && !carried(path))
    .map((path) => `${path} is gone and not named`);
  pair.tally.noteIf(marks.length > 0, "what comes again is marked for caches");
  return [
    ...silent,
    ...received.unread.filter((path) => !isMark(path)).map((path) => `upstream: ${path} means nothing there`),
    ...(new Set(marks.map(placeOfMark)).size > MOST_MARKS
      ? [`there are ${marks.length} marks for caches, and vendors take ${MOST_MARKS}`]
      : []),
    ...compareConversation(sent, received, pair),
    ...compareTools(sent, received.tools, pair),
    ...compareSettings(sent, received, pair),
  ];
}

const MARK = /(?:^|\.)(?:cache_control|prompt_cache_breakpoint)(?=\.|$)/;
/** https://platform.claude.com/docs/en/build-with-claude/prompt-caching */
const MOST_MARKS = 4;

/** A cache mark has no meaning for the model. */
function isMark(path: string): boolean {
  return MARK.test(path);
}

function placeOfMark(path: string): string {
  return path.slice(0, MARK.exec(path)?.index);
}

function compareConversation(sent: RequestMeaning, received: RequestMeaning, pair: Pair): string[] {
  const { turns } = sent;
  const { client, upstream, tally } = pair;
  const loss: LayoutLoss = {
    order: client.lacks.has("part-order") || upstream.lacks.has("part-order"),
    mediaInResults: upstream.lacks.has("media-in-results"),
  };
  const known = receivedIn(received.turns);
  const kept = turns.map((turn) => {
    const parts = withoutPlaceholders(turn.parts).flatMap((part) => keep(part, pair, known));
    return { ...turn, parts: allowParts(parts, upstream, "requests", tally) };
  });
  const expected = plainConversation(kept, loss);
  const joined = plainConversation(joinNeighbours(kept), loss);
  const made = plainConversation(withoutMadeUpResults(kept, withoutMediaLabels(received.turns, pair), pair), loss);
  const actual = { ...made, system: withoutMissing(made.system, received, pair) };
  const faults = lostTitles(turns, pair);
  const added = textAdded(expected.system, actual.system);
  if (expected.system !== actual.system && !isRequestedInWords(added, sent, received, pair))
    faults.push(`system ${brief(expected.system)} became ${brief(actual.system)}`);
  const changed = compareTurns(expected, actual, pair);
  const isJoined = changed.length > 0 && compareTurns(joined, actual, pair).length === 0;
  return pair.tally.noteIf(isJoined, "calls of neighbouring turns may be answered together")
    ? faults
    : [...faults, ...changed];
}

function textAdded(expected: string, actual: string): string {
  return actual.startsWith(expected) ? actual.slice(expected.length) : "";
}

const MEDIA_OF = /^Media from the result of [^\n]+:$/;
const MEDIA_RESULT = /^The result is the media (?:that follow|given with it): [\w, ]+\.$/;
const LEFT_OUT = /^Left out here, because this model does not take it: [\w, ]+\.$/;

/** Media moved out of a result get a text before them. A result of media alone gets a text instead of them. */
function withoutMediaLabels(turns: readonly Turn[], { tally }: Pair): Turn[] {
  const isLabel = (part: Part, words: RegExp): boolean =>
    part.kind === "text" && tally.noteIf(words.test(part.text), "texts distinguish the media of results");
  return turns.map((turn) => ({
    ...turn,
    parts: turn.parts
      .filter((part) => !isLabel(part, MEDIA_OF))
      .map((part) =>
        part.kind === "result"
          ? { ...part, parts: part.parts.filter((one) => !isLabel(one, MEDIA_RESULT) && !isLabel(one, LEFT_OUT)) }
          : part,
      ),
  }));
}

const MISSING = /\s*The tools? [^\n]+? (?:is|are) not available here\.[^\n]*/;

/** Where only hosted tools were offered, a line of instructions may report that they are missing. */
function withoutMissing(system: string, { tools }: RequestMeaning, { dropped, tally }: Pair): string {
  const isDropped = dropped.cut || dropped.paths.some((path) => /(?:^|\.)tools\b|^web_search_options/.test(path));
  const isNamed = tools.length === 0 && isDropped && MISSING.test(system);
  return tally.noteIf(isNamed, "an instruction reports missing hosted tools") ? system.replace(MISSING, "") : system;
}

/** A document that becomes plain text loses its title. */
function lostTitles(turns: readonly Turn[], pair: Pair): string[] {
  if (!pair.upstream.lacks.has("plain-text-documents")) return [];
  const parts = turns
    .flatMap((turn) => turn.parts)
    .flatMap((part): readonly Part[] => (part.kind === "result" ? part.parts : [part]));
  const places = parts.flatMap((part) =>
    part.kind === "media" && plainWords(part) !== undefined && part.title !== undefined ? [part.title.at] : [],
  );
  return places.filter((place) => !pair.dropped.covers(place)).map((place) => `${place} is gone and not named`);
}

function compareTurns(expected: PlainConversation, actual: PlainConversation, pair: Pair): string[] {
  const ids = new CallIds(pair.upstream);
  const madeUp = isOpenedForTheAssistant(expected, actual, pair) ? 1 : 0;
  for (const [index, turn] of expected.turns.entries()) {
    const other = actual.turns[index + madeUp];
    if (other === undefined) return [`turn ${index} (${turn.role}) is lost: ${turn.parts.map(describe).join("; ")}`];
    if (other.role !== turn.role) return [`turn ${index} of ${turn.role} became one of ${other.role}`];
    const last =
      index === expected.turns.length - 1 && turn.role === "assistant" && pair.upstream.lacks.has("blank-text");
    const trim = (parts: readonly Part[]): readonly Part[] => (last ? parts.map(trimmed) : parts);
    const found = compareParts(trim(turn.parts), trim(withoutStatedErrors(turn, other, pair)), ids);
    if (found !== undefined) return [found];
  }
  const extra = actual.turns[expected.turns.length + madeUp];
  if (extra === undefined) return [];
  if (expected.turns.length === 0 && pair.upstream.lacks.has("request-without-user-turn")) {
    pair.tally.note("a conversation must have a turn of the user");
    return [];
  }
  if (keepsTheLastWord(expected, extra, pair)) return [];
  return [`a turn of ${extra.role} was added: ${extra.parts.map(describe).join("; ")}`];
}

/** Where the user must speak first, a conversation that the assistant opens gets a turn of the user before it. */
function isOpenedForTheAssistant(expected: PlainConversation, actual: PlainConversation, pair: Pair): boolean {
  const isSo =
    expected.turns[0]?.role === "assistant" &&
    actual.turns[0]?.role === "user" &&
    pair.upstream.lacks.has("request-without-user-turn");
  return pair.tally.noteIf(isSo, "a conversation must have a turn of the user");
}

const CONTINUE = "Continue.";

/** Where nothing is left of the last turn, which was the user's, a text takes its place. */
function keepsTheLastWord(expected: PlainConversation, { role, parts }: Turn, { tally }: Pair): boolean {
  const isPlaceholder = (part: Part): boolean =>
    part.kind === "text" && (part.text === CONTINUE || LEFT_OUT.test(part.text));
  const isSo = role === "user" && expected.turns.at(-1)?.role === "assistant" && parts.every(isPlaceholder);
  return tally.noteIf(isSo, "the user has the last word");
}

/** A prefill may not end in white space. */
function trimmed(part: Part): Part {
  return part.kind === "text" ? { ...part, text: part.text.trimEnd() } : part;
}

/** Text and opaque state that arrived. */
interface Received {
  readonly words: ReadonlySet<string>;
  readonly states: ReadonlySet<string>;
}

const NOTHING: Received = { words: new Set(), states: new Set() };

function receivedIn(turns: readonly Turn[]): Received {
  const parts = turns.flatMap((turn) => turn.parts);
  return {
    words: new Set(
      parts.flatMap((part) => (part.kind === "text" || part.kind === "reasoning" ? [part.text.trim()] : [])),
    ),
    states: new Set(
      parts.flatMap((part) => ("signature" in part && part.signature !== undefined ? [part.signature.value] : [])),
    ),
  };
}

/**
 * A part as the header describes it: without what is named, or dropped altogether. Where one path of the header names
 * many places, text and state that arrived are not among them.
 */
function keep(part: Part, pair: Pair, known = NOTHING): Part[] {
  const { dropped } = pair;
  const isReceived =
    (part.kind === "text" || part.kind === "reasoning") && known.words.has(part.text.trim()) && !dropped.names(part.at);
  if (dropped.covers(part.at) && !isReceived) return [];
  switch (part.kind) {
    case "media":
      return dropped.covers(part.carrier)
        ? []
        : [
            {
              ...part,
              title: spared(part.title, dropped),
              detail: spared(part.detail, dropped),
              signature: sparedState(part.signature, dropped, known),
            },
          ];
    case "reasoning":
      if (dropped.covers(part.carrier) && !isReceived) return [];
      return [{ ...part, signature: sparedState(part.signature, dropped, known) }];
    case "text":
    case "call":
      return [{ ...part, signature: sparedState(part.signature, dropped, known) }];
    case "result": {
      const parts = part.parts
        .flatMap((inner) => keep(inner, pair))
        .filter((inner): inner is TextPart | MediaPart => inner.kind === "text" || inner.kind === "media");
      return [{ ...part, parts, error: spared(part.error, dropped) }];
    }
    default:
      return [part];
  }
}

function sparedState(
  setting: Stated<string> | undefined,
  dropped: Dropped,
  { states }: Received,
): Stated<string> | undefined {
  return setting !== undefined && states.has(setting.value) && !dropped.names(setting.at)
    ? setting
    : spared(setting, dropped);
}

function spared<T>(stated: Stated<T> | undefined, dropped: Dropped): Stated<T> | undefined {
  return stated === undefined || dropped.covers(stated.at) ? undefined : stated;
}

/** The gateway may answer calls that the client left without a result, because every vendor requires results. */
function withoutMadeUpResults(sent: readonly Turn[], received: readonly Turn[], pair: Pair): Turn[] {
  if (!pair.upstream.lacks.has("unanswered-calls")) return [...received];
  const idsOf = (turns: readonly Turn[], kind: "call" | "result"): string[] =>
    turns.flatMap((turn) => turn.parts).flatMap((part) => (part.kind === kind ? [part.id] : []));
  const answered = new Set(idsOf(sent, "result"));
  const renamed = idsOf(received, "call");
  const open = new Set(
    idsOf(sent, "call").flatMap((id, index) => (answered.has(id) ? [] : [id, renamed[index] ?? id])),
  );
  return received.map((turn) => {
    const parts = turn.parts.filter((part) => !(part.kind === "result" && open.has(part.id)));
    pair.tally.noteIf(parts.length < turn.parts.length, "a call must be answered");
    return { ...turn, parts };
  });
}

/** Where a failed result has no flag, a text before the result may report it. */
function withoutStatedErrors(sent: Turn, received: Turn, pair: Pair): readonly Part[] {
  if (!pair.upstream.lacks.has("error-in-results")) return received.parts;
  return received.parts.map((part, index) => {
    const setting = sent.parts[index];
    if (part.kind !== "result" || setting?.kind !== "result" || setting.error === undefined) return part;
    const [before, after] = [textOf(setting), textOf(part)];
    const reports =
      after.length > before.length && (after.endsWith(before) || sameJson(parseJson(after), { error: before }));
    if (!reports) return part;
    pair.tally.note("a text reports a failed result");
    return { ...part, parts: setting.parts, error: setting.error };
  });
}

function textOf(result: ResultPart): string {
  return result.parts.map((part: TextPart | MediaPart) => (part.kind === "text" ? part.text : "")).join("");
}

function compareTools(sent: RequestMeaning, received: readonly Tool[], pair: Pair): string[] {
  const kept = sent.tools.filter((tool) => !pair.dropped.covers(tool.at));
  const names = sent.settings.get("choiceNames")?.value;
  const subset =
    pair.upstream.lacks.has("choice-from-subset") && Array.isArray(names) && names.length > 1 ? names : undefined;
  const expected = kept.filter((tool) => subset?.includes(tool.name) ?? true);
  const faults = expected.flatMap((tool, index) => compareTool(tool, received[index], pair));
  return [
    ...faults,
    ...lostGroups(kept, received, pair),
    ...received.slice(expected.length).map((tool) => `tool ${tool.name} was never offered, or is named as dropped`),
  ];
}

/** The description of a group is shown with one of its tools. */
function lostGroups(sent: readonly Tool[], received: readonly Tool[], { dropped }: Pair): string[] {
  const described = sent.flatMap(({ groupDescription }) => groupDescription ?? []);
  const lost = described.filter(
    ({ value, at }) =>
      value !== "" && !dropped.covers(at) && !received.some(({ description }) => isShown(value, description?.value)),
  );
  return [...new Set(lost.map(({ at }) => `${at} is gone and not named`))];
}

const OF_GROUP = /(?:^|\n\n)About (?:the group of this tool|this tool and the (?:other one|\d+ others) of its group): /;

function isShown(words: string, description = ""): boolean {
  return description.split(OF_GROUP).at(1) === words;
}

function compareTool(sent: Tool, received: Tool | undefined, pair: Pair): string[] {
  if (received?.name !== sent.name) return [`tool ${sent.name} at ${sent.at} is lost`];
  const faults: string[] = [];
  const description = spared(sent.description, pair.dropped)?.value ?? "";
  const arrived = received.description?.value ?? "";
  const isOfGroup = sent.groupDescription !== undefined && isShown(sent.groupDescription.value, arrived);
  if (description !== (isOfGroup ? arrived.split(OF_GROUP)[0] : arrived))
    faults.push(`${sent.at}: the description changed`);
  const schema = spared(sent.schema, pair.dropped)?.value;
  if (!keepsSchema(schema, received.schema?.value, pair))
    faults.push(`${sent.at}: schema: ${firstDifference(schema, received.schema?.value) ?? ""}`);
  const strict = spared(sent.strict, pair.dropped)?.value;
  const isPartly =
    sent.strict !== undefined &&
    strict === undefined &&
    pair.tally.noteIf(received.strict?.value === true, "some of the tools are strict where all were to be");
  if (strict !== received.strict?.value && !isPartly)
    faults.push(`${sent.at}: strict ${String(strict)} became ${String(received.strict?.value)}`);
  return faults;
}

/** Unchanged, or as near as possible for a vendor that supports only some keywords. */
function keepsSchema(sent: Json | undefined, received: Json | undefined, pair: Pair): boolean {
  if (sameSchema(sent, received)) return true;
  if (
    pair.upstream.lacks.has("lookaround") &&
    pair.tally.noteIf(sameSchema(withLookaroundDescribed(sent), received), "a pattern that looks around is described")
  )
    return true;
  const isPlain = [pair.client, pair.upstream].some(({ lacks }) => lacks.has("all-schema-keywords"));
  return (
    isPlain && pair.tally.noteIf(samePlainSchema(sent, received), "a schema is written with the supported keywords")
  );
}

/** A schema of answers, for a vendor that accepts closed ones only. */
function closesSchema(sent: Json | undefined, received: Json | undefined, { upstream, tally }: Pair): boolean {
  return (
    upstream.lacks.has("open-schemas") &&
    tally.noteIf(sameClosedSchema(sent, received), "a schema of answers is closed")
  );
}

function compareSettings(sent: RequestMeaning, received: RequestMeaning, pair: Pair): string[] {
  const faults: string[] = [];
  for (const [name, setting] of sent.settings) {
    const arrived = received.settings.get(name)?.value;
    const named = pair.dropped.covers(setting.at);
    const equal =
      arrived !== undefined &&
      (name === "schema"
        ? keepsSchema(setting.value, arrived, pair) || closesSchema(setting.value, arrived, pair)
        : sameJson(setting.value, arrived));
    if (equal && named && !pair.dropped.cut) faults.push(`${setting.at} is named as dropped but arrived`);
    if (equal || named || isIdleChoice(name, setting.value, received) || isChoiceOfAll(name, setting.value, sent))
      continue;
    if (allowSetting(name, setting, sent.settings, received.settings, pair.upstream, pair.tally)) continue;
    faults.push(
      arrived === undefined
        ? `${setting.at} is gone and not named`
        : `${setting.at}: ${brief(setting.value)} became ${brief(arrived)}`,
    );
  }
  for (const [name, { value }] of received.settings) {
    if (sent.settings.has(name) || allowAddition(name, value, sent.settings, pair.upstream, pair.tally)) continue;
    faults.push(`${name} ${brief(value)} was added`);
  }
  return faults;
}

/** A choice among all tools is no other choice than one without names. */
function isChoiceOfAll(name: string, value: Json, { tools }: RequestMeaning): boolean {
  return (
    name === "choiceNames" &&
    Array.isArray(value) &&
    tools.length > 0 &&
    tools.every((tool) => value.includes(tool.name))
  );
}

/** Without tools a choice that requires no call has no effect, nor does one call at a time. */
function isIdleChoice(name: string, value: Json, received: RequestMeaning): boolean {
  if (name === "parallel") return received.tools.length === 0;
  return (
    name === "choice" &&
    received.tools.length === 0 &&
    !received.settings.has("choice") &&
    (value === "none" || value === "auto")
  );
}
