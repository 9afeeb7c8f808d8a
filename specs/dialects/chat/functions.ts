/** Transforms and passes that the chat dialect alone needs. */
import type { Part, ReasoningPart, Request, Turn } from "../../../generated/interlingua/text.js";
import type { ReportedCitation } from "../../../src/conversion/citations.js";
import { attachTo } from "../../../src/conversion/conversation/attach-signatures.js";
import type { WriteContext } from "../../../src/conversion/write-context.js";
import type { Json } from "../../../src/conversion/json.js";
import { lookUp } from "../../../src/conversion/body-paths.js";
import { withAnother, type Loss } from "../../../src/conversion/loss.js";
import { asList, asText, inner } from "../../../src/conversion/values.js";
import { isOff } from "../../../src/conversion/reasoning-words.js";
import { readArguments } from "../../../src/conversion/transforms/arguments-text.js";
import { holdsWords, partsOfRecord, recordOf, reportUnread, reportWords } from "./reasoning-record.js";

export { emptyAnswerAsText } from "./answer-words.js";
export { contentProbabilities } from "./probabilities.js";
export { reasoningRecord, reasoningState, reasoningWords } from "./reasoning-record.js";

/** A fragment of arguments as JSON text. Some hosts send the arguments as an object, all at once. */
export const argumentsPiece = {
  read: readArguments,

  write(text: string | undefined): Json | undefined {
    return text;
  },
};

const mimes: ReadonlyMap<string, string> = new Map([
  ["mp3", "audio/mpeg"],
  ["wav", "audio/wav"],
]);
const formats: ReadonlyMap<string, string> = new Map([
  ["audio/mpeg", "mp3"],
  ["audio/mp3", "mp3"],
  ["audio/wav", "wav"],
  ["audio/x-wav", "wav"],
  ["audio/wave", "wav"],
]);

/** A sound's media type as the short name of its format. */
export const audioFormat = {
  read(value: Json | undefined): string | undefined {
    const format = asText(value)?.toLowerCase();
    return format === undefined ? undefined : (mimes.get(format) ?? `audio/${format}`);
  },

  write(mime: string | undefined): Json | undefined {
    return mime === undefined ? undefined : (formats.get(mime) ?? mime.slice(mime.indexOf("/") + 1));
  },
};

/** Citations as a list of web pages: URLs, or objects with a URL and a title. */
export const citedPages = {
  read(value: Json | undefined): ReportedCitation[] | undefined {
    const pages = asList(value).map((page) =>
      typeof page === "string" ? { url: page } : { url: asText(inner(page).url), title: asText(inner(page).title) },
    );
    return pages.filter(({ url }) => url !== undefined && url !== "");
  },

  /** Citations for clients are next to the text instead. */
  write: (): Json | undefined => undefined,
};

/**
 * Reads a host's record of its reasoning, which may be next to the text of the reasoning. Its entries become reasoning
 * parts with opaque state. Text that occurs in both counts once. Text that differs is that of the record where the
 * record has state, and else that of the turn; the other text is reported. `form`: of parts with a record.
 */
export function reasoningOfRecord(turns: Turn[], loss: Loss, form: string): Turn[] {
  return readRecords(turns, form, false, loss);
}

/** Reads such a record in an answer. Unsigned text keeps its entry as state, so that it can return to its host. */
export function reasoningOfWholeRecord(turns: Turn[], loss: Loss, form: string): Turn[] {
  return readRecords(turns, form, true, loss);
}

function readRecords(turns: Turn[], form: string, keepsUnsigned: boolean, loss: Loss): Turn[] {
  const isRecord = (part: Part): part is ReasoningPart & { readonly signature: string } =>
    part.kind === "reasoning" && part.signature !== undefined && part.origin?.form === `part.${form}`;
  return turns.map((turn) => {
    const record = turn.parts.find(isRecord);
    if (record === undefined) return turn;
    const { from, member } = record.origin ?? {};
    if (from !== undefined && !keepsUnsigned) reportUnread(lookUp(from, String(member)), loss);
    return { ...turn, parts: asReasoning(turn.parts, record, keepsUnsigned, loss) };
  });
}

/** Without these parts it changes nothing. */
reasoningOfRecord.about = ["reasoning"] as const;

