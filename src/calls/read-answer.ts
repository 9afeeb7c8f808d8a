/** Reads an upstream's answer in one body. */
import { parseExact, type AnyDialect, type Counts, type Loss, TooManyPlacesError, type Wire } from "../registry.js";
import type { Target } from "../upstream/target.js";
import type { Attachments } from "../bodies/attachments.js";
import { readReplyBytes } from "../upstream/read-reply.js";
import { UpstreamError } from "../upstream/upstream-error.js";
import { explainRefusal, explainUpstreamError } from "./upstream-error.js";
import type { Call } from "./context.js";
import { andThen, type MaybePromise } from "../errors/maybe-promise.js";
import type { MemoryLease } from "../bodies/memory-budget.js";
import { ClientGoneError } from "../errors/gateway-error.js";
import type { UpstreamAnswer } from "./failover.js";
import { extractBase64 } from "../bodies/extract-base64.js";
import { TIMES_HELD } from "../bodies/body.js";
import { parseShallow } from "../bodies/parse-shallow.js";

/** An answer in any vocabulary. */
export type Response = ReturnType<AnyDialect["readResponse"]>;

export interface Answer {
  readonly text: string;
  /** The bytes of the placeholders in the text. */
  readonly attachments: Attachments | undefined;
  /** For an answer that passes through, without its bulk. */
  readonly json: Wire;
}

const NOTHING: ReadonlySet<string> = new Set();
/** Answers may contain several images. */
export const LONGEST_ANSWER = 100 * 1024 * 1024;

/** The body of an answer, held once. An error in the form of an answer is thrown as an error. */
export function readAnswer(
  sent: UpstreamAnswer,
  call: Pick<Call, "signal" | "observer">,
  lease: MemoryLease,
): MaybePromise<Answer> {
  // Text answers may contain media too. Where they are converted, the media must be parsed.
  const isAbridged = !sent.isConverted || sent.target.dialect.places.images !== undefined;
  const extracting = andThen(
    readBytes(sent, call, (more) => lease.hold(more)),
    (bytes) => (isAbridged ? extractBase64(bytes) : { text: bytes.toString("utf8"), attachments: undefined }),
  );
  return andThen(extracting, ({ text, attachments }) => ({
    text,
    json: parseAnswer(text, sent, call, sent.isConverted ? NOTHING : sent.target.dialect.places.bulkMembers),
    attachments,
  }));
}

/** The whole answer with its bulk, to be converted even between equal dialects. Images are held once. */
export async function readWholeAnswer(
  sent: UpstreamAnswer,
  call: Pick<Call, "signal" | "observer">,
  lease: MemoryLease,
  attachments: Attachments,
): Promise<Pick<Answer, "json">> {
  const isAbridged = sent.target.dialect.places.images !== undefined;
  const bytes = await readBytes(sent, call, (more) => lease.hold((isAbridged ? 1 : TIMES_HELD) * more));
  const { text } = isAbridged ? await extractBase64(bytes, attachments) : { text: bytes.toString("utf8") };
  return { json: parseAnswer(text, sent, call, NOTHING) };
}

/** Parses an answer again with its bulk, because it cannot pass through unchanged. */
export function readAgain({ text, attachments }: Answer): Answer {
  const whole = attachments === undefined ? text : Buffer.concat([...attachments.fill(text).pieces()]).toString("utf8");
  return { text: whole, attachments: undefined, json: parseObject(whole, NOTHING) };
}

function readBytes(
  { reply, target, wanted = Infinity }: UpstreamAnswer,
  { signal }: Pick<Call, "signal">,
  hold: (bytes: number) => Promise<void> | undefined,
): MaybePromise<Buffer> {
  const fail = (error: unknown): never => {
    if (signal.aborted) throw new ClientGoneError("The client hung up while waiting.");
    throw error instanceof UpstreamError ? explainUpstreamError(error) : error;
  };
  const { bytesOfResult = Infinity } = target.dialect.modality;
  try {
    // One more for what is beside the results.
    const reading = readReplyBytes(reply, Math.min(LONGEST_ANSWER, (wanted + 1) * bytesOfResult), hold);
    return reading instanceof Promise ? reading.catch(fail) : reading;
  } catch (error) {
    return fail(error);
  }
}

function parseAnswer(
  text: string,
  { reply, target, isConverted }: UpstreamAnswer,
  { observer }: Pick<Call, "observer">,
  unseen: ReadonlySet<string>,
): Wire {
  const json = parseObject(text, unseen);
  if (target.dialect.isError(json)) {
    observer.onWhole(usageBeside(json, target));
    const failure = target.dialect.errors.read(reply.status, json, reply.header);
    throw explainRefusal(failure, { target, isConverted, retryAfter: reply.retryAfter });
  }
  return json;
}

/** The answer in its vocabulary. Fails when it is no answer of its dialect. */
export function interpret(
  { json }: Pick<Answer, "json">,
  { target, isConverted, wanted }: UpstreamAnswer,
  { observer }: Pick<Call, "observer">,
  loss: Loss,
): Response {
  const response = understand(json, target, loss);
  const { modality } = target.dialect;
  observer.onWhole(modality.billableOf(response).usage);
  const fault = modality.faultOf(response, wanted);
  if (fault === "empty")
    throw explainUpstreamError(new UpstreamError("unreadable", "The upstream's answer has no content."));
  if (fault !== undefined) throw explainRefusal(fault, { target, isConverted });
  return response;
}

function understand(json: Wire, { dialect }: Target, loss: Loss): Response {
  try {
    return dialect.readResponse(json, loss);
  } catch (cause) {
    throw explainUpstreamError(
      new UpstreamError("unreadable", "The upstream's answer could not be understood.", { cause }),
    );
  }
}

/** A failed upstream may have reported usage. */
function usageBeside(json: Wire, { dialect }: Target): Counts | undefined {
  try {
    return dialect.modality.billableOf(dialect.readResponse(json)).usage;
  } catch {
    return undefined;
  }
}

export function parseObject(text: string, bulkMembers: ReadonlySet<string>): Wire {
  const notJson = (cause?: unknown) =>
    explainUpstreamError(new UpstreamError("unreadable", "The upstream's answer is not a JSON object.", { cause }));
  try {
    const value: unknown = bulkMembers.size === 0 ? parseExact(text) : parseShallow(text, bulkMembers);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Wire;
  } catch (cause) {
    if (cause instanceof TooManyPlacesError) throw explainUpstreamError(tooManyPlaces(cause));
    throw notJson(cause);
  }
  throw notJson();
}

function tooManyPlaces(cause: TooManyPlacesError): UpstreamError {
  return new UpstreamError("too_large", "The upstream's answer has too many members.", { cause });
}
