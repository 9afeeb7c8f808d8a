import { brief, firstDifference, isObject, parseJson, sameJson, type Json } from "./json.js";
import type { CallPart, MediaPart, Part, ReasoningPart, ResultPart, TextPart } from "./meaning.js";
import { isMadeUp } from "./readers/call-ids.js";
import type { ReplayDialect } from "./readers/dialect.js";
import { plainWords } from "./readers/mime.js";

/** Matches the ids of one side with those of the other: a call may be renamed, but the same way everywhere. */
export class CallIds {
  private readonly pairs = new Map<string, string>();

  /** @param receiver the dialect of the side that receives the calls */
  constructor(private readonly receiver: ReplayDialect) {}

  /** A call: its id must stay unless it is not allowed at its target. A missing id is made up. */
  open(sent: string, received: string): string | undefined {
    const taken = [...this.pairs].find(([other, name]) => other !== sent && name === received);
    if (taken !== undefined && !isMadeUp(received))
      return `the calls ${brief(taken[0])} and ${brief(sent)} share the id ${brief(received)}`;
    // A vendor that numbers its calls from the start in each answer repeats IDs: the gateway adds a number to repeated
    // ones.
    const isMadeDistinct = this.pairs.has(sent) && received.startsWith(`${sent}_`);
    this.pairs.set(sent, received);
    if (sent === received || isMadeDistinct || this.mayBecome(sent, received)) return undefined;
    return `call id ${brief(sent)} became ${brief(received)}`;
  }

  private mayBecome(sent: string, received: string): boolean {
    const { lacks, callIds = /^[A-Za-z0-9_-]{1,64}$/ } = this.receiver;
    if (received === "" || isMadeUp(received)) return lacks.has("call-ids");
    return sent === "" || isMadeUp(sent) || (lacks.has("free-call-ids") && !callIds.test(sent));
  }

  /** A result: it must answer the same call. */
  tie(sent: string, received: string): string | undefined {
    const expected = this.pairs.get(sent) ?? sent;
    return expected === received ? undefined : `a result of call ${brief(expected)} answers ${brief(received)}`;
  }
}

/** The first difference of two lists of parts, or undefined. */
export function compareParts(sent: readonly Part[], received: readonly Part[], ids: CallIds): string | undefined {
  for (const [index, part] of sent.entries()) {
    const other = received[index];
    if (other === undefined) return `${describe(part)} is lost`;
    const found =
      part.kind === other.kind ? comparePart(part, other, ids) : `${describe(part)} became ${describe(other)}`;
    if (found !== undefined) return found;
  }
  const extra = received[sent.length];
  return extra === undefined ? undefined : `${describe(extra)} was added`;
}

function comparePart(sent: Part, received: Part, ids: CallIds): string | undefined {
  switch (sent.kind) {
    case "text":
      return compareText(sent, received as TextPart);
    case "refusal":
      return sameText(sent.text, (received as typeof sent).text, "the refusal");
    case "reasoning":
      return compareReasoning(sent, received as ReasoningPart);
    case "media":
      return compareMedia(sent, received as MediaPart);
    case "call":
      return compareCall(sent, received as CallPart, ids);
    case "result":
      return compareResult(sent, received as ResultPart, ids);
    case "hosted":
      return sent.type === (received as typeof sent).type
        ? undefined
        : `hosted ${sent.type} became ${(received as typeof sent).type}`;
  }
}

function compareText(sent: TextPart, received: TextPart): string | undefined {
  const hasValue = sent.value !== undefined || received.value !== undefined;
  if (hasValue && sameJson(valueOf(sent), valueOf(received))) return undefined;
  const words = sameText(sent.text, received.text, `text at ${sent.at}`);
  const urls = [...new Set(sent.citations ?? [])].sort();
  const others = [...new Set(received.citations ?? [])].sort();
  return words ?? (sameJson(urls, others) ? undefined : `citations ${brief(urls)} became ${brief(others)}`);
}

const wrappers = ["output", "error"];

