/** Reads what an upstream answered in one body. */
import { parseExact, type AnyDialect, type Counts, type Wire } from "../registry.js";
import type { Target } from "../upstream/target.js";
import type { Attachments } from "../bodies/attachments.js";
import { readReplyBytes } from "../upstream/read-reply.js";
import { asUpstreamError, UpstreamError } from "../upstream/upstream-error.js";
import { explainRefusal, explainUpstreamError } from "./upstream-error.js";
import type { Call } from "./context.js";
import type { MemoryLease } from "../bodies/memory-budget.js";
import { ClientGoneError, GatewayError } from "../errors/gateway-error.js";
import type { UpstreamAnswer } from "./send.js";
import { extractBase64 } from "../bodies/extract-base64.js";
import { TIMES_HELD } from "../bodies/body.js";
import { parseShallow } from "../bodies/parse-shallow.js";

/** What an answer says, in the words of whichever vocabulary. */
export type Response = ReturnType<AnyDialect["readResponse"]>;

export interface Answer {
  readonly text: string;
  /** What marks in the text stand for. */
  readonly attachments: Attachments | undefined;
  /** Of an answer that passes through, without its bulk. */
  readonly json: Wire;
}

const NOTHING: ReadonlySet<string> = new Set();
/** Events may hold whole images, and answers several. */
export const LONGEST_IMAGE = 64 * 1024 * 1024;
export const LONGEST_ANSWER = 100 * 1024 * 1024;

/** The body of an answer, held once; an error in the form of an answer is thrown as what it is. */
export async function readAnswer(
  sent: UpstreamAnswer,
  call: Pick<Call, "signal" | "callMeter">,
  lease: MemoryLease,
): Promise<Answer> {
  const bytes = await readBytes(sent, call, (more) => lease.hold(more));
  // Words may hold media too; where they are converted, those have to be looked into.
  const isAbridged = !sent.isConverted || sent.target.dialect.places.images !== undefined;
  const { text, attachments } = isAbridged
    ? await extractBase64(bytes)
    : { text: bytes.toString("utf8"), attachments: undefined };
  return {
    text,
    json: parseAnswer(text, sent, call, sent.isConverted ? NOTHING : sent.target.dialect.places.bulkMembers),
    attachments,
  };
}

/** All that an answer says, its bulk too: whoever speaks alike, it is to be told anew. Images are held once. */
export async function readWholeAnswer(
  sent: UpstreamAnswer,
  call: Pick<Call, "signal" | "callMeter">,
  lease: MemoryLease,
  attachments: Attachments,
): Promise<Pick<Answer, "json">> {
  const isAbridged = sent.target.dialect.places.images !== undefined;
  const bytes = await readBytes(sent, call, (more) => lease.hold((isAbridged ? 1 : TIMES_HELD) * more));
  const { text } = isAbridged ? await extractBase64(bytes, attachments) : { text: bytes.toString("utf8") };
  return { json: parseAnswer(text, sent, call, NOTHING) };
}

/** An answer that was skimmed, with its bulk: it turned out that it cannot pass through as it is. */
export function readAgain({ text, attachments }: Answer): Answer {
  const whole = attachments === undefined ? text : Buffer.concat([...attachments.fill(text).pieces()]).toString("utf8");
  return { text: whole, attachments: undefined, json: parseObject(whole, NOTHING) };
}

async function readBytes(
  { reply }: UpstreamAnswer,
  { signal }: Pick<Call, "signal">,
  hold: (bytes: number) => Promise<void> | undefined,
): Promise<Buffer> {
  return readReplyBytes(reply, LONGEST_ANSWER, hold).catch((error: unknown) => {
    if (signal.aborted) throw new ClientGoneError("The client hung up while waiting.");
    throw error instanceof GatewayError ? error : explainUpstreamError(asUpstreamError(error));
  });
}

function parseAnswer(
  text: string,
  { reply, target, isConverted }: UpstreamAnswer,
  { callMeter }: Pick<Call, "callMeter">,
  unseen: ReadonlySet<string>,
): Wire {
  const json = parseObject(text, unseen);
  if (target.dialect.isError(json)) {
    callMeter?.countWhole(usageBeside(json, target));
    const failure = target.dialect.errors.read(reply.status, json);
    throw explainRefusal(failure, { target, isConverted, retryAfter: reply.retryAfter });
  }
  return json;
}

/** What an answer says, as its upstream told it; fails when it is not what its dialect calls an answer. */
export function interpret(
  { json }: Pick<Answer, "json">,
  { target, isConverted, wanted }: UpstreamAnswer,
  { callMeter }: Pick<Call, "callMeter">,
): Response {
  const response = understand(json, target);
  const { modality } = target.dialect;
  callMeter?.countWhole(modality.billableOf(response).usage);
  const fault = modality.faultOf(response, wanted);
  if (fault === "empty")
    throw explainUpstreamError(new UpstreamError("unreadable", "The upstream's answer says nothing."));
  if (fault !== undefined) throw explainRefusal(fault, { target, isConverted });
  return response;
}

function understand(json: Wire, { dialect }: Target): Response {
  try {
    return dialect.readResponse(json);
  } catch (cause) {
    throw explainUpstreamError(
      new UpstreamError("unreadable", "The upstream's answer could not be understood.", { cause }),
    );
  }
}

/** An upstream that failed may have counted all the same. */
function usageBeside(json: Wire, { dialect }: Target): Counts | undefined {
  try {
    return dialect.modality.billableOf(dialect.readResponse(json)).usage;
  } catch {
    return undefined;
  }
}

function parseObject(text: string, bulkMembers: ReadonlySet<string>): Wire {
  const notJson = (cause?: unknown) =>
    explainUpstreamError(new UpstreamError("unreadable", "The upstream's answer is not a JSON object.", { cause }));
  try {
    const value: unknown = bulkMembers.size === 0 ? parseExact(text) : parseShallow(text, bulkMembers);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Wire;
  } catch (cause) {
    throw notJson(cause);
  }
  throw notJson();
}
