/**
 * Events of a stream that only add text, and differ in nothing else. After two of them in a row, the text of those that
 * follow is cut out of their bytes: they are not parsed. Each byte is a character here.
 */
import { endOfString } from "../bodies/scan-json.js";

/** What is before the text of an event and after it: as it came, and as it is passed on. */
interface Frame {
  readonly before: string;
  readonly after: string;
  readonly sentBefore: string;
  readonly sentAfter: string;
}

export interface FoundEvents {
  /** Their texts as they are in JSON. */
  readonly json: string[];
  readonly texts: string[];
  /** Their bytes. */
  size: number;
}

const NO_FRAME: Frame = { before: "", after: "", sentBefore: "", sentAfter: "" };
/** Text that is the same in JSON. */
const PLAIN = /^[ !#-[\]-~]*$/;
/** Marks a long integer where values are exact. */
const MARK = "\\u0001";

export class TextEvents {
  #frame = NO_FRAME;
  #isKnown = false;
  #json = "";

  /** Events that follow may be like the last one. */
  get isKnown(): boolean {
    return this.#isKnown;
  }

  /** Events are passed on as they come. */
  get isUnchanged(): boolean {
    const { before, after, sentBefore, sentAfter } = this.#frame;
    return before === sentBefore && after === sentAfter;
  }

  /** Remembers an event that was parsed: the text that it added, where it did nothing else, and what was passed on. */
  learn(event: string | Buffer, sent: string | Buffer, text: string | undefined): void {
    if (text === undefined || text === "" || typeof event === "string") return this.#forget();
    const came = event.toString("latin1");
    if (this.#fits(came, text)) return;
    const json = asBytes(JSON.stringify(text));
    const frame = frameOf(came, sent === event ? came : asBytes(sent), json);
    if (frame === undefined) return this.#forget();
    // Where both have the same text, it could be another member that is equal to it by chance.
    this.#isKnown = isSame(frame, this.#frame) && json !== this.#json;
    this.#frame = frame;
    this.#json = json;
  }

  /** The events at the start of some bytes that are like the last ones, and complete. */
  find(bytes: string): FoundEvents {
    const { before, after } = this.#frame;
    const found: FoundEvents = { json: [], texts: [], size: 0 };
    if (!bytes.startsWith(before)) return found;
    const pieces = bytes.slice(before.length).split(after + before);
    const last = pieces.pop() ?? "";
    const end = endOfString(last, -1) - 1;
    if (last.startsWith(after, end)) pieces.push(last.slice(0, end));
    for (const json of pieces) {
      const text = textOf(json);
      if (text === undefined) break;
      found.json.push(json);
      found.texts.push(text);
      found.size += before.length + json.length + after.length;
    }
    return found;
  }

  /** Found events as they are passed on. */
  sent({ json }: FoundEvents): string {
    const { sentBefore, sentAfter } = this.#frame;
    return sentBefore + json.join(sentAfter + sentBefore) + sentAfter;
  }

  #forget(): void {
    this.#isKnown = false;
    this.#frame = NO_FRAME;
    this.#json = "";
  }

  /**
   * An event like the last ones may write its text in another way than `JSON.stringify` does. One with more members
   * than the text is another event, even if it begins and ends like them.
   */
  #fits(event: string, text: string): boolean {
    const { before, after } = this.#frame;
    if (!this.#isKnown || !event.startsWith(before) || !event.endsWith(after)) return false;
    return textOf(event.slice(before.length, -after.length)) === text;
  }
}

/** What is around a text that both have in exactly one place. */
function frameOf(event: string, sent: string, json: string): Frame | undefined {
  const [at, sentAt] = [event.indexOf(json), sent.indexOf(json)];
  if (at === -1 || sentAt === -1) return undefined;
  if (event.includes(json, at + 1) || sent.includes(json, sentAt + 1)) return undefined;
  return {
    before: event.slice(0, at + 1),
    after: event.slice(at + json.length - 1),
    sentBefore: sent.slice(0, sentAt + 1),
    sentAfter: sent.slice(sentAt + json.length - 1),
  };
}

function isSame(one: Frame, other: Frame): boolean {
  return (
    one.before === other.before &&
    one.after === other.after &&
    one.sentBefore === other.sentBefore &&
    one.sentAfter === other.sentAfter
  );
}

function asBytes(text: string | Buffer): string {
  return Buffer.from(text).toString("latin1");
}

/** The value of a text in JSON; nothing where it is no JSON, or a long integer. */
function textOf(json: string): string | undefined {
  if (PLAIN.test(json)) return json;
  if (json.includes(MARK)) return undefined;
  try {
    return JSON.parse(`"${Buffer.from(json, "latin1").toString()}"`) as string;
  } catch {
    return undefined;
  }
}