/** The content of a result, as a value: JSON text is parsed, and a wrapper of the vendor's convention is removed. */
function valueOf(part: TextPart): Json {
  let value: Json = part.value ?? part.text;
  for (let depth = 0; depth < 3; depth += 1) {
    if (typeof value === "string") value = parseJson(value) ?? value;
    const [only, ...more]: [string, Json][] = isObject(value) ? Object.entries(value) : [];
    if (only === undefined || more.length > 0 || !wrappers.includes(only[0])) break;
    value = only[1];
  }
  return value;
}

function sameText(sent: string, received: string, what: string): string | undefined {
  if (sent === received) return undefined;
  let at = 0;
  while (at < sent.length && sent[at] === received[at]) at += 1;
  const near = (text: string): string => brief(text.slice(Math.max(0, at - 12), at + 24));
  const place = `character ${at} of ${sent.length}`;
  return `${what} differs at ${place}: ${near(sent)} became ${near(received)} of ${received.length}`;
}

function compareReasoning(sent: ReasoningPart, received: ReasoningPart): string | undefined {
  const inPieces = sent.pieces ?? received.pieces ?? false;
  const plain = (part: ReasoningPart): string => (inPieces ? part.text.replace(/\s/g, "") : part.text);
  const words = sameText(plain(sent), plain(received), `reasoning at ${sent.at}`);
  if (words !== undefined) return words;
  if (sent.signature?.value !== received.signature?.value) {
    return `signature at ${sent.at}: ${brief(sent.signature?.value)} became ${brief(received.signature?.value)}`;
  }
  return sent.redacted === received.redacted ? undefined : `opaque reasoning at ${sent.at} changed`;
}

function compareMedia(sent: MediaPart, received: MediaPart): string | undefined {
  const hasType = sent.data !== undefined || (sent.mime !== undefined && received.mime !== undefined);
  const plain = (part: MediaPart): Record<string, string> => {
    const words = plainWords(part);
    const base64 = words === undefined ? part.data?.replace(/\s/g, "") : undefined;
    const mime = hasType ? part.mime?.toLowerCase() : undefined;
    const own = {
      medium: sent.untyped === true || received.untyped === true ? "any" : part.medium,
      mime,
      data: base64,
      url: part.url,
      file: part.file,
      text: words,
    };
    return Object.fromEntries(
      Object.entries(own).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    );
  };
  const found = firstDifference(plain(sent), plain(received));
  if (found !== undefined) return `${sent.medium} at ${sent.at}: ${found}`;
  if (sent.detail?.value !== received.detail?.value)
    return `detail ${brief(sent.detail?.value)} at ${sent.at} became ${brief(received.detail?.value)}`;
  if (sent.title !== undefined && sent.title.value !== received.title?.value) return `${sent.title.at} is lost`;
  return undefined;
}

function compareCall(sent: CallPart, received: CallPart, ids: CallIds): string | undefined {
  if (sent.name !== received.name) return `call of ${sent.name} became one of ${received.name}`;
  const input = firstDifference(sent.input, received.input);
  return input === undefined ? ids.open(sent.id, received.id) : `arguments at ${sent.at}: ${input}`;
}

function compareResult(sent: ResultPart, received: ResultPart, ids: CallIds): string | undefined {
  const tied = ids.tie(sent.id, received.id);
  if (tied !== undefined) return tied;
  const content = compareParts(sent.parts, received.parts, ids);
  if (content !== undefined) return `result at ${sent.at}: ${content}`;
  return sent.error?.value === received.error?.value
    ? undefined
    : `${sent.error?.at ?? `${sent.at}: an error flag`} is lost`;
}

export function describe(part: Part): string {
  switch (part.kind) {
    case "text":
      return `text ${brief(part.text.slice(0, 60))}${part.at === "" ? "" : ` at ${part.at}`}`;
    case "media":
      return `${part.medium} at ${part.at}`;
    case "call":
      return `a call of ${part.name} at ${part.at}`;
    case "result":
      return `the result of ${part.id} at ${part.at}`;
    default:
      return `${part.kind} at ${part.at}`;
  }
}
