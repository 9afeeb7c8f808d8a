/** Rows of the tables of answers that the property does not reach, or does not decide, each with its reason. */
import type { TableRow } from "../../../codegen/tables/table-row.js";
import type { Pair } from "../../../src/registry.js";

type Ends = Pick<Pair, "from" | "to">;

interface Exception {
  /** Upstream, client, and the place with its concept. */
  readonly row: RegExp;
  readonly why: string;
}

const STATE = "state reaches clients by a pass that needs the part after it, or its vendor";
const OPEN = "why it is not reached is not known yet";

const unreached: readonly Exception[] = [
  { row: /^bedrock-converse .*content\[cache_point\]/, why: OPEN },
  { row: /^bedrock-converse .*content\[guarded\]/, why: OPEN },
  { row: /^bedrock-converse .*content\[(?:search_result|document_of_blocks)\]/, why: OPEN },
  { row: /^messages .*content\[(?:document_of_blocks|search_result)\]/, why: OPEN },
  { row: /^(?:bedrock-converse|messages) .*content\[redacted\]: reasoning$/, why: STATE },
  { row: /^cohere-chat .* message\.content\[found\]\.content_index/, why: OPEN },
  { row: /^generate-content .*parts\[bare_state\]\.text/, why: OPEN },
  { row: /^generate-content .*parts\[(?:lone_state|bare_state)\]: reasoning$/, why: STATE },
  { row: /^generate-content .*parts\[(?:linked|inline)\]\.thoughtSignature: media\.signature$/, why: OPEN },
  { row: /^generate-content .*parts\[call\]\.thoughtSignature: call\.signature$/, why: STATE },
  { row: /^generate-content .*parts\[linked\]\.fileData\.mimeType/, why: OPEN },
  { row: /^generate-content .* candidates\[0\]\.citationMetadata: text\.citations$/, why: OPEN },
  { row: /^interactions .* steps\[call\]\.signature: call\.signature$/, why: STATE },
  { row: /^responses .* output\[search_call\](?:\.arguments|\.call_id)?:/, why: OPEN },
  { row: /^responses .* output\[\]\.content\[output\]\.logprobs/, why: OPEN },
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
