/** Rows of the tables of answers that the property does not reach, or does not decide, each with its reason. */
import type { TableRow } from "../../../codegen/tables/table-row.js";
import type { Pair } from "../../../src/registry.js";

type Ends = Pick<Pair, "from" | "to">;

interface Exception {
  /** Upstream, client, and the place with its concept. */
  readonly row: RegExp;
  readonly why: string;
}

const CLIENTS = "only clients send such parts: no schema of answers leads to them";
const TELLS_NOTHING = "it tells nothing of the answer, and no schema of answers has it at this place";
const TASKS = "tasks are held by video-answers.test.ts: answers by a schema are seldom a task that is done";
const EARLIER = "words beside a summary: the transform reads those of an item whose summary is empty";
const STATE = "state reaches clients by a pass that needs the part after it, or its vendor";
const OPEN = "why it disagrees is not known yet";

const unreached: readonly Exception[] = [
  { row: /: usage\.(?:cached_input|input|total)$/, why: "answers that have it have a count before it too" },
  { row: /: \(gateway\)$/, why: TELLS_NOTHING },
  { row: /^responses .* output\[(?:search_call|assistant)\]/, why: CLIENTS },
  { row: /^chat .* choices\[0\]\.message(?:\.name|\.content\[image_address\])/, why: CLIENTS },
  { row: /^cohere-chat .* message\.content\[found\]/, why: CLIENTS },
  {
    row: /^interactions .* steps(?:\[assistant\]\.error|\[\]\.content\[(?:words_in_parts|untyped_text)\])/,
    why: CLIENTS,
  },
  { row: /^interactions .* steps\[\]\.content\[(?:media|linked)\]\.(?:type|mime_type)/, why: CLIENTS },
  {
    row: /^(?:video-)?interactions .* steps\[\*\]\.error\./,
    why: "the place is any of the steps, of which tables name no form",
  },
  { row: /^bedrock-converse .*content\[(?:guarded|cache_point|search_result|document_of_blocks)\]/, why: CLIENTS },
  { row: /^messages .*content\[(?:document_of_blocks|search_result)\]/, why: CLIENTS },
  { row: /^generate-content .*parts\[linked\]\.(?:mediaResolution|fileData\.mimeType)/, why: CLIENTS },
  {
    row: /^video-\S+ \S+ .*: (?:videos|state|fault|fault_code|words|reasons|explanation|created|updated|seconds)\b/,
    why: TASKS,
  },
  {
    row: /^responses .* error\.message: explanation$/,
    why: "answers with an error failed: seldom was output withheld",
  },
  { row: /^responses .* output\[thought\]\.content: reasoning\.text$/, why: EARLIER },
  { row: /^generate-content .*parts\[(?:lone_state|bare_state)\]/, why: STATE },
  { row: /^(?:bedrock-converse|messages) .*content\[redacted\]: reasoning$/, why: STATE },
  { row: /^interactions .* steps\[call\]\.signature: call\.signature$/, why: STATE },
  { row: /^generate-content .*parts\[(?:linked|inline)\]\.thoughtSignature: media\.signature$/, why: OPEN },
  { row: /^(?:bedrock-converse|messages) .*: text\.citations\.quote$/, why: OPEN },
  { row: /^generate-content .*parts\[call\]\.thoughtSignature: call\.signature$/, why: STATE },
  { row: /^generate-content .* candidates\[0\]\.citationMetadata: text\.citations$/, why: OPEN },
];

/** Places of which the row does not tell what becomes of each value. */
const undecided: readonly Exception[] = [
  { row: /^generate-content .*parts\[(?:linked|inline|lone_state|bare_state)\]\.thoughtSignature$/, why: OPEN },
  { row: / (?:created|created_at|error\.status)$/, why: OPEN },
  { row: /^interactions .* steps\[thought\]\.signature$/, why: STATE },
  { row: /^(?:bedrock-converse|messages) .*citations\[\]\.(?:sourceContent|cited_text)$/, why: OPEN },
];

/** Those that something did not reach or decide. */
const needed = new Set<Exception>();

export function isUnreachedAnswer({ from, to }: Ends, row: TableRow): boolean {
  return isAmong(unreached, `${to} ${from} ${row.from}: ${row.concept}`);
}

export function isUndecidedAnswer({ from, to }: Ends, place: string): boolean {
  return isAmong(undecided, `${to} ${from} ${place}`);
}

function isAmong(exceptions: readonly Exception[], row: string): boolean {
  const own = exceptions.filter((exception) => exception.row.test(row));
  for (const exception of own) needed.add(exception);
  return own.length > 0;
}

/** Exceptions that nothing needs any more: they are to be deleted. */
export function idleExceptions(): string[] {
  return [...unreached, ...undecided].filter((exception) => !needed.has(exception)).map(({ row }) => String(row));
}