/** Concepts that this pass drops, except under these conditions. */
reasoningOfRecord.drops = { "reasoning.text": "unless its record has other words" } as const;

/** Without these parts it changes nothing. */
reasoningOfWholeRecord.about = ["reasoning"] as const;

/** Concepts that this pass drops, except under these conditions. */
reasoningOfWholeRecord.drops = { "reasoning.text": "unless its record has other words" } as const;

function asReasoning(
  parts: readonly Part[],
  record: ReasoningPart & { readonly signature: string },
  keepsUnsigned: boolean,
  loss: Loss,
): Part[] {
  const { origin } = record;
  const read = partsOfRecord(record.signature).map(({ text, signature, unsigned }) => ({
    text,
    signature: signature ?? (keepsUnsigned ? unsigned : undefined),
  }));
  const reasoning = parts.filter((part): part is ReasoningPart => part.kind === "reasoning" && part !== record);
  const words = reasoning.map(({ text }) => text).join("");
  if (reasoning.length > 0 && read.every(({ signature }) => signature === undefined)) {
    if (origin !== undefined) reportWords(lookUp(origin.from, String(origin.member)), words, loss);
    return parts.filter((part) => part !== record);
  }
  const recordWords = read.map(({ text }) => text).join("");
  const isWordless = recordWords === "";
  for (const part of reasoning) if (!isWordless && !holdsWords(recordWords, part.text)) loss.drop(part);
  const [first] = reasoning;
  const recorded = read.map(({ text, signature }, index): ReasoningPart => ({
    kind: "reasoning",
    text: index === 0 && isWordless ? words : text,
    ...(signature !== undefined && { signature }),
    origin: index === 0 && first !== undefined ? withAnother(first.origin, stateOrigin(record)) : origin,
  }));
  return [...recorded, ...parts.filter((part) => part.kind !== "reasoning")];
}

function stateOrigin({ origin }: ReasoningPart): ReasoningPart["origin"] {
  return origin && { ...origin, concept: "signature" };
}

/**
 * Sends reasoning text back to hosts whose tool loops need it. Such hosts need it with every call. For calls of another
 * model, or without reasoning, a placeholder replaces it, because an empty text does not count.
 */
export function replayReasoning(
  turns: Turn[],
  loss: Loss,
  placeholder: string,
  { wantsReasoning = false }: Pick<WriteContext, "wantsReasoning">,
): Turn[] {
  if (!wantsReasoning) return turns;
  return turns
    .map((turn) => ({ ...turn, parts: turn.parts.map((part) => withoutSignature(part, loss)) }))
    .map((turn) =>
      callsInSilence(turn) ? { ...turn, parts: [{ kind: "reasoning", text: placeholder }, ...turn.parts] } : turn,
    );
}

/** Without these parts it changes nothing. */
replayReasoning.about = ["call", "reasoning"] as const;

/**
 * Sends hosts with records of reasoning what they signed, with its text, and their own text in formats without
 * signatures. Hosts without records that do not need the text refuse it or charge for it. `signed`: the formats of
 * records whose text is refused without a signature. A record without a format has an empty one.
 */
export function replayReasoningRecords(
  turns: Turn[],
  loss: Loss,
  signed: readonly string[],
  { wantsReasoning = false, stateAt }: Pick<WriteContext, "wantsReasoning" | "stateAt">,
): Turn[] {
  if (wantsReasoning) return turns;
  return turns.flatMap((turn) => {
    if (!turn.parts.some(isReasoning)) return [turn];
    const parts = turn.parts.flatMap((part): Part[] => {
      if (!isReasoning(part)) return [part];
      const record = stateAt === "reasoning" ? recorded(part, signed) : undefined;
      if (record === undefined) loss.drop(part);
      return record === undefined ? [] : [record];
    });
    return parts.length === 0 ? [] : [{ ...turn, parts }];
  });
}

/** Without these parts it changes nothing. */
replayReasoningRecords.about = ["reasoning"] as const;

/** Concepts that this pass drops, except under these conditions. */
replayReasoningRecords.drops = { reasoning: "for hosts that want it back" } as const;

