/** Whether an answer to a request for a stream is read as one body. Some upstreams call events JSON. */
import { mediaTypeOf, parseExact, streamTypeOf } from "../registry.js";
import type { ReplyBody } from "../upstream/reply-body.js";
import type { UpstreamAnswer } from "./failover.js";

const JSON_TYPE = /\bjson\b/i;
/** The names of the fields of events. */
const EVENTS_START = /^(?::|da|ev|id|re)/;
const BLANK_START = /^(?:\xef\xbb\xbf)?\s*/;
/** So much of a first line is looked at. A longer one is taken for a body. */
const LONGEST_START = 256 * 1024;
/** A byte order mark may be cut too. */
const MARK_BEGUN = /^\xef\xbb?$/;

/** What a body is, by its start without blanks. Undefined where the start is too short to tell. */
type Decide = (start: Buffer) => boolean | undefined;

export async function isWholeAnswer({ reply, target: { dialect } }: UpstreamAnswer): Promise<boolean> {
  // Whatever its answer is called, there is nothing that could read events of it.
  if (dialect.openReader === undefined) return true;
  const { contentType, body } = reply;
  if (!JSON_TYPE.test(contentType) || mediaTypeOf(contentType) === mediaTypeOf(streamTypeOf(dialect.framing)))
    return false;
  // A body that breaks off is found out by its reader.
  const isStream = startsWith(body, dialect.framing?.framing === "ndjson" ? isLine : isEvent);
  return !(await isStream.catch(() => false));
}

/** Reads on until the start tells. */
async function startsWith(body: ReplyBody, decide: Decide): Promise<boolean> {
  let start = await body.peek();
  while (start !== undefined) {
    const text = start.toString("latin1");
    const { length } = BLANK_START.exec(text)?.[0] ?? "";
    const decided = MARK_BEGUN.test(text) ? undefined : decide(start.subarray(length));
    if (decided !== undefined) return decided;
    start = start.length > LONGEST_START ? undefined : await body.peekMore();
  }
  return false;
}

function isEvent(start: Buffer): boolean | undefined {
  const text = start.toString("latin1", 0, 2);
  return text.length < 2 && /^[:deir]?$/.test(text) && text !== ":" ? undefined : EVENTS_START.test(text);
}

/** Whether a whole object is on the first line. A body of one line is a stream of one event too. */
function isLine(start: Buffer): boolean | undefined {
  const end = start.indexOf("\n");
  if (end === -1) return undefined;
  try {
    return typeof parseExact(start.toString("utf8", 0, end)) === "object";
  } catch {
    return false;
  }
}