/** Nothing if it lacks a signature. */
function recorded(
  { text, signature, ...part }: ReasoningPart,
  mustBeSigned: readonly string[],
): ReasoningPart | undefined {
  const record = signature === undefined ? undefined : recordOf(signature, text, mustBeSigned);
  return record === undefined ? undefined : { ...part, text: "", signature: record };
}

function withoutSignature(part: Part, loss: Loss): Part {
  if (!isReasoning(part) || part.signature === undefined) return part;
  loss.dropConcept(part, "signature", part.signature);
  return { ...part, signature: undefined };
}

function callsInSilence({ parts }: Turn): boolean {
  return (
    parts.some(({ kind }) => kind === "call") && !parts.some((part) => part.kind === "reasoning" && part.text !== "")
  );
}

function isReasoning(part: Part): part is ReasoningPart {
  return part.kind === "reasoning";
}

/**
 * Attaches opaque state to the calls that it came with, for hosts that need it there and only there. Other hosts have
 * no place for it, so it is dropped and reported. `unsigned`: the state of the first call of a turn without it.
 */
export function attachStateToCalls(
  turns: Turn[],
  loss: Loss,
  unsigned: string,
  { stateAt }: Pick<WriteContext, "stateAt">,
): Turn[] {
  if (stateAt === "calls") return attachTo(turns, loss, { unsigned, keepsWords: true, others: [] });
  return turns.map((turn) =>
    turn.parts.some(isSignedCall) ? { ...turn, parts: turn.parts.map((part) => bare(part, loss)) } : turn,
  );
}

/** Without these parts it changes nothing. */
attachStateToCalls.about = ["call", "reasoning"] as const;

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
attachStateToCalls.carries = {
  "reasoning[signature=present]": ["call.signature"],
  "reasoning.signature": ["call.signature"],
} as const;

/** The condition under which it carries them. */
attachStateToCalls.carriesWhen = "before a call, for hosts that take it there" as const;

/** Concepts that this pass drops, except under these conditions. */
attachStateToCalls.drops = { "call.signature": "for hosts that take it" } as const;

function bare(part: Part, loss: Loss): Part {
  if (!isSignedCall(part)) return part;
  loss.dropConcept(part, "signature", part.signature);
  return { ...part, signature: undefined };
}

function isSignedCall(part: Part): part is Extract<Part, { kind: "call" }> {
  return part.kind === "call" && part.signature !== undefined;
}

/**
 * Adds a turn of the assistant between results and the user's next text, for vendors that need results answered first.
 */
export function assistantAfterResults(turns: Turn[]): Turn[] {
  let waits = false;
  return turns.flatMap((turn) => {
    const results = turn.parts.filter(isResult);
    const others = turn.parts.filter((part) => !isResult(part));
    const isAnswered = turn.role === "user" && others.length > 0 && (waits || results.length > 0);
    waits = turn.role === "user" && others.length === 0 && (waits || results.length > 0);
    if (!isAnswered) return [turn];
    return [...(results.length === 0 ? [] : [{ ...turn, parts: results }]), answer, { ...turn, parts: others }];
  });
}

const answer: Turn = { role: "assistant", parts: [{ kind: "text", text: "OK." }] };

function isResult(part: Part): boolean {
  return part.kind === "result";
}

/**
 * Writes the one effort that a host accepts together with tools, or none, for families whose hosts refuse others. The
 * requested effort is lost.
 */
export function effortBesideTools(
  request: Request,
  loss: Loss,
  _value: undefined,
  { family }: Pick<WriteContext, "family">,
): Request {
  const { reasoning, tools = [] } = request;
  const word = family?.beside_tools;
  if (word === undefined || tools.length === 0) return request;
  const effort = word === "omit" ? undefined : word;
  if (reasoning?.effort === effort) return request;
  if (reasoning !== undefined && !isOff(reasoning)) loss.dropConcepts(reasoning, ["mode", "effort", "budget"]);
  return {
    ...request,
    reasoning: { ...(reasoning && { origin: reasoning.origin, visible: reasoning.visible }), effort },
  };
}

/** Without this member of the request it changes nothing. */
effortBesideTools.about = ["tools"] as const;

/** Concepts that this pass drops, except under these conditions. */
effortBesideTools.drops = { reasoning: "beside tools as the model accepts it" } as const;
